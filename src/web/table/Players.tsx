import { lazy, memo, Suspense } from 'react';
import type { ScoreLine, Seat } from '../../kernel/types.ts';
import { PlayerPanel } from '../../parts/PlayerPanel.tsx';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import type { Seen } from '../../table/types.ts';
import { Portrait } from '../faces/Portrait.tsx';
import { RuleLink } from '../lib/rule-link.tsx';
import { useWords } from '../lib/words.ts';
import { PresenceDot } from '../seal/PresenceDot.tsx';
import { Seal } from '../seal/Seal.tsx';
import { SeatThings } from './BoardPlace.tsx';
import { useAtTable, useGameLang } from './context.ts';
import { type SeatStanding, useStandings } from './use-scores.ts';

const SeatClock = lazy(async () => ({ default: (await import('../slow/SeatClock.tsx')).SeatClock }));

/** More than these get a line each: the board shows the rest. */
const FEW = 4;

export const Players = memo(function Players({ inSheet = false }: { readonly inSheet?: boolean }) {
  const { seen } = useAtTable();
  const { table } = useWords();
  const standings = useStandings();
  const many = seen.chairs.length > FEW ? ' is-many' : '';
  return (
    <section className={`w-players${inSheet ? ' is-sheet' : many}`} aria-label={table.players}>
      <ul>
        {seen.chairs.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <Player key={seat} seat={seat} standing={standings[seat]} isShort={!inSheet && many !== ''} />
        ))}
      </ul>
    </section>
  );
});

/** For a phone: everybody's sign and points in one line. */
export function ScoreStrip({ onPress }: { readonly onPress: () => void }) {
  const { seen, names, presence } = useAtTable();
  const { table } = useWords();
  const standings = useStandings();
  return (
    <button type="button" className={seen.chairs.length > FEW ? 'w-strip is-many' : 'w-strip'} onClick={onPress}>
      <span className="w-hidden">{table.players}</span>
      {standings.map(({ points }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <span key={seat} className={seen.waitsFor.includes(seat) ? 'is-next' : ''}>
          <PlayerSign seat={seat} label={names[seat]} size={26} />
          {seat !== seen.you && <PresenceDot of={presence?.[seat]} isSmall />}
          <b data-total={seat}>{points}</b>
        </span>
      ))}
    </button>
  );
}

interface PlayerProps {
  readonly seat: Seat;
  readonly standing: SeatStanding | undefined;
  /** A line has room for a word. */
  readonly isShort: boolean;
}
function Player({ seat, standing, isShort }: PlayerProps) {
  const { seen, names, presence } = useAtTable();
  const { table, bots, house } = useWords();
  const chair = seen.chairs[seat];
  const isNext = seen.waitsFor.includes(seat);
  const isWinner = seen.result?.winners.includes(seat) ?? false;
  const notes = [
    seat === seen.you && !(isShort && isNext) && table.you,
    chair.kind === 'bot' && chair.bot !== null && (isShort ? house.bot : `${house.bot}, ${bots[chair.bot].name}`),
    chair.out && seen.phase === 'playing' && table.out,
    chair.kind === 'open' && table.gone,
    isNext && table.toMove,
    isWinner && table.winner,
  ].filter((note) => note !== false);
  const isFull = seen.help === 'full' && seen.phase === 'playing';
  const { points, asIf, lines } = standing ?? { points: 0, asIf: 0, lines: [] };
  return (
    <li>
      <PlayerPanel
        seat={seat}
        name={names[seat]}
        score={points}
        scoreLabel={table.score}
        isActive={isNext || isWinner}
        notes={notes}
        {...portraitOf(seen, seat, isShort)}
        seal={!isShort && <Seal name={chair.seal} size={30} />}
        presence={seat === seen.you ? undefined : <PresenceDot of={presence?.[seat]} />}
        {...(isFull && { projected: { score: asIf, label: table.pendingLines } })}
      >
        {seen.phase === 'playing' && seen.clocks[seat] && (
          <Suspense>
            <SeatClock seat={seat} />
          </Suspense>
        )}
        <SeatThings seat={seat} />
        {seen.phase === 'playing' && <Reasons lines={lines} isFull={isFull} />}
      </PlayerPanel>
    </li>
  );
}

/** A line has no room for it. */
const portraitOf = ({ game, chairs }: Seen, seat: Seat, isShort: boolean) =>
  isShort || chairs[seat].character === undefined
    ? {}
    : { portrait: <Portrait game={game} character={chairs[seat].character} size={44} /> };

function Reasons({ lines, isFull }: { readonly lines: readonly ScoreLine[]; readonly isFull: boolean }) {
  const { table } = useWords();
  const earned = lines.filter(({ pending }) => pending !== true);
  const pending = isFull ? lines.filter((line) => line.pending === true) : [];
  if (earned.length + pending.length === 0) return null;
  return (
    <details className="w-reasons">
      <summary>{table.lines}</summary>
      <LineList lines={earned} />
      {pending.length > 0 && (
        <>
          <h3>{table.pendingLines}</h3>
          <LineList lines={pending} />
        </>
      )}
    </details>
  );
}

function LineList({ lines }: { readonly lines: readonly ScoreLine[] }) {
  const { texts, seen } = useAtTable();
  return (
    <ul className="w-lines" lang={useGameLang()}>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own
        <li key={i}>
          <span>
            {texts.line(line)} <RuleLink game={seen.game} rule={line.rule} />
          </span>
          <b>{line.points}</b>
        </li>
      ))}
    </ul>
  );
}
