// Finished games as files for other programs: a table of lines for spreadsheets, and plays for the app BG Stats.
import { hashOf } from '../fair/hash.ts';
import type { GameId } from '../games/index.ts';
import type { FinishedGame, FinishedSeat } from './finished.ts';

const COLUMNS = [
  ...['date', 'game', 'table', 'minutes', 'players', 'player', 'you', 'bot', 'place', 'points', 'left', 'counts'],
  ...['sources', 'noted', 'cards', 'settings'],
] as const;

/** A line a seat, as RFC 4180 has it; the mark at the beginning tells spreadsheets that it is UTF-8. */
export function csvOf(games: readonly FinishedGame[], me: string): string {
  const lines = games.flatMap((game) => game.seats.map((seat) => lineOf(game, seat, me)));
  return `\uFEFF${[COLUMNS, ...lines].map((line) => line.map(quoted).join(',')).join('\r\n')}\r\n`;
}

function lineOf(game: FinishedGame, seat: FinishedSeat, me: string): string[] {
  const isYou = seat.who === me;
  const own = isYou ? seat : { sources: {}, noted: {}, cards: {} }; // the others' are theirs to export
  return [
    ...[new Date(game.at).toISOString(), game.game, game.table, game.minutes, game.seats.length],
    ...[seat.name, yesNo(isYou), seat.bot ?? '', seat.place, seat.points, yesNo(seat.left), yesNo(game.counts)],
    ...[own.sources, own.noted, own.cards, game.settings].map(listed),
  ].map(String);
}

const yesNo = (is: boolean): string => (is ? 'yes' : 'no');
const listed = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

/** A name that begins like a formula would be computed by a spreadsheet. */
const quoted = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** The same thing has the same id in every file, so that the app finds it again. */
const uuidOf = (what: string): string => {
  const hex = hashOf(`kontor ${what}`);
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
};
const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

interface Numbered {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
}
/** Gives everything that is named a number, in the order of appearance. */
function numbering(kind: string) {
  const all = new Map<string, Numbered>();
  return {
    of(key: string, name: string): number {
      const found = all.get(key) ?? { id: all.size + 1, uuid: uuidOf(`${kind} ${key}`), name };
      all.set(key, found);
      return found.id;
    },
    list: (): Numbered[] => [...all.values()],
  };
}

/**
 * What the app BG Stats reads from a file named `.bgsplay`: things have numbers within the file, plays refer to them (docs/statistics.md).
 * `mine` is known as `me`; others, by their names.
 */
export function bgStatsOf(games: readonly FinishedGame[], me: string, title: (game: GameId) => string): object {
  const [players, titles] = [numbering('player'), numbering('game')];
  const plays = games.map((game) => ({
    uuid: uuidOf(`play ${game.table}`),
    ...{ playDate: dateOf(game.at), entryDate: dateOf(game.at), modificationDate: dateOf(game.at) },
    ...{ durationMin: game.minutes, gameRefId: titles.of(game.game, title(game.game)), locationRefId: 1 },
    ...{ usesTeams: false, manualWinner: true, ignored: !game.counts, rounds: 0, rating: 0, board: '', bggId: 0 },
    playerScores: game.seats.map((seat, order) => {
      const isYou = seat.who === me;
      const key = isYou ? 'me' : seat.bot !== null && seat.who === null ? `bot ${seat.bot}` : `person ${seat.name}`;
      return {
        ...{ playerRefId: players.of(key, seat.name || '–'), score: String(seat.points), rank: seat.place },
        ...{ winner: seat.place === 1 && !seat.left, seatOrder: order + 1, startPlayer: false, newPlayer: false },
        role: seat.bot ?? '',
      };
    }),
  }));
  const first = players.list().find(({ uuid }) => uuid === uuidOf('player me'));
  return {
    userInfo: { meRefId: first?.id ?? 0 },
    players: players.list().map((one) => ({ ...one, isAnonymous: false })),
    locations: [{ id: 1, uuid: uuidOf('location'), name: 'Kontor' }],
    games: titles.list().map((one) => ({
      ...{ ...one, cooperative: false, highestWins: true, noPoints: false, usesTeams: false, bggId: 0 },
    })),
    plays,
  };
}
