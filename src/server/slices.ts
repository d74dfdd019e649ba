// Long work gives way after every piece of it. Of all who do long work at this moment one goes on in each turn of the event
// loop, so however many there are, nobody else waits for more than one piece.

const waiting: (() => void)[] = [];
let isScheduled = false;

function goOn(): void {
  const next = waiting.shift();
  isScheduled = waiting.length > 0;
  if (isScheduled) setImmediate(goOn);
  next?.();
}

/** Resolves when it is one's turn to do the next piece. */
export function breathe(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting.push(resolve);
  if (!isScheduled) setImmediate(goOn);
  isScheduled = true;
  return promise;
}

/** Does the work of a generator, so many of its steps at a time. */
export async function inSlices<T>(work: Generator<void, T, void>, steps: number): Promise<T> {
  for (let done = 1; ; done++) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (done % steps === 0) await breathe();
  }
}
