// How good a state looks to a seat, in points (dossier 10.1, 10.2): its board after the cards it can count on in this round,
// and what its cards are still good for. Search asks for it constantly.
import { boardWorth, type Outlook, orderPoints, outlookOf, type Table } from './bot-outlook.ts';
import { inPlay } from './data/in-play.ts';
import {
  ALL_CARDS,
  type CardId,
  cardOf,
  DOUBLE_ARROW,
  ELIGIBLE_NOS,
  INSTANT,
  LAST,
  NOTHING,
  PRESTIGE,
  type TrackNo,
} from './data/kinds.ts';
import { ROUNDS } from './data/table.ts';
import { DOUBLE_STEPS } from './data/tracks.ts';
import { handOf } from './rules/cards.ts';
import { leftOf, partOf, rightOf } from './rules/envelopes.ts';
import type { Own, Parts, S } from './types.ts';

/** Estimates, in points or symbols. */
const WEIGHTS = {
  /** A card in hand at the round's end, for each symbol, by the rounds to come. */
  carry: [0, 0.35, 0.5, 0.55, 0.6, 0.6],
  /** A seal is worth more symbols than one. */
  seal: 1.6,
  /** Points of difference at which the neighbour sees a part as clearly better. */
  doubt: 1.5,
  /** A symbol on an unknown card that is certain to come. */
  unknown: 1.1,
};

/** A board and what it takes to value it. */
interface Eye {
  readonly o: Outlook;
  readonly orders: Table;
}

export function value(s: S, seat: number): number {
  const { open } = s;
  if (open.scored.some(({ round }) => round === ROUNDS.length)) return open.tracks[seat][PRESTIGE];
  const o = outlookOf(open);
  const eye: Eye = { o, orders: orderPoints(o, open.characters[seat]) };
  const own = s.own[seat];
  const tracks = open.tracks[seat];
  const work = own.harvest;
  if (work !== null) {
    const worth =
      work.laid.length === 0
        ? boardWorth(eye.o, tracks, eye.orders) + strength(own.hand)
        : harvested(eye, work.tracks, work.left, work.split);
    return worth + carried(eye.o, own.hand);
  }
  const shown = open.harvests[seat];
  if (shown !== null) {
    const cards: CardId[] = [];
    for (const { card } of shown.laid) if (card !== null) cards.push(card);
    for (const card of own.sold) cards.push(card);
    return boardWorth(eye.o, tracks, eye.orders) + carried(eye.o, cards);
  }
  return exchanged(s, seat, eye);
}

/** R4 The part kept and the part that comes back, as far as they can be told. */
function exchanged(s: S, seat: number, eye: Eye): number {
  const { own, open } = s;
  const tracks = open.tracks[seat];
  const mine = own[seat];
  const incoming = mine.received ?? own[rightOf(seat, own.length)].parts;
  const kept = incoming === null ? [] : keptOf(eye, tracks, mine, incoming);
  const { parts } = mine;
  if (parts === null) {
    const hand = handOf(mine);
    return harvested(eye, tracks, kept, true) + 0.5 * strength(hand) + carried(eye.o, hand);
  }
  const left = leftOf(seat, own.length);
  const other: Eye = { o: eye.o, orders: orderPoints(eye.o, open.characters[left]) };
  const first = harvested(other, open.tracks[left], parts[0], true);
  const second = harvested(other, open.tracks[left], parts[1], true);
  const share = 1 / (1 + Math.exp((second - first) / WEIGHTS.doubt)); // how likely the first part is taken
  const withSecond = used(eye, tracks, kept.concat(parts[1]));
  const withFirst = used(eye, tracks, kept.concat(parts[0]));
  return share * withSecond + (1 - share) * withFirst;
}

/** In this round and after it. */
const used = (eye: Eye, tracks: readonly number[], cards: readonly CardId[]): number =>
  harvested(eye, tracks, cards, true) + carried(eye.o, cards);

/** The part of an envelope that was or would be taken. */
function keptOf(eye: Eye, tracks: readonly number[], { took, received }: Own, parts: Parts): readonly CardId[] {
  if (took !== null && received !== null) return partOf(received, took);
  return used(eye, tracks, parts[1]) > used(eye, tracks, parts[0]) ? parts[1] : parts[0];
}

