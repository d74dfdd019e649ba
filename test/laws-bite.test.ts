// The laws bite: each fault planted on purpose is caught by the law that is there for it.
import { describe, expect, test } from 'vitest';
import { floodFill } from '../src/games/baselland/flood.testing.ts';
import type { Open, S } from '../src/games/baselland/types.ts';
import { loadGame } from '../src/games/index.ts';
import type { Game, State } from '../src/kernel/types.ts';
import { upgrade } from '../src/kernel/upgrade.ts';
import { nothingSeen, obey, wordsOf } from './laws/all.ts';
import type { Row } from './laws/cover.ts';
import { drive, type Law, Offence } from './laws/drive.ts';
import { allHands } from './laws/hands.ts';
import { older } from './laws/older.ts';
import { undoLaw } from './laws/undo.ts';
import { type DraftState, draft } from './toy/draft.ts';

const { game: baselland, ...rest } = await loadGame('baselland');
const words = await wordsOf({ game: baselland, ...rest });
const toyWords = { ruleIds: new Set(['T1', 'T2', 'T3', 'T4']), texts: [] };

type Fault = (game: Game) => Game;
type Ask = Extract<Game['steps'][string], { options: unknown }>;
type Auto = Exclude<Game['steps'][string], Ask>;

/** The game with one step changed. */
const withStep =
  (name: string, change: (step: Ask & Auto) => Partial<Ask & Auto>): Fault =>
  (game) => {
    const step = game.steps[name] as Ask & Auto;
    return { ...game, steps: { ...game.steps, [name]: { ...step, ...change(step) } } };
  };

function offenceOf(game: Game, row: Row, spoken: typeof words, own?: () => Law): Offence {
  try {
    for (let i = 0; i < 10; i++) obey(game, row, `bite ${i}/0`, spoken, nothingSeen(), own);
  } catch (error) {
    if (error instanceof Offence) return error;
    throw error;
  }
  throw new Error('no law was broken');
}

const inBaselland: [string, string, string, Fault][] = [
  [
    'a leaked tile',
    'knowledge',
    '-> open.peek',
    withStep('place', (step) => ({
      apply(s, task, choice, cx) {
        step.apply(s, task, choice, cx);
        (s.open as Open & { peek: unknown }).peek = (s as S).dark.pile.at(-1) ?? null;
      },
    })),
  ],
  ['a missing reveal', 'knowledge', '-> open.tile', withStep('turn', () => ({ reveals: ['open.removed'] }))],
  [
    'a lost follower',
    'conservation',
    'scoreClosed',
    withStep('scoreClosed', (step) => ({
      run(s, task, cx) {
        const { awards, supply } = (s as S).open;
        const before = awards.length;
        step.run(s, task, cx);
        if (awards.length > before) supply[awards[before].seat]--;
      },
    })),
  ],
  [
    'an off-by-one in scoring',
    'flood fill',
    'instead of',
    withStep('scoreClosed', (step) => ({
      run(s, task, cx) {
        const { awards } = (s as S).open;
        const before = awards.length;
        step.run(s, task, cx);
        if (awards.length > before) awards[before] = { ...awards[before], points: awards[before].points + 1 };
      },
    })),
  ],
  [
    'a place that is not offered',
    'flood fill',
    'other places fit',
    withStep('place', (step) => ({
      options: (s, task) => {
        const list = step.options(s, task);
        return list.length > 1 ? list.slice(1) : list;
      },
    })),
  ],
  [
    'options that read the pile',
    'knowledge',
    'read what the seat cannot know',
    withStep('follower', (step) => ({
      options: (s, task) => step.options(s, task).slice(0, 1 + (((s as S).dark.pile.at(-1)?.charCodeAt(0) ?? 0) % 2)),
    })),
  ],
  [
    'chance that is not from the source',
    'same again',
    'turn',
    withStep('turn', (step) => ({
      run(s, task, cx) {
        (s as S).dark.pile.sort(() => Math.random() - 0.5);
        step.run(s, task, cx);
      },
    })),
  ],
  [
    'a clone that shares a list',
    'clone',
    'changed the original',
    (game) => ({ ...game, clone: { ...game.clone, open: (open) => ({ ...(open as Open) }) } }),
  ],
  [
    'an imagined world that forgets a tile',
    'imagine',
    'does not fit',
    (game) => ({
      ...game,
      imagine(view, chance) {
        const world = game.imagine(view, chance) as Pick<S, 'open' | 'own' | 'dark'>;
        world.dark.pile.pop();
        return world;
      },
    }),
  ],
  [
    'a score line without a rule',
    'score',
    'R99',
    (game) => ({ ...game, score: (s, seat) => game.score(s, seat).map((line) => ({ ...line, rule: 'R99.1' })) }),
  ],
  ['a game that never ends', 'ends', 'not over', withStep('turn', () => ({ run: (_s, task, cx) => cx.next(task) }))],
  ['a dead end', 'no dead end', 'offers nothing', withStep('follower', () => ({ options: () => [] }))],
  [
    'a refusal that changes something',
    'refusals',
    'changed something',
    withStep('place', (step) => ({
      why(s, task, choice) {
        (s as S).open.turn += 1;
        return step.why?.(s, task, choice) ?? null;
      },
    })),
  ],
  [
    'a reveal nobody declared, and so an undo that peeks',
    'undo',
    'learnt something',
    withStep('turn', () => ({ reveals: [] })),
  ],
];

