import { lazy, Suspense, useState } from 'react';
import { total } from '../../kernel/score.ts';
import type { ScoreLine, Seat } from '../../kernel/types.ts';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import type { Seen } from '../../table/types.ts';
import { DoubtButton } from '../doubt/DoubtButton.tsx';
import { download } from '../lib/record-text.ts';
import { RuleLink } from '../lib/rule-link.tsx';
import { useWords } from '../lib/words.ts';
import { CopyField } from '../ui/CopyField.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Count } from './Count.tsx';
import { useAtTable, useGameLang } from './context.ts';
import { useLighting } from './light.ts';
import { ReplayLink } from './ReplayLink.tsx';
import { sentenceOf, tieAt } from './sentence.ts';
import { Tally } from './Tally.tsx';

const Curve = lazy(async () => ({ default: (await import('./Curve.tsx')).Curve }));
const Turning = lazy(async () => ({ default: (await import('./Turning.tsx')).Turning }));
const Upload = lazy(async () => ({ default: (await import('../here/Upload.tsx')).Upload }));
const ShareButtons = lazy(async () => ({ default: (await import('../share/ShareButtons.tsx')).ShareButtons }));
const Proof = lazy(async () => ({ default: (await import('./Proof.tsx')).Proof }));

/** The count; then places, where the points came from, how they grew, and every point with its reason. */
export function ScoreSheet() {
  const { seen } = useAtTable();
  return <div className="w-sheet">{seen.result === null ? <Count /> : <Result result={seen.result} />}</div>;
}

interface ResultProps {
  readonly result: NonNullable<Seen['result']>;
}

/** Pointing at a line lights up its pieces on the board. */
function Result({ result }: ResultProps) {
  const at = useAtTable();
  const { id, seen, link } = at;
  const words = useWords();
  const { end } = words;
  const isToday = seen.daily !== null && seen.daily.day >= new Date().toISOString().slice(0, 10);
  const rival = useRival(); // has a place after all seats
  const totals = [...result.scores.map(total), ...(rival === null ? [] : [rival.score])];
  const won = (seat: Seat): number => (result.winners.includes(seat) || isRivalBest(seat, result) ? 1 : 0);
  const order = totals.map((_, seat) => seat).sort((a, b) => totals[b] - totals[a] || won(b) - won(a));
  const placeOf = (seat: Seat): number =>
    1 +
    order.filter((other) => totals[other] > totals[seat] || (totals[other] === totals[seat] && won(other) > won(seat)))
      .length;
  const isClosed = isToday || (seen.round !== undefined && !seen.round.isOpen);
  const isShared = link.local === undefined && !isClosed;
  return (
    <>
      <ol className="w-places">
        {order.map((seat) => (
          <Place key={seat} seat={seat} place={placeOf(seat)} points={totals[seat]} isWinner={won(seat) > 0} />
        ))}
      </ol>
      <TieNote />
      <Tally />
      <Count />
      {!isClosed && (
        <Suspense>
          <Curve />
          <Turning />
        </Suspense>
      )}
      <p className="w-about">{end.point}</p>
      {order
        .filter((seat) => seat < result.scores.length)
        .map((seat) => (
          <SeatLines key={seat} seat={seat} isFirst={placeOf(seat) === 1} lines={result.scores[seat]} />
        ))}
      <RivalLines />
      <After isToday={isToday} />
      <Suspense>
        <ShareButtons />
      </Suspense>
      {isShared && (
        <CopyField label={end.share} text={`${location.origin}/replay/${id}`} share={sentenceOf(at, words)} />
      )}
    </>
  );
}

/** Whom one plays against alone: not at any seat, but in the order of the places. */
function useRival() {
  const { pkg, seen } = useAtTable();
  return seen.view === null ? null : (pkg.rival?.(seen.view) ?? null);
}
const isRivalBest = (seat: Seat, { winners, scores }: ResultProps['result']): boolean =>
  winners.length === 0 && seat === scores.length;

interface PlaceProps {
  readonly seat: Seat;
  readonly place: number;
  readonly points: number;
  readonly isWinner: boolean;
}

function Place({ seat, place, points, isWinner }: PlaceProps) {
  const { names } = useAtTable();
  const { table } = useWords();
  const rival = useRival();
  const name = names[seat] ?? rival?.name ?? '';
  return (
    <li value={place}>
      <span aria-hidden="true">{place}.</span>
      <PlayerSign seat={seat} letter={seat < names.length ? undefined : name[0]} size={28} />
      <strong>{name}</strong>
      {isWinner && <Icon name="star" size={18} />}
      <b className="w-places-points">{table.points(points)}</b>
    </li>
  );
}

