/** Every option of every command: its flag, and whether a value follows. Texts are in `text/`, by the same names. */
interface OptionRow {
  readonly flag: string;
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  readonly short?: string;
}

export const OPTIONS = {
  players: { flag: 'players', type: 'string' },
  playersOrTwo: { flag: 'players', type: 'string' },
  humans: { flag: 'humans', type: 'string' },
  bots: { flag: 'bots', type: 'string' },
  names: { flag: 'names', type: 'string' },
  seedOfTable: { flag: 'seed', type: 'string' },
  seedOfGames: { flag: 'seed', type: 'string' },
  seedOfLab: { flag: 'seed', type: 'string' },
  seedOfLadder: { flag: 'seed', type: 'string' },
  seedOfDeals: { flag: 'seed', type: 'string' },
  set: { flag: 'set', type: 'string', multiple: true },
  preset: { flag: 'preset', type: 'string' },
  edition: { flag: 'edition', type: 'string' },
  processes: { flag: 'processes', type: 'string' },
  houseEditions: { flag: 'edition', type: 'string', multiple: true },
  tableOfEdition: { flag: 'table', type: 'string' },
  onto: { flag: 'onto', type: 'string' },
  editionId: { flag: 'id', type: 'string' },
  editionName: { flag: 'name', type: 'string' },
  save: { flag: 'save', type: 'string' },
  resume: { flag: 'resume', type: 'string' },
  games: { flag: 'games', type: 'string' },
  gamesEach: { flag: 'games', type: 'string' },
  gamesOfLab: { flag: 'games', type: 'string' },
  minutesOfLab: { flag: 'minutes', type: 'string' },
  botsOfLab: { flag: 'bots', type: 'string' },
  botsOfLadder: { flag: 'bots', type: 'string' },
  html: { flag: 'html', type: 'string' },
  markdown: { flag: 'markdown', type: 'string' },
  bot: { flag: 'bot', type: 'string' },
  against: { flag: 'against', type: 'string' },
  rotate: { flag: 'rotate', type: 'boolean' },
  rounds: { flag: 'rounds', type: 'string' },
  tempers: { flag: 'tempers', type: 'string' },
  minutes: { flag: 'minutes', type: 'string' },
  results: { flag: 'results', type: 'string' },
  records: { flag: 'records', type: 'string' },
  at: { flag: 'at', type: 'string' },
  seat: { flag: 'seat', type: 'string' },
  svg: { flag: 'svg', type: 'string' },
  theme: { flag: 'theme', type: 'string' },
  contribution: { flag: 'contribution', type: 'string' },
  roll: { flag: 'roll', type: 'string' },
  host: { flag: 'host', type: 'string' },
  share: { flag: 'share', type: 'boolean' },
  port: { flag: 'port', type: 'string' },
  db: { flag: 'db', type: 'string' },
  url: { flag: 'url', type: 'string' },
  noOpen: { flag: 'no-open', type: 'boolean' },
  newDeskToken: { flag: 'new-desk-token', type: 'boolean' },
  json: { flag: 'json', type: 'boolean' },
  noColour: { flag: 'no-color', type: 'boolean' },
  lang: { flag: 'lang', type: 'string' },
  help: { flag: 'help', type: 'boolean', short: 'h' },
  version: { flag: 'version', type: 'boolean', short: 'v' },
} as const satisfies Record<string, OptionRow>;
export type OptionId = keyof typeof OPTIONS;

/** Options that every command understands. */
export const COMMON = ['lang', 'noColour', 'help'] as const satisfies OptionId[];

export const row = (id: OptionId): OptionRow => OPTIONS[id];
