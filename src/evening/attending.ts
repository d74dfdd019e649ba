// Who is there tonight, what is played, and how the evening goes on.
import type { Game } from '../kernel/types.ts';
import type { Who } from '../table/types.ts';
import { type Changed, callIfPromised, cannot, changed, current, MOST_PEOPLE, redraw } from './rounds.ts';
import type { Attendee, Evening, TableResult } from './types.ts';

/** What an evening is opened with. */
export type NewEvening = Pick<
  Evening,
  'id' | 'circle' | 'createdAt' | 'host' | 'games' | 'form' | 'pace' | 'help' | 'size'
>;

export const openEvening = (opening: NewEvening, host: { readonly name: string }): Evening => ({
  ...opening,
  seq: 1,
  people: [{ who: opening.host, name: host.name, isGuest: false, isHere: true }],
  rounds: [],
  isOver: false,
});

/** The host runs the evening; while they are not there, anybody with a device who is. */
export function mayRun({ host, people }: Pick<Evening, 'host' | 'people'>, who: Who): boolean {
  if (who === host) return true;
  const isHere = (one: Who): boolean => people.some((other) => other.who === one && other.isHere && !other.isGuest);
  return !isHere(host) && isHere(who);
}

/** Whoever does not belong to the circle any more is not there: nobody waits for them, and they run nothing. */
export function ofMembers(evening: Evening, members: readonly { readonly who: Who }[]): Evening {
  const isMember = ({ who, isGuest }: Attendee): boolean => isGuest || members.some((one) => one.who === who);
  const people = evening.people.map((one) => (one.isHere && !isMember(one) ? { ...one, isHere: false } : one));
  return { ...evening, people };
}

/** People come and go between rounds, and before anybody is bound to anything. */
const isBound = (evening: Evening): boolean => {
  const stage = current(evening)?.stage;
  return evening.isOver || stage === 'revealing' || stage === 'playing';
};

/** Somebody comes, or has gone; `game` is that of the round under way, if there is one. */
export function attend(
  evening: Evening,
  person: Pick<Attendee, 'who' | 'name'>,
  isHere: boolean,
  game: Game,
  now: number,
): Changed {
  if (isBound(evening)) return cannot('eveningPhase');
  const { who, name } = person; // and nothing else that the caller may have
  const known = evening.people.find((one) => one.who === who);
  if (known === undefined && evening.people.length >= MOST_PEOPLE) return cannot('eveningFull');
  if (known === undefined && !isHere) return cannot('notAtEvening');
  const people =
    known === undefined
      ? [...evening.people, { who, name, isGuest: false, isHere }]
      : evening.people.map((one) => (one === known ? { ...one, name, isHere } : one));
  return again(evening, people, game, now);
}

/** A guest without a device, known by name. */
export function addGuest(evening: Evening, who: Who, name: string, game: Game, now: number): Changed {
  if (isBound(evening)) return cannot('eveningPhase');
  if (evening.people.length >= MOST_PEOPLE) return cannot('eveningFull');
  if (evening.people.some((one) => one.name.toLowerCase() === name.toLowerCase())) return cannot('knownGuest');
  return again(evening, [...evening.people, { who, name, isGuest: true, isHere: true }], game, now);
}

/** A round that is being drawn is drawn again for whoever is there now. */
function again(evening: Evening, people: readonly Attendee[], game: Game, now: number): Changed {
  const { evening: next } = changed(evening, { people });
  return { evening: callIfPromised(redraw(next, game), now) };
}

export type Plan = Pick<Evening, 'games' | 'form' | 'pace' | 'help' | 'size'>;

/** What is played from the next round on. */
export function plan(evening: Evening, some: Partial<Plan>): Changed {
  if (evening.isOver || current(evening) !== null || some.games?.length === 0) return cannot('eveningPhase');
  return changed(evening, some);
}

/** A table of the round has ended; null: without a result. When it was the last one, all of the round is open. */
export function ended(evening: Evening, table: number, result: TableResult | null): Changed {
  const round = current(evening);
  if (round?.stage !== 'playing' || round.results[table] !== 'playing' || round.ids[table] === undefined)
    return cannot('eveningPhase');
  const results = round.results.map((one, i) => (i === table ? result : one));
  const isLast = results.every((one) => one !== 'playing');
  const next = { ...round, results, stage: isLast ? ('over' as const) : round.stage };
  return changed(evening, { rounds: [...evening.rounds.slice(0, -1), next] });
}

export function endEvening(evening: Evening): Changed {
  if (evening.isOver || current(evening) !== null) return cannot('eveningPhase');
  return changed(evening, { isOver: true });
}

/** Somebody has turned out to be somebody else. In a round where both have played, the kept one's result is the person's. */
export function united(evening: Evening, from: Who, into: Who): Evening {
  const gone = `gone ${evening.seq}`;
  const isNow = (who: Who | null, as: Who): Who | null => (who === from ? as : who);
  const isThere = evening.people.some((one) => one.who === into);
  const people = evening.people.filter((one) => !(isThere && one.who === from));
  return changed(evening, {
    host: evening.host === from ? into : evening.host,
    people: people.map((one) => (one.who === from ? { ...one, who: into } : one)),
    rounds: evening.rounds.map((round) => {
      const as = round.people.some((one) => one.who === into) ? gone : into;
      return {
        ...round,
        people: round.people.map((one) => ({
          ...one,
          who: isNow(one.who, as)!,
          holder: isNow(one.holder, into),
        })),
        failed: round.failed.map((one) => ({
          ...one,
          by: one.by.map((spoiler) => ({ ...spoiler, who: isNow(spoiler.who, into) })),
        })),
      };
    }),
  }).evening;
}

/** Forgets somebody: what they played stays, without a name and without who it was. */
export function erased(evening: Evening, who: Who, nameless: string): Evening {
  const gone = `gone ${evening.seq}`;
  const bare = <T extends { readonly who: Who | null; readonly name: string }>(one: T): T =>
    one.who === who ? { ...one, who: gone, name: nameless } : one;
  return changed(evening, {
    host: evening.host === who ? gone : evening.host,
    people: evening.people.map((one) => (one.who === who ? { ...bare(one), isHere: false } : one)),
    rounds: evening.rounds.map((round) => ({
      ...round,
      people: round.people.map((one) => ({ ...bare(one), holder: one.holder === who ? gone : one.holder })),
      failed: round.failed.map((one) => ({ ...one, by: one.by.map(bare) })),
    })),
  }).evening;
}