/** What can be done with a game that is over. */
function After({ isToday }: { readonly isToday: boolean }) {
  const { id, seen, link } = useAtTable();
  const { local } = link;
  const { end } = useWords();
  const [isChecking, setChecking] = useState(false);
  const isSealed = seen.round !== undefined && !seen.round.isOpen; // other tables still play the same deal
  const isClosed = isToday || isSealed;
  return (
    <>
      <div className="w-sheet-buttons">
        {!isClosed && <ReplayLink icon="eye" name={end.replay} hash="" />}
        {!isClosed && <ReplayLink icon="lamp" name={end.review} hash="#show=review" />}
        {!isSealed && (
          <button type="button" className="w-second" onClick={() => download(id, seen.game, link)}>
            <Icon name="download" />
            {end.record}
          </button>
        )}
        {local === undefined && seen.elsewhere !== true && !isClosed && (
          <button type="button" className="w-second" onClick={() => setChecking(true)}>
            <Icon name="shield" />
            {end.verify}
          </button>
        )}
      </div>
      {isToday && <p className="w-about">{end.tomorrow}</p>}
      {isSealed && <p className="w-about">{end.inRound}</p>}
      {seen.elsewhere === true && <p className="w-about">{end.elsewhere}</p>}
      {local !== undefined && (
        <Suspense>
          <Upload local={local} />
        </Suspense>
      )}
      {isChecking && (
        <Suspense>
          <Proof onClose={() => setChecking(false)} />
        </Suspense>
      )}
    </>
  );
}

/** How equals were told apart. */
function TieNote() {
  const at = useAtTable();
  const tie = tieAt(at, useWords());
  if (tie === null) return null;
  return (
    <p className="w-sheet-tie">
      {tie.text} <RuleLink game={at.seen.game} rule={tie.rule} />
    </p>
  );
}

/** The opponent that the rules bring: he wins where no seat does. */
function RivalLines() {
  const { seen, names } = useAtTable();
  const rival = useRival();
  if (rival === null) return null;
  const { name, lines } = rival;
  const isWinner = seen.result?.winners.length === 0;
  return <Lines seat={names.length} letter={name[0]} isOpen={isWinner} {...{ name, lines, isWinner }} />;
}

interface SeatLinesProps {
  readonly seat: Seat;
  readonly lines: readonly ScoreLine[];
  readonly isFirst: boolean;
}

function SeatLines({ seat, lines, isFirst }: SeatLinesProps) {
  const { seen, names } = useAtTable();
  const isWinner = seen.result?.winners.includes(seat) ?? false;
  return <Lines isOpen={isFirst || seat === seen.you} name={names[seat]} {...{ seat, lines, isWinner }} />;
}

interface LinesProps {
  readonly seat: Seat;
  readonly letter?: string | undefined;
  readonly name: string;
  readonly lines: readonly ScoreLine[];
  readonly isWinner: boolean;
  readonly isOpen: boolean;
}
function Lines({ seat, letter, name, lines, isWinner, isOpen }: LinesProps) {
  const { end, table } = useWords();
  return (
    <details className={isWinner ? 'w-sheet-seat is-winner' : 'w-sheet-seat'} open={isOpen}>
      <summary>
        <PlayerSign seat={seat} letter={letter} size={30} />
        <strong>{name}</strong>
        {isWinner && <Icon name="star" size={18} />}
        <b>{table.points(total(lines))}</b>
      </summary>
      {lines.length === 0 && <p className="w-about">{table.linesNone}</p>}
      <ul>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own
          <Line key={i} line={line} seat={seat} />
        ))}
        <li className="w-sheet-total">
          <span>{end.total}</span>
          <b>{total(lines)}</b>
        </li>
      </ul>
    </details>
  );
}

function Line({ line, seat }: { readonly line: ScoreLine; readonly seat: Seat }) {
  const { texts, seen } = useAtTable();
  const lang = useGameLang();
  const { pointed } = useLighting();
  return (
    <li>
      <button type="button" className="w-sheet-line" {...pointed(line.of)}>
        <span lang={lang}>{texts.line(line)}</span>
        <b>{line.points}</b>
      </button>
      <RuleLink game={seen.game} rule={line.rule} />
      <DoubtButton kind="points" game={seen.game} rule={line.rule} seat={seat} points={line.points} isSmall />
    </li>
  );
}
