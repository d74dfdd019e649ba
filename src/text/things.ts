// The things on the table, read from a view of any game. Only the view is read, so nothing can leak.
import type { Seat, View } from '../kernel/types.ts';
import type { Piece, Things } from './texts.ts';

/** A card, tile or figure; `id` as in the state. */
export interface Lying extends Piece {
  readonly id: string | number;
}
/** A field of the state, with its name. */
export type Thing =
  | { readonly kind: 'pieces'; readonly name: string; readonly pieces: readonly Lying[] }
  | { readonly kind: 'count'; readonly name: string; readonly count: number }
  /** How many there are that the viewer does not see. */
  | { readonly kind: 'hidden'; readonly name: string; readonly count: number }
  | { readonly kind: 'mark'; readonly name: string }
  | { readonly kind: 'group'; readonly name: string; readonly things: readonly Thing[] };

export interface Laid {
  readonly middle: readonly Thing[];
  /** By seat. */
  readonly each: readonly (readonly Thing[])[];
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);
const isScalar = (x: unknown): x is string | number => typeof x === 'string' || typeof x === 'number';

/** 'peopleLeft' → 'People left'. */
export function humanly(key: string): string {
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A list with one entry per seat. Pieces are strings, so a list of strings is a row of pieces that happens to be as long. */
const isBySeat = (value: unknown, seats: number): value is readonly unknown[] =>
  Array.isArray(value) && value.length === seats && !value.some((entry) => typeof entry === 'string');

const named = (keys: readonly string[]): Record<string, string> =>
  Object.fromEntries(keys.map((key) => [key, humanly(key)]));

const NOTHING: Things = { middle: {}, each: {}, piles: {}, piece: () => null };

/** For a game that names nothing: every field, by its name in the code. */
export function unnamed({ open, own, dark }: View): Things {
  const fields = isFields(open) ? open : {};
  const bySeat = Object.keys(fields).filter((key) => isBySeat(fields[key], own.length));
  return {
    ...NOTHING,
    middle: named(Object.keys(fields).filter((key) => !bySeat.includes(key))),
    each: named([...new Set([...bySeat, ...own.flatMap((one) => Object.keys(one as Fields))])]),
    piles: named(Object.keys(dark)),
  };
}

export function layOut(view: View, things: Things): Laid {
  const open = isFields(view.open) ? view.open : {};
  const middle = Object.entries(things.middle).flatMap(([key, name]) => thing(name, open[key], things));
  const piles = Object.entries(things.piles).flatMap(([key, name]) => hidden(name, view.dark[key]));
  return { middle: [...middle, ...piles], each: view.own.map((_, seat) => ofSeat(view, seat, things)) };
}

/** What a seat has: its part of what is open, and what the viewer may know of its own. */
function ofSeat({ open, own, seat: viewer }: View, seat: Seat, things: Things): Thing[] {
  return Object.entries(things.each).flatMap(([key, name]) => {
    const theirs = (own[seat] as Fields)[key];
    if (theirs !== undefined) return seat === viewer ? thing(name, theirs, things) : hidden(name, theirs);
    const list = isFields(open) ? open[key] : undefined;
    return Array.isArray(list) ? thing(name, list[seat], things) : [];
  });
}

const hidden = (name: string, count: unknown): Thing[] =>
  typeof count === 'number' ? [{ kind: 'hidden', name, count }] : [];

/** Fields that were hidden, shown when a finished game is laid open: those with a name, or all if none has one. */
export function laidOpen(fields: unknown, names?: Readonly<Record<string, string>>, things = NOTHING): Thing[] {
  if (!isFields(fields)) return [];
  return Object.entries(names ?? named(Object.keys(fields))).flatMap(([key, name]) => thing(name, fields[key], things));
}

function thing(name: string, value: unknown, things: Things): Thing[] {
  if (typeof value === 'number') return [{ kind: 'count', name, count: value }];
  if (value === true) return [{ kind: 'mark', name }];
  if (typeof value === 'string') return value === '' ? [] : [{ kind: 'pieces', name, pieces: [piece(value, things)] }];
  if (Array.isArray(value)) return [listed(name, value, things)];
  if (isFields(value)) return [{ kind: 'group', name, things: fieldsOf(value, things) }];
  return []; // nothing there: null, false
}

function listed(name: string, list: readonly unknown[], things: Things): Thing {
  if (list.every(isScalar)) return { kind: 'pieces', name, pieces: list.map((id) => piece(id, things)) };
  return { kind: 'group', name, things: list.flatMap((entry, i) => thing(String(i + 1), entry, things)) };
}

const fieldsOf = (fields: Fields, things: Things): Thing[] =>
  Object.entries(fields).flatMap(([key, value]) =>
    thing(things.each[key] ?? things.middle[key] ?? humanly(key), value, things),
  );

function piece(id: string | number, things: Things): Lying {
  const known = things.piece(id);
  if (known !== null) return { id, ...known };
  return typeof id === 'number' ? { id, name: '', value: id } : { id, name: humanly(id) };
}

/** 'Salt 3'. */
export const nameOf = ({ name, value }: Piece): string => `${name} ${value ?? ''}`.trim();
