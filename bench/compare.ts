// Compared with boardgame.io: the same rules, the same random games, each side in its own process, in turns.
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameId } from '../src/games/index.ts';
import { type Rate, RUNS, type Run, rateOf } from './measure.ts';
import type { Way } from './peers/boardgame.io/peer.ts';
import type { Answer, Request } from './sides/serve.ts';

export const PEER = new URL('peers/boardgame.io/', import.meta.url);
const CHECKED = 3;

export interface Comparison {
  readonly kontor: Rate;
  readonly peer: Readonly<Record<Way, Rate>>;
}

/** Installs boardgame.io from its lock file, unless that was already completed; returns what went wrong, or null. */
export function installPeer(): string | null {
  if (existsSync(new URL('node_modules/.package-lock.json', PEER))) return null;
  console.log('Installing boardgame.io for the comparison (npm ci in bench/peers/boardgame.io) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, error, stderr } = spawnSync(npm, ['ci', '--ignore-scripts'], {
    cwd: fileURLToPath(PEER),
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: 180_000,
  });
  if (status === 0) return null;
  return error?.message ?? stderr.trim().split('\n').slice(-3).join('\n');
}

export async function compare(game: GameId, slice: number): Promise<Comparison> {
  const sides = [
    openSide(new URL('sides/kontor.ts', import.meta.url), [game]),
    openSide(new URL('peer.ts', PEER), [game, 'draft' satisfies Way]),
    openSide(new URL('peer.ts', PEER), [game, 'copy' satisfies Way]),
  ];
  try {
    const checks: string[] = [];
    for (const side of sides) checks.push(JSON.stringify(await askSide(side, { check: CHECKED })));
    if (new Set(checks).size > 1) throw new Error(`the sides did not play the same games: ${checks.join(' ')}`);
    for (const side of sides) await askSide(side, { run: slice });
    const runs: Run[][] = sides.map(() => []);
    for (let i = 0; i < RUNS; i++)
      for (const [at, side] of sides.entries()) runs[at].push((await askSide(side, { run: slice })) as Run);
    const [kontor, draft, copy] = runs.map(rateOf);
    return { kontor, peer: { draft, copy } };
  } finally {
    for (const side of sides) side.kill();
  }
}

/** A side in its own process. */
export const openSide = (file: URL, args: string[]): ChildProcess =>
  fork(fileURLToPath(file), args, { env: { ...process.env, NODE_ENV: 'production' } });

/** One question, one answer; a side that dies says why on standard error. */
export async function askSide(side: ChildProcess, request: Request): Promise<Answer> {
  side.send(request);
  const stop = new AbortController();
  const died = once(side, 'exit', { signal: stop.signal }).then(([code]) => {
    throw new Error(`a side of the comparison ended with exit code ${code}`);
  });
  try {
    const [answer] = await Promise.race([once(side, 'message', { signal: stop.signal }), died]);
    return answer as Answer;
  } finally {
    stop.abort();
  }
}
