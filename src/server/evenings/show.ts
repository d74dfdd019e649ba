// What a member of the circle may know of an evening: of a round under way who sits where and who has finished, and not how.
import { createHash } from 'node:crypto';
import { mayRun, ofMembers } from '../../evening/attending.ts';
import { current, nextGame, seatable } from '../../evening/rounds.ts';
import { layoutFor, layouts } from '../../evening/sizes.ts';
import { finalPlaces, resultAt, roundScores, standings } from '../../evening/standings.ts';
import type { Evening, Round } from '../../evening/types.ts';
import { loadGame } from '../../games/index.ts';
import type { Circle } from '../../store/store.ts';
import type { Who } from '../../table/types.ts';
import type { RoundShown, SeenEvening, TableShown } from '../../wire/evenings.ts';
import { known } from '../identity.ts';

const TAG = 12;
export const tagAt = (evening: string, who: Who): string =>
  createHash('sha256').update(`kontor evening ${evening} ${who}`).digest('base64url').slice(0, TAG);

export async function showEvening(kept: Evening, circle: Circle, who: Who): Promise<SeenEvening> {
  const evening = ofMembers(kept, circle.members);
  const tag = (one: Who): string => tagAt(evening.id, one);
  const { id, seq, createdAt, isOver, games, form, pace, help, size, people, rounds } = evening;
  const everybody = people.map((one) => one.who);
  const isDecided = isOver || (rounds.at(-1)?.isFinal === true && current(evening) === null);
  const seals = new Map(circle.members.map((one) => [one.who, known({ ...one, createdAt: 0 }).seal!]));
  const away = circle.members.filter((one) => !everybody.includes(one.who));
  return {
    ...{ id, seq, createdAt, isOver, games, form, pace, help, size },
    circle: { id: circle.id, name: circle.name },
    people: people.map((one) => ({
      tag: tag(one.who),
      name: one.name,
      isGuest: one.isGuest,
      isHere: one.isHere,
      isHost: one.who === evening.host,
      ...(seals.has(one.who) && { seal: seals.get(one.who)! }),
    })),
    members: away.map(({ who: one, name }) => ({ tag: tag(one), name, seal: seals.get(one)! })),
    you: people.some((one) => one.who === who && one.isHere) ? tag(who) : null,
    mayRun: !isOver && mayRun(evening, who),
    next: isDecided || current(evening) !== null ? null : await nextOf(evening),
    rounds: rounds.map((round) => showRound(round, who, tag)),
    standings: standings(rounds, everybody).map(({ who: one, ...rest }) => ({ person: tag(one), ...rest })),
    places: isDecided
      ? finalPlaces(rounds, everybody).map(({ who: one, ...rest }) => ({ person: tag(one), ...rest }))
      : [],
  };
}

async function nextOf(evening: Evening): Promise<NonNullable<SeenEvening['next']>> {
  const game = nextGame(evening);
  const { seats } = (await loadGame(game)).game;
  const here = evening.people.filter(({ isHere }) => isHere);
  return {
    game,
    layout: layoutFor(here.length, seats, evening.size),
    layouts: layouts(here.length, seats),
    why: seatable(here, seats, evening.size),
  };
}

function showRound(round: Round, who: Who, tag: (who: Who) => string): RoundShown {
  const { number, isFinal, game, rules, settings, stage, people, tables, roll, failed, callUntil } = round;
  const own = people.findIndex((one) => one.who === who);
  const table = tables.findIndex((seats) => seats.includes(own));
  const isMissing = ({ isGuest, promise, contribution }: Round['people'][number]): boolean =>
    stage === 'promising'
      ? !isGuest && promise === null
      : stage === 'revealing' && promise !== null && contribution === null;
  return {
    ...{ number, isFinal, game, rules, settings, stage },
    tables: tables.map((_, i) => showTable(round, i, i === table, tag)),
    attempt: failed.length + 1,
    ...(stage === 'revealing' && roll?.round !== undefined && { roll: { ...roll, round: roll.round } }),
    ...(callUntil !== null && { callUntil }),
    missing: people.filter(isMissing).map((one) => tag(one.who)),
    failed: failed.map(({ attempt, hash, by }) => ({ attempt, hash, by: by.map(({ name, why }) => ({ name, why })) })),
    you:
      own < 0
        ? null
        : { number: own, table, promise: people[own].promise, hasRevealed: people[own].contribution !== null },
  };
}

/** Until the last table has ended, of the others only whether they have. */
function showTable(round: Round, table: number, isYours: boolean, tag: (who: Who) => string): TableShown {
  const { tables, people, ids, results, stage } = round;
  const isOpen = stage === 'over';
  const result = resultAt(results, table);
  const scores = isOpen ? roundScores(round) : [];
  return {
    id: isOpen || isYours ? (ids[table] ?? null) : null,
    isOver: ids.length > 0 && results[table] !== 'playing',
    hasResult: isOpen && result !== null,
    seats: tables[table].map((person, seat) => {
      const one = person === null ? null : people[person];
      const score = scores.find(({ who }) => who === one?.who);
      return {
        person: one === null ? null : tag(one.who),
        ...(one !== null && one.holder !== null && { holder: tag(one.holder) }),
        ...(isOpen && result !== null && { points: result.points[seat], place: result.places[seat] }),
        ...(isOpen && result?.left[seat] === true && { left: true as const }),
        ...(score !== undefined && { table: score.table, deal: score.deal }),
      };
    }),
  };
}
