// What a notice says: the game, whose turn it is, who waits, and where. Nothing of the position.
import type { Language } from '../../text/languages.ts';

export interface Notice {
  readonly title: string;
  readonly text: string;
  readonly link: string;
}

interface Words {
  yourTurn(game: string): string;
  waiting(names: string): string;
  last(names: string): string;
  test: { title: string; text: string };
  confirm: { subject: string; text(link: string): string };
  stop(link: string): string;
}

export const NOTICE_WORDS: Readonly<Record<Language, Words>> = {
  en: {
    yourTurn: (game) => `${game}: your turn`,
    waiting: (names) => (names === '' ? 'The table waits for you.' : `At the table with you: ${names}.`),
    last: (names) => (names === '' ? 'The table waits for you.' : `You are the last we wait for: ${names} are done.`),
    test: { title: 'Kontor', text: 'This is how you will be told that it is your turn.' },
    confirm: {
      subject: 'Kontor: may we write to you?',
      text: (link) =>
        `Somebody, probably you, would like to be told here when it is their turn at Kontor.\n\nIf that is right, open this link and confirm it:\n${link}\n\nIf not, do nothing: you will not hear from us again.`,
    },
    stop: (link) => `No more mails: ${link}`,
  },
  de: {
    yourTurn: (game) => `${game}: du bist am Zug`,
    waiting: (names) => (names === '' ? 'Der Tisch wartet auf dich.' : `Mit dir am Tisch: ${names}.`),
    last: (names) =>
      names === '' ? 'Der Tisch wartet auf dich.' : `Nur du fehlst noch: ${names} haben schon gewählt.`,
    test: { title: 'Kontor', text: 'So erfährst du, dass du am Zug bist.' },
    confirm: {
      subject: 'Kontor: Dürfen wir dir schreiben?',
      text: (link) =>
        `Jemand, wahrscheinlich du, möchte hier erfahren, wenn er oder sie bei Kontor am Zug ist.\n\nStimmt das, dann öffne diesen Link und bestätige es:\n${link}\n\nWenn nicht, tu nichts: Dann hörst du nichts mehr von uns.`,
    },
    stop: (link) => `Keine Mails mehr: ${link}`,
  },
};

const LISTS: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en-GB'),
  de: new Intl.ListFormat('de'),
};

export interface Turn {
  readonly game: string;
  readonly others: readonly string[];
  readonly isLast: boolean;
  readonly link: string;
}

/**
 * A name that no program takes for an address: mail and chat make links of what looks like one, and of a link in a notice
 * everybody would think that it is ours.
 */
export const unlinked = (name: string): string =>
  name
    .replace(/(?<=[\p{L}\p{N}]):(?=\S)|[/\\@]+/gu, ' ')
    .replace(/[.\u3002\uff0e\uff61\u2024]+(?=\S)/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();

export function turnNotice(language: Language, { game, others, isLast, link }: Turn): Notice {
  const words = NOTICE_WORDS[language];
  const names = LISTS[language].format(others.map(unlinked));
  return { title: words.yourTurn(game), text: isLast ? words.last(names) : words.waiting(names), link };
}
