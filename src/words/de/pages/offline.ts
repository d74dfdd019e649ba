import type { offline as en } from '../../en/pages/offline.ts';

export const offline: typeof en = {
  title: 'Kein Netz: Spiel einfach hier',
  about: 'Allein, gegen Bots oder reihum an diesem Gerät. Tische mit Freunden brauchen das Netz; sie warten auf dich.',
  here: 'Auf diesem Gerät spielen',
  play: 'Spielen',
  rules: 'Regelheft',
  pad: 'Wertungsblock',
  of: (what, title) => `${what}: ${title}`,
};
