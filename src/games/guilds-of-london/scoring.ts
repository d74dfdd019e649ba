// Every point with its reason (R10, R11.17). Mayor cards and neighbours count only at the end.

import { earned as certain } from '../../kernel/score.ts';
import type { ScoreLine, Seat } from '../../kernel/types.ts';
import { sizeOf } from '../../kernel/view.ts';
import { AMOUNTS } from './data/amounts.ts';
import { type Mayor, type MayorId, maskOf, mayorOf, tileOf } from './data/kinds.ts';
import { MAYOR_KINDS, type MayorKind } from './data/tokens.ts';
import { BORIS, gridOf, isSolo, masterCount, opponentOf, SOURCE_AT, seatsOf, vpOf } from './rules/city.ts';
import { OPPONENT_NAMES, type Open, type Position, VP_SOURCES, type VpSource } from './types.ts';

export function score(s: Position, seat: Seat): ScoreLine[] {
  const isOver = s.todo.length === 0 && s.lanes.length === 0;
  const atEnd = [...mayorLines(s, seat), ...adjacent(s, seat)];
  return [...earned(s, seat), ...(isOver ? atEnd : atEnd.map((line) => ({ ...line, pending: true }))), ...opponent(s)];
}

/** What an owner has for certain: the same wherever it is shown. Boris and Rik have their track alone (R11.17). */
export const pointsOf = (s: Position, owner: number): number =>
  owner < seatsOf(s.open) ? certain(score(s, owner)) : vpOf(s.open, BORIS);

/** R10.3 Masters, then pawns in the Guildhall. */
export const tieBreak = ({ open }: Position, seat: Seat): ScoreLine[] => [
  { rule: 'R10.3', label: 'masters', points: masterCount(open.city, seat) },
  { rule: 'R10.3', label: 'hall', points: open.hall[seat] },
];

/** R11.17 Boris or Rik; null with 2–4 players. */
export const rival = (s: Position): { name: string; score: number; lines: ScoreLine[] } | null =>
  isSolo(s.open) ? { name: OPPONENT_NAMES[opponentOf(s)], score: vpOf(s.open, BORIS), lines: earned(s, BORIS) } : null;

/** R11.17, Q21 More VP than Boris, or nobody wins. */
export const beatsBoris = (open: Open, total: number): boolean => total > vpOf(open, BORIS);

const EARNED_BY: Readonly<Record<VpSource, string>> = {
  tiles: 'R7.9',
  tokens: 'R7.9',
  plantation: 'R9.2',
  cards: 'R5.5',
  promo: 'R12.5',
  beadle: 'R11.13',
  track: 'R10.3',
};
const earned = ({ open }: Position, seat: Seat): ScoreLine[] =>
  VP_SOURCES.filter((source) => open.earned[seat][SOURCE_AT[source]] !== 0).map((source) => {
    const points = open.earned[seat][SOURCE_AT[source]];
    const rule = source === 'plantation' && isSolo(open) ? 'R11.15' : EARNED_BY[source];
    return { rule, label: source, points };
  });

/** R11.17 What has to be beaten; it adds nothing. */
function opponent(s: Position): ScoreLine[] {
  if (!isSolo(s.open)) return [];
  const facts = { opponent: opponentOf(s), vp: vpOf(s.open, BORIS) };
  return [{ rule: 'R11.17', label: 'opponent', points: 0, facts }];
}

const KINDS = Object.keys(MAYOR_KINDS);
/** R10.2.1–R10.2.16 */
const ruleOfKind = (kind: MayorKind): string => `R10.2.${KINDS.indexOf(kind) + 1}`;

/** R10.2 Cards that nobody here knows give no line. */
function mayorLines(s: Position, seat: Seat): ScoreLine[] {
  const cards = s.open.mayors[seat] ?? s.own[seat].mayors;
  if (typeof cards === 'number') return [];
  return cards.map((id) => {
    const { code, kind } = mayorOf(id);
    const { count, of } = mayorCount(s, seat, id);
    const points = mayorPoints(mayorOf(id), count);
    return {
      rule: ruleOfKind(kind),
      label: 'mayor',
      points,
      facts: { mayor: code, count },
      of: of.map((place) => codeAt(s, place)),
    };
  });
}
const codeAt = ({ open }: Position, place: number): string => tileOf(open.city.tiles[place]!).code;

/** R10.2 1 VP for each pair of own masters on adjacent tiles. */
function adjacent(s: Position, seat: Seat): ScoreLine[] {
  const pairs = adjacentPairs(s.open, seat);
  if (pairs === 0) return [];
  const { beside } = gridOf(s.open);
  const { masters } = s.open.city;
  const of = placesOf(s.open, seat).filter((place) => beside[place].some((other) => masters[other] === seat));
  return [
    {
      rule: 'R10.2',
      label: 'adjacent',
      points: AMOUNTS.pairVp * pairs, // Q20
      facts: { pairs },
      of: of.map((place) => codeAt(s, place)),
    },
  ];
}
export function adjacentPairs(open: Open, seat: Seat): number {
  const { beside } = gridOf(open);
  const { masters } = open.city;
  let pairs = 0;
  for (let place = 0; place < masters.length; place++) {
    if (masters[place] !== seat) continue;
    for (const other of beside[place]) if (other > place && masters[other] === seat) pairs++;
  }
  return pairs;
}

