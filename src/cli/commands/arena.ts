import { availableParallelism } from 'node:os';
import { BOT_NAMES, type BotName, isBotName } from '../../bots/names.ts';
import { type Meeting, rate, shareWithin } from '../../bots/rating.ts';
import type { GamePackage } from '../../games/index.ts';
import { newIdentity } from '../../server/identity.ts';
import { startServer } from '../../server/server.ts';
import { openSqlite } from '../../store/sqlite.ts';
import { type Arena, type Bout, type Fought, fight, GuestFailed } from '../arena/bout.ts';
import type { Args, Command } from '../args.ts';
import { openBar } from '../bar.ts';
import type { Io } from '../io.ts';
import { clean, table, wrap } from '../layout.ts';
import { readFilled, readGame, readNumber, readSettings } from '../readers.ts';
import { failed, misused } from '../stop.ts';
import { arenaTexts } from '../text/arena.ts';

const MOST_GAMES = 100_000;
const PATIENCE = 60_000;
/** The server is ours alone. */
const MANY = 1e9;
const NO_LIMITS = { perAddress: MANY, perPerson: MANY, newPersons: MANY, newTables: MANY, connections: MANY };

export const arena: Command = {
  words: [{ name: 'game' }],
  options: ['bot', 'against', 'gamesEach', 'players', 'set', 'preset', 'json'],
  async run(args, io) {
    const pkg = await readGame(args.rest[0], io);
    const command = readFilled(args, 'bot', io);
    if (command === undefined) throw misused(arenaTexts[io.language].noBot);
    const against = readAgainst(args, io);
    const { min, max } = pkg.game.seats;
    const players = readNumber(args, 'players', { min: Math.max(2, min), max, or: Math.max(2, min) }, io);
    const games = readNumber(args, 'gamesEach', { min: 1, max: MOST_GAMES, or: 10 }, io);
    const settings = readSettings(pkg, args, io);
    const bouts = against.flatMap((bot) =>
      Array.from({ length: games }, (_, i): Bout => ({ against: bot, seat: i % players })),
    );
    const fought = await fightAll({ pkg, command, players, settings, patience: PATIENCE }, bouts, io);
    if (args.flag('json')) io.say(JSON.stringify(resultsOf(against, fought, io)));
    else for (const line of report(pkg, players, against, fought, io)) io.say(line);
    return 0;
  },
};

function readAgainst(args: Args, io: Io): BotName[] {
  const names = (args.text('against') ?? 'greedy,club').split(',').map((name) => name.trim());
  for (const name of names) if (!isBotName(name)) throw misused(io.t.unknownBot(clean(name), BOT_NAMES.join(', ')));
  return [...new Set(names as BotName[])];
}

/** Plays all bouts, as many at a time as there are cores, at a server that is gone afterwards. */
async function fightAll(about: Omit<Arena, 'url' | 'key'>, bouts: readonly Bout[], io: Io): Promise<Fought[]> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const store = await openSqlite(':memory:');
  const { token: key } = await newIdentity(store, arenaTexts.en.guest, Date.now());
  const complain = (line: string): void => io.complain(line);
  const server = await startServer({ store, port: 0, botPause: 0, limits: NO_LIMITS, complain });
  const bar = openBar(bouts.length, true);
  const waiting = [...bouts];
  const fought: Fought[] = [];
  const one = async (): Promise<void> => {
    for (let bout = waiting.shift(); bout !== undefined; bout = waiting.shift()) {
      fought.push(await fight({ ...about, url: server.url, key }, bout));
      await bar.show(fought.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(bouts.length, availableParallelism()) }, one));
    return fought;
  } catch (error) {
    waiting.length = 0;
    if (!(error instanceof GuestFailed)) throw error;
    const { how, said } = error.facts;
    throw failed(arenaTexts[io.language].failures[error.why]({ how: clean(how), said: clean(said) }));
  } finally {
    bar.close();
    await server.stop();
  }
}

function resultsOf(against: readonly BotName[], fought: readonly Fought[], io: Io) {
  const { guest } = arenaTexts[io.language];
  const pairs = against.map((bot) => {
    const mine = fought.filter((one) => one.against === bot);
    const sum = (of: (one: Fought) => number): number => mine.reduce((all, one) => all + of(one), 0);
    const won = sum(({ share }) => share);
    const [from, to] = shareWithin(won, mine.length);
    const mean = (all: number): number => all / mine.length;
    return {
      against: bot,
      games: mine.length,
      share: mean(won),
      from,
      to,
      points: mean(sum(({ points }) => points)),
      theirs: mean(sum(({ theirs }) => theirs)),
    };
  });
  const meetings = pairs.map((one): Meeting => {
    const { games, share } = one;
    return { a: guest, b: one.against, games, points: share * games };
  });
  const ratings = rate([guest, ...against], meetings).toSorted((a, b) => b.elo - a.elo);
  return { ratings, pairs };
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

function report(
  pkg: GamePackage,
  players: number,
  against: readonly BotName[],
  fought: readonly Fought[],
  io: Io,
): string[] {
  const t = arenaTexts[io.language];
  const { ratings, pairs } = resultsOf(against, fought, io);
  const rows = pairs.map((one) => [
    one.against,
    String(one.games),
    percent(one.share),
    `${percent(one.from)}–${percent(one.to)}`,
    one.points.toFixed(1),
    one.theirs.toFixed(1),
  ]);
  const rated = ratings.map(({ name, elo, within }) => [name, elo.toFixed(0), within.toFixed(0)]);
  return [
    t.head(pkg.texts[io.language].title, players, fought.length),
    '',
    ...table([t.ratings, ...rated]),
    '',
    ...table([t.pairs, ...rows]),
    '',
    ...wrap(t.about, io.width),
  ];
}
