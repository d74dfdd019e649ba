// Places in a position, such as 'players[1].hand', in its shape and in its value.
import type { AnyOf } from '../../text/shape.ts';

const keysOf = (at: string): string[] => at.match(/[^.[\]]+/g) ?? [];

export const shapeAt = (shape: AnyOf, at: string): AnyOf =>
  keysOf(at).reduce<AnyOf>((one, key) => {
    if ('items' in one) return one.items;
    if ('properties' in one) return one.properties[key];
    throw new Error(at);
  }, shape);

export const valueAt = (value: unknown, at: string): unknown =>
  keysOf(at).reduce<unknown>((one, key) => (one as Record<string, unknown> | undefined)?.[key], value);

/** The same with something else there; undefined: with nothing there. */
export function withAt<V>(value: V, at: string, next: unknown): V {
  const put = (one: unknown, [key, ...rest]: readonly string[]): unknown => {
    if (key === undefined) return next;
    if (Array.isArray(one)) return one.with(Number(key), put(one[Number(key)], rest));
    const { [key]: old, ...others } = one as Record<string, unknown>;
    const made = put(old, rest);
    return made === undefined ? others : { ...(one as object), [key]: made };
  };
  return put(value, keysOf(at)) as V;
}
