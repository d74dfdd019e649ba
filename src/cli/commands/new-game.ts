// A new game from the template: its folder and its line in the list, both or nothing.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from '../args.ts';
import type { Io } from '../io.ts';
import { clean } from '../layout.ts';
import { isReserved, isWellFormed, MOST } from '../new-game/names.ts';
import { filesOf, withLine } from '../new-game/template.ts';
import { failed, misused } from '../stop.ts';
import { NEW_GAME } from '../text/new-game.ts';

const ROOT = join(import.meta.dirname, '../../..');
const GAMES = 'src/games';
const LIST = `${GAMES}/list.ts`;
/** Left out of releases, as the tests and the sources of the page are. */
const TEMPLATE = `${GAMES}/template`;

export const newGame: Command = {
  words: [{ name: 'name' }],
  options: [],
  async run(args, io) {
    const t = NEW_GAME[io.language];
    const [name] = args.rest;
    const folder = `${GAMES}/${name}`;
    if (!existsSync(join(ROOT, TEMPLATE))) throw failed(t.noSources);
    if (!isWellFormed(name)) throw misused(t.badName(clean(name), MOST));
    if (isReserved(name)) throw misused(t.reserved(name));
    if (existsSync(join(ROOT, folder))) throw failed(t.taken(name, folder));
    const list = withLine(readFileSync(join(ROOT, LIST), 'utf8'), name);
    if (list === null) throw failed(t.oddList(LIST));
    const files = filesOf(join(ROOT, TEMPLATE), name);
    write(folder, files, list, io);
    io.say(t.written(folder, files.size, LIST));
    io.say(`  npm run kontor -- play ${name}   ${t.play}`);
    io.say(`  npm start${' '.repeat(name.length + 16)}${t.browser}`);
    io.say(`  npx vitest run ${folder} test/laws   ${t.tests}`);
    io.say(t.next);
    return 0;
  },
};

/** Written aside first and moved into place, the list last: whatever fails, nothing is left. */
function write(folder: string, files: ReadonlyMap<string, string>, list: string, io: Io): void {
  const place = join(ROOT, folder);
  const aside = `${place}.${process.pid}.new`;
  const listAside = `${join(ROOT, LIST)}.${process.pid}.new`;
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(aside, path)), { recursive: true });
      writeFileSync(join(aside, path), text);
    }
    writeFileSync(listAside, list);
    renameSync(aside, place);
    renameSync(listAside, join(ROOT, LIST));
  } catch (error) {
    for (const left of [aside, listAside, place]) rmSync(left, { recursive: true, force: true });
    const why = (error as NodeJS.ErrnoException).code ?? String(error);
    throw failed(NEW_GAME[io.language].cannotWrite(folder, why));
  }
}
