import type { RoundShown, TableShown } from '../../wire/evenings.ts';
import { Link } from '../lib/router.ts';
import { useWords } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';

interface TablesProps {
  readonly round: RoundShown;
  readonly nameOf: (tag: string) => string;
}

/** All tables of a round, seat by seat; points only when the round is over. */
export function RoundTables({ round, nameOf }: TablesProps) {
  return (
    <ol className="w-evening-tables">
      {round.tables.map((table, i) => (
        <OneTable key={table.id ?? String(i)} {...{ round, table, nameOf }} number={i + 1} />
      ))}
    </ol>
  );
}

interface TableProps extends TablesProps {
  readonly table: TableShown;
  readonly number: number;
}

function OneTable({ round, table, number, nameOf }: TableProps) {
  const words = useWords('evening');
  const isYours = round.you?.table === number - 1;
  const isOver = round.stage === 'over';
  const state =
    round.stage === 'playing'
      ? table.isOver
        ? words.finished
        : words.playing
      : isOver && !table.hasResult
        ? words.noResult
        : '';
  return (
    <li className={isYours ? 'is-yours' : ''}>
      <h3>
        {words.table(number)}
        {isYours && <span className="w-tag">{words.yours}</span>}
      </h3>
      {state !== '' && (
        <p className="w-about">
          {table.isOver && <Icon name="check" size={18} />} {state}
        </p>
      )}
      <ol className="w-evening-seats">
        {table.seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name, and stay where they are
          <Seat key={i} {...{ seat, nameOf }} number={i + 1} />
        ))}
      </ol>
      {isOver && table.id !== null && (
        <Link to={`/t/${table.id}`} className="w-second" label={words.look(number)}>
          <Icon name="eye" />
          {words.look(number)}
        </Link>
      )}
    </li>
  );
}

interface SeatProps {
  readonly seat: TableShown['seats'][number];
  readonly number: number;
  readonly nameOf: (tag: string) => string;
}

function Seat({ seat, number, nameOf }: SeatProps) {
  const words = useWords('evening');
  const { person, holder, points, left, table, deal } = seat;
  return (
    <li>
      <span className="w-about">{words.seat(number)}</span>
      <span>
        <strong>{person === null ? words.bot : nameOf(person)}</strong>
        {holder !== undefined && <span className="w-about"> {words.onDevice(nameOf(holder))}</span>}
        {left === true && <span className="w-about"> {words.left}</span>}
      </span>
      {points !== undefined && <b>{words.points(points)}</b>}
      {table !== undefined && deal !== undefined && (
        <span className="w-about w-evening-gained">{words.gained(table, deal)}</span>
      )}
    </li>
  );
}
