import { kitOf } from '../../../text/kit.ts';
import type { table as en } from '../../en/pages/table.ts';

const { and, counted, plural } = kitOf('fr');

export const table: typeof en = {
  tryOut: 'Essai',
  yourTurnTitle: (game) => `● À vous · ${game}`,
  waiting: (names) => `On attend ${and(names)}`,
  thinking: (names) => `${and(names)} ${plural(names.length, 'réfléchit', 'réfléchissent')}`,
  toHand: 'Aller à votre main',
  goOn: 'Continuer',
  held: 'C’est fait. La partie continue dans un instant ; vous pouvez encore reprendre.',
  heldForYou: 'Votre tour est fait. Continuez, ou reprenez-le.',
  undo: 'Reprendre',
  sealed: (names) => `Votre choix est scellé. ${and(names)} ${plural(names.length, 'choisit', 'choisissent')} encore.`,
  change: 'Changer',
  part: (n, of) => `Chapitre ${n} sur ${of}`,
  players: 'Joueurs',
  log: 'Journal',
  rulebook: 'Livre de règles',
  board: 'Plateau',
  sheet: 'Feuille de score',
  actions: 'Votre tour',
  showPlace: 'Montrer sur le plateau',
  options: 'Tous les choix en liste',
  optionsShort: 'Liste',
  noOptions: 'Rien à décider pour vous en ce moment.',
  search: 'Chercher dans les choix',
  points: (n) => counted(n, 'point', 'points'),
  score: 'Points',
  you: 'vous',
  winner: 'gagne',
  toMove: 'au trait',
  out: 'en pause, un bot joue',
  gone: 'place vide',
  lines: 'D’où viennent les points',
  linesNone: 'Pas encore de points.',
  pendingLines: 'Si la partie finissait maintenant',
  earlierLines: 'Lignes précédentes',
  logEmpty: 'Il ne s’est encore rien passé.',
  watching: 'Vous regardez',
  watchSentence: (names) => `À ${and(names)} de jouer`,
  abandoned: 'La partie s’est arrêtée avant la fin, comme vous l’avez tous voulu.',
  verdict: (names) =>
    names.length === 0
      ? 'La maison a mis fin à la partie sans résultat.'
      : `La maison a mis fin à la partie ; ${and(names)} ${plural(names.length, 'gagne', 'gagnent')}.`,
  loading: 'Le plateau se met en place',
  goneTitle: 'Cette table n’existe pas',
  goneAbout: 'Le lien est peut-être incomplet, ou la table a été rangée.',
  joining: 'Vous arrivez à la table',
  takeOver: 'Cette place est libre. Vous pouvez y continuer la partie.',
};
