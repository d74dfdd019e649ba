import type { paces as en } from '../../en/pages/paces.ts';

export const paces: typeof en = {
  live: { name: 'Am Stück', about: 'Zehn Minuten für jeden, und eine mehr für jede Entscheidung.' },
  hour: { name: 'Binnen einer Stunde', about: 'Zwei Stunden für jeden, und eine mehr für jede Entscheidung.' },
  day: { name: 'Ein Zug am Tag', about: 'Zwei Tage für jeden, und einer mehr für jede Entscheidung.' },
  threeDays: { name: 'Ein Zug in drei Tagen', about: 'Sechs Tage für jeden, und drei mehr für jede Entscheidung.' },
  none: { name: 'Ohne Eile', about: 'Niemand sieht auf die Uhr.' },
};
