import { describe, expect, test } from 'vitest';
import { plainMind } from '../src/bots/experience.ts';
import { greedy } from '../src/bots/greedy.ts';
import { decide } from '../src/bots/levels.ts';
import { BOT_NAMES, type BotName } from '../src/bots/names.ts';
import { BOTS } from '../src/bots/player.ts';
import { Search } from '../src/bots/search/search.ts';
import type { GamePackage } from '../src/games/index.ts';
import { canonical } from '../src/kernel/canonical.ts';
import { Engine } from '../src/kernel/engine.ts';
import { fastSource } from '../src/kernel/random.ts';
import { total } from '../src/kernel/score.ts';
import type { SeatTask, State, Task } from '../src/kernel/types.ts';
import { packageWith } from '../src/text/edition/package-with.ts';
import { everyGame, given, lots, PAIRS, packages, positions, SOME, spread, toy } from './bot-positions.ts';
import { isKnown } from './known.ts';

function deepFreeze<X>(x: X): X {
  if (typeof x !== 'object' || x === null || Object.isFrozen(x)) return x;
  Object.freeze(x);
  for (const part of Object.values(x)) deepFreeze(part);
  return x;
}

describe.each(everyGame)('%s', (_id, pkg) => {
  const seats = [pkg.game.seats.min, pkg.game.seats.max];

  test.each(BOT_NAMES)('%s gets along with a view, chooses one of the options and touches nothing', async (name) => {
    const player = await BOTS[name](pkg);
    for (const n of seats)
      for (const position of spread([...positions(pkg, n, `frozen ${n}`)], SOME[name])) {
        const [seen, decision] = deepFreeze(given(position));
        const before = canonical(seen);
        expect(decision.options).toContain(player.choose(seen, decision, lots('bot')));
        expect(canonical(seen)).toBe(before);
      }
  });

  const withEditions = pkg.editions === undefined ? [] : (['greedy', 'club'] as const);
  test.each(withEditions)(
    '%s lays out an edition of its own once for a choice, and chooses as ever from the same cards',
    async (name) => {
      const { inPlay, kind } = pkg.editions!;
      const [plain, own] = await Promise.all([
        BOTS[name](pkg),
        BOTS[name](packageWith(pkg, { ...kind.builtIn, id: 'own' })),
      ]);
      let laid = 0;
      inPlay.table(
        () => null,
        () => laid++,
      );
      for (const position of spread([...positions(pkg, seats[1], 'edition')], 3)) {
        const [seen, decision] = given(position);
        laid = 0;
        expect(own.choose(seen, decision, lots('own'))).toEqual(plain.choose(seen, decision, lots('own')));
        expect(laid).toBe(2);
      }
    },
  );

  test.each(BOT_NAMES)('%s chooses the same again from the same view and the same random numbers', async (name) => {
    for (const position of spread([...positions(pkg, seats[0], 'again')], SOME[name])) {
      const [one, two] = await Promise.all([BOTS[name](pkg), BOTS[name](pkg)]);
      expect(two.choose(...given(position), lots('b'))).toEqual(one.choose(...given(position), lots('b')));
    }
  });
});

/** The totals of a game in which each seat is played by the bot named. */
async function play(pkg: GamePackage, bots: readonly BotName[], seed: string): Promise<number[]> {
  const engine = new Engine(pkg.game, fastSource(seed));
  const minds = await Promise.all(bots.map((name) => BOTS[name](pkg)));
  const s = engine.setUp(bots.length);
  const chance = lots(`${seed}/bots`);
  for (engine.advance(s); !engine.isOver(s); engine.advance(s)) {
    const [seat] = engine.deciders(s);
    const decision = engine.decision(s, seat)!;
    engine.play(s, decision.task, minds[seat].choose(engine.view(s, seat), decision, chance));
  }
  return bots.map((_, seat) => total(pkg.game.score(s, seat)));
}

/** Over so few games luck decides much: what bots are worth at a new game, its own tests may say. */
const known = packages.filter(({ game }) => isKnown(game.id));

test.each(known.map((pkg) => [pkg.game.id, pkg] as const))('greedy beats random at %s', async (_id, pkg) => {
  const others = Array.from({ length: pkg.game.seats.min - 1 }, (): BotName => 'random');
  let won = 0;
  for (let i = 0; i < PAIRS; i++) {
    const first = await play(pkg, ['greedy', ...others], `pair ${i}`);
    const last = await play(pkg, [...others, 'greedy'], `pair ${i}`);
    if (first[0] > Math.max(...first.slice(1))) won++;
    if (last.at(-1)! > Math.max(...last.slice(0, -1))) won++;
  }
  expect(won).toBe(2 * PAIRS);
});

test('greedy uses the score lines where a game has no value of its own', () => {
  const player = greedy(toy);
  let asked = 0;
  for (let i = 0; i < 20; i++)
    for (const position of positions(toy, 3, `crown ${i}`)) {
      const [seen, decision] = given(position);
      if (decision.task.do !== 'crown') continue;
      asked++;
      expect(player.choose(seen, decision, lots(`${i}`))).toBe('keep'); // 5 points now
    }
  expect(asked).toBeGreaterThan(0);
});

