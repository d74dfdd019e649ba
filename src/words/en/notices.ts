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
  news: {
    turn: { title: (game) => `${game}: your turn`, text: 'The table waits for you.' },
    reminder: { title: (game) => `${game}: your turn, little time left`, text: 'The table waits for you.' },
    nudge: { title: (game) => `${game}: your turn`, text: 'The others are waiting, and nudge you.' },
    standIn: {
      title: (game) => `${game}: a bot sits in for you`,
      text: 'Open the table, and the seat is yours again.',
    },
    vote: { title: (game) => `${game}: you are asked`, text: 'The table is waiting for your answer.' },
    full: { title: (game) => `${game}: the table is full`, text: 'Everybody is here. You can start the game.' },
    change: { title: (game) => `${game}: something has changed`, text: 'The host has changed what is played.' },
    over: { title: (game) => `${game}: the game is over`, text: 'See how it ended.' },
    again: { title: (game) => `${game}: another game`, text: 'A new table is laid, and a seat is kept for you.' },
    circle: {
      title: (game) => `${game}: a table of your circle`,
      text: 'It has just been opened, and there is room for you.',
    },
  },
  several: (count) => `Kontor: ${count} things for you`,
  test: { title: 'Kontor', text: 'This is how you will be told that it is your turn.' },
  confirm: {
    subject: 'Kontor: may we write to you?',
    text: (link) =>
      `Somebody, probably you, would like to be told here when it is their turn at Kontor.\n\nIf that is right, open this link and confirm it:\n${link}\n\nIf not, do nothing: you will not hear from us again.`,
  },
  back: {
    subject: 'Kontor: your way back',
    text: (link) =>
      `Somebody, probably you, wants to bring their name and their seats at Kontor to another browser.\n\nIf that is right, open this link there. It works once, within a day:\n${link}\n\nIf not, do nothing.`,
  },
  stop: (link) => `No more mails: ${link}`,
};
