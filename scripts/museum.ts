// The museum: what a release wrote, kept forever in `test/releases/<version>/`, so that every later version can be held to
// it. `npm run museum` adds the room of this version, with this version's code, before anything changes; it never
// touches an existing one. `npm run museum -- <commit>` says which commit's sources these are, if the last one has
// only changed other things.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS, loadGame } from '../src/games/index.ts';
import { version } from '../src/server/version.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { startPostgres, type TestPostgres } from '../test/postgres.ts';
import { both } from './museum/both.ts';
import { fillDevice } from './museum/device.ts';
import { dump } from './museum/dump.ts';
import { writeEditions } from './museum/editions.ts';
import { ended } from './museum/ended.ts';
import { type Simulated, simulate, written } from './museum/games.ts';
import { gathered } from './museum/gathered.ts';
import { type Guest, type House, openHouse } from './museum/house.ts';
import { MARK_NAMES } from './museum/marks.ts';
import { readme } from './museum/readme.ts';
import { writeRecords } from './museum/records.ts';
import { FILES, type Manifest, RELEASES, Room } from './museum/room.ts';
import { running } from './museum/running.ts';
import { writeTerminal } from './museum/terminal.ts';

const NAMES = ['Anna', 'Jürgen', 'Çiğdem', '小林', 'Zoë', 'Ólafur', 'Владимир', 'Ngọc'];
const MANY = 1000;

const json = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;
const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' }).trim();

/** The commit whose sources these are; throws if they differ. */
function commitOf(given = 'HEAD'): string {
  const commit = git('rev-parse', '--verify', `${given}^{commit}`);
  if (git('status', '--porcelain', 'src') !== '' || git('diff', '--stat', commit, '--', 'src') !== '')
    throw new Error(`src is not as it was at ${commit}: the museum keeps what a commit wrote`);
  return commit;
}

async function guestsOf(house: House): Promise<Guest[]> {
  const guests: Guest[] = [];
  for (const name of NAMES) guests.push(await house.guest(name));
  return guests;
}

/** The tables of a house, in both databases and as the backups of both. */
async function writeHouse(room: Room, work: string, postgres: TestPostgres) {
  const file = join(work, 'house.sqlite');
  const url = await postgres.database();
  const [first, second] = [await openSqlite(file), await openPostgres(url)];
  const house = await openHouse(both(first, second), join(work, 'backups'));
  const guests = await guestsOf(house);
  await gathered(house, guests);
  await running(house, guests);
  await ended(house, guests);
  await house.asksForNotices(guests[0]);
  const all = await first.allTables(null, MANY);
  const unknown = all.find(({ id }) => !house.tables.some((one) => one.id === id));
  if (unknown !== undefined) throw new Error(`table ${unknown.id} is not in the list`);
  const lines = join(work, 'backup.jsonl');
  await second.backup(lines);
  room.pack(FILES.sqliteBackup, readFileSync(await house.backUp()));
  room.pack(FILES.postgresBackup, readFileSync(lines));
  const persons = await house.persons();
  await house.close();
  if (existsSync(`${file}-wal`)) throw new Error('the database was not closed');
  room.pack(FILES.sqlite, readFileSync(file));
  room.pack(FILES.postgres, await dump(url));
  return { tables: house.tables, persons };
}

async function writeRoom(room: Room, work: string, commit: string): Promise<void> {
  const say = (what: string): void => console.log(`${((performance.now() - begun) / 1000).toFixed(0)} s: ${what}`);
  const begun = performance.now();
  const postgres = await startPostgres();
  try {
    const { tables, persons } = await writeHouse(room, work, postgres);
    say(`${tables.length} tables`);
    const house = await openHouse(await openSqlite(join(work, 'records.sqlite')), work);
    await writeRecords(room, house, await guestsOf(house)).finally(() => house.close());
    writeTerminal(room);
    say('records and games at a terminal');
    const { kept, here, pads } = await fillDevice();
    room.pack(FILES.browser, json(kept));
    const manifest: Manifest = { version: version(), commit, marks: MARK_NAMES, tables, persons, here, pads };
    writeFileSync(room.path(FILES.manifest), json(manifest));
    writeFileSync(room.path('README.md'), readme(manifest));
    say('a browser');
    writeEditions(room, await Promise.all(GAME_IDS.map((id) => loadGame(id))));
    const games: Record<string, Simulated> = {};
    for (const id of GAME_IDS) games[id] = simulate((await loadGame(id)).game);
    writeFileSync(room.path(FILES.games), written(games));
    say('games by lot');
  } finally {
    await postgres.stop();
  }
}

async function main(given: string | undefined): Promise<void> {
  const folder = join(RELEASES, version());
  if (existsSync(folder)) throw new Error(`${version()} is in the museum already: what it wrote stays as it is`);
  const commit = commitOf(given);
  const work = mkdtempSync(join(tmpdir(), 'kontor-museum-'));
  const draft = join(work, 'room');
  try {
    mkdirSync(draft);
    await writeRoom(new Room(draft), work, commit);
    cpSync(draft, folder, { recursive: true });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

try {
  await main(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1); // PostgreSQL's package turns an exit code that is merely set into 0
}
