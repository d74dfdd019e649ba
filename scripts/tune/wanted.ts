import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '../../src/games/index.ts';

/** What was asked for on the command line. */
export interface Wanted {
  readonly game: GameId;
  readonly games: number;
  readonly players: number;
  readonly seed: string;
  /** From the numbers found so far. */
  readonly on: boolean;
}

/** Where the numbers were found, when, and by which version: the first lines of the file that holds them. */
export function headOf({ game, games, players, seed, on }: Wanted, came: string): string[] {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
  const command = [
    `node scripts/tune.ts ${game} --games ${games}`,
    players === 2 ? '' : ` --players ${players}`,
    ` --seed ${seed}`,
    on ? ' --on' : '',
  ].join('');
  const day = new Date().toISOString().slice(0, 10);
  return [
    `// Made by \`${command}\`${on ? ' from the numbers before them' : ''}; not written by hand.`,
    `// Kontor ${version}, ${day}. ${came}`,
  ];
}

export const fileIn = (game: GameId, name: string): string =>
  join(import.meta.dirname, `../../src/games/${game}/experience/${name}`);
