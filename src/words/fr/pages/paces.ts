import type { paces as en } from '../../en/pages/paces.ts';

export const paces: typeof en = {
  live: { name: 'En une fois', about: 'Dix minutes pour chacun, et une de plus par décision.' },
  hour: { name: 'Dans l’heure', about: 'Deux heures pour chacun, et une de plus par décision.' },
  day: { name: 'Un coup par jour', about: 'Deux jours pour chacun, et un de plus par décision.' },
  threeDays: { name: 'Un coup en trois jours', about: 'Six jours pour chacun, et trois de plus par décision.' },
  none: { name: 'Rien ne presse', about: 'Personne ne regarde l’heure.' },
};
