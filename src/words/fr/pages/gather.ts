import { kitOf } from '../../../text/kit.ts';
import type { gather as en } from '../../en/pages/gather.ts';

const { counted } = kitOf('fr');

export const gather: typeof en = {
  title: 'La table est mise',
  invited: (game) => `Vous êtes invité à une partie de ${game}`,
  invite: 'Envoyez ce lien à vos amis',
  copy: 'Copier',
  copied: 'Copié',
  share: 'Partager',
  onlyHere: 'Ce lien ne marche que sur cet ordinateur. Pour d’autres appareils de votre réseau, démarrez Kontor avec',
  qr: 'Code QR avec le lien vers cette table',
  scan: 'Ou faites-le scanner',
  address: 'Par quelle adresse',
  addressAbout: 'Cet ordinateur en a plusieurs. Si l’une ne s’ouvre pas sur leur appareil, essayez-en une autre.',
  free: 'Place libre',
  keptFor: (name) => `Réservée à ${name}`,
  closed: 'Personne',
  sit: 'Prendre place',
  standUp: 'Se lever',
  start: 'Commencer la partie',
  toBot: 'Y mettre un bot',
  toOpen: 'Libérer la place',
  remove: 'Enlever la chaise',
  waitingHost: 'Dès que tout le monde est là, l’hôte commence la partie.',
  needMore: (n) => `Il faut au moins ${counted(n, 'joueur', 'joueurs')} ; des bots peuvent occuper les places vides.`,
  emptyGo: 'Les places encore libres disparaissent quand la partie commence.',
  full: 'Toutes les places sont prises. Vous pouvez regarder.',
  change: 'Changer les réglages',
  changeAbout: 'Tout le monde à la table le voit aussitôt.',
  changeNow: 'Jouer ainsi',
  changed: 'L’hôte a changé ce qu’on joue. Jetez-y un œil avant le début.',
  settings: 'Ce qu’on joue',
};
