// Whole turns planned (`src/bots/search/plans.ts`), at the Guilds of London, where a turn is many picks.
import { describe, expect, test } from 'vitest';
import { othersThan, outlook, runQuietly } from '../src/bots/ahead.ts';
import { learnedMind, type Mind } from '../src/bots/experience.ts';
import { byWorth, hints } from '../src/bots/hint.ts';
import { decide } from '../src/bots/levels.ts';
import { judge } from '../src/bots/review.ts';
import { thinker } from '../src/bots/search/think.ts';
import { bestOf, planOf, TurnLook, type TurnPick } from '../src/bots/search/turn.ts';
import { loadGame } from '../src/games/index.ts';
import { Engine } from '../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../src/kernel/random.ts';
import type { Decision, State, View } from '../src/kernel/types.ts';
import { textsOf } from '../src/text/package.ts';

const pkg = await loadGame('guilds-of-london');
const mind = await learnedMind(pkg);
/** How many ends were judged so far. */
let judged = 0;
const counting: Mind = {
  ...mind,
  values(s) {
    judged++;
    return mind.values(s);
  },
};
const turn = pkg.bot!.turn!;
const lots = (seed: string) => chanceFrom(fastSource(seed));
const EFFORT = { walks: 0, worlds: 2, width: 4 } as const;

interface Scene {
  readonly engine: Engine;
  readonly s: State;
  readonly decision: Decision;
  readonly view: View;
}

/** A turn in a game that was played by plans, the first one that is as asked. */
function scene(seed: string, isIt: (scene: Scene) => boolean): Scene {
  const engine = new Engine(pkg.game, fastSource(seed));
  const s = engine.setUp(2);
  const players = [0, 1].map(() => thinker(mind, { ...EFFORT, worlds: 1, width: 1 }));
  for (;;) {
    engine.advance(s);
    const [seat] = engine.deciders(s);
    const decision = engine.decision(s, seat)!;
    const found = { engine, s, decision, view: engine.view(s, seat) };
    if (decision.task.do === turn.asks && isIt(found)) return found;
    const thoughts = players[seat].think(found.view, decision, lots(`${seed} ${seat}`));
    const index = decide(thoughts, 0, lots(seed));
    players[seat].chose(index);
    engine.play(s, decision.task, decision.options[index]);
  }
}

/** Where this turn can end in one imagined world. */
function endsOf({ view, decision }: Scene, width: number) {
  const { seat, task, options } = decision;
  const engine = new Engine(pkg.game, fastSource('ends'));
  const world = engine.imagine(view, lots('ends'));
  const ahead = {
    engine,
    seat,
    held: othersThan(world, seat),
    through: turn.through,
    judge: (end: State): number => outlook(mind, end)[seat],
  };
  return new TurnLook(ahead, turn.asks).ends(world, task, options, width);
}
const picksOf = (last: TurnPick): TurnPick[] => (last.before === null ? [last] : [...picksOf(last.before), last]);

/** One in which it is best to draw cards first. */
const drawing = scene('drawing', (one) => bestOf(endsOf(one, 1), 1)[0].last.isAfterNews);
const plain = scene('plain', ({ decision }) => decision.options.length > 12);

describe('a turn looked through', () => {
  test('ends where the first option of the question says so, or where others decide', () => {
    const ends = endsOf(plain, 4);
    expect(ends.length).toBeGreaterThan(plain.decision.options.length);
    for (const { last } of ends.filter(({ last: { step } }) => step === turn.asks))
      expect(last.option).toEqual(last.options[0]);
  });

  test('finds more with more places side by side, here, and follows none twice', () => {
    const [narrow, wide] = [1, 8].map((width) => bestOf(endsOf(plain, width), 1)[0].worth);
    expect(wide).toBeGreaterThanOrEqual(narrow);
    const twice = { last: endsOf(plain, 1)[0].last, worth: 1 };
    expect(bestOf([twice, { ...twice }, { ...twice, worth: 0.5 }], 3).map(({ worth }) => worth)).toEqual([1, 0.5]);
  });

  test('goes on beyond cards that are drawn, and plans only up to them', () => {
    const end = endsOf(drawing, 1).find(({ last }) => last.isAfterNews)!;
    const plan = planOf(end);
    expect(plan.length).toBeGreaterThan(0);
    expect(plan.length).toBeLessThan(picksOf(end.last).length);
    const { engine, decision } = drawing;
    const s = engine.clone(drawing.s);
    for (const { option } of plan) {
      engine.play(s, engine.pending(s, decision.seat)!, option);
      runQuietly(engine, s, []);
    }
    expect(turn.through).toContain(engine.ready(s)!.at(-1)!.do);
  });
});

