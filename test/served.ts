// A Kontor that was started by its command, as people start it, and somebody who plays there.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { allHave, Person } from './server-client.ts';

/** Machines may be busy. */
const PATIENCE = 60_000;

export class Served {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #said: () => string;

  private constructor(child: ChildProcess, url: string, said: () => string) {
    this.#child = child;
    this.url = url;
    this.#said = said;
  }

  /** Resolves when it says where it can be found. */
  static async start([command, ...args]: readonly string[], options: SpawnOptions): Promise<Served> {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    const url = await new Promise<string>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => reject(new Error(`Kontor ended with ${code}: ${said}`)));
      for (const stream of [child.stdout!, child.stderr!])
        stream.setEncoding('utf8').on('data', (text: string) => {
          said += text;
          const found = /http:\/\/[\w.:[\]]+:\d+/.exec(said)?.[0];
          if (found !== undefined) resolve(found.replace('0.0.0.0', '127.0.0.1'));
        });
    });
    return new Served(child, url, () => said);
  }

  /** Everything it has printed. */
  get said(): string {
    return this.#said();
  }

  /** Asks it to stop, as systemd and Docker do; resolves with its exit code. */
  async stop(): Promise<number | null> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      const gone = once(this.#child, 'exit');
      this.#child.kill('SIGTERM');
      await gone;
    }
    return this.#child.exitCode;
  }
}

/** One move against a bot, which answers it: rules, database, live connection and the bots' threads are all there. */
export async function playMove(url: string): Promise<void> {
  const ann = await Person.at({ url }, 'Ann');
  const id = await ann.open({ chairs: ['me', 'bot:greedy'], settings: { firstPlayer: 'first' } });
  const live = await ann.live(id);
  const hasMoved = (seat: number) => live.log.some(({ by, act }) => by === seat && act === 'choose');
  await live.mustAct({ do: 'start' });
  while (!hasMoved(1)) {
    await live.until(() => Person.wish(live.seen) !== null || hasMoved(1), PATIENCE);
    const wish = hasMoved(1) ? null : Person.wish(live.seen);
    if (wish === null) break;
    await live.mustAct(wish);
    await allHave([live]);
  }
  live.close();
  if (!hasMoved(0)) throw new Error('the bot has moved, but nobody before it');
}
