// A finished game as statistics remember it: who came in where, what their points are made of, and what is worth a record.
// Derived from the table and its log, so that it can be made again at any time.
import type { BotName } from '../bots/names.ts';
import type { GameId, GamePackage } from '../games/index.ts';
import { Engine } from '../kernel/engine.ts';
import { standing, total, winners } from '../kernel/score.ts';
import { hasOpenHands } from '../kernel/settings.ts';
import type { Game, Seat, Settings, State } from '../kernel/types.ts';
import { effective, isBack } from '../table/choices.ts';
import { isSealed } from '../table/evening.ts';
import type { Entry, Table, Who } from '../table/types.ts';
import type { Memorable } from '../text/memorable.ts';

/** How one seat ended. */
export interface FinishedSeat {
  /** The person: who sat there at the end, or who gave the seat up. null: a bot from the beginning, or somebody forgotten. */
  readonly who: Who | null;
  /** The name they played under; '' if they have given the seat up. */
  readonly name: string;
  /** The level of the bot that played to the end; null: a person did. */
  readonly bot: BotName | null;
  readonly points: number;
  /** 1 is first; who is tied shares a place. */
  readonly place: number;
  /** Its person gave the seat up, lost it, or let a bot play to the end: counts as last. */
  readonly left: boolean;
  /** Points by what they are for: the label of the score line. */
  readonly sources: Readonly<Record<string, number>>;
  /** What players like to compare, such as refugees housed: `Memorable.noted`. */
  readonly noted: Readonly<Record<string, number>>;
  /** How often each card, building or role was used: `Memorable.used`, with its kind in front. */
  readonly cards: Readonly<Record<string, number>>;
}

export interface FinishedGame {
  readonly table: string;
  readonly game: GameId;
  /** When its last choice was made. */
  readonly at: number;
  /** How long it was played: breaks are left out. */
  readonly minutes: number;
  readonly settings: Settings;
  readonly rules: number;
  readonly circle: string | null;
  readonly evening: string | null;
  /** False: hands were open, it went back by consent after something had come to light, its deal was not drawn here, or it was played with an edition of one's own. No rating, no record. */
  readonly counts: boolean;
  readonly seats: readonly FinishedSeat[];
}

/** Between two acts further apart than this nobody was playing. */
const BREAK = 10 * 60_000;
const MINUTE = 60_000;

/** null: it is not finished, or was not played to the end that its rules know. */
export async function finishedOf(
  pkg: GamePackage,
  table: Table,
  entries: readonly Entry[],
): Promise<FinishedGame | null> {
  const { game } = pkg;
  const { journal, phase } = table;
  if (isSealed(table)) return null; // others still play the same deal
  if (phase !== 'finished' || journal === null || !new Engine(game, () => 0).isOver(journal.state)) return null;
  const memorable = await pkg.memorable?.();
  const places = placesOf(game, journal.state);
  const played = playing(entries, table.createdAt);
  return {
    table: table.id,
    game: table.game,
    at: played.at(-1)!,
    minutes: Math.round(lengthOf(played) / MINUTE),
    settings: table.settings,
    rules: table.rules,
    circle: belongingOf(table, 'circle'),
    evening: belongingOf(table, 'evening'),
    counts:
      table.elsewhere !== true &&
      table.seed === undefined &&
      table.edition === undefined &&
      !hasOpenHands(table) &&
      !table.choices.some(({ text }) => isBack(text)),
    seats: table.chairs.map((_, seat) => ({
      ...onceOnly(table, seat),
      ...pointsOf(game, journal.state, seat),
      place: places[seat],
      noted: memorable?.noted(journal.state, seat) ?? {},
      cards: memorable === undefined ? {} : favoured(memorable, journal.state, seat, chosenBy(table, seat)),
    })),
  };
}

/** What a table may belong to: absent at tables that belong to nothing. */
function belongingOf(table: object, what: 'circle' | 'evening'): string | null {
  const found: unknown = what in table ? (table as Record<string, unknown>)[what] : null;
  return typeof found === 'string' ? found : null;
}

/** By seat: how many are ahead, and one. Where all play against somebody in the rules, only who has won is first. */
export function placesOf(game: Game, state: State): number[] {
  const places: number[] = [];
  let ahead = 0;
  for (const tied of standing(game, state)) {
    for (const seat of tied) places[seat] = ahead + 1;
    ahead += tied.length;
  }
  const won = winners(game, state);
  return places.map((place, seat) => (won.includes(seat) ? 1 : Math.max(2, place)));
}

/** Two identities that are one person today may have played against each other: they count where they sat first. */
function onceOnly(table: Table, seat: Seat): ReturnType<typeof playerOf> {
  const player = playerOf(table, seat);
  const isAgain = table.chairs.slice(0, seat).some((_, other) => playerOf(table, other).who === player.who);
  return isAgain ? { ...player, who: null } : player;
}

function playerOf(table: Table, seat: Seat): Pick<FinishedSeat, 'who' | 'name' | 'bot' | 'left'> {
  const { kind, who, name, bot, out } = table.chairs[seat];
  if (kind === 'person') return { who, name, bot: out ? bot : null, left: out };
  const before = table.sat.findLast((one) => one.seat === seat)?.who ?? table.clocks[seat]?.lost?.who ?? null;
  if (before === null) return { who: null, name, bot, left: false };
  return { who: before, name: table.clocks[seat]?.lost?.name ?? '', bot, left: true };
}

function pointsOf(game: Game, state: State, seat: Seat): Pick<FinishedSeat, 'points' | 'sources'> {
  const lines = game.score(state, seat);
  const sources: Record<string, number> = {};
  for (const { label, points } of lines) sources[label] = (sources[label] ?? 0) + points;
  return { points: total(lines), sources };
}

const chosenBy = ({ choices }: Table, seat: Seat): string[] =>
  effective(choices).flatMap((choice) => (choice.seat === seat ? [choice.text] : []));

function favoured({ used, favourites }: Memorable, state: State, seat: Seat, chosen: readonly string[]) {
  const count: Record<string, number> = {};
  for (const id of used(state, seat, chosen)) {
    const thing = `${favourites} ${id}`;
    count[thing] = (count[thing] ?? 0) + 1;
  }
  return count;
}

const isChoice = ({ act }: Entry): boolean => act === 'choose' || act === 'confirm';

/** When something happened in the game, from its start to the last choice: people may stay and talk. */
function playing(entries: readonly Entry[], openedAt: number): number[] {
  const began = entries.findLastIndex(({ act }) => act === 'start');
  const times = entries.slice(Math.max(0, began), 1 + entries.findLastIndex(isChoice)).map(({ at }) => at);
  return times.length === 0 ? [openedAt] : times;
}

const lengthOf = (times: readonly number[]): number =>
  times.reduce((sum, at, i) => sum + (i === 0 ? 0 : Math.max(0, Math.min(BREAK, at - times[i - 1]))), 0);
