// npm run bench -- versus <game> --against FOLDER [--bot name] [--players N] [--games N] [--results FILE]: a bot of today's code against the
// same bot of another checkout. Both sit on every second chair, and every deal is played both ways round. What has been played is kept in
// the file, so that a run that was cut off can go on.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BotName } from '../src/bots/names.ts';
import { shareWithin } from '../src/bots/rating.ts';
import { keepResult, readLines } from '../src/cli/threads.ts';
import type { GameId } from '../src/games/index.ts';
import type { Asked, Met } from './versus-worker.ts';
import { workThrough } from './work-through.ts';

export interface Versus {
  readonly game: GameId;
  readonly against: string;
  readonly bot: BotName;
  readonly players: number;
  readonly games: number;
  readonly results?: string | undefined;
}
export const VERSUS = { bot: 'master', players: 2, games: 100 } as const;

export async function benchVersus({ game, against, bot, players, games, results }: Versus): Promise<void> {
  const folder = resolve(against);
  if (!existsSync(`${folder}/src/bots/player.ts`)) throw new Error(`${against} is no checkout of Kontor`);
  const asked = Array.from({ length: games }, (_, i): Asked => {
    return { game, folder, bot, players, seed: `versus/${Math.floor(i / 2)}`, first: i % 2 };
  });
  const nameOf = ({ seed, first }: Pick<Asked, 'seed' | 'first'>): string => `${seed} ${first}`;
  const wanted = new Set(asked.map(nameOf));
  const before = readBefore(results, `versus ${game} ${bot} ${players}`).filter((one) => wanted.has(nameOf(one)));
  const known = new Set(before.map(nameOf));
  const left = asked.filter((one) => !known.has(nameOf(one)));
  const met = [
    ...before,
    ...(await workThrough<Asked, Met>('versus-worker.ts', left, (one) => keepResult(results, one))),
  ];
  const mean = (of: (one: Met) => number): number => met.reduce((sum, one) => sum + of(one), 0) / met.length;
  const share = mean((one) => one.share);
  const [low, high] = shareWithin(share * met.length, met.length);
  const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
  console.log(
    `${game}, ${players} players, ${bot}: today’s code has ${percent(share)} of ${met.length} games (95 %: ${percent(low)} to ${percent(high)}), ` +
      `${mean((one) => one.points).toFixed(1)} points against ${mean((one) => one.theirs).toFixed(1)}; ` +
      `${mean((one) => one.ms).toFixed(0)} ms a decision against ${mean((one) => one.theirMs).toFixed(0)}.`,
  );
}

/** What was played before. */
function readBefore(file: string | undefined, head: string): Met[] {
  const found = file === undefined ? [] : readLines<Met>(file, head);
  if (found === null) throw new Error(`${file} belongs to other games`);
  return found;
}
