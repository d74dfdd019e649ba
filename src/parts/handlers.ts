// Who hears what happens to an element: several parts may want to.

type Heard = (event: never) => void;

/** Both sets of properties; handlers that are in both are called one after the other. */
export function together<A extends object, B extends object>(first: A, second: B): A & B {
  const all = { ...first } as Record<string, unknown>;
  for (const [name, value] of Object.entries(second)) {
    const before = all[name];
    const isHeardTwice = typeof before === 'function' && typeof value === 'function' && name.startsWith('on');
    all[name] = isHeardTwice
      ? (event: never) => {
          (before as Heard)(event);
          (value as Heard)(event);
        }
      : (value ?? before);
  }
  return all as A & B;
}

/** Under pointer or focus, and no longer. */
export const pointing = (on: () => void, off: () => void) => ({
  onFocus: on,
  onBlur: off,
  onPointerEnter: on,
  onPointerLeave: off,
});