/** One seat picks a digit `left` times, a 1 is added, then news comes; what `worth` makes of the digits is the value. */
function chain(
  left: number,
  worth: (digits: readonly number[]) => number,
  mayTurnUp = false,
): { pkg: GamePackage; valued: () => number } {
  interface Pick extends SeatTask {
    readonly left: number;
  }
  const open = (s: State) => s.open as { digits: number[] };
  let valued = 0;
  const game = {
    id: 'chain',
    seats: { min: 1, max: 1 },
    settings: {},
    sizes: [],
    first: { do: 'pick', seat: 0, left } as Task,
    steps: {
      pick: {
        options: () => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        apply(s: State, task: Pick, digit: number, cx: Engine) {
          open(s).digits.push(digit);
          cx.next(task.left > 1 ? ({ ...task, left: task.left - 1 } as Task) : { do: 'add' }, { do: 'turnUp' });
        },
      },
      add: { run: (s: State) => open(s).digits.push(1) },
      turnUp: {
        reveals: ['open.digits'],
        run() {
          if (!mayTurnUp) throw new Error('turned up what nobody may know yet');
        },
      },
    },
    setup: () => ({ open: { digits: [] }, own: [{}], dark: {} }),
    clone: {
      open: (o: { digits: number[] }) => ({ digits: o.digits.slice() }),
      own: () => ({}),
      dark: () => ({}),
    },
    imagine: (view: { open: { digits: number[] } }) => ({
      open: { digits: view.open.digits.slice() },
      own: [{}],
      dark: {},
    }),
  };
  const value = (s: State) => {
    valued++;
    return worth(open(s).digits);
  };
  return { pkg: { game, bot: { value } } as unknown as GamePackage, valued: () => valued };
}

function firstPick({ pkg }: { pkg: GamePackage }, seed: string, isStopped?: () => boolean): unknown {
  const engine = new Engine(pkg.game, fastSource('chain'));
  const s = engine.setUp(1);
  return greedy(pkg).choose(engine.view(s, 0), engine.decision(s, 0)!, lots(seed), isStopped);
}

test('greedy looks through its own chain of picks and stops before the news', () => {
  // Only 3 with 7 pays: the first pick alone says nothing.
  const pays37 = chain(2, ([a, b, added]) => (a === 3 && b === 7 ? added : 0));
  expect(firstPick(pays37, 'a')).toBe(3);
  expect(pays37.valued()).toBe(100);
});

test('greedy stays within its leaves, however long the chain', () => {
  const long = chain(40, (digits) => digits[0]);
  expect(firstPick(long, 'a')).toBe(9);
  expect(long.valued()).toBeLessThanOrEqual(400);
});

test('greedy, when stopped, chooses by what it has looked at', () => {
  const digits = chain(1, ([a]) => a);
  expect(firstPick(digits, 'a', () => digits.valued() >= 4)).toBe(2); // the fourth look was cut short
  expect(digits.valued()).toBe(4);
  const endless = chain(12, (picks) => (picks[0] === 0 ? picks[1] : -1));
  expect(firstPick(endless, 'a', () => endless.valued() >= 41)).toBe(0); // 40 looks an option
  expect(endless.valued()).toBe(41);
});

test('greedy chooses at random among equals', () => {
  const picks = Array.from({ length: 40 }, (_, i) =>
    firstPick(
      chain(1, ([a]) => (a % 5 === 4 ? 1 : 0)),
      `lot ${i}`,
    ),
  );
  expect(new Set(picks)).toEqual(new Set([4, 9]));
});

describe('the search', () => {
  const begun = (pkg: GamePackage) => {
    const engine = new Engine(pkg.game, fastSource('chain'));
    const s = engine.setUp(pkg.game.seats.min);
    if (pkg.game.id !== 'chain') engine.advance(s);
    const [seat] = engine.deciders(s);
    return { engine, s, seen: engine.view(s, seat), decision: engine.decision(s, seat)! };
  };

  test('stops walking when told to, and then answers by its first look', () => {
    for (const pkg of packages) {
      const { seen, decision } = begun(pkg);
      const search = new Search(plainMind(pkg), { walks: 1_000_000, worlds: 1 });
      const thoughts = search.think(seen, decision, lots('stop'), () => search.walks === 3);
      expect(thoughts.reduce((sum, { visits }) => sum + visits, 0)).toBe(3);
      expect(thoughts).toHaveLength(decision.options.length);
    }
  });

  test('keeps what it has thought about its own next pick', () => {
    const { pkg } = chain(3, ([a, b]) => (a === 3 && b === 7 ? 50 : 0), true);
    const { engine, s, seen, decision } = begun(pkg);
    const search = new Search(plainMind(pkg), { walks: 40, worlds: 1, horizon: 0 });
    const first = search.think(seen, decision, lots('a'), undefined);
    const chosen = decide(first, 0, lots('a'));
    expect(chosen).toBe(3);
    search.chose(chosen);
    engine.play(s, decision.task, decision.options[chosen]);
    const again = search.think(engine.view(s, 0), engine.decision(s, 0)!, lots('b'), () => true);
    expect(again.reduce((sum, { visits }) => sum + visits, 0)).toBeGreaterThan(0);
    const fresh = new Search(plainMind(pkg), { walks: 40, worlds: 1, horizon: 0 });
    const cold = fresh.think(engine.view(s, 0), engine.decision(s, 0)!, lots('b'), () => true);
    expect(cold.reduce((sum, { visits }) => sum + visits, 0)).toBe(0);
  });

  test('noise makes mistakes where options are close, and none where they are far apart', () => {
    const thoughts = (values: readonly number[]) => values.map((value) => ({ option: value, value, visits: 0 }));
    const taken = (values: readonly number[]) =>
      new Set(Array.from({ length: 200 }, (_, i) => decide(thoughts(values), 0.05, lots(`n ${i}`))));
    expect(taken([0.5, 0.52])).toEqual(new Set([0, 1]));
    expect(taken([0.1, 0.9])).toEqual(new Set([1]));
  });
});
