// Cards on a pad: where each may lie follows from the shape of a player, and so do coming, moving and going back.
import type { AnyOf, ObjectShape } from '../../text/shape.ts';

/** A list of the player's, and how the card lies in it. */
export interface CardPlace {
  readonly key: string;
  readonly list: string;
  readonly as: Readonly<Record<string, unknown>>;
}
export interface CardKind {
  readonly key: string;
  /** What its copies are called: players take the first that is left. */
  readonly codes: readonly string[];
  /** Everybody has one of their own. */
  readonly isOwn?: boolean;
}
type Cards = Readonly<Record<string, unknown>>;
type Item = string | Readonly<Record<string, unknown>>;

const has = (shape: AnyOf, code: string): boolean => 'enum' in shape && shape.enum.includes(code);
/** A card is its code, or has it as its `id`. */
const codeOf = (item: Item): string => (typeof item === 'string' ? item : String(item.id));

/** Where a card may lie; a list that marks cards lying elsewhere is no place. */
export function placesOf({ properties }: ObjectShape, code: string): CardPlace[] {
  return Object.entries(properties).flatMap(([list, shape]): CardPlace[] => {
    if (!('items' in shape) || shape.areMarks) return [];
    if (has(shape.items, code)) return [{ key: list, list, as: {} }];
    if (!('properties' in shape.items) || !has(shape.items.properties.id, code)) return [];
    return Object.entries(shape.items.properties).flatMap(([field, one]) =>
      field === 'id' || !('enum' in one) ? [] : one.enum.map((as) => ({ key: String(as), list, as: { [field]: as } })),
    );
  });
}

const listsIn = (player: Cards): [string, readonly Item[]][] =>
  Object.entries(player).filter((entry): entry is [string, readonly Item[]] => Array.isArray(entry[1]));

/** The codes of all cards that lie in these lists. */
export const laidIn = (player: Cards, lists: readonly string[]): string[] =>
  lists.flatMap((list) => ((player[list] ?? []) as readonly Item[]).map(codeOf));
/** How a card lies: its place among those where it may. */
export const placeIn = (player: Cards, places: readonly CardPlace[], code: string): CardPlace | undefined =>
  places.find(({ list, as }) =>
    ((player[list] ?? []) as readonly Item[]).some(
      (item) => codeOf(item) === code && Object.entries(as).every(([field, one]) => (item as Cards)[field] === one),
    ),
  );

export const without = <P extends object>(player: P, code: string): P => ({
  ...player,
  ...Object.fromEntries(
    listsIn(player as Cards).map(([list, items]) => [list, items.filter((item) => codeOf(item) !== code)]),
  ),
});
/** The card comes, or moves from where it lay; one that only turns over keeps its place in the row. */
export function laid<P extends object>(player: P, code: string, { list, as }: CardPlace): P {
  const card = Object.keys(as).length === 0 ? code : { id: code, ...as };
  const items = (player as Cards)[list] as readonly Item[];
  const at = items.findIndex((item) => codeOf(item) === code);
  if (at >= 0) return { ...player, [list]: items.with(at, card) };
  const rest = without(player, code);
  return { ...rest, [list]: [...((rest as Cards)[list] as readonly Item[]), card] };
}

const copiesOf = (player: Cards, { codes }: CardKind, lists: readonly string[]): string[] =>
  laidIn(player, lists).filter((code) => codes.includes(code));
/** The seats that have a copy. */
export const holdersOf = (players: readonly object[], piece: CardKind, lists: readonly string[]): number[] =>
  players.flatMap((one, seat) => copiesOf(one as Cards, piece, lists).map(() => seat));

/**
 * A press on a piece in the box: a copy that nobody has comes; if there is none, the player's own go back. One that only
 * others have comes too, and the pad says why not.
 */
export function pressed<P extends object>(
  players: readonly P[],
  seat: number,
  piece: CardKind,
  place: CardPlace,
  lists: readonly string[],
): P {
  const player = players[seat];
  const own = copiesOf(player as Cards, piece, lists);
  const used = (piece.isOwn ? [player] : players).flatMap((one) => copiesOf(one as Cards, piece, lists));
  const free = piece.codes.find((code) => !used.includes(code));
  if (own.length > 0 && free === undefined) return own.reduce(without, player);
  return laid(player, free ?? piece.codes[0], place);
}
