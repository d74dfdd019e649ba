/** What a server process reports about itself: bytes after garbage collection, seconds of processor time so far. */
export interface Own {
  readonly rss: number;
  readonly heap: number;
  readonly cpu: number;
}

/** When asked for 'memory' it collects garbage first, for which it needs --expose-gc. */
export async function ownFigures(question: 'cpu' | 'memory'): Promise<Own> {
  for (let i = 0; question === 'memory' && i < 3; i++) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return { rss, heap: heapUsed + external, cpu: (user + system) / 1e6 };
}
