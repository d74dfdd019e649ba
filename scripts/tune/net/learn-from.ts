// Fits the network to the samples by small steps (Adam).
import { emptyNet, LEAK, type Net, STAGES, say } from '../../../src/bots/net.ts';
import { chanceFrom, fastSource } from '../../../src/kernel/random.ts';
import type { Samples } from './self-play.ts';

const EPOCHS = 3;
const BATCH = 128;
/** Against overfitting. */
const DECAY = 1e-4;
/** Points to steps: the network learns in units of about the spread of its target. */
const STEP = 0.001;

export function freshNet(inputs: number, hidden: number): Net {
  const net = emptyNet(inputs, hidden);
  const chance = chanceFrom(fastSource('net'));
  const bell = (): number => {
    let sum = -2;
    for (let i = 0; i < 4; i++) sum += chance.random('bell', 1 << 20) / (1 << 20);
    return sum * Math.sqrt(3);
  };
  for (let i = 0; i < net.first.length; i++) net.first[i] = bell() * Math.sqrt(2 / inputs);
  return net; // the last layer is zero: at first it adds nothing to the hand-written value
}

class Adam {
  readonly #m: Float32Array;
  readonly #v: Float32Array;
  readonly #w: Float32Array;
  #t = 0;
  constructor(w: Float32Array) {
    this.#w = w;
    this.#m = new Float32Array(w.length);
    this.#v = new Float32Array(w.length);
  }
  step(gradient: Float32Array, rate: number): void {
    this.#t++;
    const [a, b] = [1 - 0.9 ** this.#t, 1 - 0.999 ** this.#t];
    for (let i = 0; i < gradient.length; i++) {
      const g = gradient[i] + DECAY * this.#w[i];
      this.#m[i] = 0.9 * this.#m[i] + 0.1 * g;
      this.#v[i] = 0.999 * this.#v[i] + 0.001 * g * g;
      this.#w[i] -= (rate * (this.#m[i] / a)) / (Math.sqrt(this.#v[i] / b) + 1e-8);
    }
  }
}

export function learnFrom(start: Net, samples: Samples, seed: string): Net {
  const { inputs, hidden } = start;
  const net: Net = { ...start, first: start.first.slice(), last: start.last.slice(), spread: start.spread.slice() };
  const [first, last] = [new Adam(net.first), new Adam(net.last)];
  const [gFirst, gLast] = [new Float32Array(net.first.length), new Float32Array(net.last.length)];
  const [units, slopes] = [new Float32Array(hidden), new Float32Array(hidden)];
  const chance = chanceFrom(fastSource(`learnFrom ${seed}`));
  const unit = spreadOf(samples); // errors in units of the target
  const steps = Math.ceil((EPOCHS * samples.size) / BATCH);
  for (let step = 0; step < steps; step++) {
    gFirst.fill(0);
    gLast.fill(0);
    for (let b = 0; b < BATCH; b++) {
      const at = chance.random('sample', samples.size);
      const from = at * inputs;
      const off = Math.max(-3, Math.min(3, (say(net, samples.x, from, units) - samples.y[at]) / unit)) / BATCH;
      gLast[hidden] += off;
      for (let h = 0; h < hidden; h++) {
        gLast[h] += off * units[h];
        slopes[h] = off * net.last[h] * (units[h] < 0 ? LEAK : 1);
        gFirst[inputs * hidden + h] += slopes[h];
      }
      for (let i = 0; i < inputs; i++) {
        const sign = samples.x[from + i];
        if (sign !== 0) for (let h = 0; h < hidden; h++) gFirst[i * hidden + h] += slopes[h] * sign;
      }
    }
    const rate = STEP * (1 - step / steps) + 1e-5;
    first.step(gFirst, rate);
    last.step(gLast, rate * Math.min(20, unit));
  }
  measure(net, samples, units);
  return net;
}

const spreadOf = ({ y, size }: Samples): number => {
  let sum = 0;
  for (let i = 0; i < size; i++) sum += y[i] * y[i];
  return Math.max(0.5, Math.sqrt(sum / size));
};

/** The remaining error in points at each stage of the game; the errors of two seats are independent. */
function measure(net: Net, samples: Samples, units: Float32Array): void {
  const sums = new Float64Array(STAGES);
  const counts = new Float64Array(STAGES);
  let all = 0;
  for (let at = 0; at < samples.size; at += 3) {
    const off = say(net, samples.x, at * net.inputs, units) - samples.y[at];
    const stage = Math.round(Math.min(1, samples.progress[at]) * (STAGES - 1));
    sums[stage] += off * off;
    counts[stage]++;
    all += off * off;
  }
  samples.error = Math.sqrt(all / Math.ceil(samples.size / 3));
  for (let stage = 0; stage < STAGES; stage++)
    net.spread[stage] = counts[stage] === 0 ? samples.error : Math.sqrt(sums[stage] / counts[stage]);
}
