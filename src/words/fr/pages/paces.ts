import type { paces as en } from '../../en/pages/paces.ts';

export const paces: typeof en = {
  names: {
    live: 'En une fois',
    hour: 'Dans l’heure',
    day: 'Un coup par jour',
    threeDays: 'Un coup en trois jours',
    none: 'Rien ne presse',
  },
  about: (most, more) => `${most} pour chacun, et ${more} de plus par décision.`,
  aboutNone: 'Personne ne regarde l’heure.',
};
