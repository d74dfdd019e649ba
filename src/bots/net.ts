// A small network: in go the features of a seat and its rivals, out come the points that the hand-written value misses.
export interface Net {
  readonly inputs: number;
  readonly hidden: number;
  /** By input, the bias last: one number per hidden unit. Most features are zero and cost nothing. */
  readonly first: Float32Array;
  /** One number per hidden unit, and the bias. */
  readonly last: Float32Array;
  /** The error of the value at stages of the game, in points of difference: what is left to luck. */
  readonly spread: Float32Array;
}

export const STAGES = 6;
/** A slope below zero, so that no unit dies in training. */
export const LEAK = 0.05;

export function emptyNet(inputs: number, hidden: number): Net {
  return {
    inputs,
    hidden,
    first: new Float32Array(hidden * (inputs + 1)),
    last: new Float32Array(hidden + 1),
    spread: new Float32Array(STAGES).fill(20),
  };
}

/** The output of the network; the hidden units are left in `units`. */
export function say({ inputs, hidden, first, last }: Net, x: Float32Array, from: number, units: Float32Array): number {
  const bias = inputs * hidden;
  for (let h = 0; h < hidden; h++) units[h] = first[bias + h];
  for (let i = 0; i < inputs; i++) {
    const sign = x[from + i];
    if (sign === 0) continue;
    const w = i * hidden;
    for (let h = 0; h < hidden; h++) units[h] += first[w + h] * sign;
  }
  let sum = last[hidden];
  for (let h = 0; h < hidden; h++) {
    if (units[h] < 0) units[h] *= LEAK;
    sum += last[h] * units[h];
  }
  return sum;
}

/** Writes the features of a seat. */
type Signs = (seat: number, out: Float32Array) => void;

/**
 * The output for every seat of a table, whose inputs are its own features and the mean of the others'. The features of each go through
 * the first layer once, as its own and as one of the others'; the result is the same as `say` seat by seat, with less to do.
 */
export function sayAll({ inputs, hidden, first, last }: Net): (seats: number, signsOf: Signs) => number[] {
  const count = inputs / 2;
  const [others, wide] = [hidden, 2 * hidden];
  const row = (input: number): Float32Array => first.subarray(input * hidden, (input + 1) * hidden);
  const weights = new Float64Array(count * wide);
  for (let i = 0; i < count; i++) {
    weights.set(row(i), i * wide);
    weights.set(row(count + i), i * wide + others);
  }
  const bias = Float64Array.from(row(inputs));
  const ends = Float64Array.from(last);
  const signs = new Float32Array(count);
  const all = new Float64Array(hidden);
  /** By seat: what its features bring itself, then what they bring each of the others. */
  let brought = new Float64Array(0);

  function readSigns(seats: number, signsOf: Signs): void {
    if (brought.length < seats * wide) brought = new Float64Array(seats * wide);
    else brought.fill(0);
    all.fill(0);
    for (let seat = 0; seat < seats; seat++) {
      const at = seat * wide;
      signs.fill(0);
      signsOf(seat, signs);
      for (let i = 0; i < count; i++) {
        const sign = signs[i];
        if (sign === 0) continue;
        const w = i * wide;
        for (let h = 0; h < wide; h++) brought[at + h] += weights[w + h] * sign;
      }
      for (let h = 0; h < hidden; h++) all[h] += brought[at + others + h];
    }
  }

  return (seats, signsOf) => {
    readSigns(seats, signsOf);
    const said: number[] = [];
    for (let seat = 0; seat < seats; seat++) {
      const at = seat * wide;
      let sum = ends[hidden];
      for (let h = 0; h < hidden; h++) {
        const mean = (all[h] - brought[at + others + h]) / Math.max(1, seats - 1);
        const unit = bias[h] + brought[at + h] + mean;
        sum += ends[h] * (unit < 0 ? LEAK * unit : unit);
      }
      said.push(sum);
    }
    return said;
  };
}

/** The likely error at a stage of the game, interpolated between the stages. */
export function spreadAt({ spread }: Net, progress: number): number {
  const at = Math.min(Math.max(progress, 0), 1) * (STAGES - 1);
  const below = Math.min(STAGES - 2, Math.floor(at));
  return spread[below] + (at - below) * (spread[below + 1] - spread[below]);
}

/** Numbers are stored as whole steps of the largest one, three characters each: finer than a bot can distinguish. */
const MOST = (1 << 17) - 1;
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export const writeNet = ({ inputs, hidden, first, last, spread }: Net): string =>
  [`${inputs} ${hidden}`, pack(first), pack(last), pack(spread)].join('\n');

export function readNet(text: string): Net {
  const [head, first, last, spread] = text.split('\n');
  const [inputs, hidden] = head.split(' ').map(Number);
  return { inputs, hidden, first: unpack(first), last: unpack(last), spread: unpack(spread) };
}

function pack(numbers: Float32Array): string {
  const most = numbers.reduce((max, n) => Math.max(max, Math.abs(n)), 1e-9);
  let signs = '';
  for (const n of numbers) {
    const whole = Math.round((n / most) * MOST) + MOST;
    signs += SIGNS[whole >> 12] + SIGNS[(whole >> 6) & 63] + SIGNS[whole & 63];
  }
  return `${most.toPrecision(6)} ${signs}`;
}

function unpack(text: string): Float32Array {
  const [most, signs] = text.split(' ');
  return Float32Array.from({ length: signs.length / 3 }, (_, i) => {
    let whole = 0;
    for (let at = 3 * i; at < 3 * i + 3; at++) whole = whole * 64 + SIGNS.indexOf(signs[at]);
    return ((whole - MOST) / MOST) * Number(most);
  });
}
