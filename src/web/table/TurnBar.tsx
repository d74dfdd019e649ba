// One sentence in a fixed place, at most one main button under it, and undo.

import { memo, type ReactNode, useState } from 'react';
import { storyOf } from '../../table/series.ts';
import { playAgain } from '../lib/open-table.ts';
import { usePrefs } from '../lib/prefs.ts';
import { complain } from '../lib/refusal.ts';
import { go } from '../lib/router.ts';
import { useWords } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { useAtTable, useGameLang } from './context.ts';
import { mayAsk } from './may-ask.ts';
import { isSealed, sentenceOf } from './sentence.ts';
import { HINT_BUTTON } from './use-hint.ts';
import { confirmsItself, isMyTurn } from './use-turn.ts';

interface TurnBarProps {
  readonly openList: () => void;
  readonly isHinting: boolean;
  readonly toggleHint: () => void;
}

export const TurnBar = memo(function TurnBar({ openList, isHinting, toggleHint }: TurnBarProps) {
  const at = useAtTable();
  const words = useWords();
  const lang = useGameLang();
  const { confirm } = usePrefs();
  const { seen, act } = at;
  const { table, hint } = words;
  const isMine = isMyTurn(seen) && !confirmsItself(seen, confirm);
  return (
    <section className={isMine ? 'w-turn is-mine' : 'w-turn'} aria-label={table.actions}>
      <p className="w-sentence" lang={seen.decision === null ? undefined : lang}>
        {sentenceOf(at, words)}
      </p>
      <div className="w-turn-buttons">
        {seen.decision !== null && (
          <button type="button" className="w-quiet" onClick={openList} aria-keyshortcuts="L" title={table.options}>
            <Icon name="list" />
            {table.optionsShort}
          </button>
        )}
        {mayAsk(seen) && (
          <button
            id={HINT_BUTTON}
            type="button"
            className="w-quiet"
            aria-expanded={isHinting}
            aria-keyshortcuts="H"
            onClick={toggleHint}
            title={hint.ask}
          >
            <Icon name="lamp" />
            {hint.short}
          </button>
        )}
        {seen.canUndo && (
          <button type="button" className="w-second" aria-keyshortcuts="Z" onClick={() => act({ do: 'undo' })}>
            <Icon name="undo" />
            {isSealed(seen) ? table.change : table.undo}
          </button>
        )}
        <MainButton isMine={isMine} />
      </div>
    </section>
  );
});

function MainButton({ isMine }: { readonly isMine: boolean }): ReactNode {
  const { seen, act } = useAtTable();
  const { table, menu } = useWords();
  if (seen.phase === 'finished' || seen.phase === 'abandoned') return <Rematch />;
  if (seen.you !== null && seen.chairs[seen.you].out)
    return (
      <button type="button" className="w-main" onClick={() => act({ do: 'comeBack' })}>
        {menu.comeBack}
      </button>
    );
  if (!seen.mustConfirm || !isMine) return null;
  return (
    <button type="button" className="w-main" aria-keyshortcuts="Enter" onClick={() => act({ do: 'confirm' })}>
      <Icon name="check" />
      {table.confirm}
    </button>
  );
}

function Rematch(): ReactNode {
  const { id, pkg, seen, names, link } = useAtTable();
  const { end } = useWords();
  const story = seen.phase === 'finished' ? storyOf(pkg, seen) : null;
  const again = story === null ? end.rematch : story.next === null ? end.storyAgain : end.nextChapter;
  const [isBusy, setBusy] = useState(false);
  if (seen.you === null && link.local === undefined) return null;
  const play = (): void => {
    setBusy(true);
    const { local } = link;
    (local === undefined ? playAgain(id, names[seen.you!]) : local.again().then((path) => go(path))).catch((error) => {
      setBusy(false);
      complain(error);
    });
  };
  return (
    <button type="button" className="w-main" disabled={isBusy} onClick={play}>
      {seen.next === null || story !== null ? again : end.rematchGo}
    </button>
  );
}
