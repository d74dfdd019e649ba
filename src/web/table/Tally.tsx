// A series of games, by player: what each game brought, games won and points in all.

import { total } from '../../kernel/score.ts';
import { leadersOf, storyOf, type TallyRow, tallyOf } from '../../table/series.ts';
import type { Played } from '../../table/types.ts';
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

/** Bots change their names with their seats: here they are named by kind. */
function nameOf({ name, bot, number }: TallyRow, rows: readonly TallyRow[], words: Words): string {
  if (bot === null) return name;
  const isOneOfMany = rows.filter((row) => row.bot === bot).length > 1;
  return `${words.house.bot} ${words.bots[bot].name}${isOneOfMany ? ` ${number}` : ''}`;
}

export function Tally() {
  const { pkg, seen } = useAtTable();
  const words = useWords();
  const played = usePlayed();
  const story = storyOf(pkg, seen);
  const { end } = words;
  if (played.length === 0 || (seen.series.length === 0 && story === null)) return null;
  const rows = tallyOf(played);
  const isTold = story !== null && story.next === null && seen.result !== null;
  return (
    <section className="w-stack-s">
      <h3>{story === null ? end.series : end.story(played.length, story.of)}</h3>
      {isTold && <p className="w-champion">{end.champion(leadersOf(rows).map((row) => nameOf(row, rows, words)))}</p>}
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
            {rows.map((row) => (
              <Row key={`${row.bot} ${row.number} ${row.name}`} row={row} name={nameOf(row, rows, words)} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Row({ row, name }: { readonly row: TallyRow; readonly name: string }) {
  const { table } = useWords();
  return (
    <tr>
      <th scope="row">{name}</th>
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