const inTheToy: [string, string, string, Fault][] = [
  [
    'trying shown although the options come from the hand',
    'knowledge',
    "what is tried at 'crown' tells",
    withStep('crown', (step) => ({
      tries: true,
      options: (s, task) => {
        const list = step.options(s, task);
        return (s as DraftState).own[task.seat].hand.reduce((sum, card) => sum + card, 0) % 2 === 0
          ? list
          : list.reverse();
      },
    })),
  ],
  [
    'a secret pick told to all',
    'knowledge',
    'pick (others) -> told',
    withStep('pick', (step) => ({
      apply(s, task, choice, cx) {
        step.apply(s, task, choice, cx);
        cx.emit({ e: 'picked', card: choice } as { e: string });
      },
    })),
  ],
  ['passed hands not declared', 'knowledge', 'pass -> own.hand', withStep('pass', () => ({ reveals: [] }))],
  [
    'a lane that shows before it is confirmed',
    'knowledge',
    'pick in a lane shows open.round',
    withStep('pick', (step) => ({
      apply(s, task, choice, cx) {
        step.apply(s, task, choice, cx);
        (s as DraftState).open.round += 10;
      },
    })),
  ],
  [
    'two options with one notation',
    'notation',
    'stands for two options',
    (game) => ({ ...game, notation: { ...game.notation, write: (task) => `${task.do} 7` } }),
  ],
  [
    'a state that is not JSON',
    'same again',
    '',
    (game) => ({
      ...game,
      setup: (seats, settings, chance) => {
        const dealt = game.setup(seats, settings, chance) as Pick<DraftState, 'open' | 'own' | 'dark'>;
        return { ...dealt, open: { ...dealt.open, rate: { toJSON: () => Math.random() } } } as Pick<
          State,
          'open' | 'own' | 'dark'
        >;
      },
    }),
  ],
];

describe('faults in Baselland', () => {
  test.each(inBaselland)('%s breaks the law "%s"', (_what, law, says, fault) => {
    // The undo law is asked alone where the knowledge law would be first.
    const found =
      law === 'undo'
        ? undoOffence(fault(baselland))
        : offenceOf(fault(baselland), { seats: 2, settings: {} }, words, floodFill);
    expect(found.law).toBe(law);
    expect(found.message).toContain(says);
    expect(found.record.game).toBe('baselland');
  });
});

describe('faults in the toy game', () => {
  test.each(inTheToy.slice(0, -1))('%s breaks the law "%s"', (_what, law, says, fault) => {
    const found = offenceOf(fault(draft), { seats: 3, settings: {} }, toyWords);
    expect(found.law).toBe(law);
    expect(found.message).toContain(says);
  });
  test('a state that is not JSON is refused', () => {
    expect(() => offenceOf(inTheToy.at(-1)![3](draft), { seats: 3, settings: {} }, toyWords)).toThrow(/type function/);
  });
});

describe('faults in the door for stored positions', () => {
  /** The toy with two fields that came later. */
  const grown = { ...draft, later: { 'own.mused': 0, 'own.picked': null } };
  const broken = (load: typeof upgrade): string => {
    try {
      for (let i = 0; i < 10; i++) drive(grown, { seats: 3, settings: { muse: true } }, `door ${i}`, [older(load)]);
    } catch (error) {
      if (error instanceof Offence) return error.message;
      throw error;
    }
    return 'no law was broken';
  };

  test('as it is, it lets everything through', () => {
    expect(broken(upgrade)).toBe('no law was broken');
  });
  test('settings are not settled again', () => {
    expect(broken((_game, stored) => stored)).toContain('written without settings.hand');
  });
  test('a field that came later is left out', () => {
    const { later: _, ...former } = grown;
    expect(broken((_game, stored, form) => upgrade(former, stored, form))).toContain('written without own.mused');
  });
  test('a field gets another value than it would have had', () => {
    const other = { ...grown, later: { ...grown.later, 'own.picked': 7 } };
    expect(broken((_game, stored, form) => upgrade(other, stored, form))).toContain('written without own.picked');
  });
});

function undoOffence(game: Game): Offence {
  try {
    for (let i = 0; i < 10; i++) undoLaw(game, { seats: 2, settings: {} }, `bite ${i}`, true);
  } catch (error) {
    if (error instanceof Offence) return error;
    throw error;
  }
  throw new Error('no law was broken');
}

test('a hand that is dealt without being declared as a reveal breaks the law "hands"', () => {
  const shown = withStep('deal', () => ({ reveals: [], shows: ['own.hand'] }))(draft);
  const games = Array.from({ length: 10 }, (_, i) => i);
  const broken = games.map((i) => () => drive(shown, { seats: 3, settings: {} }, `hands ${i}`, [allHands()]));
  expect(() => {
    for (const play of broken) play();
  }).toThrow(/^hands: deal -> own.hand/);
  for (const i of games) drive(draft, { seats: 3, settings: {} }, `hands ${i}`, [allHands()]);
});
