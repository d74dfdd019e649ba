import { createInterface } from 'node:readline';
import { clean } from '../layout.ts';

/** Answers, line by line, from a person at the terminal or from a file or pipe. */
export interface Lines {
  /** Whether a person types them, who may want to take something back before it counts. */
  readonly isTyped: boolean;
  /** null: the input has ended. */
  next(prompt: string): Promise<string | null>;
  close(): void;
}

/** The terminal itself edits the line, so nothing needs to be reset, however the game is left. */
export function openLines(): Lines {
  const { stdin, stdout } = process;
  const isTyped = stdin.isTTY === true;
  const reader = createInterface({ input: stdin, terminal: false });
  const answers = reader[Symbol.asyncIterator]();
  let hasEnded = false;
  return {
    isTyped,
    async next(prompt) {
      stdout.write(prompt);
      const answer = hasEnded ? null : await read(answers);
      hasEnded ||= answer === null;
      // A terminal shows what is typed; elsewhere the log would miss it.
      if (!isTyped || answer === null) stdout.write(`${clean(answer?.slice(0, 60) ?? '')}\n`);
      return answer;
    },
    close() {
      hasEnded = true;
      reader.close();
      stdin.destroy();
    },
  };
}

async function read(answers: AsyncIterator<string>): Promise<string | null> {
  try {
    const { value, done } = await answers.next();
    return done === true ? null : value;
  } catch {
    return null; // unreadable input counts as ended
  }
}

/** Ctrl-C and the like; the exit code is 128 and the signal's number. */
export function onInterrupt(leave: (code: number) => void): void {
  process.on('SIGINT', () => leave(130));
  process.on('SIGTERM', () => leave(143));
  process.on('SIGHUP', () => leave(129));
}
