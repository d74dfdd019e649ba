// The page of an edition of one's own.
import { useState } from 'react';
import { isGameId } from '../../games/index.ts';
import { isPrintable } from '../../text/edition/read.ts';
import { Blank, LostPage } from '../App.tsx';
import { useAbout } from '../lib/about-game.ts';
import { useLoaded } from '../lib/hooks.ts';
import { openGame } from '../lib/open-game.ts';
import { usePrefs } from '../lib/prefs.ts';
import { Link } from '../lib/router.ts';
import { useWords } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { Page } from '../ui/Page.tsx';
import { CompareDialog } from './CompareDialog.tsx';
import type { Editing } from './context.ts';
import { Editor } from './Editor.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { KeepDialog } from './KeepDialog.tsx';
import { openOwn } from './own.ts';
import { PasteDialog } from './PasteDialog.tsx';
import { loadShower, type Shower } from './pictures.ts';
import type { OwnEdition } from './store.ts';
import { TryDialog } from './TryDialog.tsx';
import { useDraft } from './use-draft.ts';

export function EditorPage({ id, hash }: { readonly id: string; readonly hash: string }) {
  const { language } = usePrefs();
  const own = useLoaded(async () => ({ found: await openOwn(id) }), [id]);
  const game = own?.found?.edition.game ?? '';
  const shower = useLoaded(
    async () => (isGameId(game) ? { of: await loadShower(await openGame(game), language) } : null),
    [game, language],
  );
  if (own !== null && own.found === null) return <LostPage />;
  if (own === null || shower === null) return <Blank />;
  return <Opened key={id} own={own.found!} shower={shower.of} hash={hash} />;
}

interface OpenedProps {
  readonly own: OwnEdition;
  readonly shower: Shower;
  readonly hash: string;
}

function Opened({ own, shower, hash }: OpenedProps) {
  const draft = useDraft(own);
  const { lang } = useWords();
  return (
    <Page title={draft.edition.name} lang={lang.editions}>
      <Editor draft={draft} shower={shower} hash={hash}>
        {(editing) => <Head editing={editing} />}
      </Editor>
    </Page>
  );
}

const DIALOGS = {
  try: TryDialog,
  paste: PasteDialog,
  compare: CompareDialog,
  export: ExportDialog,
  keep: KeepDialog,
} as const;
type DialogName = keyof typeof DIALOGS;

function Head({ editing }: { readonly editing: Editing }) {
  const words = useWords('editions');
  const { draft, shower, go } = editing;
  const about = useAbout(shower.pkg.game.id as Parameters<typeof useAbout>[0]);
  const [open, setOpen] = useState<DialogName | null>(null);
  const Dialog = open === null ? null : DIALOGS[open];
  const back = (step: 'undo' | 'redo'): void => {
    const place = draft[step]();
    if (place !== null) go(place, 'none');
  };
  return (
    <header className="w-ed-head">
      <div className="w-ed-title">
        <p>
          <Link to="/editions">{words.title}</Link> · {about.title}
        </p>
        <NameOf editing={editing} />
        <p className="w-about" role="status">
          {draft.isKept ? (draft.own.kept === undefined ? words.keptHere : words.keptBoth) : words.keeping}
        </p>
      </div>
      <div className="w-ed-tools">
        <button
          type="button"
          className="w-quiet w-square"
          aria-label={words.undo}
          disabled={!draft.canUndo}
          onClick={() => back('undo')}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          className="w-quiet w-square w-ed-redo"
          aria-label={words.redo}
          disabled={!draft.canRedo}
          onClick={() => back('redo')}
        >
          <Icon name="undo" />
        </button>
        {(['paste', 'compare', 'export', 'keep'] as const).map((name) => (
          <button key={name} type="button" className="w-quiet" onClick={() => setOpen(name)}>
            {words.tools[name]}
          </button>
        ))}
        <button type="button" className="w-main" onClick={() => setOpen('try')}>
          <Icon name="play" size={18} />
          {words.tools.try}
        </button>
      </div>
      {Dialog !== null && <Dialog onClose={() => setOpen(null)} />}
    </header>
  );
}

/** The name of the edition, changed where it stands. */
function NameOf({ editing: { draft, at } }: { readonly editing: Editing }) {
  const words = useWords('editions');
  const [typed, setTyped] = useState<string | null>(null);
  const isBad = typed !== null && !isPrintable(typed);
  const take = (): void => {
    if (typed !== null && !isBad && typed.trim() !== draft.edition.name)
      draft.set((edition) => ({ ...edition, name: typed.trim() }), at);
    if (!isBad) setTyped(null);
  };
  return (
    <h1>
      <input
        className="w-ed-name"
        aria-label={words.editionName}
        aria-invalid={isBad}
        value={typed ?? draft.edition.name}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      {isBad && (
        <span className="w-ed-why" role="alert">
          {words.problems.badName(() => '60')}
        </span>
      )}
    </h1>
  );
}
