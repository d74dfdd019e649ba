// One game of somebody else's program against house bots, at a table of a server of our own.
import type { BotName } from '../../bots/names.ts';
import type { GamePackage } from '../../games/index.ts';
import { parseRecord } from '../../kernel/record.ts';
import { standing, total } from '../../kernel/score.ts';
import type { Seat, Settings } from '../../kernel/types.ts';
import { replay } from '../../table/replay.ts';
import type { Seen } from '../../table/types.ts';
import { type Guest, seatGuest } from './guest.ts';

export interface Arena {
  readonly pkg: GamePackage;
  readonly url: string;
  /** Who the program is. */
  readonly key: string;
  readonly command: string;
  readonly players: number;
  readonly settings: Settings;
  /** Milliseconds that it may take for one answer. */
  readonly patience: number;
}
export interface Bout {
  readonly against: BotName;
  readonly seat: Seat;
}
export interface Fought extends Bout {
  /** The share of the others that the program is ahead of. */
  readonly share: number;
  readonly points: number;
  /** What the others have on average. */
  readonly theirs: number;
}
/** Why a game could not be played to its end. */
export class GuestFailed extends Error {
  readonly why: 'ended' | 'silent' | 'gaveUp';
  readonly facts: { readonly how: string; readonly said: string };
  constructor(why: GuestFailed['why'], facts: GuestFailed['facts'] = { how: '', said: '' }) {
    super(why);
    this.why = why;
    this.facts = facts;
  }
}

async function ask(arena: Arena, method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> {
  const headers = { authorization: `Bearer ${arena.key}`, 'content-type': 'application/json' };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`${arena.url}/api${path}`, { method, headers, ...sent });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

export async function fight(arena: Arena, bout: Bout): Promise<Fought> {
  const { pkg, players, settings, url, key, command } = arena;
  const chairs = Array.from({ length: players }, (_, seat) => (seat === bout.seat ? 'me' : `bot:${bout.against}`));
  const opened = await ask(arena, 'POST', '/tables', { game: pkg.game.id, settings, chairs });
  const { id } = (await opened.json()) as { id: string };
  await ask(arena, 'POST', `/tables/${id}/acts`, { id: 'start', act: { do: 'start' } });
  const guest = seatGuest(command, { KONTOR_URL: url, KONTOR_TABLE: id, KONTOR_KEY: key });
  try {
    await untilOver(arena, bout, id, guest);
  } finally {
    guest.stop();
  }
  return { ...bout, ...outcomeOf(pkg, await (await ask(arena, 'GET', `/tables/${id}/record`)).text(), bout.seat) };
}

/** Seconds for one look at the table, at most. */
const WAIT = 5;

/** Waits for the end of the game; a program that ends before it, or says nothing for too long, has failed. */
async function untilOver(arena: Arena, { seat }: Bout, id: string, guest: Guest): Promise<void> {
  const wait = Math.min(WAIT, Math.ceil(arena.patience / 1000));
  let last = 0;
  let since = performance.now();
  for (;;) {
    const news = ask(arena, 'GET', `/tables/${id}?from=${last}&wait=${wait}`);
    const gone = await Promise.race([guest.ended, news.then(() => null)]);
    const answer = gone === null ? await news : await ask(arena, 'GET', `/tables/${id}`);
    const { seen } = (await answer.json()) as { seen: Seen };
    if (seen.phase === 'finished') return;
    if (seen.phase === 'abandoned') throw new GuestFailed('gaveUp');
    if (gone !== null) throw new GuestFailed('ended', gone);
    if (seen.seq > last || !seen.waitsFor.includes(seat)) since = performance.now();
    if (performance.now() - since > arena.patience) throw new GuestFailed('silent');
    last = seen.seq;
  }
}

function outcomeOf({ game }: GamePackage, record: string, seat: Seat): Omit<Fought, keyof Bout> {
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
