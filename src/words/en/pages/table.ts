import { kitOf } from '../../../text/kit.ts';

const { and, counted, plural } = kitOf('en');

export const table = {
  tryOut: 'Try-out',
  yourTurnTitle: (game: string) => `● Your turn · ${game}`,
  waiting: (names: readonly string[]) => `Waiting for ${and(names)}`,
  thinking: (names: readonly string[]) => `${and(names)} ${plural(names.length, 'is', 'are')} thinking`,
  toHand: 'Skip to your hand',
  goOn: 'Go on',
  held: 'Done. The game goes on in a moment; you can still take it back.',
  heldForYou: 'Your turn is done. Go on, or take it back.',
  skip: 'Skip',
  since: 'Since your last turn',
  sinceAt: (n: number, of: number) => `Since your last turn: ${n} of ${of}`,
  undo: 'Take back',
  sealed: (names: readonly string[]) =>
    `Your choice is sealed. ${and(names)} ${plural(names.length, 'is', 'are')} still choosing.`,
  change: 'Change it',
  part: (n: number, of: number) => `Chapter ${n} of ${of}`,
  players: 'Players',
  log: 'Log',
  rulebook: 'Rulebook',
  board: 'Board',
  sheet: 'Score sheet',
  actions: 'Your turn',
  showPlace: 'Show on the board',
  options: 'All options as a list',
  optionsShort: 'List',
  noOptions: 'Nothing to decide for you right now.',
  search: 'Search the options',
  points: (n: number) => counted(n, 'point', 'points'),
  score: 'Points',
  you: 'you',
  /** Whether somebody is at the table: by their input. */
  presence: { here: 'here', away: 'away', gone: 'not here' },
  winner: 'wins',
  toMove: 'to move',
  out: 'sitting out, a bot plays',
  gone: 'empty seat',
  lines: 'Where the points come from',
  linesNone: 'No points yet.',
  pendingLines: 'If it ended now',
  earlierLines: 'Earlier lines',
  logEmpty: 'Nothing has happened yet.',
  watching: 'You are watching',
  watchSentence: (names: readonly string[]) => `${and(names)} to move`,
  abandoned: 'The game ended early, as you all agreed.',
  verdict: (names: readonly string[]) =>
    names.length === 0
      ? 'The house has ended the game without a result.'
      : `The house has ended the game; ${and(names)} ${plural(names.length, 'wins', 'win')}.`,
  loading: 'Setting up the board',
  goneTitle: 'There is no such table',
  goneAbout: 'The link may be incomplete, or the table has been cleared away.',
  joining: 'Coming to the table',
  takeOver: 'This seat is free. You may take it over.',
};
