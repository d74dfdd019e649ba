// What the search would do, and why: the best options, tried side by side, each with what speaks for or against it.
import { chanceFrom, fastSource } from '../kernel/random.ts';
import type { Chance, Decision, View } from '../kernel/types.ts';
import { NEVER } from './ahead.ts';
import type { Mind } from './experience.ts';
import { inEdition } from './in-edition.ts';
import { masterly } from './levels.ts';
import type { Thought } from './search/search.ts';
import { thinker } from './search/think.ts';
import { apart, type NameOf, type Reason, reasonsFor, type Trial, tryOut } from './why.ts';

/** A hint thinks as the master does, but not as long. */
const WALKS = 120;
/** Options that are tried, and shown. */
const TRIED = 4;
const SHOWN = 3;
const WORLDS = 80;
/** Differences in placing that nobody would notice, and how many times its error a difference must be. */
const SMALL = 0.01;
const SURE = 1.5;

export interface Hint {
  readonly option: unknown;
  /** The expected placing, 0 to 1; never more than that of the hint before. */
  readonly value: number;
  /** As good as the first, as far as can be told. */
  readonly isEven: boolean;
  readonly reasons: readonly Reason[];
  /** What the reasons compare it with; null: nothing. */
  readonly than: { readonly option: unknown } | null;
}

/** How long a hint may think, and who hears how far it is (0 to 1). */
export interface Hinting {
  /** Whether the search has had its time, and whether all of it is over. */
  isSearched?(): boolean;
  isOver?(): boolean;
  progress?(part: number): void;
}

/** Whoever has asked waits no longer than this, on a phone or a busy machine either: in milliseconds, for the search and for everything. */
const SEARCH_MS = 800;
const HINT_MS = 1700;

/** Within that, by this clock; `tell` hears how far it is. */
export function inTime(clock: () => number, tell?: (part: number) => void): Hinting {
  const begun = clock();
  return {
    isSearched: () => clock() > begun + SEARCH_MS,
    isOver: () => clock() > begun + HINT_MS,
    progress: (part) => tell?.(Math.min(1, Math.max(part, (clock() - begun) / HINT_MS))),
  };
}

/** How much of the work the search is. */
const SEARCH = 0.35;

/** The best options first. */
export function hints(
  mind: Mind,
  seen: View,
  decision: Decision,
  chance: Chance,
  nameOf: NameOf,
  { isSearched = NEVER, isOver = NEVER, progress }: Hinting = {},
): Hint[] {
  const seed = `${chance.random('hint', 0x100000000)}`;
  const best = bestOptions(mind, seen, decision, seed, isSearched).slice(0, TRIED);
  progress?.(SEARCH);
  const options = best.map(({ option }) => option);
  const trial = tryOut(mind, seen, decision, options, {
    ...{ worlds: WORLDS, seed: `${seed} why`, nameOf, isStopped: isOver },
    tried: (worlds) => progress?.(SEARCH + (1 - SEARCH) * (worlds / WORLDS)),
  });
  return ranked(best, trial).slice(0, SHOWN);
}

/** Search and trials see different things: each counts for half. */
function ranked(best: readonly Thought[], trial: Trial): Hint[] {
  const means = trial.worth.map((list) => (list.length === 0 ? null : list.reduce((a, b) => a + b, 0) / list.length));
  const worth = best.map(({ value }, i) => (means[i] === null ? value : (value + means[i]) / 2));
  const order = best.map((_, i) => i).sort((a, b) => worth[b] - worth[a] || a - b);
  const [first] = order;
  const isEven = (i: number): boolean => {
    const { by, error } = apart(trial.worth[first], trial.worth[i]);
    const behind = worth[first] - worth[i];
    return behind < SMALL || (by < SURE * error && behind < SURE * Math.max(SMALL, error));
  };
  const even = order.filter((i) => i !== first && isEven(i));
  const rival = order.find((i) => i !== first && !even.includes(i));
  let most = 1;
  // Those that are as good as the first come right after it.
  return [first, ...even, ...order.filter((i) => i !== first && !even.includes(i))].map((i) => {
    most = Math.min(most, even.includes(i) ? worth[first] : worth[i]);
    const than = i === first ? rival : even.includes(i) ? undefined : first;
    return {
      option: best[i].option,
      value: most,
      isEven: even.includes(i),
      reasons: than === undefined ? [] : reasonsFor(trial, i, than, i !== first),
      than: than === undefined ? null : { option: best[than].option },
    };
  });
}

/** Options that are thought about separately. */
const ALONE = 5;

function bestOptions(mind: Mind, seen: View, decision: Decision, seed: string, isStopped: () => boolean): Thought[] {
  const think = advice(mind, WALKS, seen, decision, seed, isStopped);
  const all = think(decision.options);
  const best = byWorth(all.every(({ isUnseen }) => isUnseen) ? all : all.filter(({ isUnseen }) => !isUnseen));
  if (mind.pkg.bot?.turn === undefined) return best;
  const alone = best.slice(0, ALONE).map((one) => {
    const [again] = isStopped() ? [one] : think([one.option]);
    return again.isUnseen ? one : again;
  });
  return byWorth(alone);
}

/**
 * What the master thinks of these options, always in the same worlds. When planning whole turns it drops options that fall
 * behind early, and these then look worse than they are; so an option can be thought about on its own.
 */
export function advice(
  mind: Mind,
  walks: number,
  seen: View,
  decision: Decision,
  seed: string,
  isStopped: () => boolean = NEVER,
): (options: readonly unknown[]) => Thought[] {
  const think = (options: readonly unknown[]): Thought[] =>
    thinker(mind, masterly(mind.pkg, walks)).think(
      seen,
      { ...decision, options },
      chanceFrom(fastSource(seed)),
      isStopped,
    );
  return (options) => inEdition(mind.pkg, () => think(options));
}

/** The most-tried option comes first, as the search would decide. */
export const byWorth = (thoughts: readonly Thought[]): Thought[] =>
  thoughts.toSorted((a, b) => b.visits - a.visits || b.value - a.value);
