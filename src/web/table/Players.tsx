import { PlayerSign } from '../../parts/PlayerSign.tsx';
import type { ScoreLine, Seat } from '../../kernel/types.ts';
import { RuleLink } from '../lib/rule-link.tsx';
import { useWords } from '../text/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { useAtTable } from './context.ts';
import { type Standing, useStandings } from './use-scores.ts';

export function Players({ inSheet = false }: { readonly inSheet?: boolean }) {
  const { seen } = useAtTable();
  const { table } = useWords();
  const standings = useStandings();
  return (
    <section className={inSheet ? 'w-players is-sheet' : 'w-players'} aria-label={table.players}>
      <ul>
        {seen.chairs.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <Player key={seat} seat={seat} standing={standings[seat]} />
        ))}
      </ul>
    </section>
  );
}

function Player({ seat, standing }: { readonly seat: Seat; readonly standing: Standing | undefined }) {
  const { seen, names } = useAtTable();
  const { table, bots, bot } = useWords();
  const chair = seen.chairs[seat];
  const isNext = seen.waitsFor.includes(seat);
  const notes = [
    seat === seen.you && table.you,
    chair.kind === 'bot' && `${bot}, ${chair.bot === null ? '' : bots[chair.bot].name.toLowerCase()}`,
    chair.out && table.out,
    chair.kind === 'open' && table.gone,
  ].filter((note) => note !== false);
  const isWinner = seen.result?.winners.includes(seat) ?? false;
  const isFull = seen.help === 'full' && seen.phase === 'playing';
  return (
    <li className={`w-player ${isNext ? 'is-next' : ''} ${isWinner ? 'is-winner' : ''}`}>
      <div className="w-player-head">
        <PlayerSign seat={seat} size={38} />
        <div className="w-player-name">
          <strong>{names[seat]}</strong>
          <span>
            {notes.join(' · ')}
            {isNext && <em>{table.toMove}</em>}
          </span>
        </div>
        {standing !== undefined && (
          <div className="w-points">
            <strong aria-label={table.points(standing.points)}>{standing.points}</strong>
            {isWinner && <Icon name="star" size={18} />}
          </div>
        )}
      </div>
      {standing !== undefined && isFull && standing.asIf !== standing.points && (
        <p className="w-as-if">{table.asIf(standing.asIf)}</p>
      )}
      {standing !== undefined && seen.phase === 'playing' && standing.lines.length > 0 && (
        <Reasons lines={standing.lines} isFull={isFull} />
      )}
    </li>
  );
}

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
    <ul className="w-lines">
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
