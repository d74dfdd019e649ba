import type { explain as en } from '../../en/pages/explain.ts';

export const explain: typeof en = {
  nothing: 'On ne vous demande rien pour le moment.',
  can: 'Vous pouvez',
  more: (n) => `${n} de plus dans la liste`,
  why: 'Ce que disent les règles',
  learn: 'La première partie guidée',
  rulebook: 'Le livre de règles',
  keysTitle: 'Touches',
  keys: {
    tab: 'd’une chose à la suivante',
    arrows: 'se déplacer sur le plateau',
    enter: 'choisir ; finir le tour',
    z: 'reprendre',
    l: 'tous les choix en liste',
    h: 'conseil',
    r: 'tourner la pièce',
    back: 'regarder en arrière, et revenir',
    s: 'sauter ce que font les autres',
    v: 'ce qui s’est passé depuis votre dernier tour',
    g: 'journal',
    b: 'livre de règles',
    c: 'discussion',
    question: 'cette aide',
    escape: 'fermer',
  },
  names: { tab: 'Tab', arrows: 'Flèches', enter: 'Entrée', escape: 'Échap' },
};
