// Options tried in whole games (`src/bots/search/trials.ts`), at Baselland, which has a sight of its own.
import { describe, expect, test } from 'vitest';
import { learnedMind, type Mind } from '../src/bots/experience.ts';
import { decide } from '../src/bots/levels.ts';
import { thinker } from '../src/bots/search/think.ts';
import { loadGame, type Sight } from '../src/games/index.ts';
import { Engine } from '../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../src/kernel/random.ts';
import type { Decision, View } from '../src/kernel/types.ts';

const pkg = await loadGame('baselland');
const mind = await learnedMind(pkg);
const sight = mind.sight!;
const lots = (seed: string) => chanceFrom(fastSource(seed));

/** A place for a tile near the end of a game that was played by sight, with many options. */
function late(seed: string): [View, Decision] {
  const engine = new Engine(pkg.game, fastSource(seed));
  const s = engine.setUp(2);
  for (let made = 0; ; made++) {
    engine.advance(s);
    const [seat] = engine.deciders(s);
    const decision = engine.decision(s, seat)!;
    const { task, options } = decision;
    if (made > 110 && task.do === 'place' && options.length > 10) return [engine.view(s, seat), decision];
    engine.play(
      s,
      task,
      options[sight.leads(s, task, options).reduce((best, one, i, all) => (one > all[best] ? i : best), 0)],
    );
  }
}
const [view, decision] = late('late');
const leads = (at: Decision): readonly number[] => {
  const engine = new Engine(pkg.game, fastSource('leads'));
  return sight.leads(engine.imagine(view, lots('leads')), at.task, at.options);
};
/** The same mind with another first sight of this decision. */
const seeing = (doubt: number, first: readonly number[]): Mind => {
  const misled: Sight['leads'] = (s, task, options) =>
    options === decision.options ? first : sight.leads(s, task, options);
  return { ...mind, sight: { ...sight, doubt, leads: misled } };
};
const order = leads(decision)
  .map((points, i) => ({ points, i }))
  .sort((a, b) => b.points - a.points);
const [best] = order;
const worst = order.at(-1)!;

describe('a sight that is misled', () => {
  const first = leads(decision).map((points, i) => (i === worst.i ? best.points + 1 : points));

  test('is put right by trials if it doubts itself', () => {
    const thoughts = thinker(seeing(5, first), { walks: 200, worlds: 1 }).think(view, decision, lots('misled'));
    expect(decide(thoughts, 0, lots('misled'))).not.toBe(worst.i);
    expect(thoughts[worst.i].visits).toBeGreaterThan(0);
  });

  test('is believed if it is sure, and where nothing is tried', () => {
    const sure = thinker(seeing(0.01, first), { walks: 200, worlds: 1 }).think(view, decision, lots('sure'));
    expect(decide(sure, 0, lots('sure'))).toBe(worst.i);
    const first0 = thinker(seeing(5, first), { walks: 0, worlds: 1 }).think(view, decision, lots('none'));
    expect(decide(first0, 0, lots('none'))).toBe(worst.i);
    expect(first0.every(({ visits }) => visits === 0)).toBe(true);
  });
});

test('turns are tried equally often before the worse half is dropped, clearly worse options not at all', () => {
  const flat = decision.options.map((_, i) => (i < 12 ? 0 : -50));
  const thinking = thinker(seeing(2, flat), { walks: 240, worlds: 1 });
  const visits = thinking.think(view, decision, lots('rounds')).map((thought) => thought.visits);
  const tried = visits.filter((n) => n > 0);
  expect(tried.length).toBeGreaterThan(1);
  expect(tried.length).toBeLessThanOrEqual(8); // a turn is an option with an answer to what follows: 8 of them at most
  expect(visits.filter((n) => n >= 28).length).toBeLessThanOrEqual(4);
  expect(visits.slice(12).every((n) => n === 0)).toBe(true);
  expect(new Set(tried).size).toBeLessThanOrEqual(3);
  expect(thinking.walks).toBeLessThanOrEqual(240 + 3 * 8); // rounded up, three times
  expect(thinking.walks).toBeGreaterThanOrEqual(tried.reduce((sum, n) => sum + n, 0));
});

