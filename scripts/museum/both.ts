import type { Store } from '../../src/store/store.ts';

/** What changes a store. */
const WRITES: readonly (keyof Store)[] = [
  'append',
  'claim',
  'release',
  'sweepClaims',
  'addIdentity',
  'rename',
  'addToken',
  'takeToken',
  'setPersonal',
  'forget',
  'unsay',
  'beginTry',
  'endTry',
  'setNote',
  'close',
];

/** Two stores with the same contents: everything is written to both, and read from the first. */
export function both(first: Store, second: Store): Store {
  return new Proxy(first, {
    get(_, name: keyof Store) {
      if (!WRITES.includes(name)) return first[name];
      return async (...given: unknown[]): Promise<unknown> => {
        const write = (store: Store): unknown => (store[name] as (...all: unknown[]) => unknown)(...given);
        const [answer] = await Promise.all([write(first), write(second)]);
        return answer;
      };
    },
  });
}
