// Games that follow each other: what comes next, and how everybody is doing.
import type { BotName } from '../bots/names.ts';
import type { GamePackage } from '../games/index.ts';
import { total, winners } from '../kernel/score.ts';
import type { StoryPlace } from '../text/story.ts';
import type { Opening } from './table.ts';
import type { Played, Table } from './types.ts';

/** This game as a line of the series' tally. */
export function playedOf({ game }: GamePackage, table: Table): Played {
  const { state } = table.journal!;
  const won = winners(game, state);
  const results = table.chairs.map(({ kind, name, bot }, seat) => ({
    name,
    bot: kind === 'bot' ? bot : null,
    points: total(game.score(state, seat)),
    won: won.includes(seat),
  }));
  return { table: table.id, settings: table.settings, results };
}

/** Where a table stands in a story told over several; null: it is a game on its own. */
export const storyOf = (
  pkg: GamePackage,
  { settings, series }: Pick<Table, 'settings' | 'series'>,
): StoryPlace | null =>
  pkg.story?.(
    settings,
    series.map((played) => played.settings),
  ) ?? null;

/** Whether the next table tells the same story. */
export const goesOn = (pkg: GamePackage, table: Pick<Table, 'settings' | 'series' | 'phase'>): boolean => {
  const story = storyOf(pkg, table);
  return story !== null && (story.next !== null || table.phase !== 'finished');
};

/** What the next table of the series opens with. A game that was ended early is played again and does not count. */
export function sequelOf(pkg: GamePackage, table: Table): Required<Pick<Opening, 'settings' | 'series'>> {
  if (table.phase !== 'finished') return { settings: table.settings, series: table.series };
  const series = [...table.series, playedOf(pkg, table)];
  const story = storyOf(pkg, table);
  if (story === null) return { settings: table.settings, series };
  if (story.next !== null) return { settings: story.next, series };
  return { settings: series[0].settings, series: [] }; // the story is over: start again from the beginning
}

/** How somebody did in a series. People are identified by name; bots of a kind are numbered by seat. */
export interface TallyRow {
  readonly name: string;
  readonly bot: BotName | null;
  readonly number: number;
  /** By game; null: they did not play. */
  readonly games: readonly ({ readonly points: number; readonly won: boolean } | null)[];
  readonly wins: number;
  readonly points: number;
}

/** Whoever won most games comes first, then whoever has most points in all. */
export function tallyOf(series: readonly Played[]): TallyRow[] {
  const rows = new Map<string, TallyRow & { games: TallyRow['games'][number][] }>();
  series.forEach(({ results }, game) => {
    const seated = new Map<string, number>();
    for (const { name, bot, points, won } of results) {
      const number = (seated.get(`${bot} ${name}`) ?? 0) + 1;
      seated.set(`${bot} ${name}`, number);
      const key = `${bot} ${number} ${name}`;
      const row = rows.get(key) ?? { name, bot, number, games: series.map(() => null), wins: 0, points: 0 };
      row.games[game] = { points, won };
      rows.set(key, { ...row, wins: row.wins + (won ? 1 : 0), points: row.points + points });
    }
  });
  return [...rows.values()].sort((a, b) => b.wins - a.wins || b.points - a.points);
}

/** The leader of a tally; several if tied. */
export const leadersOf = (rows: readonly TallyRow[]): TallyRow[] =>
  rows.filter(({ wins, points }) => wins === rows[0].wins && points === rows[0].points);
