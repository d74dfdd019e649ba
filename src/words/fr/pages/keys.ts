import type { keys as en } from '../../en/pages/keys.ts';

export const keys: typeof en = {
  title: 'Touches',
  keys: {
    tab: 'd’une chose à la suivante',
    arrows: 'se déplacer sur le plateau',
    enter: 'choisir ; finir le tour',
    z: 'reprendre',
    l: 'tous les choix en liste',
    h: 'conseil',
    r: 'tourner la pièce',
    back: 'regarder en arrière, et revenir',
    g: 'journal',
    b: 'livre de règles',
    c: 'discussion',
    question: 'cette aide',
    escape: 'fermer',
  },
  names: { tab: 'Tab', arrows: 'Flèches', enter: 'Entrée', escape: 'Échap' },
};
