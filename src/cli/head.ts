// What a file of results belongs to: games under other rules, or of bots that play differently, must not be mixed with it.
import { createHash } from 'node:crypto';
import { scaleAt } from '../bots/experience.ts';
import { GREEDY } from '../bots/greedy.ts';
import { type LevelName, levelAt } from '../bots/levels.ts';
import type { BotName } from '../bots/names.ts';
import { hasLearned } from '../bots/player.ts';
import { reachAt } from '../bots/search/search.ts';
import type { GamePackage } from '../games/index.ts';
import { editionOf } from '../table/replay.ts';

/** One line, the same only for the same job. */
export async function headOf(pkg: GamePackage, plan: { readonly bots: readonly BotName[] }): Promise<string> {
  const { id, version } = pkg.game;
  const names = [...new Set(plan.bots)];
  const play = await Promise.all(names.map(async (name) => [name, await mannerOf(pkg, name)] as const));
  return JSON.stringify({ game: id, version, edition: editionOf(pkg.game), plan, play: Object.fromEntries(play) });
}

/** All numbers that decide how a bot plays a game. */
async function mannerOf(pkg: GamePackage, name: BotName): Promise<unknown> {
  if (name === 'random') return {};
  if (name === 'greedy') return GREEDY;
  const level = levelAt(pkg, name satisfies LevelName);
  return {
    ...level,
    ...reachAt(pkg, level),
    scale: scaleAt(pkg),
    turn: pkg.bot?.turn ?? null,
    trained: hasLearned(name) ? await trainedAt(pkg) : null,
  };
}

async function trainedAt({ bot }: GamePackage): Promise<string | null> {
  const tuning = await bot?.tuning?.();
  const { trained = '' } =
    tuning === undefined
      ? ((await bot?.experience?.()) ?? {})
      : { trained: JSON.stringify([tuning.start, tuning.tuned, tuning.judgeBy(tuning.tuned).sight?.doubt]) };
  return trained === '' ? null : createHash('sha256').update(trained).digest('hex').slice(0, 12);
}
