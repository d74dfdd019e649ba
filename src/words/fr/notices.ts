import { kitOf } from '../../text/kit.ts';
import type { NoticeWords } from '../index.ts';

const { and, plural, span } = kitOf('fr');

export const notices: NoticeWords = {
  yourTurn: (game) => `${game} : à vous`,
  timeRunsOut: (game, left) => `${game} : à vous, il reste ${span(left)}`,
  waiting: (names) => (names.length === 0 ? 'La table vous attend.' : `À la table avec vous : ${and(names)}.`),
  last: (names) =>
    names.length === 0
      ? 'La table vous attend.'
      : `On n’attend plus que vous : ${and(names)} ${plural(names.length, 'a', 'ont')} fini.`,
  news: {
    turn: { title: (game) => `${game} : à vous`, text: 'La table vous attend.' },
    reminder: { title: (game) => `${game} : à vous, le temps presse`, text: 'La table vous attend.' },
    nudge: { title: (game) => `${game} : à vous`, text: 'Les autres attendent et vous relancent.' },
    standIn: { title: (game) => `${game} : un bot joue pour vous`, text: 'Ouvrez la table, et la place est à vous.' },
    vote: { title: (game) => `${game} : on vous demande`, text: 'La table attend votre réponse.' },
    full: { title: (game) => `${game} : la table est complète`, text: 'Tout le monde est là. Vous pouvez commencer.' },
    change: { title: (game) => `${game} : quelque chose a changé`, text: 'L’hôte a changé ce qu’on joue.' },
    over: { title: (game) => `${game} : la partie est finie`, text: 'Voyez comment elle s’est terminée.' },
    again: {
      title: (game) => `${game} : encore une partie`,
      text: 'Une nouvelle table vous attend, avec votre place.',
    },
    circle: {
      title: (game) => `${game} : une table de votre cercle`,
      text: 'Elle vient d’ouvrir, et il y a de la place pour vous.',
    },
  },
  several: (count) => `Kontor : ${count} nouvelles pour vous`,
  test: { title: 'Kontor', text: 'Voici comment vous serez prévenu que c’est à vous.' },
  confirm: {
    subject: 'Kontor : pouvons-nous vous écrire ?',
    text: (link) =>
      `Quelqu’un, sans doute vous, aimerait être prévenu ici quand c’est à lui de jouer sur Kontor.\n\nSi c’est bien cela, ouvrez ce lien et confirmez :\n${link}\n\nSinon, ne faites rien : vous n’entendrez plus parler de nous.`,
  },
  back: {
    subject: 'Kontor : retrouver votre place',
    text: (link) =>
      `Quelqu’un, sans doute vous, veut retrouver son nom et ses places chez Kontor dans un autre navigateur.\n\nSi c’est le cas, ouvrez-y ce lien. Il sert une fois, pendant une journée :\n${link}\n\nSinon, ne faites rien.`,
  },
  stop: (link) => `Plus de courriels : ${link}`,
};
