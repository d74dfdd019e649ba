// What follows from the shape of a position for entering it: an empty one, one with more or fewer players, and whether
// something from outside can be shown.
import { guarded, read } from '../../text/input.ts';
import { isPadProblem } from '../../text/pad.ts';
import { type AnyOf, type ListShape, type ObjectShape, type Shape, says } from '../../text/shape.ts';
import { type PadModule, seatName, seatOf } from '../pad.ts';

interface Positioned {
  readonly players: readonly { readonly name: string }[];
}
interface OwnPart<V extends Positioned> {
  /** What lies there at the beginning, where it is not nothing. */
  readonly start?: Partial<V>;
  /** Those who stay and those who come, by seat, named by `seatName`. */
  join?(stayed: V, count: number): V['players'];
  /** What else changes with the number of players. */
  settle?(value: V): V;
  /** Whether the pieces can be drawn. */
  isShown?(value: V): boolean;
}

export function padModel<V extends Positioned>(
  shape: Shape<V, ObjectShape>,
  own: OwnPart<V> = {},
): Omit<PadModule<V>, 'PadEntry'> {
  const { join, settle = (value) => value, isShown = () => true } = own;
  const bare = bareOf(shape);
  const joinBare = ({ players }: V, count: number): V['players'] =>
    Array.from({ length: count }, (_, seat) => players[seat] ?? { ...bare, name: seatName(seat) });
  const withPlayers = (value: V, count: number): V => {
    const stayed = { ...(without(shape, value, count) as V), players: value.players.slice(0, count) };
    return settle({ ...stayed, players: (join ?? joinBare)(stayed, count) });
  };
  return {
    withPlayers,
    emptyPad: (count) => withPlayers({ ...(emptyOf(shape) as V), ...own.start }, count),
    isPad: (value): value is V =>
      !isPadProblem(guarded(() => read(shown(shape), value) as object)) &&
      (value as V).players.every(({ name }) => seatOf(name) >= 0) &&
      isShown(value as V),
  };
}

/** A player who has nothing yet. */
export const bareOf = <V extends Positioned>({ properties }: Shape<V, ObjectShape>): V['players'][number] =>
  emptyOf((properties.players as ListShape).items) as V['players'][number];

const NO = says('');
const MOST = 999;
/** The same with nothing left out, and with numbers that fit into their fields. */
export function shown(shape: AnyOf): AnyOf {
  const { default: usual, nullable, ...own } = shape;
  const same = (nullable && (usual === null || 'isPerson' in shape) ? { ...own, nullable } : own) as AnyOf;
  if ('items' in same) return { ...same, items: shown(same.items) };
  if ('prefixItems' in same) return { ...same, prefixItems: same.prefixItems.map(shown) };
  if ('properties' in same) return { ...same, properties: mapped(same, shown) };
  if (!('type' in same) || same.type !== 'integer') return same;
  const minimum = same.under === undefined ? -MOST : 0;
  return { ...same, minimum, maximum: same.maximum ?? MOST, under: NO, over: NO };
}
const mapped = <X>({ properties }: ObjectShape, make: (shape: AnyOf, field: string) => X): Record<string, X> =>
  Object.fromEntries(Object.entries(properties).map(([field, one]) => [field, make(one, field)]));

/** Nothing there: no things, number 0, the first of a choice; what may be left out is. */
export function emptyOf(shape: AnyOf): unknown {
  if ('default' in shape) return structuredClone(shape.default);
  if ('properties' in shape) {
    const needed = Object.entries(shape.properties).filter(([, one]) => one.optional !== true);
    return Object.fromEntries(needed.map(([field, one]) => [field, emptyOf(one)]));
  }
  if ('enum' in shape) return shape.enum[0];
  if ('type' in shape && shape.type === 'array') return [];
  if ('type' in shape && shape.type === 'integer') return shape.minimum ?? 0;
  return 'type' in shape && shape.type === 'boolean' ? false : '';
}

const GONE = Symbol('gone');
/** Without those who left: what was theirs is nobody's, or gone with them. */
function without(shape: AnyOf, value: unknown, count: number): unknown {
  if ('isPerson' in shape && seatOf(value) >= count) return shape.nullable ? null : GONE;
  if ('items' in shape && Array.isArray(value))
    return value.map((one) => without(shape.items, one, count)).filter((one) => one !== GONE);
  if (!('properties' in shape) || typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([field, one]) => [field, without(shape.properties[field], one, count)]);
  return fields.some(([, one]) => one === GONE) ? GONE : Object.fromEntries(fields);
}
