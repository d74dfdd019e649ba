// Bots that are told to stop do stop: counted in what they look at, never in seconds.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { learnedMind } from '../src/bots/experience.ts';
import { greedy } from '../src/bots/greedy.ts';
import { decide, hurried, levelAt, levelPlayer } from '../src/bots/levels.ts';
import { BOT_NAMES, LEVEL_NAMES } from '../src/bots/names.ts';
import { BOTS } from '../src/bots/player.ts';
import { Search, type Thought } from '../src/bots/search/search.ts';
import { openIo } from '../src/cli/io.ts';
import { moveBot, openSession } from '../src/cli/play/session.ts';
import {
  type BotKnowledge,
  type GamePackage,
  type Judgement,
  loadGame,
  type Sight,
  type Tuning,
} from '../src/games/index.ts';
import type { Seat, State, View } from '../src/kernel/types.ts';
import { given, lots, type Position, packages, positions, valued } from './bot-positions.ts';
import { isKnown } from './known.ts';

/** Where there is something to think about. */
const FEW = 6;
const isWorthIt = (pkg: GamePackage): boolean => given(knotty(pkg))[1].options.length >= FEW;
const games = valued.filter((pkg) => isKnown(pkg.game.id) || isWorthIt(pkg)).map((pkg) => [pkg.game.id, pkg] as const);
const NEVER = (): boolean => false;

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

/** A game that reports whenever a seat is valued or options are seen. */
function watched(pkg: GamePackage, looks: () => void): GamePackage {
  const watch = (judged: Judgement): Judgement => {
    const { value, sight } = judged;
    const seen = { ...judged };
    if (value !== undefined)
      seen.value = (s: State, seat: Seat) => {
        looks();
        return value(s, seat);
      };
    if (sight === undefined) return seen;
    const leads: Sight['leads'] = (...about) => {
      looks();
      return sight.leads(...about);
    };
    const best: Sight['best'] = (...about) => {
      looks();
      return sight.best(...about);
    };
    return { ...seen, sight: { ...sight, leads, best } };
  };
  const { bot } = pkg;
  const bare: BotKnowledge = { ...bot!, ...watch({ value: bot!.value! }) };
  if (bot!.tuning === undefined) return { ...pkg, bot: bare };
  const tuning = async (): Promise<Tuning> => {
    const tuned = await bot!.tuning!();
    return { ...tuned, judgeBy: (numbers) => watch(tuned.judgeBy(numbers)) };
  };
  return { ...pkg, bot: { ...bare, tuning } };
}

/** A game that counts how often a seat is valued and a world imagined. */
function counted(plain: GamePackage): { pkg: GamePackage; valued: () => number; imagined: () => number } {
  let [valued, imagined] = [0, 0];
  const pkg = watched(plain, () => valued++);
  const imagine: GamePackage['game']['imagine'] = (view, chance) => {
    imagined++;
    return pkg.game.imagine(view, chance);
  };
  return {
    pkg: { ...pkg, game: { ...pkg.game, imagine } },
    valued: () => valued,
    imagined: () => imagined,
  };
}

/** A position of a game for two with something to think about. */
function knotty(pkg: GamePackage): Position {
  const seats = Math.max(2, pkg.game.seats.min);
  let best: Position | null = null;
  let most = 0;
  for (const position of positions(pkg, seats, 'stop')) {
    const [, { options }] = given(position);
    if (options.length <= most || options.length > 40) continue;
    most = options.length;
    best = position;
  }
  return best!;
}

