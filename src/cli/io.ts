import { LANGUAGES, type Language, languageAmong } from '../text/languages.ts';
import { loadTerminal, type TerminalWords } from '../words/index.ts';

/** Where a command writes to, and how. */
export interface Io {
  readonly language: Language;
  readonly words: TerminalWords;
  /** What most commands say. */
  readonly t: TerminalWords['common'];
  /** Of the terminal right now; it may be resized. */
  readonly width: number;
  readonly height: number | undefined;
  readonly colour: boolean;
  /** A line, or several, on standard output. */
  say(text?: string): void;
  /** The same on standard error. */
  complain(text: string): void;
}

export const isLanguage = (text: string | undefined): text is Language =>
  text !== undefined && (LANGUAGES as readonly string[]).includes(text);

/** Before the options are parsed, because a complaint about them already needs a language. */
export function languageOf(argv: readonly string[], env: NodeJS.ProcessEnv): Language {
  const at = argv.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const asked = argv[at]?.startsWith('--lang=') ? argv[at].slice('--lang='.length) : argv[at + 1];
  if (at >= 0 && isLanguage(asked)) return asked;
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return languageAmong([locale]);
}

export async function openIo(language: Language, allowColour: boolean): Promise<Io> {
  const words = await loadTerminal(language);
  const { stdout, stderr, env } = process;
  const plain = Boolean(env.NO_COLOR) || env.TERM === 'dumb' || !allowColour;
  return {
    language,
    words,
    t: words.common,
    get width() {
      return Math.max(40, (stdout.isTTY && stdout.columns) || 80);
    },
    get height() {
      return (stdout.isTTY && stdout.rows) || undefined;
    },
    colour: stdout.isTTY === true && !plain,
    say: (text = '') => void stdout.write(`${text}\n`),
    complain: (text) => void stderr.write(`${text}\n`),
  };
}

export const bold = (text: string, io: Io): string => (io.colour ? `\u001b[1m${text}\u001b[0m` : text);

/** Rule numbers at the end of a line are dimmed. */
export const quiet = (line: string, io: Io): string =>
  io.colour ? line.replace(/\([RQ]\d+(?:\.E?\d+)*[a-z]?\)(?=,|$)/, '\u001b[2m$&\u001b[0m') : line;