/** By card: what its symbols are good for, and the tracks that it may move. */
let SYMBOLS!: Float64Array;
let TARGETS!: readonly (readonly TrackNo[])[];
/** The symbols of some cards, most first. */
let sorted!: Float64Array;
inPlay.table(
  () => ({
    symbols: Float64Array.from(ALL_CARDS, (id) => {
      const { count, track } = cardOf(id);
      return track < 0 ? WEIGHTS.seal * count : count;
    }),
    targets: ALL_CARDS.map((id) => ELIGIBLE_NOS[cardOf(id).symbol]),
    room: new Float64Array(ALL_CARDS.length),
  }),
  ({ symbols, targets, room }) => {
    SYMBOLS = symbols;
    TARGETS = targets;
    sorted = room;
  },
);

const strength = (cards: readonly CardId[]): number => {
  let sum = 0;
  for (const id of cards) sum += WEIGHTS.unknown * SYMBOLS[id];
  return sum;
};

/** What the cards are good for after this round: the best of them, as many as the next limit allows. */
function carried({ rounds }: Outlook, cards: readonly CardId[]): number {
  if (rounds === 0) return 0;
  const most = ROUNDS[ROUNDS.length - rounds].limit - 1;
  let sum = 0;
  if (cards.length <= most) for (let i = 0; i < cards.length; i++) sum += SYMBOLS[cards[i]];
  else {
    sortSymbols(cards);
    for (let i = 0; i < most; i++) sum += sorted[i];
  }
  return WEIGHTS.carry[rounds] * sum;
}

function sortSymbols(cards: readonly CardId[]): void {
  for (let i = 0; i < cards.length; i++) {
    const symbols = SYMBOLS[cards[i]];
    let at = i;
    for (; at > 0 && sorted[at - 1] < symbols; at--) sorted[at] = sorted[at - 1];
    sorted[at] = symbols;
  }
}

/** Steps of the running harvest: a board that is used again and again. */
const board: number[] = [];
/** The tracks that moved, in order, and how many. */
const moved: number[] = [];
let moves = 0;
let arrows = 0;

/** One step and what follows from it; double arrows are counted and used later. */
function step(track: number): boolean {
  if (board[track] >= LAST[track]) return false;
  const at = ++board[track];
  moved[moves++] = track;
  if (track === PRESTIGE) return true;
  const instant = INSTANT[track][at];
  if (instant === DOUBLE_ARROW) arrows++;
  else if (instant !== NOTHING) step(instant);
  return true;
}

/** What a board is worth once these cards are used well: what is certain first, then each choice where it brings most. */
function harvested(eye: Eye, tracks: readonly number[], cards: readonly CardId[], split: boolean): number {
  for (let track = 0; track < tracks.length; track++) board[track] = tracks[track];
  moves = 0;
  arrows = 0;
  for (const id of cards) {
    const { track, count } = cardOf(id);
    if (track < 0) continue;
    let isLost = true;
    for (let i = 0; i < count; i++) if (step(track)) isLost = false;
    if (isLost) step(PRESTIGE); // R13.4
  }
  for (const id of cards) {
    const { track, count } = cardOf(id);
    if (track < 0) for (let i = 0; i < count; i++) best(eye, TARGETS[id], 1);
  }
  if (split) best(eye, ELIGIBLE_NOS.wild, 1);
  while (arrows > 0) {
    arrows--;
    best(eye, ELIGIBLE_NOS.double_arrow, DOUBLE_STEPS);
  }
  return boardWorth(eye.o, board, eye.orders);
}

/** Goes on where it brings most. */
function best({ o, orders }: Eye, targets: readonly TrackNo[], steps: number): void {
  const arrowsBefore = arrows;
  const movesBefore = moves;
  let most = -Infinity;
  let where: TrackNo | null = null;
  for (const track of targets) {
    if (board[track] >= LAST[track]) continue;
    for (let i = 0; i < steps; i++) step(track);
    const worth = boardWorth(o, board, orders) + 3 * (arrows - arrowsBefore);
    if (worth > most) {
      most = worth;
      where = track;
    }
    while (moves > movesBefore) board[moved[--moves]]--;
    arrows = arrowsBefore;
  }
  if (where !== null) for (let i = 0; i < steps; i++) step(where);
}
