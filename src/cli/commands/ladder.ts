import { LEVELS } from '../../bots/levels.ts';
import { BOT_NAMES, type BotName } from '../../bots/names.ts';
import { type GameId, type GamePackage, TEMPERS } from '../../games/index.ts';
import { ownEdition } from '../../table/package-of.ts';
import { editionOf } from '../../table/replay.ts';
import type { Args, Command } from '../args.ts';
import { openBar } from '../bar.ts';
import { commandLine, saveSection } from '../document.ts';
import { mustBeWritable } from '../files.ts';
import { headOf } from '../head.ts';
import type { Io } from '../io.ts';
import type { Played } from '../ladder/match.ts';
import { amongOf, fullRatings, temperingOf } from '../ladder/mixed.ts';
import { pairsOf, standingsOf } from '../ladder/report.ts';
import { playAll, readPlayed } from '../ladder/run.ts';
import { type LadderPlan, matchesIn, mixedOf, roundOf, roundsIn } from '../ladder/schedule.ts';
import { type Climbed, ladderLines, ladderSection } from '../ladder/tables.ts';
import { clean } from '../layout.ts';
import { readBots, readFilled, readGame, readNumber, readPlayersOrTwo, readSettings } from '../readers.ts';
import { failed, misused } from '../stop.ts';
import { keepResult } from '../threads.ts';
import { version } from '../version.ts';

const MOST_ROUNDS = 100_000;
const MOST_MINUTES = 10_000;
/** Without options. */
export const LADDER = { rounds: 50, minutes: 30, bots: BOT_NAMES, seed: 'ladder' } as const;
const HEAD = `# Strength

How strong the bots of the house are, as \`kontor ladder\` measured it: each level against the others, seats rotated, every
deal from each side.
`;

/** A section for each number of players and each set of settings. */
const sectionId = (game: GameId, { players, settings, tempers }: LadderPlan): string =>
  [
    game,
    ...(tempers === undefined ? [] : ['tempers']),
    players,
    ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
  ].join(' ');

export const ladder: Command = {
  words: [{ name: 'game' }],
  options: [
    'playersOrTwo',
    'botsOfLadder',
    'tempers',
    'rounds',
    'minutes',
    'seedOfLadder',
    'set',
    'preset',
    'edition',
    'results',
    'markdown',
    'json',
  ],
  async run(args, io) {
    const pkg = await readGame(args.rest[0], io, args);
    const players = readPlayersOrTwo(pkg, args, io);
    const level = readLevel(args, io);
    const asked = args.text('botsOfLadder') === undefined ? LADDER.bots : [...new Set(readBots(args, io))];
    const bots = level === null ? asked : [level];
    const plan: LadderPlan = {
      bots,
      players,
      ...(level === null ? players > 2 && { mixed: true as const } : { tempers: TEMPERS }),
      settings: readSettings(pkg, args, io),
      seed: readFilled(args, 'seedOfLadder', io) ?? LADDER.seed,
    };
    const game = pkg.game.id as GameId;
    const markdown = readFilled(args, 'markdown', io);
    if (markdown !== undefined) mustBeWritable(markdown, io);
    const played = await climb(pkg, plan, args, io);
    const command = commandLine('ladder', args.typed, ['--results', '--markdown']);
    const climbed: Climbed = {
      pkg,
      plan,
      played,
      language: io.language,
      t: io.words.ladder,
      command,
      version: version(),
    };
    if (markdown !== undefined) saveSection(markdown, HEAD, sectionId(game, plan), ladderSection(climbed), io);
    if (args.flag('json')) {
      const edition = editionOf(pkg.game);
      io.say(JSON.stringify({ edition, ...figuresIn(plan, played) }));
    } else for (const line of ladderLines(climbed, io.width)) io.say(line);
    return 0;
  },
};

/** The same for programs. */
function figuresIn({ bots, players, tempers }: LadderPlan, played: readonly Played[]): object {
  if (tempers !== undefined) return { tempers: temperingOf(played, tempers) };
  if (players > 2) {
    const tables = amongOf(played, mixedOf(bots));
    return { tables, ratings: fullRatings(bots, tables) };
  }
  return { standings: standingsOf(bots, played), pairs: pairsOf(played) };
}

/** The level whose tempers are compared; null: levels are. */
function readLevel(args: Args, io: Io): BotName | null {
  const given = readFilled(args, 'tempers', io);
  if (given === undefined) return null;
  if (!Object.hasOwn(LEVELS, given)) throw misused(io.t.unknownBot(clean(given), Object.keys(LEVELS).join(', ')));
  return given as BotName;
}

/** Plays whole rounds until there are enough or the time is up. */
async function climb(pkg: GamePackage, plan: LadderPlan, args: Args, io: Io): Promise<Played[]> {
  const game = pkg.game.id as GameId;
  const rounds = readNumber(args, 'rounds', { min: 1, max: MOST_ROUNDS, or: LADDER.rounds }, io);
  const minutes = readNumber(args, 'minutes', { min: 1, max: MOST_MINUTES, or: LADDER.minutes }, io);
  const file = readFilled(args, 'results', io);
  const played = file === undefined ? [] : readPlayed(file, await headOf(pkg, plan), io);
  if (played === null) throw failed(io.words.ladder.otherLadder(clean(file!)));
  if (played.length > 0) io.complain(io.words.ladder.ladderGoesOn(played.length));
  const known = new Set(played.map(({ number }) => number));
  const until = performance.now() + minutes * 60_000;
  const bar = openBar(matchesIn(plan, rounds), true);
  let round = -1;
  let waiting: ReturnType<typeof roundOf> = [];
  try {
    await playAll({
      game,
      edition: ownEdition(pkg.game),
      next() {
        while (waiting.length === 0) {
          if (++round >= roundsIn(plan, rounds) || performance.now() > until) return null;
          waiting = roundOf(plan, round, round >= rounds).filter(({ number }) => !known.has(number));
        }
        return waiting.shift()!;
      },
      async done(one) {
        played.push(one);
        keepResult(file, one);
        await bar.show(played.length);
      },
    });
  } finally {
    bar.close();
  }
  return played;
}
