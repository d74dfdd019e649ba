// A file full of running tables, written straight into the store by the code of some release, which a later one can open: four
// people at each table, with their own tokens.
import type { GameId, GamePackage } from '../../src/games/index.ts';
import type { Store } from '../../src/store/store.ts';
import type { Entry, Table } from '../../src/table/types.ts';
import { upTo } from './begun.ts';
import { choiceOf, type Place, SEATS } from './client.ts';
import { TODAY } from './release.ts';

/** Where in its game a table stands: anywhere, or at this share of a game's acts. */
export type Stage = 'any' | number;
export interface Seeding {
  readonly file: string;
  readonly game: GameId;
  readonly tables: number;
  readonly stage: Stage;
  /** Whose code writes it; today's, if not given. */
  readonly root?: URL;
}

const AT_ONCE = 100;

type Module<M> = Promise<M>;
/** What seeding needs of a release: the names have changed since 0.3.0. */
async function codeOf(root: URL) {
  const from = <M>(path: string): Module<M> => import(new URL(path, root).href);
  const acts =
    await from<Record<'carryOut' | 'act', typeof import('../../src/table/acts.ts').carryOut>>('src/table/acts.ts');
  return {
    carryOut: acts.carryOut ?? acts.act,
    ...(await from<typeof import('../../src/table/seen.ts')>('src/table/seen.ts')),
    ...(await from<typeof import('../../src/table/doing.ts')>('src/table/doing.ts')),
    ...(await from<typeof import('../../src/table/table.ts')>('src/table/table.ts')),
    ...(await from<typeof import('../../src/fair/source.ts')>('src/fair/source.ts')),
    ...(await from<typeof import('../../src/games/index.ts')>('src/games/index.ts')),
    ...(await from<typeof import('../../src/server/identity.ts')>('src/server/identity.ts')),
    ...(await from<typeof import('../../src/store/sqlite.ts')>('src/store/sqlite.ts')),
  };
}
type Code = Awaited<ReturnType<typeof codeOf>>;

export async function seed({ file, game, tables, stage, root = TODAY }: Seeding): Promise<Place[]> {
  const code = await codeOf(root);
  const store = await code.openSqlite(file, { synchronous: 'off' });
  try {
    return await seedStore(code, store, { game, tables, stage });
  } finally {
    await store.close();
  }
}

/** The same in any store that today's code has opened. */
export const seedToday = async (store: Store, what: Pick<Seeding, 'game' | 'tables' | 'stage'>): Promise<Place[]> =>
  seedStore(await codeOf(TODAY), store, what);

async function seedStore(
  code: Code,
  store: Store,
  { game, tables, stage }: Pick<Seeding, 'game' | 'tables' | 'stage'>,
): Promise<Place[]> {
  const pkg = await code.loadGame(game);
  const whole = newTable(code, pkg);
  const length = playOn(code, pkg, whole.table, Number.POSITIVE_INFINITY).length;
  const places: Place[] = [];
  for (let n = 0; n < tables; n += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, tables - n) }, () => addTable(code, pkg, store, stage, length));
    places.push(...(await Promise.all(some)));
  }
  return places;
}

function newTable(code: Code, pkg: GamePackage) {
  const now = Date.now();
  const person = (seat: number) => ({ who: code.freshId(), name: `Seat ${seat}`, createdAt: now });
  const people = Array.from({ length: SEATS }, (_, seat) => person(seat));
  const { table, entry } = code.openTable(pkg, {
    id: code.freshId(),
    game: pkg.game.id as GameId,
    settings: {},
    chairs: people.map(() => code.emptyChair('open')),
    pace: 'live',
    help: 'full',
    isPublic: false,
    host: people[0].who,
    secret: code.freshSeed(),
    now,
  });
  const entries = [entry];
  const acts = [...people.map((_, chair) => ({ do: 'sit', chair }) as const), { do: 'start' } as const];
  for (const [i, wish] of acts.entries()) {
    const outcome = code.carryOut(table, wish, { pkg, now, by: people[i % SEATS] });
    if ('refusal' in outcome) throw new Error(`${wish.do}: ${outcome.refusal.why}`);
    entries.push(outcome.entry);
  }
  return { table, entries, people };
}

async function addTable(code: Code, pkg: GamePackage, store: Store, stage: Stage, length: number): Promise<Place> {
  const { table, entries, people } = newTable(code, pkg);
  entries.push(...playOn(code, pkg, table, stage === 'any' ? upTo(length) : Math.floor(stage * length)));
  if (table.phase !== 'playing') return addTable(code, pkg, store, stage, length);
  const tokens = people.map(code.freshToken);
  for (const [i, one] of people.entries()) await store.addIdentity(code.hashOfToken(tokens[i]), one);
  await store.append({ table, expected: 0, entries });
  return { id: table.id, cookies: tokens.map((token) => `kontor=${token}`) };
}

/** Plays a table on by this many acts; returns the log lines. A game that reaches its end stays there. */
function playOn({ carryOut, seen, waitsFor }: Code, pkg: GamePackage, table: Table, acts: number): Entry[] {
  const entries: Entry[] = [];
  for (let n = 0; n < acts && table.phase === 'playing'; n++) {
    const { who, name } = table.chairs[waitsFor(pkg, table)[0]];
    const { decision, mustConfirm } = seen(pkg, table, who);
    const wish = (mustConfirm ? { do: 'confirm' } : choiceOf(decision!)) as Parameters<typeof carryOut>[1];
    const outcome = carryOut(table, wish, { pkg, now: table.createdAt, by: { who: who!, name }, key: `seed ${n}` });
    if ('refusal' in outcome) throw new Error(outcome.refusal.why);
    entries.push(outcome.entry);
  }
  return entries;
}
