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
  test: { title: 'Kontor', text: 'Voici comment vous serez prévenu que c’est à vous.' },
  confirm: {
    subject: 'Kontor : pouvons-nous vous écrire ?',
    text: (link) =>
      `Quelqu’un, sans doute vous, aimerait être prévenu ici quand c’est à lui de jouer sur Kontor.\n\nSi c’est bien cela, ouvrez ce lien et confirmez :\n${link}\n\nSinon, ne faites rien : vous n’entendrez plus parler de nous.`,
  },
  stop: (link) => `Plus de courriels : ${link}`,
};
