import type { where as en } from '../../en/pages/where.ts';

export const where: typeof en = {
  where: 'Qui joue avec vous ?',
  places: { alone: 'Seul', online: 'Avec des amis', here: 'Sur cet appareil' },
  about: {
    alone: 'Vous contre des bots, ou contre l’adversaire des règles. La partie commence aussitôt.',
    online: 'Chacun sur son appareil. Les amis viennent par un lien.',
    here: 'Tous sur cet appareil, même sans réseau. Là où il y a un secret, la table est couverte jusqu’à ce que le suivant l’ait en main.',
  },
};
