// An evening at a server, and people who take part in it as their pages would.
import { promise } from '../../src/fair/proof.ts';
import { freshSeed } from '../../src/fair/source.ts';
import type { RunningServer } from '../../src/server/server.ts';
import type { Store } from '../../src/store/store.ts';
import type { EveningAct, RoundShown, SeenEvening } from '../../src/wire/evenings.ts';
import { type Answer, Live, Person, playOut } from '../server-client.ts';

export class Guest {
  readonly person: Person;
  readonly id: string;
  /** By attempt of a round: what was promised. */
  readonly parts = new Map<string, string>();

  constructor(person: Person, id: string) {
    this.person = person;
    this.id = id;
  }

  ask = (act: EveningAct): Promise<Answer<SeenEvening & { error: { why: string } }>> =>
    this.person.post(`/api/evenings/${this.id}/acts`, act);

  async must(act: EveningAct): Promise<SeenEvening> {
    const { status, body } = await this.ask(act);
    if (status !== 200) throw new Error(`${act.do}: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  see = async (): Promise<SeenEvening> => (await this.person.get<SeenEvening>(`/api/evenings/${this.id}`)).body;
  round = async (): Promise<RoundShown> => (await this.see()).rounds.at(-1)!;

  async promise(): Promise<SeenEvening> {
    const { number, attempt } = await this.round();
    const part = freshSeed();
    this.parts.set(`${number} ${attempt}`, part);
    return await this.must({ do: 'promise', promise: promise(part) });
  }

  async reveal(): Promise<SeenEvening> {
    const { number, attempt, roll } = await this.round();
    const contribution = this.parts.get(`${number} ${attempt}`)!;
    return await this.must({ do: 'reveal', contribution, roll: roll!.hash });
  }

  /** The table they sit at in the round under way. */
  async table(): Promise<string> {
    const { tables, you } = await this.round();
    return tables[you!.table].id!;
  }
}

/** A circle of these people with an evening, where all of them are. */
export async function eveningOf(
  server: RunningServer,
  store: Store,
  names: readonly string[],
  plan: object = {},
  circle = 'thursdays-0123456789ab',
): Promise<Guest[]> {
  const people = await Promise.all(names.map((name) => Person.at(server, name)));
  const whos = await Promise.all(names.map(async (name) => (await store.findPersons(name, 1))[0].who));
  await store.addCircle({ id: circle, code: `secret ${circle}`, name: 'Thursdays', founder: whos[0], createdAt: 1 });
  for (const who of whos) await store.joinCircle(circle, `secret ${circle}`, who, 2, 50);
  const { body } = await people[0].post<{ id: string }>('/api/evenings', { circle, ...plan });
  const guests = people.map((person) => new Guest(person, body.id));
  for (const guest of guests.slice(1)) await guest.must({ do: 'here', isHere: true });
  return guests;
}

/** Begins a round: all promise, all reveal, and the tables are dealt. */
export async function beginRound(guests: readonly Guest[], isFinal = false): Promise<void> {
  await guests[0].must({ do: 'begin', isFinal });
  for (const guest of guests) await guest.promise();
  for (const guest of guests) await guest.reveal();
}

export const liveAs = ({ person }: Guest, id: string, seat: number): Promise<Live> =>
  Live.open(`${person.url.replace('http', 'ws')}/api/tables/${id}/live?as=${seat}`, person.cookie, {});

/** Plays one table to its end, at random. */
export async function playTable(guests: readonly Guest[], id: string): Promise<void> {
  const lives = await Promise.all(guests.map(({ person }) => person.live(id)));
  await playOut(lives);
  for (const live of lives) live.close();
}

/** Who sits at which table, by its id. */
export async function atTables(guests: readonly Guest[]): Promise<Map<string, Guest[]>> {
  const tables = new Map<string, Guest[]>();
  for (const guest of guests) {
    const id = await guest.table();
    tables.set(id, [...(tables.get(id) ?? []), guest]);
  }
  return tables;
}

/** Plays all tables of the round under way. */
export async function playRound(guests: readonly Guest[]): Promise<void> {
  for (const [id, own] of await atTables(guests)) await playTable(own, id);
}

/** Four at two tables that have been dealt: those at the first, and those at the second. */
export async function twoTables(server: RunningServer, store: Store) {
  const guests = await eveningOf(server, store, ['Ann', 'Bob', 'Cem', 'Dan'], { games: ['great-split'] });
  await beginRound(guests);
  const [[here, own], [there, others]] = [...(await atTables(guests))];
  return { guests, here, own, there, others };
}
