import { availableParallelism } from 'node:os';
import { BOT_NAMES, type BotName, isBotName } from '../../bots/names.ts';
import { newIdentity } from '../../server/identity.ts';
import { openSqlite } from '../../store/sqlite.ts';
import { type Arena, type Bout, type Fought, fight } from '../arena/bout.ts';
import { failureLine, report, resultsOf } from '../arena/report.ts';
import type { Args, Command } from '../args.ts';
import { openBar } from '../bar.ts';
import type { Io } from '../io.ts';
import { clean } from '../layout.ts';
import { readFilled, readGame, readNumber, readSettings } from '../readers.ts';
import { failed, misused } from '../stop.ts';

const MOST_GAMES = 100_000;
const PATIENCE = 60_000;
/** After this many failures without a single finished game, the program is not started again. */
const HOPELESS = 4;
/** The server is ours alone. */
const MANY = 1e9;
const NO_LIMITS = { perAddress: MANY, perPerson: MANY, newPersons: MANY, newTables: MANY, connections: MANY };

export const arena: Command = {
  words: [{ name: 'game' }],
  options: ['bot', 'against', 'gamesEach', 'players', 'seedOfDeals', 'set', 'preset', 'json'],
  required: ['bot'],
  async run(args, io) {
    const pkg = await readGame(args.rest[0], io);
    const command = readFilled(args, 'bot', io);
    if (command === undefined) throw misused(io.words.arena.noBot);
    const against = readAgainst(args, io);
    const { min, max } = pkg.game.seats;
    const players = readNumber(args, 'players', { min: Math.max(2, min), max, or: Math.max(2, min) }, io);
    const games = readNumber(args, 'gamesEach', { min: 1, max: MOST_GAMES, or: 10 }, io);
    const seed = readFilled(args, 'seedOfDeals', io) ?? '1';
    const settings = readSettings(pkg, args, io);
    const about = { pkg, command, players, settings, seed, patience: PATIENCE };
    const fought = await fightAll(about, boutsOf(against, games, players), io);
    const [first] = fought;
    if (first.failure !== null && fought.every(({ failure }) => failure !== null))
      throw failed(failureLine(first.failure, io));
    const elos = (await pkg.ratings?.())?.[players];
    const played = { pkg, players, seed, fought, elos };
    if (args.flag('json')) io.say(JSON.stringify(resultsOf(played, against, io)));
    else for (const line of report(played, against, io)) io.say(line);
    return 0;
  },
};

function readAgainst(args: Args, io: Io): BotName[] {
  const names = (args.text('against') ?? 'greedy,club').split(',').map((name) => name.trim());
  for (const name of names) if (!isBotName(name)) throw misused(io.t.unknownBot(clean(name), BOT_NAMES.join(', ')));
  return [...new Set(names as BotName[])];
}

/** Every deal from every seat, against one bot after the other. */
const boutsOf = (against: readonly BotName[], games: number, players: number): Bout[] =>
  against.flatMap((bot) =>
    Array.from({ length: Math.ceil(games / players) * players }, (_, i) => ({
      against: bot,
      deal: Math.floor(i / players),
      seat: i % players,
    })),
  );

/** Plays all bouts, as many at a time as there are cores, on a server that is gone afterwards. */
async function fightAll(
  about: Omit<Arena, 'url' | 'store' | 'host'>,
  bouts: readonly Bout[],
  io: Io,
): Promise<Fought[]> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const { startServer } = await import('../../server/server.ts'); // slow to load, and not needed for a refusal or for help
  const store = await openSqlite(':memory:');
  const { token, caller } = await newIdentity(store, io.words.arena.guest, Date.now());
  const complain = (line: string): void => io.complain(line);
  const server = await startServer({ store, port: 0, botPause: 0, botLotsFromDeal: true, limits: NO_LIMITS, complain });
  const bar = openBar(bouts.length, true);
  const waiting = [...bouts];
  const fought: Fought[] = [];
  const host = { who: caller.who, name: caller.name, token };
  const one = async (): Promise<void> => {
    for (let bout = waiting.shift(); bout !== undefined; bout = waiting.shift()) {
      fought.push(await fight({ ...about, url: server.url, store, host }, bout));
      if (fought.length >= HOPELESS && fought.every(({ failure }) => failure !== null)) waiting.length = 0;
      await bar.show(fought.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(bouts.length, availableParallelism()) }, one));
    return fought;
  } finally {
    waiting.length = 0;
    bar.close();
    await server.stop();
  }
}
