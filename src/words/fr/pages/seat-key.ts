import type { seatKey as en } from '../../en/pages/seat-key.ts';

export const seatKey: typeof en = {
  title: 'Un programme à vous',
  about: 'Donnez-lui la clé de votre place : il voit ce que vous voyez, choisit pour vous et ne peut rien d’autre.',
  make: 'Faire une clé',
  makeNew: 'Faire une nouvelle clé',
  takeBack: 'Reprendre la clé',
  once: 'La clé n’est montrée que maintenant. Avec elle, le programme joue jusqu’à ce que vous la repreniez ou quittiez la place.',
  needs: 'Ce dont le programme a besoin',
  takenBack: 'La clé n’est plus valable.',
};
