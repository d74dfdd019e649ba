import type { mishap as en } from '../../en/pages/mishap.ts';

export const mishap: typeof en = {
  title: 'Da ist etwas schiefgegangen',
  about: 'Dein Spiel ist auf dem Server sicher. Lade die Seite neu, dann geht es dort weiter, wo es war.',
  again: 'Neu laden',
};
