// Long work yields after every slice. Of everybody doing long work, one continues in each turn of the event
// loop, so however many there are, nobody else waits for more than one slice.

const waiting: (() => void)[] = [];
let isScheduled = false;

function goOn(): void {
  const next = waiting.shift();
  isScheduled = waiting.length > 0;
  if (isScheduled) setImmediate(goOn);
  next?.();
}

/** Resolves when it is the caller's turn to do the next slice. */
export function breathe(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting.push(resolve);
  if (!isScheduled) setImmediate(goOn);
  isScheduled = true;
  return promise;
}

/** Runs a generator, this many of its steps at a time. */
export async function inSlices<T>(work: Generator<void, T, void>, steps: number): Promise<T> {
  for (let done = 1; ; done++) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (done % steps === 0) await breathe();
  }
}
