// When somebody said something, in this process: a line that is taken back is nobody's any more, but was said all the same.
import type { Who } from '../../table/types.ts';

export class Spoken {
  readonly #times = new Map<Who, number[]>();

  note(who: Who, at: number, since: number): void {
    for (const one of this.#times.keys()) if (this.count(one, since) === 0) this.#times.delete(one);
    this.#times.set(who, [...(this.#times.get(who) ?? []).filter((time) => time > since), at]);
  }

  count(who: Who, since: number): number {
    return (this.#times.get(who) ?? []).filter((time) => time > since).length;
  }
}
