import { kitOf } from '../../../text/kit.ts';
import type { home as en } from '../../en/pages/home.ts';

const { and, counted } = kitOf('fr');

export const home: typeof en = {
  motto: 'De bons jeux à une bonne table.',
  about:
    'Kontor connaît les règles, explique chaque point et ne montre à personne les cartes d’un autre. Rien à installer, pas de compte.',
  playNow: 'Jouer tout de suite contre des bots',
  setUp: 'Préparer une table',
  playHere: 'Jouer',
  alone: 'Jouer seul',
  aloneWith: 'Seul :',
  aloneAgainst: (name: string) => `Seul contre ${name}`,
  setUpHere: 'Préparer',
  more: 'Aussi sur cette table',
  rules: 'Lire les règles',
  pad: 'Feuille de score',
  learnFirst: 'Apprendre en dix minutes',
  learn: 'Apprendre',
  players: (min, max) => (min === max ? counted(min, 'joueur', 'joueurs') : `${min}–${max} joueurs`),
  minutes: (text) => `${text} min`,
  public: 'Tables ouvertes',
  publicEmpty: 'Aucune table publique pour l’instant. Ouvrez-en une, et d’autres pourront jouer ou regarder.',
  hostedBy: (name) => `Table de ${name}`,
  freeSeats: (free, all) => `${counted(free, 'place libre', 'places libres')} sur ${all}`,
  usualRules: 'règles habituelles',
  ownRules: (n) => counted(n, 'règle changée', 'règles changées'),
  there: (names) => `À la table : ${and(names)}`,
  watch: 'Regarder',
  join: 'Rejoindre',
  resume: 'Continuer',
  replay: 'Revoir',
  look: 'Voir le résultat',
  yourTurn: 'À vous',
  waitsFor: (names) => `À ${and(names)} de jouer`,
  phases: {
    gathering: 'On s’installe',
    revealing: 'Cela commence',
    playing: 'En cours',
    finished: 'Finie',
    abandoned: 'Arrêtée avant la fin',
  },
  youAre: 'Vous jouez sous le nom de',
  rename: 'Changer de nom',
  sealAndColour: 'Choisir le sceau et la couleur',
  otherDevice:
    'Vous avez joué sur un autre appareil ? Ouvrez ici votre lien de récupération, et vos places vous suivent.',
  opening: 'On met la table',
  daily: 'La donne du jour',
  dailyAbout:
    'Une donne par jour pour chaque jeu : les mêmes cartes et les mêmes bots pour tous. Votre premier essai compte.',
  dailyGo: 'À la donne du jour',
  dailyEnds: 'La donne du jour s’arrête ici : ce qui compterait à la fin compte maintenant.',
  elsewhere: 'jouée ailleurs et envoyée',
};
