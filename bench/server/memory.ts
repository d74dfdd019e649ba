/** What a server process says of itself: bytes after its rubbish is gone, seconds of processor time so far. */
export interface Own {
  readonly rss: number;
  readonly heap: number;
  readonly cpu: number;
}

/** Asked for 'memory' it collects its rubbish first, for which it needs --expose-gc. */
export async function ownFigures(question: 'cpu' | 'memory'): Promise<Own> {
  for (let i = 0; question === 'memory' && i < 3; i++) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return { rss, heap: heapUsed + external, cpu: (user + system) / 1e6 };
}
