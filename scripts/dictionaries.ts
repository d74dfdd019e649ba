// node scripts/dictionaries.ts [version]: the dictionaries that packs of tables need (src/store/pack.ts), made of the golden games. Those that
// have been released never change: a new one gets a new number.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { GAME_IDS } from '../src/games/index.ts';
import { sampleOf } from '../src/store/pack.ts';
import { rowOf } from '../src/store/row.ts';
import { finishedTable } from '../test/finished.ts';

const [version = '1'] = process.argv.slice(2);
const ROOT = join(import.meta.dirname, '..');
const TO = join(ROOT, 'src/store/dictionaries');
/** Enough for a few whole games: what is in it need not be kept with every table. */
const MOST = 200_000;

/** Names and ids that are nobody's. */
const PEOPLE = ['Anna', 'Bert', 'Clara', 'Dora', 'Emil', 'Frida', 'Gerd', 'Hanna'];

async function sample(file: string): Promise<string> {
  const { table, entries } = await finishedTable(file, { id: 'a'.repeat(22), whos: PEOPLE, names: PEOPLE, at: 1000 });
  if (table.phase !== 'finished') throw new Error(`${file} does not end`);
  const row = rowOf({ table, expected: 0, entries });
  return sampleOf({ whole: row.data!, entries: row.entries.map(({ data }) => data) });
}

mkdirSync(TO, { recursive: true });
const files = readdirSync(join(ROOT, 'test/golden')).filter((file) => /-\d+(?:-\w+)*\.txt$/.test(file));
for (const game of GAME_IDS) {
  const samples: string[] = [];
  // Those with most seats first: what comes last is reached most cheaply.
  const own = files.filter((file) => file.startsWith(`${game}-`)).map((file) => file.replace('.txt', ''));
  for (const file of own.sort().reverse()) samples.push(await sample(file));
  const text = samples.join('\n').slice(-MOST);
  const data = brotliCompressSync(text);
  writeFileSync(join(TO, `${game}-${version}.br`), data);
  console.log(`${game}: ${samples.length} games, ${text.length} letters, ${data.length} bytes`);
}
