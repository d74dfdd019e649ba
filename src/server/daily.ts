// The deal of the day: one a day (UTC) for every game, the same cards and the same bots for everybody. Nobody can know it
// beforehand, because it is derived from a key that never leaves the house.
import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { BotName } from '../bots/names.ts';
import { freshSeed } from '../fair/source.ts';
import type { GameId, GamePackage } from '../games/index.ts';
import { total, winners } from '../kernel/score.ts';
import type { Seat } from '../kernel/types.ts';
import type { Store, Try } from '../store/store.ts';
import { effective } from '../table/choices.ts';
import { maySeeRound } from '../table/evening.ts';
import { packageOf } from '../table/package-of.ts';
import type { Table, Who } from '../table/types.ts';
import { noteLook } from './device.ts';
import type { Services } from './endpoint.ts';
import { freshId } from './identity.ts';
import { tryAgain } from './problem.ts';

/** The master's try at every deal is kept among people's, under a name that nobody has: its points are the par. */
export const PAR: Who = 'par';

const NOTE = 'daily key';
const CLAIM_LASTS = 5000;

export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Made once, by whichever process needs it first. */
async function keyOf(store: Store): Promise<string> {
  for (let tries = 0; tries < 50; tries++) {
    const kept = await store.note(NOTE);
    if (kept !== null) return kept;
    const [holder, now] = [freshId(), Date.now()];
    if (await store.claim(NOTE, holder, now, now + CLAIM_LASTS)) {
      if ((await store.note(NOTE)) === null) await store.setNote(NOTE, freshSeed());
      await store.release(NOTE, holder);
    } else await pause(100);
  }
  throw tryAgain('busy');
}

const derived = (key: string, what: string): Buffer => createHmac('sha256', key).update(what).digest();

export async function secretOf(store: Store, day: string, game: GameId): Promise<string> {
  return derived(await keyOf(store), `${day} ${game}`).toString('hex');
}

/** Levels that answer the same on every machine: they ignore the clock. */
const LEVELS = ['beginner', 'greedy', 'club'] as const satisfies BotName[];
const MOST_PLAYERS = 4;

export interface Plan {
  readonly players: number;
  readonly level: (typeof LEVELS)[number];
  readonly seat: Seat;
}

/** How many play, against whom, and on which chair: derived from the day's secret without revealing it. */
export function planOf({ game }: GamePackage, secret: string): Plan {
  const [many, level, seat] = derived(secret, 'plan');
  const least = Math.min(Math.max(2, game.seats.min), game.seats.max);
  const most = Math.max(least, Math.min(MOST_PLAYERS, game.seats.max));
  const players = least + (many % (most - least + 1));
  return { players, level: LEVELS[level % LEVELS.length], seat: seat % players };
}

/** Random numbers for a bot's next choice: from the secret and its number of choices, so that the same moves meet the same answers. */
export function botSeed({ secret, choices }: Table, seat: Seat, more: number): { seed: string; made: number } {
  const made = effective(choices).filter((choice) => choice.seat === seat).length + more;
  return { seed: derived(secret, `bot ${seat} ${made}`).toString('hex'), made };
}

/** Whether a table belongs to a deal that can still be played for its result. */
export const isOfToday = ({ daily }: Pick<Table, 'daily'>, now: number): boolean =>
  daily !== null && daily.day >= dayOf(now);

/**
 * Whether somebody may look at a table: of today's deal only their own, until they have played it to the end themselves; in a round
 * of an evening only who plays there, until all its tables have ended.
 */
export async function mayLook(
  services: Services,
  table: Table,
  who: Who | null,
  request: FastifyRequest,
): Promise<boolean> {
  const { keeper, settings } = services;
  const { daily, game, chairs } = table;
  if (!maySeeRound(table, who)) return false;
  if (daily === null || !isOfToday(table, settings.clock.now())) return true;
  if (who === null) return false;
  const own = chairs.some((chair) => chair.who === who) ? [] : await keeper.ask((store) => store.triesOf(who));
  const hasPlayed = own.some((one) => one.day === daily.day && one.game === game && one.phase === 'finished');
  if (!hasPlayed && !chairs.some((chair) => chair.who === who)) return false;
  await noteLook(services, request, { day: daily.day, game }, who);
  return true;
}

/** Tables that were finished after their day was over: they never get a result. */
const late = new Set<string>();

/** The cards of a day are public once it is over, so anything played after that does not count. */
async function isLate({ keeper }: Services, { table, day, who }: Try): Promise<boolean> {
  if (who === PAR) return false; // a bot knows nothing, whenever it plays
  const entries = await keeper.ask((store) => store.entries(table, 0));
  const last = entries.findLast(({ act }) => act === 'choose' || act === 'confirm');
  return last !== undefined && dayOf(last.at) > day;
}

/** All tries of a day; whoever looks first notes the results of the finished ones. */
export async function settledTries(services: Services, day: string): Promise<Try[]> {
  const { keeper } = services;
  const tries = await keeper.ask((store) => store.tries(day));
  const due = tries.filter(({ phase, result, table }) => phase === 'finished' && result === null && !late.has(table));
  if (due.length === 0) return tries;
  for (const one of due) {
    if (await isLate(services, one)) {
      late.add(one.table);
      continue;
    }
    const table = await keeper.loadIfOurs(one.table);
    const result = table === null ? null : resultFor(await packageOf(table), table, one.who);
    if (result !== null) await keeper.ask((store) => store.endTry(one, result));
  }
  return await keeper.ask((store) => store.tries(day));
}

function resultFor(pkg: GamePackage, { journal, chairs, secret }: Table, who: Who): Try['result'] {
  const seat = who === PAR ? planOf(pkg, secret).seat : chairs.findIndex((chair) => chair.who === who);
  if (seat < 0 || journal === null) return null;
  const { game } = pkg;
  const points = chairs.map((_, other) => total(game.score(journal.state, other)));
  const hasWon = winners(game, journal.state).includes(seat);
  const place = hasWon ? 1 : Math.max(2, 1 + points.filter((other) => other > points[seat]).length);
  return { name: chairs[seat].name, points: points[seat], place };
}