describe.each(games)('%s', (_id, plain) => {
  const position = knotty(plain);
  const seats = position.s.own.length;
  const [view, decision] = given(position);

  test.each(BOT_NAMES.filter((name) => name !== 'random'))(
    '%s looks at nothing more once it is stopped',
    async (name) => {
      for (const after of [0, 1, 15, 400, 4000]) {
        const { pkg, valued, imagined } = counted(plain);
        const player = await BOTS[name](pkg);
        let atStop: number | null = null;
        const isStopped = (): boolean => {
          if (valued() >= after) atStop ??= imagined();
          return atStop !== null;
        };
        expect(decision.options).toContain(player.choose(view, decision, lots('stopped'), isStopped));
        expect(valued()).toBeLessThan(after + seats); // a position is valued for all seats or not at all
        if (after <= 1) expect(atStop, 'it was stopped before it was done').not.toBeNull();
        if (atStop !== null) expect(imagined()).toBe(atStop);
        if (after === 0) expect([valued(), imagined()]).toEqual([0, 0]);
      }
    },
  );

  test('stopped in its first look a search prefers what it has looked at', async () => {
    const { pkg, valued } = counted(plain);
    const mind = await learnedMind(pkg);
    const { length } = decision.options;
    const effort = { walks: 0, worlds: 1, leaves: length }; // at first one position an option
    const whole = new Search(mind, effort).think(view, decision, lots('look'));
    expect(whole.some(({ isUnseen }) => isUnseen)).toBe(false);
    const half = Math.floor(length / 2);
    const until = valued() + half * seats;
    const search = new Search(mind, effort);
    const thoughts = search.think(view, decision, lots('look'), () => valued() >= until);
    expect(thoughts.map(({ isUnseen }) => isUnseen)).toEqual(thoughts.map((_, i) => i >= half - 1)); // the last one was cut short
    for (let i = 0; i < 20; i++) expect(thoughts[decide(thoughts, 0.5, lots(`noise ${i}`))].isUnseen).toBe(false);
    expect(search.walks).toBe(0);
  });

  test('seconds cap the first look too', async () => {
    for (const name of LEVEL_NAMES.filter((level) => level !== 'random')) {
      const { pkg, valued } = counted(plain);
      const player = await BOTS[name](watched(pkg, () => vi.advanceTimersByTime(1000)));
      expect(decision.options).toContain(player.choose(view, decision, lots('slow'), hurried()));
      expect(valued()).toBeLessThan(7 + seats);
    }
  });
});

test('walks are counted, except unfinished ones', async () => {
  const [pkg] = packages.filter(({ game }) => game.id === 'tybor');
  const position = knotty(pkg);
  const level = { ...levelAt(pkg, 'expert'), walks: 9, noise: 0 };
  const player = levelPlayer(await learnedMind(pkg), level);
  player.choose(...given(position), lots('walks'), NEVER);
  expect(player.walks!()).toBe(9);
  const { pkg: counting, valued } = counted(pkg);
  const search = new Search(await learnedMind(counting), { walks: Infinity, worlds: 1 });
  const thoughts = search.think(...given(position), lots('walks'), () => valued() > 3000);
  expect(search.walks).toBeGreaterThan(0);
  expect(visitsOf(thoughts)).toBe(search.walks);
});

const visitsOf = (thoughts: readonly Thought[]): number => thoughts.reduce((sum, { visits }) => sum + visits, 0);

test('an interrupted search goes on as if it had only walked less', async () => {
  const [pkg] = packages.filter(({ game }) => game.id === 'riga');
  const { pkg: counting, valued } = counted(pkg);
  const position = knotty(pkg);
  const whole = new Search(await learnedMind(pkg), { walks: 5, worlds: 1 }).think(...given(position), lots('off'));
  const search = new Search(await learnedMind(counting), { walks: Infinity, worlds: 1 });
  // In the middle of the sixth walk.
  let sixth: number | null = null;
  const stop = (): boolean => {
    if (search.walks === 5) sixth ??= valued();
    return sixth !== null && valued() > sixth + 4;
  };
  expect(search.think(...given(position), lots('off'), stop)).toEqual(whole);
  expect(search.walks).toBe(5);
});

test('stopped before anything was looked at, it chooses at random', () => {
  const [pkg] = packages;
  const [view, decision] = given(knotty(pkg));
  const drawn = Array.from({ length: 60 }, (_, i) =>
    decision.options.indexOf(greedy(pkg).choose(view as View, decision, lots(`lot ${i}`), () => true)),
  );
  expect(new Set(drawn).size).toBeGreaterThan(3);
  const blank = decision.options.map((option) => ({ option, value: 0, visits: 0, isUnseen: true }));
  expect(new Set(Array.from({ length: 60 }, (_, i) => decide(blank, 0, lots(`lot ${i}`)))).size).toBeGreaterThan(3);
});

test('a bot at the terminal does not keep anybody waiting', async () => {
  const pkg = await loadGame('baselland');
  const seats = [
    { name: 'Anna', bot: 'club' as const },
    { name: 'Bert', bot: 'club' as const },
  ];
  const seed = { source: 'fast' as const, text: 'waiting' };
  const session = await openSession({ pkg, settings: {}, rules: 1, seats, seed, proof: {}, file: '/dev/null' });
  let isStopped = (): boolean => false;
  const slow = {
    choose(_view: unknown, _decision: unknown, _chance: unknown, isOver?: () => boolean): never {
      isStopped = isOver!;
      throw new Error('thinking');
    },
    walks: () => 0,
  };
  const io = await openIo('en', false);
  expect(() => moveBot({ ...session, bots: [slow, slow] }, io)).toThrow('thinking');
  expect(isStopped()).toBe(false);
  vi.advanceTimersByTime(7000);
  expect(isStopped()).toBe(true);
});
