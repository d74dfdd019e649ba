import type { paces as en } from '../../en/pages/paces.ts';

export const paces: typeof en = {
  names: {
    live: 'Am Stück',
    hour: 'Binnen einer Stunde',
    day: 'Ein Zug am Tag',
    threeDays: 'Ein Zug in drei Tagen',
    none: 'Ohne Eile',
  },
  about: (most, more) => `${most} für jeden, und für jede Entscheidung ${more} mehr.`,
  aboutNone: 'Niemand sieht auf die Uhr.',
};
