// How good states look: by what was written by hand, and by what was learned beyond that from many games.
import type { Experience, GamePackage, Judgement, Sight } from '../games/index.ts';
import type { Seat, State } from '../kernel/types.ts';
import { judgeOf, type Value } from './ahead.ts';
import { LEAK, type Net, readNet, spreadAt } from './net.ts';

/** What a state is worth to each seat, in points. */
export type Values = (s: State) => number[];

/** A game as a player sees it. */
export interface Mind {
  readonly pkg: GamePackage;
  /** Quick, for one seat: a first impression. */
  readonly value: Value;
  readonly values: Values;
  /** Instead of looking ahead, where the game has it; and the same as seen by a player who has not learned from games. */
  readonly sight?: Sight | undefined;
  readonly plainSight?: Sight | undefined;
  /** The lead in points that means about three chances in four of finishing ahead. */
  scale(s: State): number;
  /** A new thought begins at this state: what a temper likes is compared with it. */
  begin?(s: State): void;
}

/** Defaults, where a game does not say. */
const SCALE = 8;
export const scaleAt = ({ bot }: Pick<GamePackage, 'bot'>): number => bot?.scale ?? SCALE;

export function plainMind(pkg: GamePackage): Mind {
  const value = judgeOf(pkg);
  const scale = scaleAt(pkg);
  return { pkg, value, values: (s) => s.own.map((_, seat) => value(s, seat)), scale: () => scale };
}

const minds = new WeakMap<GamePackage, Promise<Mind>>();

/** The same as the plain one where nothing was learned. */
export function learnedMind(pkg: GamePackage): Promise<Mind> {
  let mind = minds.get(pkg);
  if (mind === undefined) {
    mind = learn(pkg);
    minds.set(pkg, mind);
  }
  return mind;
}

/** The errors of two seats are independent, and a logistic curve is about as steep as a bell curve 1.7 times as wide. */
const STEEP = Math.SQRT2 / 1.7;
const LEAST_SCALE = 1;

async function learn(pkg: GamePackage): Promise<Mind> {
  const plain = plainMind(pkg);
  const tuning = await pkg.bot?.tuning?.();
  if (tuning !== undefined) {
    const { sight: plainSight } = tuning.judgeBy(tuning.start);
    const { tuned, more = tuned, judgeBy } = tuning;
    const judgement = more === tuned ? judgeBy(tuned) : bySeats(judgeBy(tuned), judgeBy(more));
    return { ...mindBy(pkg, judgement), plainSight };
  }
  const experience = await pkg.bot?.experience?.();
  if (experience === undefined || experience.trained === '') return plain;
  const net = readNet(experience.trained);
  const scale = (s: State): number => Math.max(LEAST_SCALE, STEEP * spreadAt(net, experience.progress(s)));
  return { ...plain, values: experienced(pkg, experience, net), scale };
}

/** One judgement for two, the other for more of them. */
function bySeats(two: Judgement, more: Judgement): Judgement {
  const at = <T>(s: State, a: T, b: T): T => (s.own.length > 2 ? b : a);
  const [a, b] = [two.sight, more.sight];
  return {
    ...(two.value && more.value && { value: (s, seat) => at(s, two, more).value!(s, seat) }),
    ...(a &&
      b && {
        sight: {
          doubt: Math.max(a.doubt, b.doubt),
          leads: (s, task, options) => at(s, a, b).leads(s, task, options),
          best: (s, task, options) => at(s, a, b).best(s, task, options),
          lead: (s, seat) => at(s, a, b).lead(s, seat),
        },
      }),
  };
}

/** By the game's own evaluation. */
export function mindBy(pkg: GamePackage, judgement: Judgement): Mind {
  const plain = plainMind(pkg);
  const { value = plain.value, sight } = judgement;
  return { ...plain, value, values: (s) => s.own.map((_, seat) => value(s, seat)), sight };
}

/**
 * What the network has to add for every seat. The signs of each go through the first layer once, as its own and as one of the others':
 * it is the same as asking the network seat by seat (`sidesOf`, `say`), with less to do.
 */
export function experienced(pkg: Pick<GamePackage, 'game' | 'bot'>, experience: Experience, net: Net): Values {
  const value = judgeOf(pkg);
  const { count } = experience;
  const { hidden } = net;
  if (net.inputs !== 2 * count) throw new Error('the trained numbers do not fit the signs: train anew');
  const [own, others, wide] = [0, hidden, 2 * hidden];
  const weights = new Float64Array(count * wide);
  for (let i = 0; i < count; i++) {
    const row = (from: number): Float32Array => net.first.subarray(from * hidden, (from + 1) * hidden);
    weights.set(row(i), i * wide + own);
    weights.set(row(count + i), i * wide + others);
  }
  const bias = Float64Array.from(net.first.subarray(net.inputs * hidden));
  const last = Float64Array.from(net.last);
  const signs = new Float32Array(count);
  const all = new Float64Array(hidden);
  let seen = new Float64Array(0);
  return (s) => {
    const seats = s.own.length;
    if (seen.length < seats * wide) seen = new Float64Array(seats * wide);
    else seen.fill(0);
    all.fill(0);
    const values = s.own.map((_, seat) => value(s, seat));
    for (let seat = 0; seat < seats; seat++) {
      const at = seat * wide;
      signs.fill(0);
      experience.signs(s, seat, values[seat], signs, 0);
      for (let i = 0; i < count; i++) {
        const sign = signs[i];
        if (sign === 0) continue;
        const row = i * wide;
        for (let h = 0; h < wide; h++) seen[at + h] += weights[row + h] * sign;
      }
      for (let h = 0; h < hidden; h++) all[h] += seen[at + others + h];
    }
    return values.map((hand, seat) => {
      const at = seat * wide;
      let sum = last[hidden];
      for (let h = 0; h < hidden; h++) {
        const mean = (all[h] - seen[at + others + h]) / Math.max(1, seats - 1);
        const unit = bias[h] + seen[at + own + h] + mean;
        sum += last[h] * (unit < 0 ? LEAK * unit : unit);
      }
      return hand + sum;
    });
  };
}

/** The features of a seat, and the mean of the others'. */
export function sidesOf(all: Float32Array, seats: number, count: number, seat: Seat, x: Float32Array): void {
  for (let i = 0; i < count; i++) {
    x[i] = all[seat * count + i];
    let sum = 0;
    for (let other = 0; other < seats; other++) if (other !== seat) sum += all[other * count + i];
    x[count + i] = seats === 1 ? 0 : sum / (seats - 1);
  }
}
