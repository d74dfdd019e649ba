import type { back as en } from '../../en/pages/back.ts';

export const back: typeof en = {
  label: 'Regarder en arrière',
  sentence: (point, of) =>
    point === 0 ? 'Vous regardez en arrière : le début' : `Vous regardez en arrière : après ${point} coups sur ${of}`,
  about: 'Voici ce que vous voyiez alors. La partie continue pendant ce temps.',
  yourTurn: 'La table vous attend : revenez à la partie pour jouer.',
  failed: 'Ce moment n’a pas pu être chargé. Réessayez.',
  earlier: 'Plus tôt',
  later: 'Plus tard',
  leave: 'Retour à la partie',
};
