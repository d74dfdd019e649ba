import { kitOf } from '../../../text/kit.ts';

const { counted, fixed, ordinal } = kitOf('en');

export const statistics = {
  title: 'Statistics',
  about: 'Your finished games at the tables of this house. Nobody but you sees this page.',
  none: 'There is nothing here yet. The first game that you play to its end is the beginning.',
  failed: 'Your games could not be fetched. Try again in a moment.',
  totals: { played: 'Games', wins: 'Won', time: 'At the table', streak: 'Wins in a row' },
  placings: 'Placings',
  place: (n: number) => `${ordinal(n, 'th', { one: 'st', two: 'nd', few: 'rd' })} place`,
  times: (n: number) => counted(n, 'time', 'times'),
  points: 'Points game by game',
  curve: (n: number, average: number, low: number, high: number) =>
    n === 1
      ? `One game, with ${counted(high, 'point', 'points')}.`
      : `${n} games: ${fixed(average, 1)} points on average, at least ${low}, at most ${high}.`,
  list: 'All of them in a table',
  columns: { date: 'Date', points: 'Points', place: 'Place' },
  placed: (place: number, of: number) => `${place} of ${of}`,
  sources: 'What the points are for',
  aGame: (points: number) => `${fixed(points, 1)} a game`,
  favourites: 'Favourites',
  records: 'Records',
  mostPoints: 'Most points',
  held: (name: string, date: string) => `${name}, ${date}`,
  counting:
    'Seats that were given up count as last place and nowhere else; games that went back by consent hold no record.',
  older: 'Only the last thousand games are shown. The files hold them all.',
  noneTogether: 'Nothing has been played together yet.',
  circle: 'Points, favourites and records',
  files: 'To take along',
  csv: 'For spreadsheets (CSV)',
  bgsplay: 'For the app BG Stats',
};
