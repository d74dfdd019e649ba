import { lazy, Suspense, useState } from 'react';
import { total } from '../../kernel/score.ts';
import type { ScoreLine, Seat } from '../../kernel/types.ts';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import { download } from '../lib/record-text.ts';
import { Link } from '../lib/router.ts';
import { RuleLink } from '../lib/rule-link.tsx';
import { useWords } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { useAtTable, useGameLang } from './context.ts';
import { Tally } from './Tally.tsx';

const Upload = lazy(async () => ({ default: (await import('../here/Upload.tsx')).Upload }));
const Proof = lazy(async () => ({ default: (await import('./Proof.tsx')).Proof }));

type Light = (pieces: readonly string[]) => void;

/** Every point with its reason. Pointing at a line lights up its pieces on the board. */
export function ScoreSheet({ light }: { readonly light: Light }) {
  const { id, seen, link } = useAtTable();
  const { local } = link;
  const { end } = useWords();
  const [isChecking, setChecking] = useState(false);
  const { result } = seen;
  const isToday = seen.daily !== null && seen.daily.day >= new Date().toISOString().slice(0, 10);
  if (result === null) return null;
  const totals = result.scores.map(total);
  const order = totals.map((_, seat) => seat).sort((a, b) => totals[b] - totals[a]);
  return (
    <div className="w-sheet">
      <Tally />
      <p className="w-about">{end.point}</p>
      {order.map((seat) => (
        <SeatLines key={seat} seat={seat} lines={result.scores[seat]} light={light} isFirst={seat === order[0]} />
      ))}
      <div className="w-sheet-buttons">
        {!isToday && <ReplayLink icon="eye" name={end.replay} hash="" />}
        {!isToday && <ReplayLink icon="lamp" name={end.review} hash="#show=review" />}
        <button type="button" className="w-second" onClick={() => download(id, seen.game, link)}>
          <Icon name="download" />
          {end.record}
        </button>
        {local === undefined && seen.elsewhere !== true && !isToday && (
          <button type="button" className="w-second" onClick={() => setChecking(true)}>
            <Icon name="shield" />
            {end.verify}
          </button>
        )}
      </div>
      {isToday && <p className="w-about">{end.tomorrow}</p>}
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
    </div>
  );
}

interface ReplayLinkProps {
  readonly icon: 'eye' | 'lamp';
  readonly name: string;
  readonly hash: string;
}

/** To the replay; a table in this browser passes its record along. */
function ReplayLink({ icon, name, hash }: ReplayLinkProps) {
  const { id, link } = useAtTable();
  const { local } = link;
  const what = (
    <>
      <Icon name={icon} />
      {name}
    </>
  );
  if (local === undefined)
    return (
      <Link to={`/replay/${id}${hash}`} className="w-second">
        {what}
      </Link>
    );
  const open = async (): Promise<void> => {
    const { openReplay, read } = await import('../replay/open.ts');
    openReplay(read(local.record()), hash);
  };
  return (
    <button type="button" className="w-second" onClick={() => void open()}>
      {what}
    </button>
  );
}

interface SeatLinesProps {
  readonly seat: Seat;
  readonly lines: readonly ScoreLine[];
  readonly light: Light;
  readonly isFirst: boolean;
}

function SeatLines({ seat, lines, light, isFirst }: SeatLinesProps) {
  const { seen, names } = useAtTable();
  const { end, table } = useWords();
  const isWinner = seen.result?.winners.includes(seat) ?? false;
  return (
    <details className={isWinner ? 'w-sheet-seat is-winner' : 'w-sheet-seat'} open={isFirst || seat === seen.you}>
      <summary>
        <PlayerSign seat={seat} size={30} />
        <strong>{names[seat]}</strong>
        {isWinner && <Icon name="star" size={18} />}
        <b>{table.points(total(lines))}</b>
      </summary>
      {lines.length === 0 && <p className="w-about">{table.linesNone}</p>}
      <ul>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own
          <Line key={i} line={line} light={light} />
        ))}
        <li className="w-sheet-total">
          <span>{end.total}</span>
          <b>{total(lines)}</b>
        </li>
      </ul>
    </details>
  );
}

function Line({ line, light }: { readonly line: ScoreLine; readonly light: Light }) {
  const { texts, seen } = useAtTable();
  const lang = useGameLang();
  const on = (): void => light(line.of ?? []);
  const off = (): void => light([]);
  return (
    <li>
      <button
        type="button"
        className="w-sheet-line"
        onPointerEnter={on}
        onPointerLeave={off}
        onFocus={on}
        onBlur={off}
        onClick={on}
      >
        <span lang={lang}>{texts.line(line)}</span>
        <b>{line.points}</b>
      </button>
      <RuleLink game={seen.game} rule={line.rule} />
    </li>
  );
}
