import { kitOf } from '../../../text/kit.ts';

const { counted, ordinal, plural } = kitOf('en');

export const daily = {
  title: 'Deal of the day',
  about:
    'One short deal a day for each game: the same cards, the same seat, the same bots for everybody. Your first try counts.',
  honest:
    'On one device only one person plays each deal, and its seed is published when the day is over (UTC). Anyone determined can still peek with a second browser: the list is for fun, among honest people.',
  today: 'Today',
  before: 'A day earlier',
  after: 'A day later',
  company: (bots: number, level: string) => `against ${plural(bots, 'one bot', `${bots} bots`)}, ${level}`,
  play: 'Play',
  resume: 'Play on',
  look: 'See my game',
  opening: 'Dealing',
  played: (n: number) => (n === 0 ? 'Nobody has finished yet.' : plural(n, 'One has finished.', `${n} have finished.`)),
  closed: 'You see the results when you have played yourself.',
  nobody: 'Nobody finished on that day.',
  gaveUp: 'You stopped; this try does not count.',
  results: (game: string) => `Results: ${game}`,
  points: (n: number) => counted(n, 'point', 'points'),
  place: (n: number) => (n === 1 ? 'won' : `${ordinal(n, 'th', { one: 'st', two: 'nd', few: 'rd' })} at the table`),
  you: 'you',
  see: (name: string) => `See ${name}’s game`,
  par: (n: number) => `Par: ${counted(n, 'point', 'points')}, the master bot’s result in your seat.`,
  parSoon: 'The master bot is still playing your seat; then there is a par.',
  toPar: (n: number) => (n === 0 ? 'level with par' : n > 0 ? `${n} over par` : `${-n} under par`),
  streak: (days: number) => plural(days, 'One day in a row', `${days} days in a row`),
  rankOf: (rank: number, of: number) => `${ordinal(rank, 'th', { one: 'st', two: 'nd', few: 'rd' })} of ${of} people`,
  share: 'A line for your chat: it gives nothing away',
  failed: 'The deals could not be fetched. Try again in a moment.',
};
