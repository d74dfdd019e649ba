import { kitOf } from '../../../text/kit.ts';

const { and, counted } = kitOf('en');

export const mine = {
  title: 'My games',
  about: 'All your games, what waits for you first. Each picture shows what you see from your seat.',
  all: 'All my games',
  shelf: 'Which games',
  shelves: { running: 'Going on', over: 'Over', away: 'Put away' },
  empty: {
    running: 'No game is going on. The front page has five to choose from.',
    over: 'No game is over yet.',
    away: 'Nothing is put away. What is over can be put away here, so that the list stays short.',
  },
  none: 'No game fits.',
  anyGame: 'All games',
  game: 'Which game',
  person: 'Played with',
  with: (names: readonly string[]) => `with ${and(names)}`,
  more: 'Show more',
  searchOn: 'Look further back',
  putAway: 'Put away',
  putAwayOf: (title: string) => `${title}: put away`,
  bringBack: 'Bring back',
  bringBackOf: (title: string) => `${title}: bring back`,
  isAway: 'The game is put away.',
  isBack: 'The game is back among those that are over.',
  review: 'Review',
  here: 'on this device',
  won: (points: number) => `Won with ${counted(points, 'point', 'points')}`,
  placed: (place: number, of: number, points: number) =>
    `Place ${place} of ${of} with ${counted(points, 'point', 'points')}`,
  watched: (names: readonly string[]) => `${and(names)} won`,
  failed: 'Your games could not be fetched. Try again in a moment.',
  waits: (title: string) => `${title} waits for you`,
  waitMany: (n: number) => `${n} games wait for you`,
};
