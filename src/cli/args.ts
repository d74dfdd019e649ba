import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { TerminalWords } from '../words/index.ts';
import type { Io } from './io.ts';
import { COMMON, type OptionId, row } from './options.ts';
import { misused } from './stop.ts';

/** A parsed command line; values are still strings. */
export interface Args {
  readonly rest: readonly string[];
  /** All of it, as it was typed after the command. */
  readonly typed: readonly string[];
  text(id: OptionId): string | undefined;
  list(id: OptionId): readonly string[];
  flag(id: OptionId): boolean;
}

/** One word of the command line and whether it may be left out: play [game], score <game> <file>. */
export interface Word {
  readonly name: keyof TerminalWords['common']['words'];
  readonly optional?: boolean;
}
export interface Command {
  readonly words: readonly Word[];
  readonly options: readonly OptionId[];
  /** Those that are required. */
  readonly required?: readonly OptionId[];
  /** Resolves to the exit code. */
  run(args: Args, io: Io): Promise<number>;
}

export function readArgs(argv: readonly string[], command: Pick<Command, 'words' | 'options'>, io: Io): Args {
  const options: NonNullable<ParseArgsConfig['options']> = {};
  for (const id of [...command.options, ...COMMON]) {
    const { flag, type, multiple = false, short } = row(id);
    options[flag] = short === undefined ? { type, multiple } : { type, multiple, short };
  }
  const { values, positionals } = parse(joinNumbers(argv, options), options, io);
  const value = (id: OptionId): unknown => values[row(id).flag];
  const args: Args = {
    rest: positionals,
    typed: argv,
    text: (id) => value(id) as string | undefined,
    list: (id) => (value(id) ?? []) as string[],
    flag: (id) => value(id) === true,
  };
  if (!args.flag('help')) checkWords(positionals, command.words, io);
  return args;
}

/** `--at -1` is a bad number, not an option -1. */
function joinNumbers(argv: readonly string[], options: NonNullable<ParseArgsConfig['options']>): string[] {
  const joined: string[] = [];
  for (const arg of argv) {
    const before = joined.at(-1) ?? '';
    const isValue = /^-\d/.test(arg) && before.startsWith('--') && options[before.slice(2)]?.type === 'string';
    if (isValue) joined[joined.length - 1] = `${before}=${arg}`;
    else joined.push(arg);
  }
  return joined;
}

type Parsed = { values: Record<string, unknown>; positionals: string[] };

function parse(argv: readonly string[], options: NonNullable<ParseArgsConfig['options']>, io: Io): Parsed {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, strict: true, allowPositionals: true });
    return { values: { ...values }, positionals };
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    const option = /'(?:-\w, )?(--?[^' =]*)/.exec(message)?.[1] ?? '?';
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw misused(io.t.unknownOption(option));
    if (message.includes('does not take')) throw misused(io.t.takesNoValue(option));
    throw misused(message.includes('ambiguous') ? io.t.startsWithDash(option) : io.t.needsValue(option));
  }
}

function checkWords(given: readonly string[], words: readonly Word[], io: Io): void {
  const missing = words[given.length];
  if (missing !== undefined && missing.optional !== true) throw misused(io.t.missingWord(io.t.words[missing.name]));
  if (given.length > words.length) throw misused(io.t.tooMuch(given[words.length]));
}
