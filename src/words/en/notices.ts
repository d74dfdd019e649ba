import { kitOf } from '../../text/kit.ts';
import type { NoticeWords } from '../index.ts';

const { and, plural, span } = kitOf('en');

export const notices: NoticeWords = {
  yourTurn: (game) => `${game}: your turn`,
  timeRunsOut: (game, left) => `${game}: your turn, ${span(left)} left`,
  waiting: (names) => (names.length === 0 ? 'The table waits for you.' : `At the table with you: ${and(names)}.`),
  last: (names) =>
    names.length === 0
      ? 'The table waits for you.'
      : `Everybody is waiting for you: ${and(names)} ${plural(names.length, 'is', 'are')} done.`,
  test: { title: 'Kontor', text: 'This is how you will be told that it is your turn.' },
  confirm: {
    subject: 'Kontor: may we write to you?',
    text: (link) =>
      `Somebody, probably you, would like to be told here when it is their turn at Kontor.\n\nIf that is right, open this link and confirm it:\n${link}\n\nIf not, do nothing: you will not hear from us again.`,
  },
  stop: (link) => `No more mails: ${link}`,
};
