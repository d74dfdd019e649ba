// Looking back at a running game: one's own view of then, and nothing that one was not shown.
import { afterEach, describe, expect, test } from 'vitest';
import { GAME_IDS, type GamePackage, loadGame } from '../src/games/index.ts';
import { canonical } from '../src/kernel/canonical.ts';
import { Engine } from '../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../src/kernel/random.ts';
import type { View, Viewer } from '../src/kernel/types.ts';
import { carryOut } from '../src/table/acts.ts';
import { botChair, EMPTY } from '../src/table/doing.ts';
import { past } from '../src/table/past.ts';
import { botsToMove, seen } from '../src/table/seen.ts';
import { cloneTable, openTable } from '../src/table/table.ts';
import type { Act, Chair, Table } from '../src/table/types.ts';
import { isKnown } from './known.ts';
import { GENEROUS, openPlace, Person } from './server-client.ts';
import { toy } from './toy/package.ts';

const person = (who: string): Chair => ({ ...EMPTY, kind: 'person', who, name: who });

/** A random game between two people and a bot, with changes of mind and going back by consent. */
class Evening {
  readonly pkg: GamePackage;
  table: Table;
  readonly #chance: ReturnType<typeof chanceFrom>;

  constructor(pkg: GamePackage, chairs: readonly Chair[], seed: string) {
    this.pkg = pkg;
    this.#chance = chanceFrom(fastSource(seed));
    const opening = { id: 'table', game: pkg.game.id as Table['game'], settings: {}, chairs, host: 'anna' };
    const rest = { pace: 'live', help: 'full', isPublic: false, secret: '00'.repeat(16), now: 1 } as const;
    this.table = openTable(pkg, { ...opening, ...rest, seed: { source: 'fast', text: seed } }).table;
    this.does('anna', { do: 'start' });
  }

  does(who: string | number, wish: Act): boolean {
    const copy = cloneTable(this.pkg, this.table);
    const by = typeof who === 'number' ? { bot: who } : { who, name: who };
    if ('refusal' in carryOut(copy, wish, { pkg: this.pkg, now: 2, by })) return false;
    this.table = copy;
    return true;
  }
  lot = (n: number): number => this.#chance.random('lot', n);

  choose(who: string | number): boolean {
    const seat = typeof who === 'number' ? who : this.table.chairs.findIndex((chair) => chair.who === who);
    const { journal, decisionNumbers: asked } = this.table;
    const decision = new Engine(this.pkg.game, () => 0).decision(journal!.state, seat);
    if (decision === null) return false;
    const option = decision.options[this.lot(decision.options.length)];
    return this.does(who, {
      do: 'choose',
      decision: asked[seat],
      choice: this.pkg.game.notation.write(decision.task, option),
    });
  }

  /** One thing that somebody does; false: the game is over. */
  step(): boolean {
    if (this.table.phase !== 'playing') return false;
    const [bot] = botsToMove(this.pkg, this.table);
    if (bot !== undefined && (this.choose(bot) || this.does(bot, { do: 'confirm' }))) return true;
    for (const who of this.lot(2) === 0 ? ['anna', 'ben'] : ['ben', 'anna']) {
      const { canUndo, mustConfirm, stepsBack: made } = seen(this.pkg, this.table, who);
      if (canUndo && this.lot(4) === 0) return this.does(who, { do: 'undo' });
      if (made > 3 && this.lot(60) === 0) {
        this.does(who, { do: 'askBack', to: made - 1 - this.lot(3) });
        return this.does(who === 'anna' ? 'ben' : 'anna', { do: 'agreeBack' });
      }
      if (mustConfirm ? this.does(who, { do: 'confirm' }) : this.choose(who)) return true;
    }
    throw new Error('the game does not go on');
  }
}

/** Three, or as many as can play. */
const chairsFor = ({ game: { seats } }: GamePackage): Chair[] => {
  const bots = Array.from({ length: Math.max(1, seats.min - 2) }, () => botChair('greedy'));
  return [person('anna'), person('ben'), ...bots].slice(0, seats.max);
};
const viewersOf = ({ table }: Evening): Viewer[] => [...table.chairs.keys(), null];
const viewsOf = (evening: Evening): View[] =>
  viewersOf(evening).map((you) => new Engine(evening.pkg.game, () => 0).view(evening.table.journal!.state, you));

const packages = [...(await Promise.all(GAME_IDS.map((id) => loadGame(id)))), toy];

