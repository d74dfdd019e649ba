// Processes of the benchmark: each is asked one thing at a time, and none outlives the benchmark.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

export interface Child {
  readonly pid: number;
  ask<T>(question: unknown): Promise<T>;
  /** Messages it sends without being asked. */
  told<T>(): Promise<T>;
  stop(): Promise<void>;
}

export function start(file: URL, args: readonly string[], execArgv: readonly string[] = []): Child {
  const child = fork(fileURLToPath(file), args, {
    execArgv: ['--disable-warning=ExperimentalWarning', ...execArgv],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  running.add(child);
  const exited = once(child, 'exit').then(([code, signal]) => {
    running.delete(child);
    return `${fileURLToPath(file)} ended with ${signal ?? `exit code ${code}`}`;
  });
  const told = async <T>(): Promise<T> => {
    const stop = new AbortController();
    const died = exited.then((why) => Promise.reject(new Error(why)));
    try {
      const [answer] = await Promise.race([once(child, 'message', { signal: stop.signal }), died]);
      return answer as T;
    } finally {
      died.catch(() => {});
      stop.abort();
    }
  };
  return {
    pid: child.pid ?? 0,
    told,
    ask: (question) => {
      child.send(question as object);
      return told();
    },
    async stop() {
      if (!running.has(child)) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await exited;
      clearTimeout(timer);
    },
  };
}
