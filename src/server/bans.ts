// Whom the host does not want in the house, for a time: persons, and the households they come from.
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
    if (own?.isByAddress === true && !own.froms.includes(from))
      await this.#add({ ...own, froms: [...own.froms, from] });
    const ban = own ?? near;
    if (ban !== undefined) throw new HttpProblem(403, 'banned', { until: ban.until });
  }

  /** Shows somebody the door; with `isByAddress` also the households they are connected from, or come from later. */
  async ban(who: Who, name: string, until: number, isByAddress: boolean): Promise<void> {
    const { lobby, live } = this.#parts;
    const addresses = isByAddress ? live.addressesOf(who) : [];
    const froms = await Promise.all(addresses.map((address) => lobby.hash(address)));
    await this.#add({ who, name, until, isByAddress, froms: [...new Set(froms)] });
    live.dismiss(who);
  }

  async lift(who: Who): Promise<void> {
    await this.#parts.house.change((state) => ({ bans: state.bans.filter((ban) => ban.who !== who) }));
  }

  async #add(ban: Ban): Promise<void> {
    const now = this.#parts.settings.clock.now();
    await this.#parts.house.change((state) => ({
      bans: [...state.bans.filter((one) => one.who !== ban.who && one.until > now), ban].slice(-MOST),
    }));
  }
}