describe.each(packages.map((pkg) => [pkg.game.id, pkg] as const))('%s', (id, pkg) => {
  test('at every point, everybody gets a view that he has been shown before', () => {
    const evening = new Evening(pkg, chairsFor(pkg), `past ${id}`);
    const viewers = viewersOf(evening);
    const shown = viewers.map(() => new Set<string>());
    const note = (): void => {
      for (const [i, view] of viewsOf(evening).entries()) shown[i].add(canonical(view));
    };
    note();
    const every = isKnown(id) ? 23 : 3; // a new game may be over after a few
    let looks = 0;
    for (let made = 1; made < 260 && evening.step(); made++) {
      note();
      if (made % every !== 0) continue;
      const { stepsBack: points } = seen(pkg, evening.table, 'anna');
      for (let point = evening.lot(4); point < points; point += 1 + evening.lot(9)) {
        for (const [i, you] of viewers.entries()) {
          const found = past(pkg, evening.table, you, point);
          expect(found?.points).toBe(points);
          expect(shown[i].has(canonical(found!.view)), `${made}: point ${point} of ${points}, ${you}`).toBe(true);
          looks++;
        }
      }
    }
    expect(looks).toBeGreaterThan(isKnown(id) ? 60 : 0);
  });
});

test('what another seals meanwhile changes nothing of what I can look back to', async () => {
  const pkg = await loadGame('great-split');
  const people = [person('anna'), person('ben'), person('cem')];
  const worlds = [0, 1].map(() => new Evening(pkg, people, 'two worlds'));
  const all = ({ table }: Evening) => {
    const { stepsBack: made } = seen(pkg, table, 'anna');
    return Array.from({ length: made }, (_, point) => past(pkg, table, 0, point));
  };
  for (const world of worlds) for (const who of ['anna', 'anna']) world.choose(who);
  worlds[1].choose('ben');
  worlds[1].choose('ben');
  expect(worlds[1].table.choices.length).toBeGreaterThan(worlds[0].table.choices.length);
  expect(all(worlds[0]).length).toBeGreaterThan(0);
  expect(all(worlds[1])).toEqual(all(worlds[0]));
});

test('there is no looking ahead, nor beside', async () => {
  const pkg = await loadGame('baselland');
  const evening = new Evening(pkg, [person('anna'), person('ben'), botChair('greedy')], 'ahead');
  for (let i = 0; i < 12; i++) evening.step();
  const { stepsBack: made } = seen(pkg, evening.table, 'anna');
  for (const point of [-1, made, made + 1, 0.5, Number.NaN]) expect(past(pkg, evening.table, 0, point)).toBeNull();
  expect(past(pkg, evening.table, 0, made - 1)).not.toBeNull();
});

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

test('over HTTP: my hand for me, none for a watcher, clear answers to nonsense, and a limit', async () => {
  const place = openPlace();
  closers.push(() => place.close());
  const server = await place.start({ limits: { ...GENEROUS, looksBack: 12 } });
  const [anna, ben] = [await Person.at(server, 'Anna'), await Person.at(server, 'Ben')];
  const id = await anna.open({ game: 'tybor', chairs: ['me', 'bot:greedy'] });
  const look = (who: Person, point: string | number) =>
    who.get<{ view: { own: { hand: unknown }[] }; error: { why: string } }>(`/api/tables/${id}/past?point=${point}`);
  expect((await look(anna, 0)).body.error.why).toBe('wrongPhase');
  await anna.mustAct(id, { do: 'start' });
  const first = (await anna.read(id)).seen.view;
  for (let tries = 0; tries < 200 && (await anna.read(id)).seen.stepsBack < 2; tries++) {
    const wish = Person.wish((await anna.read(id)).seen);
    if (wish !== null) await anna.act(id, wish);
  }
  const { body } = await look(anna, 0);
  expect(body.view).toEqual(first);
  expect(Array.isArray(body.view.own[0].hand)).toBe(true);
  expect((await look(ben, 0)).body.view.own[0].hand).toBeTypeOf('number');
  expect((await look(anna, 999)).body.error.why).toBe('badBack');
  for (const bad of ['-1', 'x', '1e3', '']) expect((await look(anna, bad)).status).toBe(400);
  expect((await anna.get(`/api/tables/${'x'.repeat(22)}/past?point=0`)).status).toBe(404);
  const many = await Promise.all(Array.from({ length: 14 }, () => look(anna, 0)));
  expect(many.map(({ status }) => status)).toContain(429);
});

test('made-up identities and fresh ones do not get around the limit', async () => {
  const place = openPlace();
  closers.push(() => place.close());
  const server = await place.start({ limits: { ...GENEROUS, looksBack: 4 } });
  const anna = await Person.at(server, 'Anna');
  const id = await anna.open({ game: 'tybor', chairs: ['me', 'bot:greedy'] });
  await anna.mustAct(id, { do: 'start' });
  const look = async (who: Person) => (await who.get(`/api/tables/${id}/past?point=0`)).status;
  const all: number[] = [];
  for (let i = 0; i < 6; i++) {
    const nobody = new Person(server.url, '');
    nobody.cookie = `kontor=${String(i).repeat(43)}`;
    all.push(await look(nobody));
  }
  expect(all.map((status) => status === 429)).toEqual([false, false, false, false, true, true]);
  const fresh: number[] = [];
  for (let i = 0; i < 6; i++) fresh.push(await look(await Person.at(server, `Ben ${i}`)));
  expect(fresh.map((status) => status === 429)).toEqual([false, false, false, false, true, true]); // 8 from one address
});
