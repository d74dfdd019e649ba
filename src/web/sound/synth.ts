// The sounds of the table, made on the spot with Web Audio: a few tones and a little noise each, quiet and short.
import type { Sound } from '../../parts/sound.ts';

interface Tone {
  /** In hertz, at its beginning and at its end. */
  readonly from: number;
  readonly to: number;
  /** In seconds: when it begins, and how long it fades. */
  readonly at: number;
  readonly fades: number;
  readonly loud: number;
  readonly shape?: OscillatorType;
}
interface Rustle {
  /** The middle of what is let through, in hertz, and how narrow that is. */
  readonly around: number;
  readonly narrow: number;
  readonly at: number;
  readonly fades: number;
  readonly loud: number;
}
interface Recipe {
  readonly tones?: readonly Tone[];
  readonly rustles?: readonly Rustle[];
}

const RECIPES: Readonly<Record<Sound, Recipe>> = {
  wood: {
    tones: [
      { from: 190, to: 120, at: 0, fades: 0.09, loud: 0.5 },
      { from: 420, to: 300, at: 0, fades: 0.04, loud: 0.16 },
    ],
    rustles: [{ around: 900, narrow: 1.2, at: 0, fades: 0.035, loud: 0.3 }],
  },
  card: {
    rustles: [
      { around: 3200, narrow: 0.7, at: 0, fades: 0.07, loud: 0.18 },
      { around: 1500, narrow: 1.5, at: 0.045, fades: 0.05, loud: 0.16 },
    ],
  },
  coin: {
    tones: [
      { from: 2350, to: 2340, at: 0, fades: 0.16, loud: 0.1 },
      { from: 3730, to: 3720, at: 0.004, fades: 0.11, loud: 0.06 },
      { from: 2790, to: 2780, at: 0.07, fades: 0.18, loud: 0.09 },
    ],
  },
  chalk: {
    rustles: [
      { around: 5200, narrow: 3, at: 0, fades: 0.06, loud: 0.16 },
      { around: 4300, narrow: 3, at: 0.08, fades: 0.09, loud: 0.14 },
    ],
  },
  bell: {
    tones: [
      { from: 659, to: 659, at: 0, fades: 0.9, loud: 0.16 },
      { from: 1318, to: 1318, at: 0, fades: 0.5, loud: 0.06 },
      { from: 988, to: 988, at: 0.14, fades: 1.1, loud: 0.13 },
    ],
  },
  tap: { tones: [{ from: 520, to: 480, at: 0, fades: 0.08, loud: 0.12 }] },
};

const NOISE_SECONDS = 0.25;
let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
/** A context that runs works all the time, even if nothing is to be heard: it rests so long after the last sound. */
const REST_MS = 2000;
let restAt = 0;
let resting: ReturnType<typeof setTimeout> | undefined;

function restAfter(at: AudioContext, { tones = [], rustles = [] }: Recipe): void {
  const lasts = Math.max(...[...tones, ...rustles].map((part) => part.at + part.fades));
  restAt = Math.max(restAt, Date.now() + lasts * 1000 + REST_MS);
  clearTimeout(resting);
  resting = setTimeout(() => void at.suspend(), restAt - Date.now());
}

/** Browsers let a page be heard only once somebody has pressed something on it. */
function open(): AudioContext | null {
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return null;
  context ??= new AudioContext();
  return context;
}

function noiseIn(at: AudioContext): AudioBuffer {
  if (noise !== null) return noise;
  noise = at.createBuffer(1, NOISE_SECONDS * at.sampleRate, at.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

function fading(at: AudioContext, start: number, fades: number, loud: number): GainNode {
  const gain = at.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + fades);
  gain.connect(at.destination);
  return gain;
}

/** Loudness from 0 to 1. Silent where nothing can be heard. */
export function sound(which: Sound, loudness: number): void {
  const at = loudness > 0 ? open() : null;
  if (at === null) return;
  void at.resume();
  restAfter(at, RECIPES[which]);
  const now = at.currentTime + 0.01;
  const { tones = [], rustles = [] } = RECIPES[which];
  for (const { from, to, at: after, fades, loud, shape = 'sine' } of tones) {
    const tone = at.createOscillator();
    tone.type = shape;
    tone.frequency.setValueAtTime(from, now + after);
    tone.frequency.exponentialRampToValueAtTime(to, now + after + fades);
    tone.connect(fading(at, now + after, fades, loud * loudness));
    tone.start(now + after);
    tone.stop(now + after + fades);
  }
  for (const { around, narrow, at: after, fades, loud } of rustles) {
    const rustle = at.createBufferSource();
    rustle.buffer = noiseIn(at);
    const filter = at.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = around;
    filter.Q.value = narrow;
    rustle.connect(filter);
    filter.connect(fading(at, now + after, fades, loud * loudness));
    rustle.start(now + after);
    rustle.stop(now + after + fades);
  }
}
