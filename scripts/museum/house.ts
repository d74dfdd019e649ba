// The house whose tables go into the museum: a real server over both databases, its guests, and time that passes when we
// say so.
import { promise } from '../../src/fair/proof.ts';
import { freshSeed } from '../../src/fair/source.ts';
import type { GameId } from '../../src/games/index.ts';
import { chanceFrom, fastSource } from '../../src/kernel/random.ts';
import { newDeskToken } from '../../src/server/door.ts';
import type { Hub } from '../../src/server/hub.ts';
import { hashOfToken } from '../../src/server/identity.ts';
import type { Loaded } from '../../src/server/live-table.ts';
import { type RunningServer, startServer } from '../../src/server/server.ts';
import type { Store } from '../../src/store/store.ts';
import { recordOf } from '../../src/table/table.ts';
import type { Act, Table, Who } from '../../src/table/types.ts';
import { GENEROUS, Person } from '../../test/server-client.ts';
import { type Mark, marksOf } from './marks.ts';
import { mustDo, openHub, playOn } from './play.ts';
import type { KeptPerson, KeptTable } from './room.ts';
import { known } from './visit.ts';

export interface Guest {
  readonly person: Person;
  readonly who: Who;
  readonly name: string;
  readonly token: string;
}

/** How a table is opened, as `POST /api/tables` takes it. */
export interface Opening {
  readonly game: GameId;
  readonly preset?: string;
  readonly settings?: object;
  readonly pace?: Table['pace'];
  readonly absent?: Table['absent'];
  readonly help?: Table['help'];
  readonly isPublic?: boolean;
  readonly chat?: boolean;
}

/** The longest that a timer of Node's can wait. */
const NEVER = 2 ** 31 - 1;

interface Time {
  now: number;
}

export interface HouseParts {
  readonly store: Store;
  readonly server: RunningServer;
  readonly deskToken: string;
  readonly time: Time;
}

/** Opens a house over a store. Its own bots and clocks stand still: at these tables only the museum moves. */
export async function openHouse(store: Store, backupFolder: string): Promise<House> {
  const deskToken = await newDeskToken(store);
  const time: Time = { now: Date.now() };
  const server = await startServer({
    store,
    port: 0,
    limits: GENEROUS,
    backupFolder,
    clock: { now: () => time.now, at: () => () => {} },
    lookEvery: NEVER,
    thinker: { think: async () => 0, close: async () => {} },
  });
  return new House({ store, server, deskToken, time });
}

export class House {
  readonly #parts: HouseParts;
  readonly #hub: Hub;
  readonly #chance = chanceFrom(fastSource('museum'));
  readonly #contributions = new Map<string, Record<Who, string>>();
  readonly #guests: Guest[] = [];
  readonly tables: KeptTable[] = [];

  constructor(parts: HouseParts) {
    this.#parts = parts;
    this.#hub = openHub(parts.store, () => parts.time.now);
  }

  async guest(name: string): Promise<Guest> {
    const { server, store } = this.#parts;
    const person = await Person.at(server, name);
    const token = person.cookie.replace(/^kontor=/, '');
    const { who } = (await store.findIdentity(hashOfToken(token)))!;
    const guest = { person, who, name, token };
    this.#guests.push(guest);
    return guest;
  }

  pass(milliseconds: number): void {
    this.#parts.time.now += milliseconds;
  }

  /** A table with its host on the first chair; the others as `POST /api/tables` takes them. */
  async open(host: Guest, opening: Opening, others: readonly string[], isPromised = true): Promise<string> {
    this.pass(1000); // no two tables were opened at the same moment
    const contribution = freshSeed();
    const id = await host.person.open({
      ...opening,
      chairs: ['me', ...others],
      ...(isPromised && { promise: promise(contribution) }),
    });
    this.#contributions.set(id, isPromised ? { [host.who]: contribution } : {});
    return id;
  }

  async sit(id: string, guest: Guest, chair: number): Promise<void> {
    const contribution = freshSeed();
    await this.act(id, guest, { do: 'sit', chair, promise: promise(contribution) });
    this.#contributions.set(id, { ...this.#contributions.get(id), [guest.who]: contribution });
  }