describe('what the seat is asked right after an option', () => {
  /** What it thinks about a position; then it takes the option it likes best, with the answer to what is asked next. */
  function followed(stop = () => false) {
    const doubtful = { ...mind, sight: { ...sight, doubt: 5 } }; // so that several answers are worth a try
    const thinking = thinker(doubtful, { walks: 200, worlds: 1 });
    const first = thinking.think(view, decision, lots('turn'), stop);
    const index = decide(first, 0, lots('turn'));
    thinking.chose(index);
    const engine = new Engine(pkg.game, fastSource('after'));
    const s = engine.imagine(view, lots('after'));
    engine.play(s, decision.task, decision.options[index]);
    engine.advance(s);
    const asked = engine.decision(s, decision.seat)!;
    expect(asked.task.do).toBe('follower');
    return { thinking, visits: first[index].visits, after: engine.view(s, decision.seat), asked };
  }

  test('is tried together with it, and not thought about again', () => {
    const { thinking, visits, after, asked } = followed();
    const { walks } = thinking;
    const thoughts = thinking.think(after, asked, lots('answer'));
    expect(thinking.walks).toBe(walks);
    expect(thoughts.map(({ option }) => option)).toEqual(asked.options);
    expect(visits).toBeGreaterThanOrEqual(10);
    expect(thoughts[decide(thoughts, 0, lots('answer'))].visits).toBe(visits); // the very turn for which it took the place
  });

  test('is thought about again if something else is asked, or the same again', () => {
    const { thinking, after, asked } = followed();
    const { walks } = thinking;
    thinking.think(after, { ...asked, options: asked.options.toReversed() }, lots('answer'));
    expect(thinking.walks).toBeGreaterThan(walks);
    const again = thinking.walks;
    thinking.think(after, asked, lots('answer'));
    expect(thinking.walks).toBeGreaterThan(again);
  });

  test('is thought about again if the first search was interrupted', () => {
    let asked = 0;
    const broken = followed(() => ++asked > 400);
    expect(broken.visits).toBeGreaterThan(0);
    const { walks } = broken.thinking;
    broken.thinking.think(broken.after, broken.asked, lots('answer'));
    expect(broken.thinking.walks).toBeGreaterThan(walks);
  });

  test('is no longer looked at after being told to stop', () => {
    for (let most = 1; most < 12; most++) {
      let looks = 0;
      const leads: Sight['leads'] = (...about) => {
        looks++;
        return sight.leads(...about);
      };
      const thinking = thinker({ ...mind, sight: { ...sight, leads } }, { walks: 200, worlds: 2 });
      thinking.think(view, decision, lots('late'), () => looks >= most);
      expect(looks).toBeLessThanOrEqual(most);
    }
  });

  test('is thought about again if it is asked after another option', () => {
    const { thinking, after, asked } = followed();
    const { walks } = thinking;
    const open = after.open as { readonly turn: number };
    thinking.think({ ...after, open: { ...open, turn: open.turn + 2 } }, asked, lots('answer'));
    expect(thinking.walks).toBeGreaterThan(walks);
  });
});

test('the same luck gives the same thoughts', () => {
  const think = () => thinker(mind, { walks: 60, worlds: 2 }).think(view, decision, lots('same'));
  expect(think()).toEqual(think());
});

test('with few walks, and stopped at any time, it has an answer', () => {
  const { length } = decision.options;
  for (const walks of [1, 2, 20, 21])
    expect(decide(thinker(mind, { walks, worlds: 1 }).think(view, decision, lots('few')), 0, lots('few'))).toBeLessThan(
      length,
    );
  for (let after = 0; after < 500; after += 7) {
    let asked = 0;
    const thoughts = thinker(mind, { walks: 800, worlds: 1 }).think(view, decision, lots('any'), () => ++asked > after);
    expect(thoughts.every(({ value }) => value >= 0 && value <= 1)).toBe(true);
  }
});

test('stopped in the middle it has tried whole worlds only', () => {
  const flat = decision.options.map(() => 0);
  let asked = 0;
  const thinking = thinker(seeing(2, flat), { walks: 240, worlds: 1 });
  const thoughts = thinking.think(view, decision, lots('stop'), () => ++asked > 700);
  const tried = thoughts.filter(({ visits }) => visits > 0);
  expect(tried.length).toBeGreaterThan(1);
  expect(new Set(tried.map(({ visits }) => visits)).size).toBe(1);
  const never = thinker(mind, { walks: 240, worlds: 1 }).think(view, decision, lots('stop'), () => true);
  expect(never.every(({ isUnseen }) => isUnseen)).toBe(true);
});

test('what was not tried is compared with what was', () => {
  const gloomy = leads(decision).map((points) => points - 60); // off by as much at all options
  const thoughts = thinker(seeing(1.5, gloomy), { walks: 100, worlds: 1 }).think(view, decision, lots('shift'));
  const tried = thoughts.filter(({ visits }) => visits > 0);
  const untried = thoughts.filter(({ visits }) => visits === 0);
  expect(Math.min(tried.length, untried.length)).toBeGreaterThan(0);
  const near = Math.max(...tried.map(({ value }) => value)) - Math.max(...untried.map(({ value }) => value));
  expect(Math.abs(near)).toBeLessThan(0.25); // 60 points would be more than half of all chances
});
