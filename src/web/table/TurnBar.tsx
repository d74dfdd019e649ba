// One sentence in a fixed place, at most one main button under it, and undo.

import { type CSSProperties, memo, type ReactNode, useState } from 'react';
import type { Counting } from '../../parts/count.ts';
import { HOLD } from '../../table/hold.ts';
import { storyOf } from '../../table/series.ts';
import { later } from '../lib/later.tsx';
import { playAgain } from '../lib/open-table.ts';
import { complain } from '../lib/refusal.ts';
import { go, Link } from '../lib/router.ts';
import { useWords } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { useAtTable, useGameLang } from './context.ts';
import { isAwaiting } from './has-requests.ts';
import { mayAsk } from './may-ask.ts';
import { isSealed, sentenceOf } from './sentence.ts';
import { Told } from './Told.tsx';
import { HINT_BUTTON } from './use-hint.ts';
import { isMyTurn } from './use-turn.ts';

const Nudging = later(async () => (await import('../slow/Nudging.tsx')).Nudging);

interface TurnBarProps {
  readonly openList: () => void;
  readonly openLog: () => void;
  readonly isHinting: boolean;
  readonly toggleHint: () => void;
}

export const TurnBar = memo(function TurnBar({ openList, openLog, isHinting, toggleHint }: TurnBarProps) {
  const at = useAtTable();
  const words = useWords();
  const lang = useGameLang();
  const { seen, act } = at;
  const { table, hint, menu } = words;
  return (
    <section className={isMyTurn(seen) ? 'w-turn is-mine' : 'w-turn'} aria-label={table.actions}>
      <p className="w-sentence" lang={seen.decision === null ? undefined : lang}>
        {sentenceOf(at, words)}
      </p>
      <Told openLog={openLog} />
      <div className="w-turn-buttons">
        <div className="w-turn-quiet">
          <Skip />
          {isAwaiting(seen) && at.link.local === undefined && <Nudging />}
          {seen.decision !== null && (
            <button type="button" className="w-quiet" onClick={openList} aria-keyshortcuts="L" title={table.options}>
              <Icon name="list" />
              <span>{table.optionsShort}</span>
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
              <span>{hint.short}</span>
            </button>
          )}
          {seen.canUndo && (
            <button type="button" className="w-second" aria-keyshortcuts="Z" onClick={() => act({ do: 'undo' })}>
              <Icon name="undo" />
              <span>{isSealed(seen) ? table.change : table.undo}</span>
            </button>
          )}
          {!seen.canUndo && seen.ownBack !== undefined && (
            <button
              type="button"
              className="w-quiet"
              aria-keyshortcuts="Z"
              title={menu.goBackAbout}
              onClick={() => act({ do: 'askBack', to: seen.ownBack! })}
            >
              <Icon name="undo" />
              <span>{menu.goBack}</span>
            </button>
          )}
        </div>
        <MainButton />
      </div>
    </section>
  );
});

/** Whatever the others do until it is my turn is shown at once. */
function Skip(): ReactNode {
  const { skip } = useAtTable();
  const { table } = useWords();
  if (skip === undefined) return null;
  return (
    <button type="button" className="w-quiet" aria-keyshortcuts="S" onClick={skip} title={table.skip}>
      <Icon name="skip" />
      <span>{table.skip}</span>
    </button>
  );
}

function MainButton(): ReactNode {
  const { seen, act, counting } = useAtTable();
  const { table, menu } = useWords();
  if (counting?.isRunning === true) return <CountOn counting={counting} />;
  if (seen.phase === 'finished' || seen.phase === 'abandoned')
    return seen.round === undefined ? <Rematch /> : <ToEvening evening={seen.round.evening} />;
  if (seen.you !== null && seen.chairs[seen.you].out)
    return (
      <button type="button" className="w-main" onClick={() => act({ do: 'comeBack' })}>
        {menu.comeBack}
      </button>
    );
  if (!seen.mustConfirm) return null;
  return (
    <button
      type="button"
      className={seen.heldUntil === undefined ? 'w-main' : 'w-main is-held'}
      style={{ '--hold': `${HOLD}ms` } as CSSProperties}
      aria-keyshortcuts="Enter"
      onClick={() => act({ do: 'confirm' })}
    >
      <Icon name="check" />
      {table.goOn}
    </button>
  );
}

/** The evening says what comes next. */
function ToEvening({ evening }: { readonly evening: string }): ReactNode {
  const { end } = useWords();
  return (
    <Link to={`/evening/${evening}`} className="w-main">
      {end.toEvening}
    </Link>
  );
}

/** The next page of the count, where it does not turn by itself; and the way to the result. */
function CountOn({ counting: { next, skip } }: { readonly counting: Counting }): ReactNode {
  const { end } = useWords();
  return (
    <>
      <button type="button" className={next === null ? 'w-main' : 'w-second'} onClick={skip}>
        {end.countSkip}
      </button>
      {next !== null && (
        <button type="button" className="w-main" onClick={next}>
          {end.countNext}
        </button>
      )}
    </>
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
