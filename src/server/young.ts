import { setFlagsFromString } from 'node:v8';

/**
 * A position lives until the next move at its table. V8 sees that most of them outlive a small collection or two and begins to put
 * new ones where only large collections come; there a dead one keeps all that it points to, and that the next, so that hardly anything
 * died young. Off, for this process: a third more moves from a processor.
 */
export const dieYoung = (): void => setFlagsFromString('--no-allocation-site-pretenuring');
