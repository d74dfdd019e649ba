// The figures of one game: how fast it plays, copies, imagines and shows, how big it is, and where the time goes.
import { greedy } from '../src/bots/greedy.ts';
import type { GamePackage } from '../src/games/index.ts';
import { canonical } from '../src/kernel/canonical.ts';
import { Engine } from '../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../src/kernel/random.ts';
import type { Game, State } from '../src/kernel/types.ts';
import { measure, median, per, type Rate, RUNS } from './measure.ts';
import { begin, choiceOf, fewSeats, firstPending, type Played, playRandomly } from './play.ts';

export interface Figures {
  readonly rates: readonly (readonly [what: string, rate: Rate])[];
  readonly decisionsPerGame: number;
  readonly bytes: number;
  readonly shares: Shares;
}
/** Shares of the time of random play, adding up to 1. */
export interface Shares {
  readonly options: number;
  readonly apply: number;
  readonly rest: number;
}

const SAMPLE = 48;

export function figures(pkg: GamePackage, slice: number): Figures {
  const { game } = pkg;
  const few = fewSeats(game);
  const games = Array.from({ length: SAMPLE }, (_, i) => playRandomly(game, few, `sample ${i}`));
  const middles = games.map((played, i) => playRandomly(game, few, `sample ${i}`, played.decisions >> 1).s);
  const rates: [string, Rate][] = [];
  for (const seats of playersOf(game, few)) {
    let seed = 0;
    const decisions = measure(slice, () => playRandomly(game, seats, `bench ${seed++}`).decisions);
    rates.push([`decisions, ${seats} players`, decisions]);
    rates.push([`games, ${seats} players`, per(decisions, meanLength(game, seats))]);
  }
  rates.push(...stateRates(game, middles, slice));
  rates.push([`greedy decisions, ${few} players`, greedyRate(pkg, few, slice)]);
  const bytes = middles.reduce((sum, s) => sum + canonical(s).length, 0) / middles.length;
  return { rates, decisionsPerGame: meanLength(game, few), bytes, shares: shares(game, few, games) };
}

/** How many players to measure with: few, four and the maximum. */
function playersOf({ seats: { max } }: Game, few: number): number[] {
  return [...new Set([few, Math.min(4, max), max])];
}

const meanLength = (game: Game, seats: number): number => {
  let decisions = 0;
  for (let i = 0; i < SAMPLE; i++) decisions += playRandomly(game, seats, `bench ${i}`).decisions;
  return decisions / SAMPLE;
};

/** Copies, imagined worlds and views of positions in the middle of random games, one after the other. */
function stateRates(game: Game, middles: readonly State[], slice: number): [string, Rate][] {
  const engine = new Engine(game, fastSource('bench'));
  const chance = chanceFrom(fastSource('imagine'));
  const views = middles.map((s) => engine.view(s, 0));
  const each = <X>(list: readonly X[], work: (x: X) => unknown): Rate =>
    measure(slice / 2, () => {
      for (const x of list) kept = work(x);
      return list.length;
    });
  return [
    ['clones', each(middles, (s) => engine.clone(s))],
    ['imagined worlds', each(views, (view) => engine.imagine(view, chance))],
    ['views', each(middles, (s) => engine.view(s, 0))],
  ];
}
/** What was made last, so that the making cannot be optimised away. */
export let kept: unknown = null;

/** Greedy against itself, game after game; a slice may end in the middle of one. */
function greedyRate(pkg: GamePackage, seats: number, slice: number): Rate {
  const player = greedy(pkg);
  let seed = 0;
  let { engine, s, chance } = begin(pkg.game, seats, `greedy ${seed}`);
  engine.advance(s);
  return measure(slice, () => {
    if (engine.isOver(s)) {
      ({ engine, s, chance } = begin(pkg.game, seats, `greedy ${++seed}`));
      engine.advance(s);
    }
    const { seat } = firstPending(engine, s);
    const decision = engine.decision(s, seat)!;
    engine.play(s, decision.task, player.choose(engine.view(s, seat), decision, chance));
    engine.advance(s);
    return 1;
  });
}

/**
 * Plays the same games three ways: at random; with the same picks but without listing options; and only the set-up
 * with as many random draws. The differences are the time for options and for the steps.
 */
function shares(game: Game, seats: number, games: readonly Played[]): Shares {
  const sets = games.map(({ picks }, i) => ({ picks, seed: `sample ${i}` }));
  const full = () => {
    for (const { seed } of sets) playRandomly(game, seats, seed);
  };
  const picksOnly = () => {
    for (const { picks, seed } of sets) replay(game, seats, seed, picks);
  };
  const setUpOnly = () => {
    for (const { picks, seed } of sets) {
      const { chance } = begin(game, seats, seed);
      for (let n = 0; n < picks.length; n++) choiceOf(LOT, chance);
    }
  };
  const ways = [full, picksOnly, setUpOnly];
  const times: number[][] = ways.map(() => []);
  for (let run = 0; run < 3 * RUNS; run++) {
    for (const [i, way] of ways.entries()) {
      const began = performance.now();
      way();
      times[i].push(performance.now() - began);
    }
  }
  const [all, played, setUp] = times.map(median);
  return { options: (all - played) / all, apply: (played - setUp) / all, rest: setUp / all };
}
const LOT = [null, null, null] as const;

function replay(game: Game, seats: number, seed: string, picks: readonly unknown[]): void {
  const { engine, s, chance } = begin(game, seats, seed);
  engine.advance(s);
  for (const option of picks) {
    choiceOf(LOT, chance);
    engine.play(s, firstPending(engine, s), option);
    engine.advance(s);
  }
}
