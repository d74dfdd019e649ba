// How strong a bot plays: how much it thinks, and how clearly it sees. Seconds only cap it, where somebody is waiting.
import type { GamePackage, LevelEffort } from '../games/index.ts';
import type { Chance, Decision, View } from '../kernel/types.ts';
import { NEVER } from './ahead.ts';
import type { Mind } from './experience.ts';
import type { Player } from './player.ts';
import type { Effort, Thought } from './search/search.ts';
import { thinker } from './search/think.ts';

export type Level = Effort & LevelEffort;

export const LEVELS = {
  beginner: { walks: 0, worlds: 1, leaves: 60, noise: 0.04 },
  club: { walks: 0, worlds: 2, leaves: 200, noise: 0.012 },
  expert: { walks: 20, worlds: 3, leaves: 400, noise: 0 },
  master: { walks: 150, worlds: 4, leaves: 800, noise: 0 },
} as const satisfies Record<string, Level>;
export type LevelName = keyof typeof LEVELS;

/** A level in one game. */
export const levelAt = ({ bot }: Pick<GamePackage, 'bot'>, name: LevelName): Level => ({
  ...LEVELS[name],
  ...bot?.levels?.[name],
});

/** Worlds, and positions in a long turn, that advice looks at. */
const ADVICE_WORLDS = 4;
const ADVICE_WIDTH = 4;

/** Thinks like the master, with a clear eye but less hard, and at most this many walks: for advice that somebody is waiting for. */
export function masterly(pkg: Pick<GamePackage, 'bot'>, most: number): Effort {
  const { walks, worlds, leaves, width = 0 } = levelAt(pkg, 'master');
  return {
    walks: Math.min(most, walks),
    worlds: Math.min(ADVICE_WORLDS, worlds),
    leaves,
    width: Math.min(ADVICE_WIDTH, width),
  };
}

/** Nobody likes to wait longer for one answer. */
const MOST_MS = 6000;

/** Somebody is waiting: what it has by then must do. Where everybody is to meet the same answers, no bot may be hurried. */
export function hurried(isStopped: () => boolean = NEVER): () => boolean {
  const until = Date.now() + MOST_MS;
  return () => isStopped() || Date.now() > until;
}

/** A player of a level, for one seat of one game: it remembers its search of its own chain of picks. */
export function levelPlayer(mind: Mind, level: Level): Player {
  const search = thinker(mind, level);
  return {
    choose(seen: View, decision: Decision, chance: Chance, isStopped: () => boolean = NEVER): unknown {
      if (decision.options.length === 1) return decision.options[0];
      const thoughts = search.think(seen, decision, chance, isStopped);
      const index = decide(thoughts, level.noise, chance);
      search.chose(index);
      return decision.options[index];
    },
    walks: () => search.walks,
  };
}

/**
 * Which option to take: the one tried most; if nothing was tried or the eye is not clear, the one that looks best.
 * A bot that was stopped before it had looked at anything chooses at random.
 */
export function decide(thoughts: readonly Thought[], noise: number, chance: Chance): number {
  if (thoughts.every(({ isUnseen }) => isUnseen)) return chance.random('choice', thoughts.length);
  let found = 0;
  let most = -Infinity;
  thoughts.forEach(({ value, visits, isUnseen }, i) => {
    const score = visits + value + (noise === 0 ? 0 : noise * bell(chance));
    if (score > most && !isUnseen) {
      most = score;
      found = i;
    }
  });
  return found;
}

const FINE = 1 << 20;
/** Roughly a normal deviate: the sum of four uniform ones. */
function bell(chance: Chance): number {
  let sum = -2;
  for (let i = 0; i < 4; i++) sum += chance.random('noise', FINE) / FINE;
  return sum * Math.sqrt(3);
}
