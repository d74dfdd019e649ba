// What the general board says beside the words of its game.
const de = {
  middle: 'In der Mitte',
  empty: 'leer',
  hidden: (count: number) => `${count} verdeckt`,
  options: 'Was du tun kannst',
  search: 'Suchen',
  all: 'Alle Möglichkeiten zeigen',
};
const en: typeof de = {
  middle: 'In the middle',
  empty: 'empty',
  hidden: (count) => `${count} face down`,
  options: 'What you can do',
  search: 'Search',
  all: 'Show all options',
};
export const generalWords = { de, en };
