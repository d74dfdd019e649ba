import type { closing as en } from '../../en/pages/closing.ts';

export const closing: typeof en = {
  takeOff: (name) => `Demander à ${name} de quitter sa place`,
  takeOffNow: 'Libérer la place',
  close: 'Fermer la table',
  closeNow: 'La fermer pour tous',
  keep: 'Plutôt pas',
  closed: 'Cette table est fermée',
  closedAbout: 'L’hôte l’a fermée avant le début de la partie.',
};
