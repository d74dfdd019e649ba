// The checks of what belongs to evenings, as `guard.ts` has them for the rest.
import type { EveningStore } from './evenings.ts';
import { isKey, mustBeKey, mustBeText } from './row.ts';

export function guardedEvenings(open: () => EveningStore, few: (limit: number) => number): EveningStore {
  return {
    async keepEvening(evening, people) {
      for (const key of [evening.id, evening.circle, ...people]) mustBeKey('an evening', key);
      mustBeText('an evening', evening.data);
      return await open().keepEvening(evening, people);
    },
    evening: async (id) => (isKey(id) ? open().evening(id) : null),
    eveningsOf: async (circle, limit) => (isKey(circle) ? open().eveningsOf(circle, few(limit)) : []),
    eveningsWith: async (who) => (isKey(who) ? open().eveningsWith(who) : []),
  };
}
