import { setImmediate as nextTick } from 'node:timers/promises';

/** Shows on standard error how far a long job has come. */
export interface Bar {
  show(done: number): Promise<void>;
  close(): void;
}

const WIDTH = 30;
const EVERY_MS = 100;
const WIPE = '\r\u001b[K';

/** Drawn at once and then ten times a second, leaving a moment for Ctrl-C; it leaves nothing behind. */
export function openBar(of: number, isShown: boolean): Bar {
  if (!isShown || process.stderr.isTTY !== true) return { show: async () => {}, close: () => {} };
  let drawn = Number.NEGATIVE_INFINITY;
  const interrupt = () => {
    process.stderr.write(WIPE);
    process.exit(130);
  };
  process.on('SIGINT', interrupt);
  return {
    async show(done) {
      if (performance.now() - drawn < EVERY_MS) return;
      drawn = performance.now();
      const bar = '#'.repeat(Math.floor((done / of) * WIDTH)).padEnd(WIDTH, '.');
      process.stderr.write(`\r[${bar}] ${done}/${of}`);
      await nextTick();
    },
    close() {
      process.off('SIGINT', interrupt);
      process.stderr.write(WIPE);
    },
  };
}
