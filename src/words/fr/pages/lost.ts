import type { lost as en } from '../../en/pages/lost.ts';

export const lost: typeof en = {
  title: 'Il n’y a rien ici',
  about: 'Cette adresse ne mène nulle part.',
  home: 'À la page d’accueil',
};
