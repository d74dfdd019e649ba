// A round from the draw to the deal: who sits where, the one roll call for all its tables, and what becomes of it if somebody does not reveal.
import { promise as promiseOf, seedFrom } from '../fair/proof.ts';
import { nextSecret, rollHash, type Spoiler } from '../fair/roll.ts';
import type { Seating } from '../fair/round.ts';
import { chanceFrom, fastSource } from '../kernel/random.ts';
import { namedSettings, settle } from '../kernel/settings.ts';
import type { Game } from '../kernel/types.ts';
import { isPromise } from '../table/doing.ts';
import { REVEAL_TIME } from '../table/roll-call.ts';
import type { Who } from '../table/types.ts';
import { byRank, mixed, moved, onSeats, type SatTable, type Seatable } from './seating.ts';
import { layoutFor } from './sizes.ts';
import { resultAt, standings } from './standings.ts';
import type { Attendee, Evening, Round, Sitter } from './types.ts';

/** Why something is not possible; a text key of the page. */
export type EveningWhy =
  | 'eveningPhase'
  | 'eveningHost'
  | 'notAtEvening'
  | 'eveningTooFew'
  | 'tooManyGuests'
  | 'eveningFull'
  | 'notPromised'
  | 'otherRoll'
  | 'contributionBroken'
  | 'timeLeft'
  | 'knownGuest';
export type Changed = { readonly evening: Evening } | { readonly why: EveningWhy };
export const cannot = (why: EveningWhy): Changed => ({ why });

export const MOST_PEOPLE = 24;
const MOST_ROUNDS = 40;

/** The round under way; null: there is none. */
export const current = ({ rounds }: Pick<Evening, 'rounds'>): Round | null => {
  const last = rounds.at(-1);
  return last === undefined || last.stage === 'over' ? null : last;
};

export const changed = (evening: Evening, some: Partial<Evening>): { evening: Evening } => ({
  evening: { ...evening, ...some, seq: evening.seq + 1 },
});
const withRound = (evening: Evening, round: Round): { evening: Evening } =>
  changed(evening, { rounds: [...evening.rounds.slice(0, -1), round] });

const here = ({ people }: Evening): Attendee[] => people.filter(({ isHere }) => isHere);

/** Whether these people can be seated: two at least, and somebody with a device for every guest's table. */
export function seatable(people: readonly Seatable[], seats: Game['seats'], size: number | null): EveningWhy | null {
  if (people.length < 2) return 'eveningTooFew';
  const { tables } = layoutFor(people.length, seats, size);
  return people.filter(({ isGuest }) => !isGuest).length < tables ? 'tooManyGuests' : null;
}

/** The next game in turn. */
export const nextGame = ({ games, rounds }: Pick<Evening, 'games' | 'rounds'>): Evening['games'][number] =>
  games[rounds.length % games.length];

/** Draws the next round; `game` is the next one in turn. Everybody promises first. */
export function beginRound(evening: Evening, game: Game, isFinal: boolean, secret: string): Changed {
  if (evening.isOver || current(evening) !== null || evening.rounds.at(-1)?.isFinal) return cannot('eveningPhase');
  if (evening.rounds.length >= MOST_ROUNDS) return cannot('eveningFull');
  const why = seatable(here(evening), game.seats, evening.size);
  if (why !== null) return cannot(why);
  const round: Round = {
    number: evening.rounds.length + 1,
    isFinal,
    game: nextGame(evening),
    rules: game.version,
    settings: namedSettings(game, settle(game, {})),
    stage: 'promising',
    ...drawn(evening, game, isFinal, 0),
    secret,
    commitment: promiseOf(secret),
    roll: null,
    failed: [],
    callUntil: null,
    ids: [],
    results: [],
  };
  return changed(evening, { rounds: [...evening.rounds, round] });
}

/** The same round for whoever is there now. Nobody is bound to anything yet. */
export function redraw(evening: Evening, game: Game): Evening {
  const round = current(evening);
  if (round?.stage !== 'promising') return evening;
  const before = { ...evening, rounds: evening.rounds.slice(0, -1) };
  const { people, tables } = drawn(before, game, round.isFinal, round.failed.length);
  const promiseNow = (who: Who): string | null => round.people.find((one) => one.who === who)?.promise ?? null;
  const kept = people.map((one) => ({ ...one, promise: promiseNow(one.who) }));
  return { ...evening, rounds: [...before.rounds, { ...round, people: kept, tables }] };
}

const satAt = ({ tables, people }: Round): SatTable[] =>
  tables.map((seats) => seats.map((person) => (person === null ? null : people[person].who)));

/** Who sat at the tables of a round, best first. */
const byPlace = ({ tables, people, results }: Round): Who[][] =>
  tables.map((seats, table) => {
    const result = resultAt(results, table);
    const place = (seat: number): number => (result?.left[seat] ? 99 : (result?.places[seat] ?? 0));
    const order = [...seats.keys()].sort((a, b) => place(a) - place(b));
    return order.flatMap((seat) => (seats[seat] === null ? [] : [people[seats[seat]].who]));
  });

function drawn(evening: Evening, game: Game, isFinal: boolean, failed: number): Pick<Round, 'people' | 'tables'> {
  const people = here(evening);
  if (seatable(people, game.seats, evening.size) !== null) return { people: people.map(sitterOf), tables: [] };
  const layout = layoutFor(people.length, game.seats, evening.size);
  const chance = chanceFrom(fastSource(`${evening.id} ${evening.rounds.length} ${failed}`));
  const past = evening.rounds.flatMap(satAt);
  const last = evening.rounds.at(-1);
  const ranks = standings(
    evening.rounds,
    evening.people.map(({ who }) => who),
  ).map(({ who }) => who);
  const byStanding = people.toSorted((a, b) => ranks.indexOf(a.who) - ranks.indexOf(b.who));
  const groups = isFinal
    ? byRank(byStanding, layout)
    : evening.form === 'ladder' && last !== undefined
      ? moved(people, layout, byPlace(last))
      : mixed(people, layout, past, chance);
  const seated = groups.map((group) => onSeats(group, layout.size, past, chance));
  return numbered(seated, people);
}