describe('a plan', () => {
  test('is followed without thinking again, up to the end of the turn', () => {
    const { engine, decision } = plain;
    const s = engine.clone(plain.s);
    const player = thinker(counting, EFFORT);
    let asked: Decision | null = decision;
    let made = 0;
    judged = 0;
    let atFirst = 0;
    for (; asked !== null; made++) {
      let index = 0;
      if (asked.options.length > 1) {
        index = decide(player.think(engine.view(s, decision.seat), asked, lots('plan')), 0, lots('plan'));
        player.chose(index);
      } // a player is not asked where there is nothing to choose
      if (made === 0) atFirst = judged;
      engine.play(s, asked.task, asked.options[index]);
      runQuietly(engine, s, []);
      asked = engine.decision(s, decision.seat);
    }
    expect(made).toBeGreaterThan(1);
    expect(atFirst).toBeGreaterThan(0);
    expect(judged).toBe(atFirst);
  });

  test('is dropped when another option was taken, and when it meets another question', () => {
    const { view, decision } = plain;
    const player = thinker(counting, EFFORT);
    judged = 0;
    const index = decide(player.think(view, decision, lots('drop')), 0, lots('drop'));
    const atFirst = judged;
    player.chose((index + 1) % decision.options.length);
    player.think(view, decision, lots('drop'));
    expect(judged).toBe(2 * atFirst);
    player.chose(index);
    player.think(view, decision, lots('drop'));
    expect(judged).toBe(3 * atFirst);
  });

  test('told to stop at once nothing was seen, a little later only a part', () => {
    const { view, decision } = plain;
    const none = thinker(mind, EFFORT).think(view, decision, lots('stop'), () => true);
    expect(none.every(({ isUnseen }) => isUnseen)).toBe(true);
    let asked = 0;
    const some = thinker(mind, EFFORT).think(view, decision, lots('stop'), () => ++asked > 8);
    expect(some.some(({ isUnseen }) => isUnseen)).toBe(true);
    expect(some[decide(some, 0, lots('stop'))].isUnseen).not.toBe(true);
  });
});

test('wherever it is stopped, the option that it takes has a value', () => {
  const { view, decision } = drawing;
  const narrow = { ...EFFORT, worlds: 3, width: 1 };
  let asks = 0;
  thinker(mind, narrow).think(view, decision, lots('stops'), () => ++asks < 0);
  expect(asks).toBeGreaterThan(100);
  for (let most = 0; most <= asks; most += Math.ceil(asks / 60)) {
    let asked = 0;
    const thoughts = thinker(mind, narrow).think(view, decision, lots('stops'), () => ++asked > most);
    expect(thoughts.every(({ value }) => value >= 0 && value <= 1)).toBe(true);
    if (thoughts.every(({ isUnseen }) => isUnseen)) continue;
    const taken = thoughts[decide(thoughts, 0, lots('stops'))];
    expect(taken.visits, `stopped after ${most}`).toBe(1);
  }
});

describe('advice on a long turn', () => {
  test('the same things in another order are no mistake', () => {
    const { engine, view, decision } = plain;
    const [best] = byWorth(thinker(mind, { ...EFFORT, worlds: 4 }).think(view, decision, lots('order')));
    const things = planOf(bestOf(endsOf(plain, 6), 1)[0]).filter(({ step }) => step === turn.asks);
    const later = things
      .slice(1, -1)
      .map(({ option }) => decision.options.findIndex((one) => JSON.stringify(one) === JSON.stringify(option)))
      .find((index) => index >= 0 && decision.options[index] !== best.option);
    expect(later).toBeDefined();
    const order = judge(mind, { at: 0, view, decision, taken: later! });
    const lost = judge(mind, { at: 0, view, decision, taken: 0 }); // ending the turn with a full hand
    expect(order.best - order.taken).toBeLessThan((lost.best - lost.taken) / 4);
    expect(engine.isOver(plain.s)).toBe(false);
  });

  test('a hint shows three, the best first', () => {
    const found = hints(mind, plain.view, plain.decision, lots('hint'), textsOf(pkg, 'en').kind);
    expect(found).toHaveLength(3);
    expect(new Set(found.map(({ option }) => JSON.stringify(option))).size).toBe(3);
    expect(found.map(({ value }) => value)).toEqual(found.map(({ value }) => value).sort((a, b) => b - a));
  });
});
