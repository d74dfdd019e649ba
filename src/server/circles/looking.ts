// Who is on the page of a circle: as at a table by the last input, in this process and in the others. Nothing of it is kept.
import type { Who } from '../../table/types.ts';
import type { PresenceName } from '../../wire/values.ts';

/** A page asks again within half a minute; one that falls silent is not believed for longer. */
const BELIEVED = 45_000;

interface Look {
  readonly at: number;
  readonly presence: Exclude<PresenceName, 'gone'>;
}

export class Looking {
  readonly #circles = new Map<string, Map<Who, Look>>();

  /** True: others see a difference. */
  note(circle: string, who: Who, presence: Look['presence'], now: number): boolean {
    const before = this.of(circle, who, now);
    const known = this.#circles.get(circle) ?? new Map<Who, Look>();
    for (const [other, { at }] of known) if (now - at >= BELIEVED) known.delete(other);
    known.set(who, { at: now, presence });
    this.#circles.set(circle, known);
    return before !== presence;
  }

  of(circle: string, who: Who, now: number): PresenceName {
    const look = this.#circles.get(circle)?.get(who);
    return look === undefined || now - look.at >= BELIEVED ? 'gone' : look.presence;
  }

  leave(circle: string, who: Who): void {
    const known = this.#circles.get(circle);
    known?.delete(who);
    if (known?.size === 0) this.#circles.delete(circle);
  }
}
