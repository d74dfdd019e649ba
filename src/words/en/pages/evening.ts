import { kitOf } from '../../../text/kit.ts';

const { and, counted, plural } = kitOf('en');

export const evening = {
  title: 'Game night',
  of: (circle: string) => `Game night: ${circle}`,
  about:
    'Say who is here, and the house fills the tables, game after game. Every table has the same deal, so luck is compared away: you are measured against those at your table and against those who had your seat elsewhere.',
  failed: 'This evening cannot be found. Only members of the circle see it.',
  loading: 'The evening is being looked up',
  circleLink: 'To the circle',
  over: 'The evening is over.',

  who: 'Who is here?',
  whoAbout: 'Tick whoever is here. Between rounds people may come and go.',
  come: 'I am here',
  go: 'I have to go',
  host: 'runs the evening',
  you: 'you',
  guest: 'without a device',
  gone: 'has gone',
  guestName: 'Name of a guest without a device',
  addGuest: 'Add the guest',
  guestAbout: 'A guest plays on the device of somebody at the same table; between the two the hands are covered.',
  hereNow: (n: number) => counted(n, 'person is here', 'people are here'),

  plan: 'What do we play?',
  games: 'Games, one after the other',
  form: 'Who plays with whom?',
  forms: { everybody: 'Everybody with everybody', ladder: 'Winners move up' },
  formAbout: {
    everybody: 'Each round you sit with those you have met least.',
    ladder: 'Whoever wins a table moves up to the next one, whoever comes last moves down.',
  },
  size: 'Seats at a table',
  sizeOf: (size: number, tables: number) => `${tables === 1 ? 'One table' : `${tables} tables`} of ${size}`,
  fits: 'As it fits best',
  bots: (n: number) =>
    n === 0
      ? 'Every seat has a person.'
      : `${plural(n, 'One seat stays empty: a bot', `${n} seats stay empty: bots`)} will play there, because the same deal needs as many seats at every table.`,
  one: 'With one table nobody has your seat elsewhere: only the places at the table count.',

  next: (n: number, game: string) => `Round ${n}: ${game}`,
  begin: 'Begin the round',
  beginFinal: 'Play the final',
  finalAbout:
    'In the final the best sit together at the first table, those after them at the next. Its places are the places of the evening.',
  end: 'End the evening',
  waitHost: 'The next round begins when whoever runs the evening says so.',
  whyNot: {
    eveningTooFew: 'At least two people have to be here.',
    tooManyGuests: 'Every table needs somebody with a device. Choose larger tables, or fewer guests.',
    eveningPhase: 'That does not work at this point of the evening.',
    eveningHost: 'Only whoever runs the evening can do that.',
    notAtEvening: 'They are not at this evening.',
    eveningFull: 'There is no room for more this evening.',
    knownGuest: 'Somebody of this name is here already.',
  } as Record<string, string>,

  round: (n: number) => `Round ${n}`,
  final: 'The final',
  stages: {
    promising: 'The roll is called: every device promises its part of the shuffle.',
    revealing: 'Everybody is bound. Every device reveals its part; then all tables are dealt.',
    playing: 'All tables play the same deal. How it went is shown when the last one has finished.',
    over: 'All tables have finished: everything is open.',
  },
  missing: (names: readonly string[]) => `${and(names)} ${plural(names.length, 'has', 'have')} to open this page.`,
  missingHost: 'Whoever is not coming can be unticked below.',
  failedBy: (attempt: number, names: readonly string[]) =>
    `Attempt ${attempt} failed: ${and(names)} did not reveal in time.`,
  warned: {
    missing: 'Your part is not in the roll call as you promised it. Nothing is revealed from here.',
    changed: 'This is not the roll call that you have seen. Nothing is revealed from here.',
    lost: 'Your part was promised on another device. Open this page there.',
  },
  table: (n: number) => `Table ${n}`,
  yours: 'Your table',
  toTable: 'To your table',
  toTableAs: (names: readonly string[]) => `${and(names)} ${plural(names.length, 'plays', 'play')} on your device.`,
  onDevice: (name: string) => `on the device of ${name}`,
  bot: 'Bot',
  seat: (n: number) => `Seat ${n}`,
  playing: 'is playing',
  finished: 'has finished',
  noResult: 'came to no result and does not count',
  look: (n: number) => `Look at table ${n}`,
  left: 'left: counts as last',
  points: (n: number) => counted(n, 'point', 'points'),
  gained: (table: number, deal: number) => `+${table + deal} (${table} at the table, ${deal} for the seat)`,

  standings: 'Standings',
  standingsAbout:
    'Two points for everybody you leave behind at your table, and two for everybody who made less of your seat with the same deal at another one; one for an equal. If that is the same, the points above the average of your seats decide.',
  rank: 'Place',
  name: 'Name',
  score: 'Points',
  atTable: 'Table',
  atSeat: 'Seat',
  above: 'Above average',
  places: 'The places',
  placesAbout: 'The first table of the final decides about the first places, the next about those after them.',
  placesOne: 'The final decides.',
  placed: (place: number, name: string) => `${place}. ${name}`,
  earlier: 'The rounds',
  copy: 'The result for your chat',

  open: 'Begin a game night',
  openAbout: 'For everybody who is here tonight: several tables with the same deal, round after round, and a final.',
  resume: 'To the game night',
  past: 'Earlier game nights',
  when: (day: string, people: number, rounds: number) =>
    `${day}: ${counted(people, 'person', 'people')}, ${counted(rounds, 'round', 'rounds')}`,
};
