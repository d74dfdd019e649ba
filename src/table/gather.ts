// Sitting down, leaving, and starting.
import type { BotName } from '../bots/names.ts';
import { characterOf } from '../games/index.ts';
import type { Seat } from '../kernel/types.ts';
import { forgetLost, giveBack, lostBy } from './absence.ts';
import { besideAt, leaveBeside } from './beside.ts';
import { beginClock, clockOf, noteSat, resetClock, setClock } from './clock.ts';
import {
  adorned,
  botChair,
  characterChair,
  type Doer,
  EMPTY,
  emptyChair,
  isOver,
  isPromise,
  letGo,
  NOBODY,
  refuse,
  satElsewhere,
} from './doing.ts';
import { mayHaveWatched } from './hands.ts';
import { callRoll, heirOf, leaveCall } from './roll-call.ts';
import type { Table } from './types.ts';

/** An empty chair keeps the name of the person who may come back to it. */
const lostName = (table: Table, seat: Seat): string => clockOf(table, seat).lost?.name ?? '';

/** Attempts to deal: more than people who want to play ever need. */
const MOST_FAILED = 20;

type Gathering = 'sit' | 'rename' | 'adorn' | 'leave' | 'chair' | 'start' | 'close';

export const gather: { readonly [W in Gathering]: Doer<W> } = {
  sit(table, { chair, promise }, { by, seat, now }) {
    if (!('who' in by)) return refuse('notSeated');
    if (table.phase !== 'gathering' && table.phase !== 'playing') return refuse('wrongPhase');
    if (seat !== null) return refuse('alreadySeated');
    if (table.chairs[chair]?.kind !== 'open')
      return refuse(table.chairs[chair] === undefined ? 'badChair' : 'chairTaken');
    if (promise !== undefined && !isPromise(promise)) return refuse('contributionBroken');
    if (satElsewhere(table, by.who, chair)) return refuse('otherChair');
    if (table.sentAway?.includes(by.who)) return refuse('sentAway');
    if (mayHaveWatched(table)) return refuse('handsSeen');
    if (lostBy(table, by.who) === chair) {
      giveBack(table, chair, 'himself', now);
      return null;
    }
    const { promise: kept, contribution } = table.chairs[chair];
    const promised = table.phase === 'gathering' ? (promise ?? null) : kept;
    const from = table.phase === 'gathering' && by.from !== undefined ? { from: by.from } : {};
    const person = { ...EMPTY, ...from, kind: 'person' as const, who: by.who, name: by.name };
    table.chairs[chair] = adorned(table, { ...person, promise: promised, contribution }, chair, by);
    beginClock(table, chair, by.who);
    if (table.host === NOBODY) table.host = by.who;
    return null;
  },

  rename(table, _wish, { by, seat }) {
    if (isOver(table)) return refuse('wrongPhase'); // the record says who played
    if (!('who' in by)) return refuse('notSeated');
    const { who, name } = by;
    const second = besideAt(table, who);
    if (second !== null) {
      if (table.chairs[second].beside!.name === name) return refuse('notSeated');
      table.chairs[second] = { ...table.chairs[second], beside: { who, name } };
      return null;
    }
    const lost = lostBy(table, who);
    const chair = seat ?? lost;
    if (chair === null || table.chairs[chair].name === name) return refuse('notSeated');
    table.chairs[chair] = { ...table.chairs[chair], name };
    if (chair === lost) setClock(table, chair, { lost: { who, name } });
    return null;
  },

  adorn(table, _wish, { by, seat }) {
    if (isOver(table)) return refuse('wrongPhase');
    if (!('who' in by) || seat === null) return refuse('notSeated');
    const before = table.chairs[seat];
    const after = adorned(table, before, seat, by);
    if (after.seal === before.seal && after.colour === before.colour) return refuse('notSeated');
    table.chairs[seat] = after;
    return null;
  },

  leave(table, _wish, doing) {
    const { seat, by } = doing;
    if (isOver(table)) return refuse('wrongPhase'); // the record says who played
    if ('who' in by && leaveBeside(table, by.who)) return null;
    const isHost = 'who' in by && by.who === table.host;
    if (seat === null) {
      const hadOne = 'who' in by && forgetLost(table, by.who);
      if (!isHost && !hadOne) return refuse('notSeated');
      if (isHost) table.host = heirOf(table);
      return null;
    }
    if (table.phase === 'revealing') return leaveCall(table, seat, doing);
    letGo(table, seat, doing);
    if (isOver(table)) return null; // that was the end: the record keeps their name
    if (table.round !== undefined) {
      // Nobody else may take the seat: they could have seen the deal at another table.
      table.chairs[seat] = { ...table.chairs[seat], out: true, bot: table.chairs[seat].bot ?? 'greedy' };
      return null;
    }
    if (table.daily !== null) {
      table.phase = 'abandoned'; // nobody else may continue their try
      return null;
    }
    const { promise, contribution } = table.chairs[seat];
    const isKept = contribution !== null; // it is already part of the seed, whoever sits there later
    noteSat(table, seat, doing.now);
    const name = lostName(table, seat);
    table.chairs[seat] = { ...emptyChair('open'), name, promise: isKept ? promise : null, contribution };
    table.abandon = table.abandon.filter((other) => other !== seat);
    table.back = null;
    resetClock(table, seat);
    if (isHost) table.host = heirOf(table);
    return null;
  },

  chair(table, { chair, kind, bot, character }, { by }) {
    if (!('who' in by) || by.who !== table.host) return refuse('notHost');
    const there = table.chairs[chair];
    if (there === undefined) return refuse('badChair');
    const isGuest = table.phase === 'gathering' && there.kind === 'person' && there.who !== by.who;
    if (there.kind === 'person' && !isGuest) return refuse('chairTaken');
    // Between the start and the deal nobody is replaced: everybody in the roll call either reveals or is named.
    if (table.phase !== 'gathering' && (table.phase !== 'playing' || kind === 'closed')) return refuse('wrongPhase');
    const who = characterOf(table.game, character);
    if (kind === 'bot' && (character === undefined ? bot === undefined : who === undefined))
      return refuse('unknownBot');
    // Nobody sits on two chairs.
    if (who !== undefined && table.chairs.some((other, seat) => seat !== chair && other.character === who.id))
      return refuse('chairTaken');
    const sits = who === undefined ? botChair(bot as BotName) : characterChair(who);
    const made = kind === 'bot' ? sits : { ...emptyChair(kind), name: lostName(table, chair) };
    const promise = isGuest ? null : there.promise;
    table.chairs[chair] = { ...made, promise, contribution: there.contribution };
    if (isGuest && there.who !== null) table.sentAway = [...(table.sentAway ?? []), there.who];
    resetClock(table, chair);
    return null;
  },

  start(table, _wish, doing) {
    const { by, pkg } = doing;
    if (!('who' in by) || by.who !== table.host) return refuse('notHost');
    if (table.phase !== 'gathering') return refuse('wrongPhase');
    const chairs = table.chairs.filter((chair) => chair.kind === 'person' || chair.kind === 'bot');
    const { min, max } = pkg.game.seats;
    if (chairs.length < min) return refuse('tooFewPlayers', { min });
    if (chairs.length > max) return refuse('tooManyPlayers', { max });
    if (table.failed.length >= MOST_FAILED) return refuse('enough');
    table.chairs = chairs.map(({ from: _, ...chair }) => chair); // this only mattered in the lobby
    table.phase = 'revealing';
    callRoll(table, doing);
    return null;
  },

  close(table, _wish, { by }) {
    if (!('who' in by) || by.who !== table.host) return refuse('notHost');
    if (table.phase !== 'gathering') return refuse('wrongPhase');
    table.phase = 'abandoned';
    return null;
  },
};
