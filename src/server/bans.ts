// Whom the host does not want in the house, for a time: persons, and the households they come from.
import { NAMELESS } from '../table/chat.ts';
import type { Who } from '../table/types.ts';
import type { Ban } from '../wire/desk.ts';
import type { House } from './house.ts';
import type { Caller } from './identity.ts';
import type { Live } from './live.ts';
import type { Lobby } from './lobby.ts';
import { HttpProblem } from './problem.ts';
import type { ServerSettings } from './settings.ts';

/** More than that and somebody is trying to fill the list. */
const MOST = 500;
/** Households of one person: more are those of others, on the way through which somebody is trying to get in. */
const MOST_HOUSEHOLDS = 20;

export interface BanParts {
  readonly house: House;
  readonly lobby: Lobby;
  readonly live: Live;
  readonly settings: ServerSettings;
}

export class Bans {
  readonly #parts: BanParts;

  constructor(parts: BanParts) {
    this.#parts = parts;
    parts.house.onLook.add(() => void this.#showOut().catch(() => {})); // no answer: the next look will do
  }

  get all(): readonly Ban[] {
    const now = this.#parts.settings.clock.now();
    return this.#parts.house.state.bans.filter(({ until }) => until > now);
  }

  /** Refuses somebody who is banned. Who comes from a household banned with them is refused under every other name too. */
  async mustBeWelcome(caller: Caller | null, address: string): Promise<void> {
    const bans = this.all;
    if (bans.length === 0) return;
    const from = await this.#parts.lobby.hash(address);
    const own = bans.find(({ who }) => caller !== null && who === caller.who);
    const near = bans.find(({ froms }) => froms.includes(from));
    if (own?.isByAddress === true && !own.froms.includes(from) && own.froms.length < MOST_HOUSEHOLDS)
      await this.#change(own.who, (ban) => ({ ...ban, froms: [...new Set([...ban.froms, from])] }));
    const ban = own ?? near;
    if (ban !== undefined) throw new HttpProblem(403, 'banned', { until: ban.until });
  }

  /** Shows somebody the door; with `isByAddress` also the households they are connected from, or come from later. */
  async ban(who: Who, name: string, until: number, isByAddress: boolean): Promise<void> {
    const { house, lobby, live, settings } = this.#parts;
    const addresses = isByAddress ? live.addresses(who).slice(0, MOST_HOUSEHOLDS) : [];
    const froms = await Promise.all(addresses.map((address) => lobby.hash(address)));
    const ban: Ban = { who, name, until, isByAddress, froms: [...new Set(froms)] };
    const now = settings.clock.now();
    await house.change((state) => ({
      bans: [...state.bans.filter((one) => one.who !== who && one.until > now), ban].slice(-MOST),
    }));
    await this.#showOut();
  }

  async lift(who: Who): Promise<void> {
    await this.#parts.house.change((state) => ({ bans: state.bans.filter((ban) => ban.who !== who) }));
  }

  /** Somebody who is banned has been deleted: what is left of it are the households, without the name. */
  async forget(who: Who): Promise<void> {
    if (this.#parts.house.state.bans.some((ban) => ban.who === who))
      await this.#change(who, (ban) => (ban.isByAddress ? { ...ban, name: NAMELESS } : null));
  }

  /**
   * Somebody who is banned turns out to be somebody else, who is banned from now on; the longer ban counts. The first ban stands until
   * that one is gone (`lift`): it may come to nothing.
   */
  async unite(from: Who, into: Who, name: string): Promise<void> {
    const now = this.#parts.settings.clock.now();
    await this.#parts.house.change(({ bans }) => {
      const both = bans.filter((ban) => (ban.who === from || ban.who === into) && ban.until > now);
      if (!both.some((ban) => ban.who === from)) return {};
      const froms = [...new Set(both.flatMap((ban) => ban.froms))].slice(0, MOST_HOUSEHOLDS);
      const until = Math.max(...both.map((ban) => ban.until));
      const ban: Ban = { who: into, name, until, isByAddress: both.some(({ isByAddress }) => isByAddress), froms };
      return { bans: [...bans.filter(({ who }) => who !== into), ban] };
    });
    await this.#showOut();
  }

  /** Only a ban that still stands: the host may have lifted it in another process. */
  async #change(who: Who, how: (ban: Ban) => Ban | null): Promise<void> {
    await this.#parts.house.change(({ bans }) => ({
      bans: bans.map((ban) => (ban.who === who ? how(ban) : ban)).filter((ban) => ban !== null),
    }));
  }

  /** Ends the connections to this process of all who are banned, whichever process they were banned in. */
  async #showOut(): Promise<void> {
    const { lobby, live } = this.#parts;
    const bans = this.all;
    if (bans.length === 0) return;
    for (const { who } of bans) live.dismiss({ who });
    const near = new Set(bans.flatMap(({ froms }) => froms));
    for (const address of near.size === 0 ? [] : live.addresses())
      if (near.has(await lobby.hash(address))) live.dismiss({ address });
  }
}
