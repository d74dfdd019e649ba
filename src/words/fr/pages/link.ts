import type { link as en } from '../../en/pages/link.ts';

export const link: typeof en = {
  away: 'La connexion est coupée et va revenir.',
  awaySaved: 'Votre coup est enregistré ; la connexion va revenir.',
  awaySending: 'Votre coup partira dès que la connexion sera revenue.',
};
