// Games to learn from: everybody looks one decision ahead, and now and then tries something else.
import { bestAfter, judgeOf, othersThan, runQuietly } from '../../../src/bots/ahead.ts';
import { experienced } from '../../../src/bots/experience.ts';
import type { Net } from '../../../src/bots/net.ts';
import type { Experience, GamePackage } from '../../../src/games/index.ts';
import { Engine } from '../../../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../../../src/kernel/random.ts';
import { total } from '../../../src/kernel/score.ts';
import type { Chance, Seat, SeatTask, Settings, State } from '../../../src/kernel/types.ts';

/** Positions and their outcomes, oldest overwritten first. */
export class Samples {
  readonly width: number;
  readonly most: number;
  readonly x: Float32Array;
  /** The points that the hand-written value missed. */
  readonly y: Float32Array;
  /** What the hand-written value said, and how far the game had come. */
  readonly value: Float32Array;
  readonly progress: Float32Array;
  size = 0;
  error = 0;
  #next = 0;

  constructor(width: number, most: number) {
    this.width = width;
    this.most = most;
    this.x = new Float32Array(width * most);
    this.y = new Float32Array(most);
    this.value = new Float32Array(most);
    this.progress = new Float32Array(most);
  }

  /** A place for one more. */
  take(): number {
    const at = this.#next;
    this.#next = (at + 1) % this.most;
    this.size = Math.min(this.size + 1, this.most);
    return at;
  }
}

const LEAVES = 32;
/** How much a position is judged by how the game ended: luck makes endings noisy, looks are biased. */
const LAMBDA = 1;
/** How often somebody plays something other than the best. */
const CURIOUS = 0.08;

interface Playing {
  readonly engine: Engine;
  readonly chance: Chance;
  readonly judge: (s: State, seat: Seat) => number;
}

export function selfPlay(
  pkg: GamePackage,
  experience: Experience,
  net: Net | null,
  seed: string,
  number: number,
  samples: Samples,
): void {
  const engine = new Engine(pkg.game, fastSource(seed));
  const chance = chanceFrom(fastSource(`${seed} chance`));
  const s = engine.setUp(seatsOf(pkg, number), settingsOf(pkg, number, chance));
  engine.advance(s);
  const hand = judgeOf(pkg);
  const values =
    net === null ? (t: State): number[] => t.own.map((_, seat) => hand(t, seat)) : experienced(pkg, experience, net);
  const judge = (t: State, seat: Seat): number => leadOf(values(t), seat);
  const playing: Playing = { engine, chance, judge };
  const taken: { at: number; seat: Seat; hand: number; value: number }[] = [];
  const note = (t: State, from: number): void => {
    const handed = t.own.map((_, seat) => hand(t, seat));
    const valued = values(t);
    const progress = experience.progress(t);
    // The seat that decided, and one other: they are seen from both sides.
    const others = othersThan(t, from);
    const seats = others.length === 0 ? [from] : [from, others[chance.random('other', others.length)]];
    for (const seat of seats) {
      const at = samples.take();
      signsInto(experience, t, seat, handed, samples.x, at * samples.width);
      samples.value[at] = handed[seat];
      samples.progress[at] = progress;
      taken.push({ at, seat, hand: handed[seat], value: valued[seat] });
    }
  };
  while (!engine.isOver(s)) {
    if (s.lanes.length > 0) playLanes(playing, s, note);
    else playOne(playing, s, engine.deciders(s)[0], note);
    engine.advance(s);
  }
  const final = s.own.map((_, seat) => (s.own.length === 1 ? hand(s, seat) : total(pkg.game.score(s, seat))));
  // Backwards: the outcome of a position is mostly that of the next one, and partly how the next one looked.
  const worth = final.slice();
  for (const { at, seat, hand: said, value } of taken.reverse()) {
    samples.y[at] = worth[seat] - said;
    worth[seat] = LAMBDA * worth[seat] + (1 - LAMBDA) * value;
  }
}

/** Features of the seat, then the mean of the others'. */
export function signsInto(
  experience: Experience,
  s: State,
  seat: Seat,
  values: readonly number[],
  out: Float32Array,
  at: number,
): void {
  const { count } = experience;
  out.fill(0, at, at + 2 * count);
  experience.signs(s, seat, values[seat], out, at);
  const others = s.own.length - 1;
  if (others === 0) return;
  const one = new Float32Array(count);
  for (let other = 0; other < s.own.length; other++) {
    if (other === seat) continue;
    one.fill(0);
    experience.signs(s, other, values[other], one, 0);
    for (let i = 0; i < count; i++) out[at + count + i] += one[i] / others;
  }
}

function leadOf(values: readonly number[], seat: Seat): number {
  let rival = -Infinity;
  for (let other = 0; other < values.length; other++) if (other !== seat) rival = Math.max(rival, values[other]);
  return rival === -Infinity ? values[seat] : values[seat] - rival;
}

/** Mostly two at the table. */
export function seatsOf({ game: { seats } }: GamePackage, number: number): number {
  const sizes = Array.from({ length: Math.min(seats.max, 5) - seats.min + 1 }, (_, i) => seats.min + i);
  return number % 10 < 7 ? Math.max(2, seats.min) : sizes[number % sizes.length];
}

export function settingsOf({ game }: GamePackage, number: number, chance: Chance): Settings {
  if (number % 2 === 0) return {};
  return Object.fromEntries(
    Object.entries(game.settings).map(([name, { values }]) => [name, values[chance.random('setting', values.length)]]),
  );
}

function pick({ engine, chance, judge }: Playing, s: State, task: SeatTask): unknown {
  const { seat } = task;
  const options = engine.options(s, task);
  if (options.length === 1) return options[0];
  if (chance.random('curious', 1000) < 1000 * CURIOUS) return options[chance.random('any', options.length)];
  const w = engine.imagine(engine.view(s, seat), chance);
  const share = Math.max(1, Math.floor(LEAVES / options.length));
  const ahead = { engine, seat, held: othersThan(w, seat), judge: (end: State) => judge(end, seat) };
  let found = options[0];
  let most = -Infinity;
  for (const option of options) {
    const worth = bestAfter(ahead, engine.clone(w), option, share);
    if (worth > most) {
      most = worth;
      found = option;
    }
  }
  return found;
}

type Note = (s: State, seat: Seat) => void;

function playOne(playing: Playing, s: State, seat: Seat, note: Note): void {
  const { engine } = playing;
  const task = engine.pending(s, seat)!;
  engine.play(s, task, pick(playing, s, task));
  runQuietly(engine, s, []);
  if (engine.step(task).reveals !== undefined || engine.pending(s, seat) === null) note(s, seat);
}

/** Each as if the others had not started yet: that is how they are imagined. */
function playLanes(playing: Playing, s: State, note: Note): void {
  const { engine } = playing;
  const begin = engine.clone(s);
  for (let seat = 0; seat < s.own.length; seat++) {
    const t = engine.clone(begin);
    const held = othersThan(t, seat);
    for (let task = engine.pending(t, seat); task !== null; task = engine.pending(t, seat)) {
      const option = pick(playing, t, task);
      engine.play(t, task, option);
      engine.play(s, task, option);
      runQuietly(engine, t, held);
      for (
        let lane = s.lanes[seat];
        lane !== undefined && lane.length > 0 && !('options' in engine.step(lane.at(-1)!));
        lane = s.lanes[seat]
      )
        engine.run(s, lane);
      if (engine.pending(t, seat) === null) note(t, seat);
    }
  }
}
