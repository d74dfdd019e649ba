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
  news: {
    turn: { title: (game) => `${game}: du bist am Zug`, text: 'Der Tisch wartet auf dich.' },
    reminder: { title: (game) => `${game}: du bist am Zug, die Zeit wird knapp`, text: 'Der Tisch wartet auf dich.' },
    nudge: { title: (game) => `${game}: du bist am Zug`, text: 'Die anderen warten und stupsen dich an.' },
    standIn: {
      title: (game) => `${game}: ein Bot springt für dich ein`,
      text: 'Öffne den Tisch, dann spielst wieder du.',
    },
    vote: { title: (game) => `${game}: du wirst gefragt`, text: 'Der Tisch wartet auf deine Antwort.' },
    full: { title: (game) => `${game}: der Tisch ist voll`, text: 'Alle sind da. Du kannst das Spiel beginnen.' },
    change: { title: (game) => `${game}: etwas ist anders`, text: 'Der Gastgeber hat geändert, was gespielt wird.' },
    over: { title: (game) => `${game}: die Partie ist zu Ende`, text: 'Sieh nach, wie sie ausgegangen ist.' },
    again: {
      title: (game) => `${game}: noch eine Partie`,
      text: 'Ein neuer Tisch steht bereit, mit einem Platz für dich.',
    },
    circle: {
      title: (game) => `${game}: ein Tisch deines Kreises`,
      text: 'Er ist gerade aufgemacht, und es ist Platz für dich.',
    },
  },
  several: (count) => `Kontor: ${count} Neuigkeiten für dich`,
  test: { title: 'Kontor', text: 'So erfährst du, dass du am Zug bist.' },
  confirm: {
    subject: 'Kontor: Dürfen wir dir schreiben?',
    text: (link) =>
      `Jemand, wahrscheinlich du, möchte hier erfahren, wenn er oder sie bei Kontor am Zug ist.\n\nStimmt das, dann öffne diesen Link und bestätige es:\n${link}\n\nWenn nicht, tu nichts: Dann hörst du nichts mehr von uns.`,
  },
  back: {
    subject: 'Kontor: dein Weg zurück',
    text: (link) =>
      `Jemand, vermutlich du, möchte den eigenen Namen und die eigenen Plätze bei Kontor in einen anderen Browser holen.\n\nWenn das stimmt, öffne dort diesen Link. Er gilt einmal und einen Tag lang:\n${link}\n\nWenn nicht, brauchst du nichts zu tun.`,
  },
  stop: (link) => `Keine Mails mehr: ${link}`,
};
