import { kitOf } from '../../../text/kit.ts';

const { and, counted, or, plural } = kitOf('en');

export const common = {
  usage: 'Usage',
  commands: 'Commands',
  options: 'Options (default in brackets)',
  games: 'Games',
  settings: 'Settings (default first)',
  presets: 'Presets',
  more: "'kontor <command> --help' tells more about a command.",
  moreSettings: "'kontor play <game> --help' lists the settings and presets of a game.",
  moreOfGame: (game: string) =>
    `'kontor rules ${game}' prints the rulebook, with what is reconstructed; 'kontor play ${game}' plays it.`,
  gameFacts: (min: number, max: number, minutes: string) => `${min}–${max} players, ${minutes} minutes`,
  about: 'Kontor: a table for German-style board games.',
  words: {
    game: 'game',
    file: 'FILE',
    other: 'OTHER',
    rule: 'rule',
    name: 'name',
    does: 'check|diff|export|import',
    fileOrGame: 'FILE|game',
  },
  abouts: {
    play: 'Play a game in this terminal. It is saved after every choice.',
    simulate: 'Let bots play many games, and count points and wins.',
    lab: 'Let bots play many games on all cores, and report seats, length, points and every card and tile, with intervals.',
    ladder: 'Let the bots play each other on all cores, and rate them.',
    arena: 'Let a bot of your own play against the bots of the house, and rate it.',
    replay: 'Show a recorded game as it stood after any choice.',
    verify:
      'Play a record again, check deal, choices and result, and say what is proven about the shuffle. With the record of another table of the same round of an evening: also that both had the same deal. Exit code 0: all holds, 1: a difference or a broken promise, 3: needs other rules.',
    score: 'Score a position from a real table, written as JSON as README.md shows (FILE - is standard input).',
    transcript:
      'Check a game played at a real table, move by move, written as JSON as README.md shows (FILE - is standard input).',
    rules: 'Print the rulebook, a chapter (R4), a rule (R4.2) or a ruling (Q3).',
    edition:
      'Editions: the tables of a game as your box has them. check FILE: does it fit, and do a thousand games with it end? diff FILE: what differs from the built-in one. export GAME or FILE: as JSON, with --table as CSV. import FILE --onto GAME --table TABLE: a spreadsheet becomes an edition.',
    'new-game':
      'Make a new game: a small one that works, in src/games, to change into your own. Needs the sources of Kontor.',
    bench: 'Measure how fast the rules are on this machine.',
    serve: 'Run the server: tables for everybody who has their link. With DATABASE_URL they are kept in PostgreSQL.',
    check: 'Play all open tables again with this build, and say which would differ. Exit code 1: at least one.',
    backup: 'Copy the database to FILE, also while the server runs.',
    restore: 'Put a backup in the place of the database. The server must not be running.',
  },
  unknownCommand: (name: string) => `There is no command '${name}'`,
  unknownOption: (option: string) => `There is no option ${option}`,
  needsValue: (option: string) => `The option ${option} needs a value`,
  startsWithDash: (option: string) =>
    `The option ${option} needs a value; one that begins with - is written ${option}=-…`,
  takesNoValue: (option: string) => `The option ${option} takes no value`,
  missingWord: (word: string) => `Something is missing: ${word}`,
  tooMuch: (word: string) => `'${word}' is too much`,
  badNumber: (option: string, given: string, min: number, max: number) =>
    `--${option} must be a whole number from ${min} to ${max}, not '${given}'`,
  badLanguage: (given: string, languages: readonly string[]) => `--lang must be ${or(languages)}, not '${given}'`,
  unknownGame: (given: string, list: string) => `There is no game '${given}'; there are: ${list}`,
  unknownBot: (given: string, list: string) => `There is no bot '${given}'; there are: ${list}`,
  tooManyBots: (bots: number, seats: number) => `${bots} bots are too many for ${counted(seats, 'seat', 'seats')}`,
  unknownPreset: (given: string, list: string) => `There is no preset '${given}'; there are: ${list}`,
  badPair: (given: string) => `--set needs name=value, not '${given}'`,
  unknownSetting: (given: string, list: string) => `There is no setting '${given}'; there are: ${list}`,
  badSetting: (name: string, given: string, list: string) =>
    `The setting ${name} must be one of ${list}, not '${given}'`,
  badSeat: (given: string, max: number) => `--seat must be 1 to ${max}, or watcher, not '${given}'`,
  onlyWithSvg: '--theme goes with --svg, which names the picture',
  notBoth: (one: string, other: string) => `--${one} and --${other} cannot be used together`,
  badTheme: (given: string, themes: readonly string[]) => `--theme must be ${or(themes)}, not '${given}'`,
  noPicture: (title: string) => `${title} draws no pictures`,
  tooManyNames: (names: number, seats: number) => `${names} names are too many for ${seats} seats`,
  badName: (given: string) => `'${given}' cannot be a name: 1 to 30 characters, and no two alike`,
  notWithResume: (option: string) => `--${option} cannot be used with --resume: the record says it`,
  emptyValue: (option: string) => `--${option} is empty`,

  at: (file: string, line: number) => `${file}, line ${line}`,
  noFile: (file: string) => `${file}: there is no such file`,
  isFolder: (file: string) => `${file}: this is a folder`,
  notAllowed: (file: string) => `${file}: no permission`,
  cannotRead: (file: string, why: string) => `${file}: cannot be read (${why})`,
  recordsThere: (folder: string) => `${folder} already holds the records of an earlier run; name another folder`,
  fileExists: (file: string) => `${file}: there is such a file already; name another one, or go on with it by --resume`,
  cannotWrite: (file: string, why: string) => `${file}: cannot be written (${why})`,
  tooLarge: (file: string, megabytes: number) => `${file}: larger than ${megabytes} MB`,
  badJson: (where: string, found: string) => `${where}: this is not JSON: ${found}`,
  foundEnd: 'it ends too early',
  foundText: (text: string) => `'${text}' does not belong here`,
  standardInput: 'standard input',
  otherGame: (file: string, game: string) => `${file}: this is a game of ${game}`,
  needsGame: (file: string, game: string) => `${file}: needs the game '${game}', which this build does not have`,
  needsRules: (file: string, game: string, want: number, got: number, release?: string) =>
    `${file}: needs version ${want} of the rules of ${game}; this build has version ${got}${release === undefined ? '' : `. Kontor ${release} verifies it`}`,
  needsBot: (file: string, bot: string) => `${file}: needs the bot '${bot}', which this build does not have`,
  badSeatCount: (file: string, seats: number, min: number, max: number) =>
    `${file}: ${seats} seats; the game is for ${min} to ${max}`,
  badRecordSetting: (file: string, setting: string) =>
    `${file}: the setting '${setting}' is unknown or has no such value`,
  badSeed: (file: string) => `${file}: the seed is no strong seed, 128 to 512 bits in hexadecimal digits`,
  standingHead: (title: string, who: string) => `${title}, still running, as ${who} sees it`,
  onlyAsItStands: (file: string) =>
    `${file}: the game still runs, so it can only be shown as it stands, without --at and --seat`,
  badView: (file: string) => `${file}: what it says somebody sees is no position of this game`,
  noSeed: (file: string) => `${file}: the record has no seed; it is told when the game is over`,
  otherEdition: (file: string, edition: string) =>
    `${file}: was played with other data (${edition}) than this build has`,
  brokenChoice: (where: string, choice: number, why: string) => `${where}: choice ${choice} is refused: ${why}`,
  internal: (why: string) => `kontor: something went wrong inside Kontor: ${why}`,

  holds: (file: string, choices: number) => `${file}: everything holds (${counted(choices, 'choice', 'choices')})`,
  onlyPlayed: (file: string) => `${file}: played by the rules, but:`,
  fairness: {
    mine: (names: readonly string[]) =>
      `The shuffle: your own contribution is in (with those of ${and(names)}), and the roll call is the one you saw. Nobody could choose it, unless all others and the server conspired.`,
    others: (names: readonly string[]) =>
      `The shuffle: contributions of ${and(names)} are in, bound by a roll call. Nobody could choose it, unless all of them and the server conspired. Whether you saw that roll call, --contribution and --roll tell.`,
    server: 'The shuffle: the server alone chose it. Nobody else’s contribution is in.',
    noRoll: (names: readonly string[]) =>
      `The shuffle: the server alone chose it, or could have. Contributions of ${and(names)} are in, but there was no roll call: who reveals last, and knows the server’s secret, can choose.`,
    nothing: 'The shuffle: nothing was promised about it, so nothing is proven.',
    failed: (attempt: number, why: string) => `Attempt ${attempt} at the shuffle failed: ${why}.`,
    late: (name: string) => `${name} did not reveal in time`,
    left: (name: string) => `${name} got up`,
  },
  ownMissing: 'Warning: your own contribution is not in, or the roll call is not the one you saw.',
  badOwnPart: '--contribution and --roll go together; both are hexadecimal digits',
  ofRound: (round: number, table: number, tables: number) =>
    `Table ${table} of ${tables} in round ${round} of an evening: one roll call bound everybody at all its tables, and who sits where.`,
  sameDeal: (round: number, a: string, b: string) =>
    `Both are of round ${round}: tables ${a} and ${b} had the same deal, and the same roll call.`,
  sameTable: 'Both are of the same table.',
  otherRound: 'They are not of one round: another seed, or another roll call.',
  holdsSoFar: (file: string, choices: number) =>
    `${file}: everything holds so far (${counted(choices, 'choice', 'choices')}, the game is not over)`,

  points: (n: number) => counted(n, 'point', 'points'),
  pending: 'if the game ended now',
  noLines: 'nothing yet',
  tied: (names: readonly string[], points: number) =>
    `${and(names)} have ${points} ${plural(points, 'point', 'points')} each.`,
  tieCompared: (what: string, counts: readonly string[]) => `${what}: ${counts.join(', ')}.`,
  tieShared: 'So they share the victory.',
  winners: (names: readonly string[]) => `${plural(names.length, 'Winner', 'Winners')}: ${and(names)}`,
  nobodyWins: 'Nobody wins',

  seatName: (seat: number) => `Player ${seat}`,
  botName: (seat: number) => `Bot ${seat}`,
  watcher: 'a watcher',
  replayHead: (title: string, at: number, of: number, who: string) =>
    `${title}, after ${at} of ${of} choices, as seen by ${who}`,
  whatHappened: 'What happened',
  overHead: 'The game is over.',
  scoreHead: 'Score',

  gameHead: (title: string, players: string) => `${title}: ${players}`,
  savedIn: (file: string) => `The record is kept in ${file}`,
  resumed: (file: string, choices: number) => `Going on with ${file}, after ${counted(choices, 'choice', 'choices')}`,
  keys: 'Number or notation · u take back · ? explain · s score · b board · q quit',
  yourTurn: (name: string, ask: string) => `${name}: ${ask}`,
  prompt: (count: number) => (count === 1 ? '1 > ' : `1–${count} > `),
  promptMore: 'Enter = more, q = enough > ',
  promptHold: 'Enter = end turn, u = take back > ',
  handOver: (name: string) => `Hand over to ${name}, then press Enter > `,
  takenBack: 'Taken back.',
  noSuchNumber: (given: string, count: number) =>
    count === 1 ? `There is no option ${given}; there is only 1` : `There is no option ${given}; type 1 to ${count}`,
  unreadable: (given: string, example: string) =>
    `'${given}' is not understood; type a number, a notation such as ${example}, or ?`,
  notNow: (given: string) => `'${given}' is not possible now; Enter ends the turn, u takes back`,
  refused: (why: string) => `Not possible: ${why}`,
  noRule: (id: string) => `There is no rule ${id}`,
  explainHold:
    "Nothing is final yet: Enter ends your turn and the game goes on, u takes back your last choice. Also: s score, b board, q quit, '? R1.1' prints a rule.",
  explainRule: "'? R1.1' prints a rule",
  quit: (file: string, command: string) => `The game is saved in ${file}.\nGo on with: ${command}`,
  inputEnded: (file: string, command: string) =>
    `The input has ended. The game is saved in ${file}.\nGo on with: ${command}`,
  finishedIn: (file: string) => `The finished game is in ${file}`,

  reconstructed: 'What is reconstructed',
  rulings: 'Rulings',
  question: 'Question',
  answer: 'Answer',
  origins: 'In brackets: S from the booklet, P from public sources, K reconstructed.',
  noRuleIn: (id: string, game: string) => `There is no rule or ruling '${id}' in ${game}`,

  move: (n: number) => `move ${n}`,
  noTranscript: (game: string) => `${game} has no transcripts`,
  noPad: (game: string) => `${game} has no score pad`,
  hidden: (n: number) => `${n} face down`,
  transcriptHolds: 'Every move is legal, and every score given is right.',
  final: 'Final score',
  supply: 'Supply',

  simulated: (games: number, title: string, players: number, seed: string) =>
    `${title}: ${counted(games, 'game', 'games')} of ${counted(players, 'player', 'players')}, seed '${seed}'`,
  bySeat: 'by seat',
  byBot: 'by bot',
  byRival: 'against',
  mean: 'mean',
  min: 'min',
  max: 'max',
  wins: 'wins',
  share: 'share',
  seatHead: (seat: number) => `seat ${seat}`,
  lengthLine: (mean: string, min: number, max: number) => `Decisions a game: ${mean} on average, ${min} to ${max}`,
  speedLine: (perSecond: string) => `${perSecond} games a second`,
};
