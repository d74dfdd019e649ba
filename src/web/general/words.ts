// What the general board says beside the words of its game.
const de = {
  middle: 'In der Mitte',
  empty: 'noch nichts',
  hidden: (count: number) => `${count} verdeckt`,
  options: 'Was du tun kannst',
  search: 'Suchen',
  all: 'Alle Möglichkeiten zeigen',
};
const en: typeof de = {
  middle: 'In the middle',
  empty: 'nothing yet',
  hidden: (count) => `${count} face down`,
  options: 'What you can do',
  search: 'Search',
  all: 'Show all options',
};
export const words = { de, en };
