import { kitOf } from '../../text/kit.ts';
import type { NoticeWords } from '../index.ts';

const { and, plural, span } = kitOf('de');

export const notices: NoticeWords = {
  yourTurn: (game) => `${game}: du bist am Zug`,
  timeRunsOut: (game, left) => `${game}: du bist am Zug, noch ${span(left)}`,
  waiting: (names) => (names.length === 0 ? 'Der Tisch wartet auf dich.' : `Mit dir am Tisch: ${and(names)}.`),
  last: (names) =>
    names.length === 0
      ? 'Der Tisch wartet auf dich.'
      : `Nur du fehlst noch: ${and(names)} ${plural(names.length, 'hat', 'haben')} schon gewählt.`,
  test: { title: 'Kontor', text: 'So erfährst du, dass du am Zug bist.' },
  confirm: {
    subject: 'Kontor: Dürfen wir dir schreiben?',
    text: (link) =>
      `Jemand, wahrscheinlich du, möchte hier erfahren, wenn er oder sie bei Kontor am Zug ist.\n\nStimmt das, dann öffne diesen Link und bestätige es:\n${link}\n\nWenn nicht, tu nichts: Dann hörst du nichts mehr von uns.`,
  },
  stop: (link) => `Keine Mails mehr: ${link}`,
};
