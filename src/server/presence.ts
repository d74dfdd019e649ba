// Who is there: at each chair of one table, by the last input of its person, in this process and in the others. Nothing of it is
// kept, and what gets lost is said again soon.
import type { Chair } from '../table/types.ts';
import type { PresenceName } from '../wire/values.ts';
import type { Onlooker } from './viewers.ts';

/** A page says again and again that there is input; one that falls silent without a word is not believed for longer. */
const BELIEVED = 190_000;
/** What another process has said is repeated before that. */
const REPEAT = 30_000;
const HEARSAY = 80_000;

type Presences = (PresenceName | null)[];
const LETTERS: Readonly<Record<PresenceName, string>> = { here: 'h', away: 'a', gone: '-' };
const NAMES: Readonly<Record<string, PresenceName>> = { h: 'here', a: 'away' };
const ORDER: readonly PresenceName[] = ['here', 'away', 'gone'];

const isHere = ({ lookedAt }: Onlooker, now: number): boolean => lookedAt !== undefined && now - lookedAt < BELIEVED;

/** By those who look at the table from this process. A program at a seat is not its person. */
export function presenceOf(chairs: readonly Chair[], viewers: Iterable<Onlooker>, now: number): Presences {
  const people = [...viewers].filter(({ who, seatKey }) => who !== null && seatKey === undefined);
  return chairs.map(({ kind, who, beside }) => {
    if (kind !== 'person' || who === null) return null;
    const own = people.filter((viewer) => viewer.who === who || viewer.who === beside?.who);
    return own.length === 0 ? 'gone' : own.some((viewer) => isHere(viewer, now)) ? 'here' : 'away';
  });
}

export class Presence {
  /** What other processes have said of their own viewers, by process. */
  readonly #elsewhere = new Map<string, { readonly at: number; readonly seats: string }>();
  #told = '';
  #whispered = { seats: '', at: 0 };

  /** What everybody is to be told now; null: it is what they have been told. */
  news(here: Presences, now: number): Presences | null {
    const all = this.all(here, now);
    const told = JSON.stringify(all);
    if (told === this.#told) return null;
    this.#told = told;
    return all;
  }

  all(here: Presences, now: number): Presences {
    for (const [from, { at }] of this.#elsewhere) if (now - at > HEARSAY) this.#elsewhere.delete(from);
    const others = [...this.#elsewhere.values()];
    return here.map((own, seat) => {
      if (own === null) return null;
      const all = [own, ...others.map(({ seats }) => NAMES[seats[seat]] ?? 'gone')];
      return ORDER.find((one) => all.includes(one))!;
    });
  }

  /** What the other processes are to be told; null: nothing new, and it is not yet time to repeat it. */
  whisper(here: Presences, now: number): string | null {
    const seats = here.map((one) => LETTERS[one ?? 'gone']).join('');
    const isNobody = /^-*$/.test(seats);
    const before = this.#whispered;
    if (seats === before.seats ? isNobody || now - before.at < REPEAT : isNobody && before.seats === '') return null;
    this.#whispered = { seats: isNobody ? '' : seats, at: now };
    return seats;
  }

  hear(from: string, seats: string, now: number): void {
    if (!this.#elsewhere.has(from)) this.#whispered = { ...this.#whispered, at: 0 }; // it cannot know yet who is here
    this.#elsewhere.set(from, { at: now, seats });
  }
}