  reveal(id: string, guest: Guest): Promise<void> {
    return this.act(id, guest, { do: 'reveal', contribution: this.#contributions.get(id)![guest.who] });
  }

  /** Everybody sits down, the first one as host; it starts, and all reveal what they promised. */
  async begin(opening: Opening, guests: readonly Guest[], bots: readonly string[] = []): Promise<string> {
    const [host, ...others] = guests;
    const id = await this.open(host, opening, [...others.map(() => 'open'), ...bots.map((bot) => `bot:${bot}`)]);
    for (const [i, guest] of others.entries()) await this.sit(id, guest, i + 1);
    await this.act(id, host, { do: 'start' });
    for (const guest of guests) await this.reveal(id, guest);
    return id;
  }

  async act(id: string, { person }: Guest, wish: Act): Promise<void> {
    this.pass(100);
    await person.mustAct(id, wish);
  }

  /** What only the house does. */
  asHouse = (id: string, wish: Act): Promise<void> => mustDo(this.#hub, id, wish, { house: true });

  async desk<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
    const { server, deskToken } = this.#parts;
    const extra = { authorization: `Bearer ${deskToken}` };
    const { status, body: said } = await new Person(server.url, '').ask(method, `/api/desk${path}`, body, extra);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(said)}`);
    return said as T;
  }

  /** A backup, made from the host's desk while the house is open; tells the file. */
  backUp = async (): Promise<string> => (await this.desk<{ file: string }>('POST', '/backup')).file;

  /** Somebody wants notices of their turns, and has a link for another device. */
  async asksForNotices({ person }: Guest): Promise<void> {
    const hook = { kind: 'ntfy', url: 'https://ntfy.kontor.example/tisch' };
    const told = await person.ask('PUT', '/api/me/notices', { language: 'de', hook });
    const link = await person.post('/api/me/recovery');
    for (const { status, body } of [told, link])
      if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  }

  play = (id: string, isEnough?: (loaded: Loaded) => boolean): Promise<Table> =>
    playOn(this.#hub, id, this.#chance, (loaded) => {
      this.pass(100);
      return isEnough?.(loaded) ?? false;
    });

  /** Plays this many choices, and then on until the table looks like that. */
  playTo(id: string, choices: number, ...marks: readonly Mark[]): Promise<Table> {
    return this.play(id, (loaded) => {
      const there = marksOf(loaded);
      return loaded.table.choices.length >= choices && marks.every((mark) => there.includes(mark));
    });
  }

  load = async (id: string): Promise<Table> => (await this.#hub.loadFresh(id)).table;

  /** Leaves a table as it is, for the museum: it must look like that. */
  async keep(id: string, about: string, marks: readonly Mark[], seatKey?: KeptTable['seatKey']): Promise<void> {
    const loaded = await this.#hub.loadFresh(id);
    const there = marksOf(loaded);
    const missing = marks.filter((mark) => !there.includes(mark));
    if (missing.length > 0) throw new Error(`${about}: it is not ${missing.join(', ')}, but ${there.join(', ')}`);
    const { game, chairs, phase, settings, seq, choices } = loaded.table;
    const isBegun = phase !== 'gathering' && phase !== 'revealing';
    const contributions = this.#contributions.get(id) ?? {};
    this.tables.push({
      id,
      game,
      players: chairs.length,
      phase,
      settings,
      marks: there,
      seq,
      choices: choices.length,
      result: recordOf(loaded.pkg, loaded.table).result,
      about,
      ...(!isBegun && { contributions }),
      ...(seatKey && { seatKey }),
    });
  }

  async persons(): Promise<KeptPerson[]> {
    const { store } = this.#parts;
    const kept: KeptPerson[] = [];
    for (const guest of this.#guests) {
      const person = await known(store, guest);
      if (person !== null) kept.push(person); // otherwise they wanted to be forgotten
    }
    return kept;
  }

  async close(): Promise<void> {
    await this.#hub.close();
    await this.#parts.server.stop();
  }
}
