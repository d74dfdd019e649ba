// A new game from the template: its folder and its line in the list.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '../args.ts';
import type { Io } from '../io.ts';
import { clean, padTo } from '../layout.ts';
import { isReserved, isWellFormed, MOST } from '../new-game/names.ts';
import { filesOf, withLine } from '../new-game/template.ts';
import { writeBoth } from '../new-game/write.ts';
import { failed, misused } from '../stop.ts';

const ROOT = join(import.meta.dirname, '../../..');
const GAMES = 'src/games';
const LIST = `${GAMES}/list.ts`;
/** Left out of releases, like the tests and the sources of the page. */
const TEMPLATE = `${GAMES}/template`;

export const newGame: Command = {
  words: [{ name: 'name' }],
  options: [],
  async run(args, io) {
    const t = io.words.newGame;
    const [name] = args.rest;
    const folder = `${GAMES}/${name}`;
    if (!existsSync(join(ROOT, TEMPLATE))) throw failed(t.noSources);
    if (!isWellFormed(name)) throw misused(t.badName(clean(name), MOST));
    if (isReserved(name)) throw misused(t.reserved(name));
    if (existsSync(join(ROOT, folder))) throw failed(t.taken(name, folder));
    const list = withLine(readFileSync(join(ROOT, LIST), 'utf8'), name);
    if (list === null) throw failed(t.oddList(LIST));
    const files = filesOf(join(ROOT, TEMPLATE), name);
    try {
      writeBoth(join(ROOT, folder), files, join(ROOT, LIST), list);
    } catch (error) {
      throw failed(t.cannotWrite(folder, (error as NodeJS.ErrnoException).code ?? String(error)));
    }
    io.say(t.written(folder, files.size, LIST));
    sayNext(name, io);
    return 0;
  },
};

function sayNext(name: string, io: Io): void {
  const t = io.words.newGame;
  const commands = [
    [`npm run kontor -- play ${name}`, t.play],
    ['npm start', t.browser],
    [`npx vitest run ${GAMES}/${name} test/laws`, t.tests],
  ];
  const column = Math.max(...commands.map(([command]) => command.length)) + 3;
  for (const [command, about] of commands) io.say(`  ${padTo(command, column)}${about}`);
  io.say(t.next);
}
