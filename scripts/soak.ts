// The long run: servers killed under load on SQLite and on PostgreSQL, and very many moves while watching the memory.
// npm run soak -- --kills 1000 --postgres-kills 200 --tables 6 --moves 288000 --move-tables 2000
// A part whose number is 0 is skipped. The short version of the kills is test/crash.test.ts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { argsOf } from './args.ts';
import { playMoves } from './soak/moves.ts';

const options = {
  kills: { type: 'string', default: '1000' },
  'postgres-kills': { type: 'string', default: '200' },
  tables: { type: 'string', default: '6' },
  moves: { type: 'string', default: '288000' }, // a day of 2,000 tables with a move every ten minutes
  'move-tables': { type: 'string', default: '2000' },
} as const;

const USAGE = 'npm run soak -- [--kills N] [--postgres-kills N] [--tables N] [--moves N] [--move-tables N]';
const { values } = argsOf(USAGE, { options });
const say = (line: string): void => void process.stdout.write(`${line}\n`);

function number(name: keyof typeof values): number {
  const value = Number(values[name]);
  if (Number.isInteger(value) && value >= 0) return value;
  process.stderr.write(`--${name} is a whole number\n`);
  process.exit(2);
}
const [kills, postgresKills, tables] = [number('kills'), number('postgres-kills'), number('tables')];
const [moves, moveTables] = [number('moves'), number('move-tables')];

/** With the tools of the tests, and endless patience. */
async function kill(): Promise<void> {
  const env = {
    ...process.env,
    KONTOR_SOAK_KILLS: String(kills),
    KONTOR_SOAK_POSTGRES_KILLS: String(postgresKills),
    KONTOR_SOAK_TABLES: String(tables),
  };
  const command = ['node_modules/vitest/vitest.mjs', 'run', 'test/crash.test.ts', '--testTimeout', '86400000'];
  const child = spawn(process.execPath, command, { env, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.exit(1);
}

if (kills + postgresKills > 0) await kill();
if (moves > 0) say(`soak: ${JSON.stringify(await playMoves({ tables: moveTables, moves, say }))}`);
