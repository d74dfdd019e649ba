// One game of a guest program against house bots, at a table on our own server.
import { createHash } from 'node:crypto';
import type { BotName } from '../../bots/names.ts';
import type { GameId, GamePackage } from '../../games/index.ts';
import { parseRecord } from '../../kernel/record.ts';
import { standing, total } from '../../kernel/score.ts';
import type { Seat, Settings } from '../../kernel/types.ts';
import { freshId } from '../../server/identity.ts';
import type { Store } from '../../store/store.ts';
import { botChair, EMPTY } from '../../table/doing.ts';
import { replay } from '../../table/replay.ts';
import { KEY_ACTS } from '../../table/seat-key.ts';
import { openTable } from '../../table/table.ts';
import type { Who } from '../../table/types.ts';
import type { ActBody } from '../../wire/acts.ts';
import type { MadeKey, SeenAndLog } from '../../wire/tables.ts';
import { type Guest, seatGuest } from './guest.ts';

export interface Arena {
  readonly pkg: GamePackage;
  readonly url: string;
  /** Where the server keeps its tables: deals are put there, since nobody outside may choose one. */
  readonly store: Store;
  /** Who opens the tables and lends the program its seat. */
  readonly host: { readonly who: Who; readonly name: string; readonly token: string };
  readonly command: string;
  readonly players: number;
  readonly settings: Settings;
  /** The same deals come from the same text. */
  readonly seed: string;
  /** Milliseconds that it may take for one answer. */
  readonly patience: number;
}
export interface Bout {
  readonly against: BotName;
  readonly deal: number;
  readonly seat: Seat;
}
/** Why a game could not be played to its end; it counts as lost. */
export interface Failure {
  readonly why: 'ended' | 'silent';
  readonly how: string;
  readonly said: string;
}
export interface Fought extends Bout {
  /** The share of the others that the program finished ahead of. */
  readonly share: number;
  /** null: the program failed. */
  readonly points: number | null;
  /** What the others have on average. */
  readonly theirs: number | null;
  readonly failure: Failure | null;
}

async function ask(arena: Arena, method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> {
  const headers = { authorization: `Bearer ${arena.host.token}`, ...(body !== undefined && JSON_BODY) };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`${arena.url}/api${path}`, { method, headers, ...sent });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}
const JSON_BODY = { 'content-type': 'application/json' };

export async function fight(arena: Arena, bout: Bout): Promise<Fought> {
  const id = await deal(arena, bout);
  await ask(arena, 'POST', `/tables/${id}/acts`, { id: 'start', act: { do: 'start' } } satisfies ActBody);
  const { key } = (await (await ask(arena, 'POST', `/tables/${id}/key`)).json()) as MadeKey;
  const guest = seatGuest(arena.command, { KONTOR_URL: arena.url, KONTOR_TABLE: id, KONTOR_KEY: key });
  try {
    const failure = await failureOf(arena, bout, id, guest);
    if (failure !== null) return { ...bout, share: 0, points: null, theirs: null, failure };
  } finally {
    guest.stop();
  }
  const record = await (await ask(arena, 'GET', `/tables/${id}/record`)).text();
  return { ...bout, ...outcomeOf(arena.pkg, record, bout.seat), failure: null };
}

/** Opens the table of a deal: the same for every seat and every bot. */
async function deal({ pkg, players, settings, seed, host, store }: Arena, bout: Bout): Promise<string> {
  const id = freshId();
  const { who, name } = host;
  const chairs = Array.from({ length: players }, (_, seat) =>
    seat === bout.seat ? { ...EMPTY, kind: 'person' as const, who, name } : botChair(bout.against),
  );
  const { table, entry } = openTable(pkg, {
    id,
    game: pkg.game.id as GameId,
    settings,
    chairs,
    pace: 'none',
    help: 'plain',
    isPublic: false,
    chat: false,
    host: who,
    secret: createHash('sha256').update(`kontor arena\n${seed}\n${bout.deal}`).digest('hex'),
    now: Date.now(),
  });
  await store.append({ table, expected: 0, entries: [entry], botsDue: false });
  return id;
}

/** Seconds for one look at the table, at most. */
const WAIT = 5;

/**
 * Waits for the end of the game. A program that exits early has failed, and so has one that keeps the table waiting
 * for too long: only its choices count as answers, whatever else it sends.
 */
async function failureOf(arena: Arena, { seat }: Bout, id: string, guest: Guest): Promise<Failure | null> {
  const wait = Math.min(WAIT, Math.ceil(arena.patience / 1000));
  let last = 0;
  let since = performance.now();
  for (;;) {
    const news = ask(arena, 'GET', `/tables/${id}?from=${last}&wait=${wait}`);
    const gone = await Promise.race([guest.ended, news.then(() => null)]);
    const answer = gone === null ? await news : await ask(arena, 'GET', `/tables/${id}?from=${last}`);
    const { seen, log } = (await answer.json()) as SeenAndLog;
    if (seen.phase !== 'playing') return null;
    if (gone !== null) return { why: 'ended', ...gone };
    const hasChosen = log.some(({ by, act }) => by === seat && KEY_ACTS.some((one) => one === act));
    if (hasChosen || !seen.waitsFor.includes(seat)) since = performance.now();
    if (performance.now() - since > arena.patience) return { why: 'silent', how: '', said: '' };
    last = seen.seq;
  }
}

function outcomeOf({ game }: GamePackage, record: string, seat: Seat): Pick<Fought, 'share' | 'points' | 'theirs'> {
  const { state } = replay(game, parseRecord(record));
  const points = state.own.map((_, one) => total(game.score(state, one)));
  const others = points.length - 1;
  const places = standing(game, state);
  const place = places.findIndex((tied) => tied.includes(seat));
  const behind = places.slice(place + 1).reduce((sum, tied) => sum + tied.length, 0);
  return {
    share: (behind + (places[place].length - 1) / 2) / others,
    points: points[seat],
    theirs: (points.reduce((sum, one) => sum + one, 0) - points[seat]) / others,
  };
}
