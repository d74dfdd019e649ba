import type { nav as en } from '../../en/pages/nav.ts';

export const nav: typeof en = {
  home: 'À la page d’accueil',
  skip: 'Aller au contenu',
  settings: 'Réglages',
  language: 'Langue',
  kept: 'Gardé',
  rules: 'Règles',
  close: 'Fermer',
  more: 'Plus',
  help: 'Aide',
  statistics: 'Statistiques',
  replay: 'Revoir une partie',
  about: 'À propos de Kontor',
};
