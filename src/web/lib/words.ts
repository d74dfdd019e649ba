// What the pages say, in the reader's language: loaded before the first page is drawn, and again when another is chosen.

import { use } from 'react';
import { type Kit, kitOf } from '../../text/kit.ts';
import type { Language } from '../../text/languages.ts';
import {
  type Lacking,
  loadPages,
  loadRoom,
  type PageWords,
  type Room,
  type RoomWords,
  WORDS,
} from '../../words/index.ts';
import { loadOpened } from './open-game.ts';
import { currentPrefs, setPrefs, usePrefs } from './prefs.ts';

export interface Words extends PageWords {
  /** For `lang` of an element showing a topic that the reader's language lacks. */
  readonly lang: Lacking<PageWords & RoomWords>;
}

let spoken: Words | null = null;
let wanted: Language | null = null;

/** In the form React's `use` knows: a settled promise is not awaited. */
interface Coming<W> extends Promise<W> {
  status?: 'fulfilled';
  value?: W;
}
/** What some pages say, in the languages requested so far. */
const rooms: { [R in Room]?: { [L in Language]?: Coming<RoomWords[R]> } } = {};

export function wordsOfRoom<R extends Room>(room: R, language = currentPrefs().language): Promise<RoomWords[R]> {
  const kept: { [L in Language]?: Coming<RoomWords[R]> } = rooms[room] ?? {};
  Object.assign(rooms, { [room]: kept });
  kept[language] ??= coming(room, language);
  return kept[language];
}

function coming<R extends Room>(room: R, language: Language): Coming<RoomWords[R]> {
  const words: Coming<RoomWords[R]> = loadRoom(language, room);
  words.then(
    (value) => Object.assign(words, { status: 'fulfilled', value }),
    () => delete rooms[room]?.[language], // the next one tries again
  );
  return words;
}

/** Which rooms a language lacks. */
const lackingRooms = (language: Language): Lacking<RoomWords> =>
  Object.fromEntries(
    Object.keys(WORDS.en.rooms).flatMap((room) =>
      WORDS[language].rooms?.[room as Room] === undefined ? [[room, 'en']] : [],
    ),
  );

/** Switches everything to this language, as soon as its words are here. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const opened = Object.keys(rooms).map((room) => wordsOfRoom(room as Room, language));
  const [{ words, lacking }] = await Promise.all([loadPages(language), ...opened]);
  await loadOpened(language);
  if (wanted !== language) return; // somebody has chosen again meanwhile
  spoken = { ...words, lang: { ...lacking, ...lackingRooms(language) } };
  if (currentPrefs().language !== language) setPrefs({ language });
}

/** For what is said outside of components. Nothing is drawn before there are words. */
export const currentWords = (): Words => spoken!;
/** What pages say; with a room, what is said there, waiting for it if it is not here yet. */
export function useWords(): Words;
export function useWords<R extends Room>(room: R): RoomWords[R];
export function useWords(room?: Room): Words | RoomWords[Room] {
  const { language } = usePrefs(); // anything with words is redrawn when the language changes
  return room === undefined ? currentWords() : use(wordsOfRoom(room, language));
}

/** The reader's own variant of a language, if the browser names one. */
const regionOf = (language: Language): string | undefined =>
  navigator.languages.find((one) => one === language || one.startsWith(`${language}-`));

export const currentKit = (): Kit => kitOf(currentPrefs().language, regionOf(currentPrefs().language));
/** Dates, times and numbers as written where the reader lives. */
export function useKit(): Kit {
  usePrefs();
  return currentKit();
}
