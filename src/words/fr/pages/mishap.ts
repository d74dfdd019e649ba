import type { mishap as en } from '../../en/pages/mishap.ts';

export const mishap: typeof en = {
  title: 'Quelque chose a glissé',
  about: 'Votre partie est à l’abri sur le serveur. Rechargez la page, et elle reprend où elle en était.',
  again: 'Recharger',
};
