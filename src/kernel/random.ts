import type { Chance } from './types.ts';

/** A source of chance: number `index` of the stream `label`, 32 bits, always the same for one seed. */
export type Source = (label: string, index: number) => number;

/** Four 32-bit words from a text, for seeding; not cryptographic. */
const words = (text: string): number[] =>
  [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344].map((salt) => {
    let h = salt;
    for (let i = 0; i < text.length; i++) h = Math.imul((h << 7) ^ (h >>> 11) ^ text.charCodeAt(i), 0x9e3779b1);
    h = Math.imul(h ^ (h >>> 16) ^ salt, 0x85ebca6b);
    return Math.imul(h ^ (h >>> 13), 0xc2b2ae35) ^ (h >>> 16);
  });

/** For simulation and bots: quick and repeatable, but an observer could work out the seed. Live tables use `src/fair`. */
export function fastSource(seed: string): Source {
  const keys = new Map<string, number[]>();
  return (label, index) => {
    let key = keys.get(label);
    if (key === undefined) {
      key = words(`${seed}\n${label}`);
      keys.set(label, key);
    }
    let h = Math.imul(index ^ key[0], 0x9e3779b1);
    h = Math.imul(h ^ (h >>> 15) ^ key[1], 0x85ebca77);
    h = Math.imul(h ^ (h >>> 13) ^ key[2], 0xc2b2ae3d);
    h = Math.imul(h ^ (h >>> 16) ^ key[3], 0x27d4eb2f);
    return (h ^ (h >>> 15)) >>> 0;
  };
}

/** Draws from the source at the counters in `rng`, without bias, and advances them. */
export function draw(source: Source, rng: Record<string, number>, label: string, n: number): number {
  if (!(Number.isInteger(n) && n > 0 && n <= 0x100000000)) throw new RangeError(`cannot draw one of ${n}`);
  const limit = 0x100000000 - (0x100000000 % n);
  let at = rng[label] ?? 0;
  let x = source(label, at++);
  while (x >= limit) x = source(label, at++);
  rng[label] = at;
  return x % n;
}

/** Randomness outside a game state: for bots, for imagining, for shuffled seats. */
export function chanceFrom(source: Source, rng: Record<string, number> = {}): Chance {
  const chance: Chance = {
    random: (label, n) => draw(source, rng, label, n),
    shuffle: (label, list) => shuffle(chance, label, list),
  };
  return chance;
}

/** Fisher–Yates, in place. */
export function shuffle<X>(chance: Pick<Chance, 'random'>, label: string, list: X[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.random(label, i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
}
