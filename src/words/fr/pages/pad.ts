import { kitOf } from '../../../text/kit.ts';
import type { pad as en } from '../../en/pages/pad.ts';

const { and, plural } = kitOf('fr');

export const pad: typeof en = {
  page: { pad: 'Feuille de score', transcript: 'Transcription' },
  title: { pad: (game) => `Feuille de score : ${game}`, transcript: (game) => `Transcription : ${game}` },
  lead: {
    pad: 'Mettez ici ce qui est sur votre table, et chaque point dit d’où il vient.',
    transcript: 'Une vraie partie, notée tuile par tuile : chaque coup est vérifié, chaque point expliqué.',
  },
  counts:
    'La feuille compte avec les cartes et les tuiles telles que Kontor les a. Si les vôtres disent autre chose, les points changent aussi.',
  countsTyped:
    'La feuille compte avec les cartes telles que Kontor les a. Si les vôtres disent autre chose, touchez une carte et inscrivez-le.',
  entry: 'Ce qui est sur la table',
  sheet: 'Le score',
  standing: (names, totals) => names.map((name, i) => `${name} ${totals[i]}`).join(' · '),
  wins: {
    pad: (names) => `${and(names)} ${plural(names.length, 'gagne', 'partagent la victoire')}.`,
    transcript: (names) =>
      `Si la partie finissait maintenant, ${and(names)} ${plural(names.length, 'gagnerait', 'partageraient la victoire')}.`,
  },
  nothingYet: 'Rien n’est encore saisi.',
  nameOf: (seat) => `Nom du joueur ${seat}`,
  player: (seat) => `Joueur ${seat}`,
  morePlayers: 'Un joueur de plus',
  fewerPlayers: 'Un joueur de moins',
  noLines: 'Pas encore de points.',
  wrong: 'Cela ne peut pas être :',
  notYet: 'Pas encore complet :',
  wrongAbout: {
    pad: 'Les points ci-dessous sont ceux d’avant cette saisie.',
    transcript: 'Les points ci-dessous sont ceux des coups précédents.',
  },
  /** What would be impossible with Kontor’s cards only. */
  remark: 'À vérifier :',
  remarkAbout: 'Les cartes sont reconstituées ; le décompte se fait quand même.',
  undo: 'Annuler',
  save: 'Enregistrer',
  saveAs: 'Nom de cette position',
  saveAbout: 'Gardée dans ce navigateur seulement. Le même nom remplace l’ancienne.',
  savedNow: (title) => `Enregistrée : ${title}`,
  saved: 'Positions enregistrées',
  savedNone: 'Encore rien d’enregistré.',
  open: 'Ouvrir',
  openOne: (title) => `Ouvrir ${title}`,
  forget: (title) => `Effacer ${title}`,
  share: 'Partager',
  shareAbout: 'Tout est dans ce lien, les noms aussi. Aucun serveur ne le garde.',
  link: 'Lien vers cette position',
  print: 'Imprimer',
  anew: 'Recommencer',
  anewDone: 'La feuille est vide. Annuler fait tout revenir.',
  broken: 'Ce lien est abîmé',
  brokenAbout:
    'Il en manque une partie, ou il est d’un autre jeu. Redemandez-le ; rien de ce qui est à vous n’a changé.',
  brokenOn: 'À votre propre feuille',
  earlier: (day) => `Gardée le ${day}`,
  rules: 'Livre de règles',
  file: 'En fichier',
  fileAbout: 'Pour le terminal :',
};
