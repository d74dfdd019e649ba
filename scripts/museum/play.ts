// Plays tables on at random, with the acts of a server: to fill the museum and to visit it.
import { promise } from '../../src/fair/proof.ts';
import { freshSeed } from '../../src/fair/source.ts';
import { Engine } from '../../src/kernel/engine.ts';
import type { Chance, Seat } from '../../src/kernel/types.ts';
import { Hub } from '../../src/server/hub.ts';
import { Keeper } from '../../src/server/keeper.ts';
import type { Loaded } from '../../src/server/live-table.ts';
import { Metrics } from '../../src/server/metrics.ts';
import { settled } from '../../src/server/settings.ts';
import type { Store } from '../../src/store/store.ts';
import { type Acting, isOver, NOBODY, plays } from '../../src/table/doing.ts';
import { waitsFor } from '../../src/table/seen.ts';
import type { Act, Table } from '../../src/table/types.ts';

const LONGEST = 8000;

type By = Acting['by'];
type Wish = readonly [act: Act, by: By];

/** What people promised to contribute to the seed of a table, by person: only they know it. */
export type Contributions = Readonly<Record<string, string>>;

/** The tables of a store, loaded, without a server around them. */
export function openHub(store: Store, now: () => number = Date.now): Hub {
  const settings = settled({ store, clock: { now, at: () => () => {} } });
  const metrics = new Metrics();
  return new Hub({ store, keeper: new Keeper(store, settings, metrics), settings, metrics });
}

/** Does something that must not be refused. */
export async function mustDo(hub: Hub, id: string, wish: Act, by: By): Promise<void> {
  const done = await hub.perform(id, wish, by);
  if ('refusal' in done) throw new Error(`${id}: ${wish.do} was refused: ${done.refusal.why}`);
}

/** Plays a table that has started, until it is over or that is enough. */
export async function playOn(
  hub: Hub,
  id: string,
  chance: Chance,
  isEnough: (loaded: Loaded) => boolean = () => false,
): Promise<Table> {
  for (let count = 0; count < LONGEST; count++) {
    const loaded = await hub.load(id);
    if (isOver(loaded.table) || isEnough(loaded)) return loaded.table;
    await mustDo(hub, id, ...wishOf(loaded, chance));
  }
  throw new Error(`${id} does not come to an end`);
}

/** Brings people together at a table that has not started, and starts it. */
export async function gather(hub: Hub, id: string, kept: Contributions): Promise<void> {
  const known = { ...kept };
  for (let count = 0; count < LONGEST; count++) {
    const { table, pkg } = await hub.load(id);
    if (table.phase !== 'gathering' && table.phase !== 'revealing') return;
    const [wish, by] = table.phase === 'revealing' ? revealOf(table, known) : comeTo(table, pkg.game.seats.min, known);
    await mustDo(hub, id, wish, by);
  }
  throw new Error(`${id} does not begin`);
}

/** While there are too few, somebody new takes a free chair; then the host starts. */
function comeTo(table: Table, min: number, known: Record<string, string>): Wish {
  const taken = table.chairs.filter(({ kind }) => kind === 'person' || kind === 'bot').length;
  const chair = table.chairs.findIndex(({ kind }) => kind === 'open');
  if (taken >= min && table.host !== NOBODY) return [{ do: 'start' }, { who: table.host, name: '' }];
  const by = newcomer(table, chair);
  known[by.who] = freshSeed();
  return [{ do: 'sit', chair, promise: promise(known[by.who]) }, by];
}

function revealOf({ id, chairs }: Table, known: Contributions): Wish {
  const { who, name } = chairs.find((chair) => chair.promise !== null && chair.contribution === null)!;
  const contribution = known[who!];
  if (contribution === undefined) throw new Error(`${id}: nobody knows what ${name} has promised`);
  return [
    { do: 'reveal', contribution },
    { who: who!, name },
  ];
}

const newcomer = ({ id }: Table, chair: Seat) => ({ who: `newcomer ${chair} ${id}`, name: `Nő ${chair + 1}` });

function wishOf({ table, pkg }: Loaded, chance: Chance): Wish {
  const { chairs, decisionNumbers: asked } = table;
  const journal = table.journal!;
  const waits = waitsFor(pkg, table);
  const seat = waits[chance.random('seat', waits.length)];
  const { kind, who, name } = chairs[seat];
  if (kind === 'open') return [{ do: 'sit', chair: seat }, newcomer(table, seat)];
  const by: By = plays(table, seat) === 'bot' ? { bot: seat } : { who: who!, name };
  if (journal.toConfirm === seat || journal.lanesToConfirm.includes(seat)) return [{ do: 'confirm' }, by];
  const { task, options } = new Engine(pkg.game, () => 0).decision(journal.state, seat)!;
  const choice = pkg.game.notation.write(task, options[chance.random('choice', options.length)]);
  return [{ do: 'choose', decision: asked[seat], choice }, by];
}