const sitterOf = ({ who, name, isGuest }: Attendee): Sitter => ({
  ...{ who, name, isGuest },
  holder: null,
  promise: null,
  contribution: null,
});

/** Numbers everybody in the order of the tables, and finds every guest a device at their table. */
function numbered(seated: readonly SatTable[], people: readonly Attendee[]): Pick<Round, 'people' | 'tables'> {
  const sitters: Sitter[] = [];
  const tables: Seating = seated.map((table) => {
    const own = table.flatMap((who) => people.filter((one) => one.who === who));
    const devices = own.filter(({ isGuest }) => !isGuest);
    let guests = 0;
    return table.map((who) => {
      const one = people.find((other) => other.who === who);
      if (one === undefined) return null;
      const holder = one.isGuest ? (devices[guests++ % devices.length]?.who ?? null) : null;
      return sitters.push({ ...sitterOf(one), holder }) - 1;
    });
  });
  return { people: sitters, tables };
}

/** Somebody's page promises its part. When all who have a device have, the roll is called. */
export function promisePart(evening: Evening, who: Who, promise: string, now: number): Changed {
  const round = current(evening);
  if (round?.stage !== 'promising') return cannot('eveningPhase');
  const one = round.people.find((person) => person.who === who && !person.isGuest);
  if (one === undefined) return cannot('notAtEvening');
  if (!isPromise(promise)) return cannot('contributionBroken');
  const people = round.people.map((person) => (person === one ? { ...person, promise } : person));
  return { evening: callIfPromised(withRound(evening, { ...round, people }).evening, now) };
}

/** Freezes who is bound to what and who sits where, when nobody's promise is missing any more. */
export function callIfPromised(evening: Evening, now: number): Evening {
  const round = current(evening);
  if (round?.stage !== 'promising' || round.tables.length === 0) return evening;
  if (round.people.some(({ isGuest, promise }) => !isGuest && promise === null)) return evening;
  const { commitment, people, number, tables } = round;
  const promises = people.map(({ promise }) => promise);
  const roll = { attempt: round.failed.length + 1, commitment, promises, round: { number, tables } };
  const called = { ...roll, hash: rollHash(round, roll) };
  const callUntil = now + REVEAL_TIME.live;
  return {
    ...evening,
    rounds: [...evening.rounds.slice(0, -1), { ...round, roll: called, stage: 'revealing', callUntil }],
  };
}

/** Somebody's page reveals its part, for the roll call that it has seen. */
export function revealPart(evening: Evening, who: Who, contribution: string, roll: string): Changed {
  const round = current(evening);
  if (round?.stage !== 'revealing') return cannot('eveningPhase');
  const one = round.people.find((person) => person.who === who);
  if (one === undefined || one.promise === null) return cannot('notPromised');
  if (one.contribution !== null) return cannot('eveningPhase');
  if (roll !== round.roll?.hash) return cannot('otherRoll');
  if (!isPromise(contribution) || promiseOf(contribution) !== one.promise) return cannot('contributionBroken');
  const people = round.people.map((person) => (person === one ? { ...person, contribution } : person));
  return withRound(evening, { ...round, people });
}

/** Whether all parts are there, so that the tables can be dealt. */
export const isRevealed = ({ stage, people }: Round): boolean =>
  stage === 'revealing' && people.every(({ promise, contribution }) => promise === null || contribution !== null);

/** The time to reveal is over: whoever has not is named for good and left out, and all others begin again with new parts. */
export function endCallOf(evening: Evening, game: Game, now: number): Changed {
  const round = current(evening);
  if (round?.stage !== 'revealing' || isRevealed(round)) return cannot('eveningPhase');
  if (round.callUntil === null || round.callUntil > now) return cannot('timeLeft');
  const by = round.people.flatMap(({ who, name, promise, contribution }, seat) =>
    promise !== null && contribution === null ? [{ seat, who, name, why: 'late' as Spoiler['why'] }] : [],
  );
  const failed = [...round.failed, { ...round.roll!, by }];
  const secret = nextSecret(round.secret);
  const again: Round = {
    ...round,
    failed,
    secret,
    commitment: promiseOf(secret),
    roll: null,
    stage: 'promising',
    callUntil: null,
    people: [],
  };
  const people = evening.people.map((one) => (by.some(({ who }) => who === one.who) ? { ...one, isHere: false } : one));
  return {
    evening: redraw(changed(evening, { people, rounds: [...evening.rounds.slice(0, -1), again] }).evening, game),
  };
}

/** Deals: from now on the tables have these ids. */
export function dealt(evening: Evening, ids: readonly string[]): Changed {
  const round = current(evening);
  if (round === null || !isRevealed(round) || ids.length !== round.tables.length) return cannot('eveningPhase');
  return withRound(evening, { ...round, stage: 'playing', ids, callUntil: null, results: ids.map(() => 'playing') });
}

/** The one seed of all tables of a round. */
export const roundSeed = ({ secret, people }: Pick<Round, 'secret' | 'people'>): string =>
  seedFrom(
    secret,
    people.map(({ contribution }) => contribution ?? ''),
  );
