import type { where as en } from '../../en/pages/where.ts';

export const where: typeof en = {
  where: 'Où jouez-vous ?',
  places: { online: 'Par le réseau', here: 'Sur cet appareil' },
  about: {
    online: 'Chacun sur son appareil. Les amis viennent par un lien.',
    here: 'Tous sur cet appareil, même sans réseau. Là où il y a un secret, la table est couverte jusqu’à ce que le suivant l’ait en main.',
  },
};
