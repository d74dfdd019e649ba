// What the pages say in every language, for scripts and tests that look for it there.
import type { Language } from '../src/text/languages.ts';
import { inEveryLanguage, loadPages, loadRoom, type Room, type RoomWords, WORDS } from '../src/words/index.ts';

async function loadRooms(language: Language): Promise<RoomWords> {
  const names = Object.keys(WORDS.en.rooms) as Room[];
  const all = names.map(async (room) => [room, await loadRoom(language, room)] as const);
  return Object.fromEntries(await Promise.all(all)) as unknown as RoomWords;
}

export const SAID = await inEveryLanguage(async (language) => ({
  ...(await loadPages(language)).words,
  ...(await loadRooms(language)),
}));
