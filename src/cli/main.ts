// The kontor command. Every ending is an exit code and at most one line on standard error, never a stack trace.

import { isGameId } from '../games/index.ts';
import { LANGUAGES } from '../text/languages.ts';
import { readArgs } from './args.ts';
import { COMMANDS, type CommandName, isCommandName } from './commands/index.ts';
import { helpOf, helpOfGame, overview, usageOf, usageOfAll } from './help.ts';
import { type Io, isLanguage, languageOf, openIo } from './io.ts';
import { clean } from './layout.ts';
import { isHalfInstalled, misused, Stop } from './stop.ts';
import { version } from './version.ts';

/** The first word that is neither an option nor its value; options before it hold for every command. */
function findCommand(argv: readonly string[]): number {
  return argv.findIndex((arg, i) => !arg.startsWith('-') && argv[i - 1] !== '--lang');
}

async function run(argv: readonly string[], io: Io): Promise<number> {
  const at = findCommand(argv);
  if (argv[at] === 'help') return await run([...argv.toSpliced(at, 1), '--help'], io);
  if (at >= 0 && isCommandName(argv[at])) return await runCommand(argv[at], argv.toSpliced(at, 1), io);
  try {
    if (at >= 0 && isGameId(argv[at]) && argv.includes('--help')) {
      io.say((await helpOfGame(argv[at], io)).join('\n'));
      return 0;
    }
    if (at >= 0) throw misused(io.t.unknownCommand(clean(argv[at])));
    const args = readArgs(argv, { words: [], options: ['version'] }, io);
    checkLanguage(args.text('lang'), io);
    if (args.flag('version')) io.say(`kontor ${version()}`);
    else io.say((await overview(io)).join('\n'));
    return 0;
  } catch (error) {
    return complain(error, usageOfAll(io), io);
  }
}

async function runCommand(name: CommandName, argv: readonly string[], io: Io): Promise<number> {
  const command = await COMMANDS[name]();
  const usage = usageOf(name, command, io);
  try {
    const args = readArgs(argv, command, io);
    checkLanguage(args.text('lang'), io);
    if (args.flag('help')) {
      io.say((await helpOf(name, command, args.rest[0], io)).join('\n'));
      return 0;
    }
    return await command.run(args, await openIo(io.language, !args.flag('noColour')));
  } catch (error) {
    return complain(error, usage, io);
  }
}

function checkLanguage(given: string | undefined, io: Io): void {
  if (given !== undefined && !isLanguage(given)) throw misused(io.t.badLanguage(clean(given), LANGUAGES));
}

function complain(error: unknown, usage: readonly string[], io: Io): number {
  if (isHalfInstalled(error)) throw error; // bin/kontor.js says what to do
  if (!(error instanceof Stop)) {
    const why = error instanceof Error ? error.message : String(error);
    io.complain(io.t.internal(clean(why.replace(/\s+/g, ' '))));
    return 1;
  }
  io.complain(error.message);
  if (error.code === 2) io.complain(usage.join('\n'));
  return error.code;
}

// Readers of only the first lines (`kontor rules baselland | head`) have what they wanted.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
}
const argv = process.argv.slice(2);
process.exitCode = await run(argv, await openIo(languageOf(argv, process.env), true));
