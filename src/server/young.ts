import { setFlagsFromString } from 'node:v8';

/**
 * A position lives until the next move at its table. V8 sees that most of them outlive a small collection or two and begins to put
 * new ones where only large collections come; there a dead one keeps all that it points to, and that the next, so that hardly anything
 * died young. Off, for this process: a third more moves from a processor. The room for what is young grows at once to what it may have:
 * in a small one much is collected before it is dead.
 */
export function dieYoung(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
  setFlagsFromString('--semi-space-growth-factor=8');
}

/**
 * A move runs through some thousand functions, each of them a few times: by the usual count a server has served tens of thousands of moves
 * before they are compiled as well as they can be. Once they are it makes no difference.
 */
export function compileSooner(): void {
  setFlagsFromString('--invocation-count-for-maglev=100');
  setFlagsFromString('--invocation-count-for-turbofan=1500');
}
