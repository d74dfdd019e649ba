// The public list: how many tables one person or household may have in it and sit at, and in which order they appear, so that
// nobody pushes the others off it.
import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Listed } from '../store/store.ts';
import { cardFor, type Gist } from '../table/card.ts';
import { seatOf } from '../table/doing.ts';
import { DAY } from '../table/paces.ts';
import type { Opening } from '../table/table.ts';
import type { Act, Table, Who } from '../table/types.ts';
import type { TableCard } from '../wire/seen.ts';
import type { Hub } from './hub.ts';
import { type Caller, freshId, freshToken } from './identity.ts';
import type { Inputs } from './inputs.ts';
import type { Keeper } from './keeper.ts';
import type { Lists } from './lists.ts';
import type { Done } from './live-table.ts';
import { HttpProblem } from './problem.ts';
import type { ServerSettings } from './settings.ts';

/** How long a table that has not started is listed. */
const LISTED_FOR = DAY;
/** More than one household can fill; anything older is not looked at. */
const MOST_SEEN = 1000;
/** A household, a club or a school may do this many times what one person may. */
const PERSONS_AT_ADDRESS = 4;

type ActOf<W extends Act['do']> = Extract<Act, { readonly do: W }>;

const KEY = 'lobby key';
const CLAIM_LASTS = 10_000;

export interface LobbyParts {
  readonly keeper: Keeper;
  readonly hub: Hub;
  readonly inputs: Inputs;
  readonly lists: Lists;
  readonly settings: ServerSettings;
}

export class Lobby {
  readonly #parts: LobbyParts;
  #key: Promise<string> | null = null;
  /** One at a time: asking for many things at once counts the same as waiting for each. */
  #tail: Promise<unknown> = Promise.resolve();

  constructor(parts: LobbyParts) {
    this.#parts = parts;
  }

  async list(who: Who | null, most: number): Promise<TableCard[]> {
    return inTurns(await this.#public())
      .slice(0, most)
      .map((gist) => cardFor(gist, who));
  }

  /** Opens a table; a public one is refused to anyone who has too many already. */
  async open(opening: Opening, who: Who, address: string): Promise<Table> {
    const { hub, settings } = this.#parts;
    if (!opening.isPublic) return await hub.create(opening);
    return await this.#inOrder(async () => {
      const { publicTables } = settings.limits;
      const from = await this.hash(address);
      const all = await this.#public();
      const own = all.filter(({ host }) => host === who).length;
      const near = all.filter((gist) => gist.from === from).length;
      if (own >= publicTables || near >= publicTables * PERSONS_AT_ADDRESS)
        throw new HttpProblem(409, 'tooManyPublic', { most: publicTables });
      return await hub.create({ ...opening, from });
    });
  }

  /** Acts at a table; refuses to seat somebody at one more unstarted public table than they may. */
  perform(id: string, wish: Act, caller: Caller, address: string, key: string): Promise<Done> {
    if (wish.do === 'sit') return this.#sit(id, wish, caller, address, key);
    if (wish.do === 'standIn') return this.#standIn(id, wish, caller, key);
    return this.#parts.hub.perform(id, wish, caller, key);
  }

  async #standIn(id: string, wish: ActOf<'standIn'>, caller: Caller, key: string): Promise<Done> {
    if (await this.#isHere(id, wish.seat, caller)) return { refusal: { rule: '', why: 'isHere' } };
    return await this.#parts.hub.perform(id, wish, caller, key);
  }

  async #sit(id: string, wish: ActOf<'sit'>, caller: Caller, address: string, key: string): Promise<Done> {
    const { hub, settings } = this.#parts;
    const { table } = await hub.load(id);
    if (!table.isPublic || table.phase !== 'gathering') return await hub.perform(id, wish, caller, key);
    return await this.#inOrder(async () => {
      const { publicSeats } = settings.limits;
      const from = await this.hash(address);
      const others = (await this.#public()).filter((one) => one.id !== id && one.shared.phase === 'gathering');
      const own = others.filter(({ whos, host }) => host !== caller.who && whos.includes(caller.who)).length;
      const near = others.flatMap(({ froms }) => froms).filter((one) => one === from).length;
      if (own >= publicSeats || near >= publicSeats * PERSONS_AT_ADDRESS)
        throw new HttpProblem(409, 'tooManySeats', { most: publicSeats });
      return await hub.perform(id, wish, { ...caller, from }, key);
    });
  }

  /** Whether somebody is there after all whom another player wants a bot for; nobody else is told. */
  async #isHere(id: string, seat: number, { who }: Caller): Promise<boolean> {
    const { hub, inputs } = this.#parts;
    const { table } = await hub.load(id);
    const absent = table.chairs[seat]?.who ?? null;
    return seatOf(table, who) !== null && absent !== null && absent !== who && (await inputs.isHere(id, absent));
  }

  #inOrder<T>(job: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(job);
    this.#tail = result.catch(() => {});
    return result;
  }

  async #public(): Promise<Gist[]> {
    const { keeper, lists, settings } = this.#parts;
    const since = settings.clock.now() - LISTED_FOR;
    const rows: Listed[] = await keeper.ask((store) => store.publicTables(MOST_SEEN, since));
    return await lists.gists(rows);
  }

  /** Of an address: the same for all processes of a house, and useless outside of it. */
  async hash(address: string): Promise<string> {
    this.#key ??= sharedKey(this.#parts.keeper);
    const key = await this.#key.catch((error) => {
      this.#key = null; // the next one may have more luck
      throw error;
    });
    return createHmac('sha256', key).update(address).digest('base64url').slice(0, 16);
  }
}

async function sharedKey(keeper: Keeper): Promise<string> {
  const holder = freshId();
  for (;;) {
    const noted = await keeper.ask((store) => store.note(KEY));
    if (noted !== null) return noted;
    const now = Date.now();
    if (await keeper.ask((store) => store.claim(KEY, holder, now, now + CLAIM_LASTS))) {
      if ((await keeper.ask((store) => store.note(KEY))) === null)
        await keeper.ask((store) => store.setNote(KEY, freshToken()));
      await keeper.ask((store) => store.release(KEY, holder));
    } else await pause(50);
  }
}

/** The newest table of every host and every household first, then the second of each, and so on. */
export function inTurns<G extends Pick<Gist, 'host' | 'from' | 'createdAt'>>(gists: readonly G[]): G[] {
  const seen = new Map<string, number>();
  const place = (key: string): number => {
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return before;
  };
  return gists
    .toSorted((a, b) => b.createdAt - a.createdAt)
    .map((gist) => ({
      gist,
      round: Math.max(place(`by ${gist.host}`), gist.from === undefined ? 0 : place(`from ${gist.from}`)),
    }))
    .toSorted((a, b) => a.round - b.round)
    .map(({ gist }) => gist);
}