/** The places of a seat's masters. */
function placesOf({ city: { masters } }: Open, seat: Seat): number[] {
  const places: number[] = [];
  for (let place = 0; place < masters.length; place++) if (masters[place] === seat) places.push(place);
  return places;
}

/** Section 4.6: points for this many. */
export function mayorPoints(mayor: Mayor, count: number): number {
  if ('steps' in mayor) return mayor.steps[Math.min(count, mayor.steps.length - 1)];
  if (mayor.kind === 'LARGEST_GROUP' && count < mayor.min) return 0;
  const units = mayor.kind === 'PER_MASTERS' ? Math.floor(count / mayor.per) : count;
  return Math.min(mayor.max, units * mayor.vp);
}

/** Section 4.6: what a card counts, and the masters it counts. */
export function mayorCount(s: Position, seat: Seat, id: MayorId): { count: number; of: number[] } {
  const { open } = s;
  const mayor = mayorOf(id);
  const mine = placesOf(open, seat);
  switch (mayor.kind) {
    case 'PER_TOKEN_RECEIVED':
      return { count: open.received[seat], of: [] };
    case 'PER_PLANTATION_WON':
      return { count: open.won[seat], of: [] };
    case 'PER_PAWN_IN_GUILDHALL':
      return { count: open.hall[seat], of: [] }; // R10.4
    case 'PER_NEUTRAL_HELD':
      return { count: open.neutrals[seat], of: [] }; // R10.4
    case 'PER_CARD_IN_HAND':
      return { count: sizeOf(s.own[seat].hand), of: [] }; // R10.4
    case 'SINGLE_SYMBOL_COLOURS':
      return singleColours(open, mine);
    case 'LARGEST_GROUP':
      return sized(largestGroup(open, mine));
    case 'LONGEST_LINE':
      return sized(longestLine(open, mine));
    case 'ROWS_COLUMNS_WITH_2':
      return streets(open, mine);
    case 'PER_MASTERS':
      return sized(mine);
    default:
      return sized(mine.filter((place) => counts(open, seat, mayor, place)));
  }
}
const sized = (of: number[]): { count: number; of: number[] } => ({ count: of.length, of });

function counts(open: Open, seat: Seat, mayor: Mayor, place: number): boolean {
  const { city } = open;
  const grid = gridOf(open);
  const tile = tileOf(city.tiles[place]!);
  switch (mayor.kind) {
    case 'PER_MASTER_SYMBOL':
      return (tile.mask & maskOf([mayor.symbol])) !== 0; // R1.11
    case 'ISOLATED':
      return !grid.beside[place].some((other) => city.masters[other] === seat);
    case 'NEXT_TO_GUILDHALL':
      return grid.besideHall[place];
    case 'PRECEDENCE':
      return tile.precedence !== null && tile.precedence >= mayor.from && tile.precedence <= mayor.to;
    case 'PER_SPECIAL':
      return !tile.isGuild;
    case 'BORDER':
      return isOnBorder(open, place);
    default:
      return false;
  }
}

/** An edge on which neither a tile nor the Guildhall lies. */
function isOnBorder(open: Open, place: number): boolean {
  const grid = gridOf(open);
  for (const other of grid.edges[place])
    if (other < 0 || (open.city.tiles[other] === null && !grid.hall.includes(other))) return true;
  return false;
}

/** Different symbols among masters on guild tiles with exactly one. */
function singleColours({ city }: Open, mine: readonly number[]): { count: number; of: number[] } {
  const of = mine.filter((place) => tileOf(city.tiles[place]!).symbols.length === 1);
  return { count: new Set(of.map((place) => tileOf(city.tiles[place]!).mask)).size, of };
}

/** The largest group of masters that hang together by edges. */
function largestGroup(open: Open, mine: readonly number[]): number[] {
  const { beside } = gridOf(open);
  const left = new Set(mine);
  let largest: number[] = [];
  for (const start of mine) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const place of group) for (const other of beside[place]) if (left.delete(other)) group.push(other);
    if (group.length > largest.length) largest = group;
  }
  return largest.sort((a, b) => a - b);
}

/** The longest straight run of masters; the Guildhall breaks it. */
function longestLine(open: Open, mine: readonly number[]): number[] {
  const { edges } = gridOf(open);
  let longest: number[] = [];
  for (const start of mine)
    for (const direction of [EAST, SOUTH]) {
      const run = [start];
      for (let next = edges[start][direction]; mine.includes(next); next = edges[next][direction]) run.push(next);
      if (run.length > longest.length) longest = run;
    }
  return longest;
}
const [EAST, SOUTH] = [2, 3];

/** Rows and columns with at least two masters; one that the Guildhall interrupts counts once. */
function streets(open: Open, mine: readonly number[]): { count: number; of: number[] } {
  const { cells } = gridOf(open);
  const full = (axis: 'x' | 'y', place: number) =>
    mine.filter((other) => cells[other][axis] === cells[place][axis]).length >= AMOUNTS.streetMasters;
  const rows = new Set(mine.filter((place) => full('y', place)).map((place) => cells[place].y));
  const columns = new Set(mine.filter((place) => full('x', place)).map((place) => cells[place].x));
  return { count: rows.size + columns.size, of: mine.filter((place) => full('x', place) || full('y', place)) };
}
