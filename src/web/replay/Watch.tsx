// The replay itself: the board in the middle, players beside it, papers on the right, the controls below.
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { playsBy } from '../../kernel/settings.ts';
import type { Viewer } from '../../kernel/types.ts';
import { hasSheetsIn, tableClass, useFrame } from '../lib/hooks.ts';
import { whenIdle } from '../lib/later.tsx';
import { Link } from '../lib/router.ts';
import { useWords } from '../lib/words.ts';
import { BoardPlace } from '../table/BoardPlace.tsx';
import { TableContext, useAtTable } from '../table/context.ts';
import { LightContext, useLight } from '../table/light.ts';
import { Players, ScoreStrip } from '../table/Players.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Mark, TopButtons, useTitle } from '../ui/Page.tsx';
import { Controls, Eyes } from './Controls.tsx';
import type { Replay } from './model.ts';
import { fetchPapers, ReplayPapers, type Tab, tabsFor, usePaper } from './Papers.tsx';
import { useReplayKeys } from './use-keys.ts';
import { useSeenAt } from './use-seen.ts';
import { useWatching, type Watching } from './use-watching.ts';

const Marks = lazy(async () => ({ default: (await import('../table/Marks.tsx')).Marks }));

interface WatchProps {
  /** null: not a table on the server, so there is no link to it. */
  readonly id: string | null;
  readonly model: Replay;
  readonly me: Viewer;
  /** Back to the place where records are dropped. */
  readonly another: (() => void) | null;
}

export function Watch({ id, model, me, another }: WatchProps) {
  const watching = useWatching(model, me);
  const at = useSeenAt(id ?? '', watching);
  const { lit: pointed, light } = useLight();
  const { compared } = watching;
  const lit = useMemo(() => [...pointed, ...compared.flatMap(({ of }) => of)], [pointed, compared]);
  const frame = useFrame();
  const isPhone = hasSheetsIn(frame);
  const [tab, setTab] = useState<Tab>(() => (location.hash.includes('show=review') ? 'review' : 'turns'));
  const [sheet, setSheet] = useState<Tab | 'players' | null>(() =>
    isPhone && location.hash.includes('show=review') ? 'review' : null,
  );
  useReplayKeys(watching);
  useEffect(() => whenIdle(fetchPapers), []);
  const { table } = useWords();
  const { title } = useWords('replay');
  useTitle(`${title}: ${at.texts.title}`);
  const shown = tabsFor(watching).includes(tab) ? tab : 'turns';
  const layOpen = (isOpen: boolean): void => {
    watching.layOpen(isOpen);
    setTab(isOpen ? 'open' : 'turns');
    if (isPhone && isOpen) setSheet('open');
  };
  return (
    <TableContext value={at}>
      <LightContext value={light}>
        <div className={tableClass(frame, 'rp', !isPhone && 'has-side')}>
          <Head isPhone={isPhone} another={another} openPlayers={() => setSheet('players')}>
            <Eyes watching={watching} layOpen={layOpen} />
          </Head>
          {!isPhone && <Players />}
          <main className="w-board" aria-label={table.board}>
            <BoardPlace lit={lit} isStepped />
            <Suspense>{compared.length > 0 && <Marks marks={compared} isCompared />}</Suspense>
          </main>
          <div className="w-edge">
            <Controls watching={watching} layOpen={layOpen} isPhone={isPhone} />
            {isPhone && <Bar watching={watching} open={setSheet} />}
          </div>
          {!isPhone && <ReplayPapers watching={watching} id={id} tab={shown} setTab={setTab} />}
          {sheet !== null && <Sheet watching={watching} id={id} what={sheet} onClose={() => setSheet(null)} />}
        </div>
      </LightContext>
    </TableContext>
  );
}

interface HeadProps {
  readonly isPhone: boolean;
  readonly another: (() => void) | null;
  readonly openPlayers: () => void;
  readonly children: ReactNode;
}
export function Head({ isPhone, another, openPlayers, children }: HeadProps) {
  const { texts, pkg, seen } = useAtTable();
  const { nav } = useWords();
  const { title, drop, other } = useWords('replay');
  return (
    <header className="w-table-head">
      <Link to="/" className="w-wordmark" label={nav.home}>
        <Mark size={26} />
      </Link>
      <h1 className={isPhone ? 'w-hidden' : ''}>{texts.title}</h1>
      {isPhone ? (
        <ScoreStrip onPress={openPlayers} />
      ) : (
        <span className="w-tag">
          <Icon name="eye" size={16} />
          {title}
        </span>
      )}
      {!isPhone && children}
      {!isPhone && !playsBy(pkg.game, seen.rules) && <span className="w-tag">{other}</span>}
      <div className="w-table-head-buttons">
        {another !== null && (
          <button type="button" className="w-quiet" onClick={another} aria-label={drop.another}>
            <Icon name="undo" />
            {!isPhone && drop.another}
          </button>
        )}
        {!isPhone && <TopButtons />}
      </div>
    </header>
  );
}

const ICONS = { turns: 'log', here: 'list', open: 'eye', review: 'lamp', more: 'menu' } as const;

/** On a phone the papers are sheets. */
function Bar({ watching, open }: { readonly watching: Watching; readonly open: (tab: Tab) => void }) {
  const { tabs } = useWords('replay');
  const shown = tabsFor(watching);
  return (
    <nav className="w-tabbar rp-tabbar" style={{ '--n': shown.length }}>
      {shown.map((tab) => (
        <button key={tab} type="button" onClick={() => open(tab)}>
          <Icon name={ICONS[tab]} />
          {tabs[tab]}
        </button>
      ))}
    </nav>
  );
}

interface SheetProps {
  readonly watching: Watching;
  readonly id: string | null;
  readonly what: Tab | 'players';
  readonly onClose: () => void;
}
function Sheet({ watching, id, what, onClose }: SheetProps) {
  const { table } = useWords();
  const { tabs } = useWords('replay');
  const paper = usePaper(watching, id, onClose);
  return (
    <Dialog title={what === 'players' ? table.players : tabs[what]} kind="sheet" onClose={onClose}>
      {what === 'players' ? <Players inSheet /> : paper(what)}
    </Dialog>
  );
}
