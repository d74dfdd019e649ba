// How good states look: by what was written by hand, and by what was learned beyond that from many games.
import type { Experience, GamePackage, Judgement, Sight } from '../games/index.ts';
import type { Seat, State } from '../kernel/types.ts';
import { judgeOf, type Value } from './ahead.ts';
import { type Net, readNet, sayAll, spreadAt } from './net.ts';

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

export function experienced(pkg: Pick<GamePackage, 'game' | 'bot'>, experience: Experience, net: Net): Values {
  const value = judgeOf(pkg);
  if (net.inputs !== 2 * experience.count) throw new Error('the trained numbers do not fit the signs: train anew');
  const toAdd = sayAll(net);
  return (s) => {
    const values = s.own.map((_, seat) => value(s, seat));
    const added = toAdd(values.length, (seat, signs) => experience.signs(s, seat, values[seat], signs, 0));
    return values.map((hand, seat) => hand + added[seat]);
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
