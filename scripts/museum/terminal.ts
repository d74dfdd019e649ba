// Games left in the middle at a terminal: the files that `kontor play` saves.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { FILES, type Room } from './room.ts';

const COMMAND = join(import.meta.dirname, '../../bin/kontor.js');

const GAMES: readonly (readonly string[])[] = [
  ['baselland', '--players', '3', '--humans', '2', '--names', 'Jürgen,Çiğdem', '--bots', 'random', '--preset', 'haven'],
  ['tybor', '--players', '4', '--bots', 'random'],
  ['great-split', '--players', '3', '--humans', '2', '--bots', 'random', '--seed', 'museum'],
  ['riga', '--players', '4', '--bots', 'random', '--preset', 'everything'],
  ['guilds-of-london', '--players', '1', '--set', 'opponent=rik'],
];
/** Some choices, one taken back, some more; then the input ends. */
const TYPED = `${'1\n\n2\n\n'.repeat(3)}u\n${'1\n\n'.repeat(4)}`;

export function writeTerminal(room: Room): void {
  mkdirSync(room.path(FILES.terminal));
  for (const args of GAMES) {
    const file = room.path(FILES.terminal, `${args[0]}.txt`);
    const { status, stderr } = spawnSync(process.execPath, [COMMAND, 'play', ...args, '--save', file, '--lang', 'en'], {
      input: TYPED,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`kontor play ${args.join(' ')}: ${stderr}`);
  }
}
