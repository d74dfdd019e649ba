// Starts servers as processes, kills them, and starts them again.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('./fleet-server.ts', import.meta.url));

export interface Place {
  readonly db?: string;
  readonly databaseUrl?: string;
  readonly botPause?: number;
  /** As the next version would be. */
  readonly isNewer?: boolean;
}

export class ServerProcess {
  readonly url: string;
  /** Everything it has printed. */
  said = '';
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  static async start({ db = '', databaseUrl = '', botPause = 0, isNewer = false }: Place): Promise<ServerProcess> {
    const env = {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
      TEST_DB: db,
      TEST_DATABASE_URL: databaseUrl,
      TEST_BOT_PAUSE: String(botPause),
      TEST_NEWER: isNewer ? '1' : '',
    };
    const child = spawn(process.execPath, [SCRIPT], { env, stdio: ['pipe', 'pipe', 'pipe'] });
    let said = '';
    const url = await new Promise<string>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
      child.stdin!.on('error', () => {});
      for (const stream of [child.stdout!, child.stderr!])
        stream.on('data', (chunk) => {
          said += String(chunk);
          const found = /http:\/\/\S+/.exec(said)?.[0];
          if (found !== undefined) resolve(found);
        });
    });
    const server = new ServerProcess(child, url);
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (chunk) => {
        server.said += String(chunk);
      });
    return server;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** As a power cut would: nothing is said, nothing is finished. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }
  async stop(): Promise<number | null> {
    await this.#end('SIGTERM');
    return this.#child.exitCode;
  }
  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!this.isRunning) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill(signal);
    await gone;
  }

  /** One of its numbers for Prometheus; 0 if it is not there. */
  async metric(line: string): Promise<number> {
    const text = await (await fetch(`${this.url}/metrics`, { headers: { authorization: 'Bearer figures' } })).text();
    const found = text.split('\n').find((one) => one.startsWith(`${line} `));
    return found === undefined ? 0 : Number(found.slice(line.length));
  }
}
