// A guest program at a seat: its environment says where to play, and it exits when the game ends.
import { type ChildProcess, spawn } from 'node:child_process';

export interface Guest {
  /** Resolves when the program has exited: how, and with the last line of its standard error. */
  readonly ended: Promise<{ readonly how: string; readonly said: string }>;
  stop(): void;
}

const MOST_KEPT = 4000;
const MOST_TOLD = 200;
/** Programs running now, so that none of them outlives us. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) end(child);
});

/** The shell that runs the command, and whatever it has started. */
function end(child: ChildProcess): void {
  try {
    if (process.platform === 'win32') child.kill();
    else process.kill(-child.pid!, 'SIGKILL');
  } catch {
    // It has already exited.
  }
}

export function seatGuest(command: string, env: Readonly<Record<string, string>>): Guest {
  const child = spawn(command, {
    shell: true,
    detached: process.platform !== 'win32', // its own process group
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  running.add(child);
  let said = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-MOST_KEPT);
  });
  const ended = new Promise<{ how: string; said: string }>((resolve) => {
    const tell = (how: string): void => {
      running.delete(child);
      resolve({ how, said: said.trim().split('\n').at(-1)!.slice(0, MOST_TOLD) });
    };
    child.on('error', (error) => tell(error.message));
    child.on('close', (code, signal) => tell(signal ?? String(code)));
  });
  return { ended, stop: () => end(child) };
}
