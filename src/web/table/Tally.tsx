// A series of games, by player: what each game brought, games won and points in all.

import { total } from '../../kernel/score.ts';
import type { Seat } from '../../kernel/types.ts';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import { leadersOf, storyOf, type TallyRow, tallyOf } from '../../table/series.ts';
import type { Played, Seen } from '../../table/types.ts';
import { useWords, type Words } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { useAtTable } from './context.ts';

/** The games before this one, and this one when it is over. */
function usePlayed(): readonly Played[] {
  const { id, seen } = useAtTable();
  const { result, chairs, series, settings } = seen;
  if (result === null) return series;
  const results = chairs.map(({ kind, name, bot }, seat) => ({
    name,
    bot: kind === 'bot' ? bot : null,
    points: total(result.scores[seat]),
    won: result.winners.includes(seat),
  }));
  return [...series, { table: id, settings, results }];
}

/** Where somebody of the tally sits now; null: they are not at this table. */
function seatOf(row: TallyRow, { chairs }: Seen): Seat | null {
  const kin = chairs.flatMap(({ kind, name, bot }, seat) => {
    const isKin =
      row.bot === null || row.bot !== row.name
        ? kind === (row.bot === null ? 'person' : 'bot') && name === row.name
        : kind === 'bot' && bot === row.bot;
    return isKin ? [seat] : [];
  });
  return kin[row.number - 1] ?? null;
}

/** In a story everybody keeps their seat and name. Otherwise plain bots change their names with their seats, and are named by kind. */
function nameOf({ name, bot, number }: TallyRow, rows: readonly TallyRow[], words: Words): string {
  if (bot === null || bot !== name) return name; // a character keeps its name
  const isOneOfMany = rows.filter((row) => row.bot === bot).length > 1;
  return `${words.house.bot} ${words.bots[bot].name}${isOneOfMany ? ` ${number}` : ''}`;
}

export function Tally() {
  const { pkg, seen, names } = useAtTable();
  const words = useWords();
  const played = usePlayed();
  const story = storyOf(pkg, seen);
  const { end } = words;
  if (played.length === 0 || (seen.series.length === 0 && story === null)) return null;
  const rows = tallyOf(played);
  const faces = rows.map((row) => {
    const seat = story === null ? null : seatOf(row, seen);
    return { row, seat, name: seat === null ? nameOf(row, rows, words) : names[seat] };
  });
  const leaders = leadersOf(rows);
  const champions = faces.filter(({ row }) => leaders.includes(row)).map(({ name }) => name);
  const isTold = story !== null && story.next === null && seen.result !== null;
  return (
    <section className="w-stack-s">
      <h3>{story === null ? end.series : end.story(played.length, story.of)}</h3>
      {isTold && <p className="w-champion">{end.champion(champions)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so the keyboard must reach it */}
      <div className="w-tally" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{end.player}</th>
              <th scope="col">{end.wins}</th>
              <th scope="col">{end.total}</th>
              {played.map(({ table }, i) => (
                <th key={table} scope="col">
                  {story === null ? i + 1 : ROMAN[i]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {faces.map(({ row, seat, name }) => (
              <Row key={`${row.bot} ${row.number} ${row.name}`} row={row} seat={seat} name={name} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface RowProps {
  readonly row: TallyRow;
  /** Where they sit, if it has been the same seat all along. */
  readonly seat: Seat | null;
  readonly name: string;
}

function Row({ row, seat, name }: RowProps) {
  const { table } = useWords();
  return (
    <tr>
      <th scope="row">
        {seat !== null && <PlayerSign seat={seat} size={20} />} {name}
      </th>
      <td>{row.wins}</td>
      <td>
        <b>{row.points}</b>
      </td>
      {row.games.map((game, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a game is its place in the series
        <td key={i} className={game?.won === true ? 'is-won' : ''}>
          {game === null ? '–' : game.points}
          {game?.won === true && (
            <>
              <Icon name="star" size={13} />
              <span className="w-hidden">{table.winner}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
