import { appendFileSync } from 'node:fs';
import { BOT_NAMES, type BotName } from '../../bots/names.ts';
import { shareWithin } from '../../bots/rating.ts';
import type { GameId } from '../../games/index.ts';
import type { Args, Command } from '../args.ts';
import { openBar } from '../bar.ts';
import type { Io } from '../io.ts';
import type { Played } from '../ladder/match.ts';
import { pairsOf, standingsOf } from '../ladder/report.ts';
import { playAll, readPlayed } from '../ladder/run.ts';
import { matchesIn, type Plan, roundOf } from '../ladder/schedule.ts';
import { clean, table } from '../layout.ts';
import { readBots, readFilled, readGame, readNumber, readPlayers, readSettings } from '../readers.ts';
import { failed } from '../stop.ts';
import { ladderTexts } from '../text/ladder.ts';

const MOST_ROUNDS = 100_000;
const MOST_MINUTES = 10_000;

export const ladder: Command = {
  words: [{ name: 'game' }],
  options: ['players', 'bots', 'rounds', 'minutes', 'seedOfGames', 'set', 'preset', 'results', 'json'],
  async run(args, io) {
    const pkg = await readGame(args.rest[0], io);
    const bots = args.text('bots') === undefined ? BOT_NAMES : [...new Set(readBots(args, io))];
    const players = Math.max(pkg.game.seats.min, readPlayers(pkg, args, io));
    const plan: Plan = {
      bots,
      players: args.text('players') === undefined ? Math.max(2, pkg.game.seats.min) : players,
      settings: readSettings(pkg, args, io),
      seed: readFilled(args, 'seedOfGames', io) ?? 'ladder',
    };
    const game = pkg.game.id as GameId;
    const played = await climb(game, plan, args, io);
    if (args.flag('json')) io.say(JSON.stringify({ standings: standingsOf(bots, played), pairs: pairsOf(played) }));
    else for (const line of report(pkg.texts[io.language].title, plan, played, io)) io.say(line);
    return 0;
  },
};

/** Plays whole rounds until there are enough or the time is up. */
async function climb(game: GameId, plan: Plan, args: Args, io: Io): Promise<Played[]> {
  const rounds = readNumber(args, 'rounds', { min: 1, max: MOST_ROUNDS, or: 50 }, io);
  const minutes = readNumber(args, 'minutes', { min: 1, max: MOST_MINUTES, or: 30 }, io);
  const file = readFilled(args, 'results', io);
  const played = file === undefined ? [] : readPlayed(file, JSON.stringify({ game, ...plan }));
  if (played === null) throw failed(ladderTexts[io.language].otherLadder(clean(file!)));
  if (played.length > 0) io.complain(ladderTexts[io.language].ladderGoesOn(played.length));
  const known = new Set(played.map(({ number }) => number));
  const until = performance.now() + minutes * 60_000;
  const bar = openBar(matchesIn(plan, rounds), true);
  let round = -1;
  let waiting: ReturnType<typeof roundOf> = [];
  try {
    await playAll({
      game,
      next() {
        while (waiting.length === 0) {
          if (++round >= rounds || performance.now() > until) return null;
          waiting = roundOf(plan, round).filter(({ number }) => !known.has(number));
        }
        return waiting.shift()!;
      },
      async done(one) {
        played.push(one);
        if (file !== undefined) appendFileSync(file, `${JSON.stringify(one)}\n`);
        await bar.show(played.length);
      },
    });
  } finally {
    bar.close();
  }
  return played;
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

function report(title: string, { bots, players }: Plan, played: readonly Played[], io: Io): string[] {
  const t = ladderTexts[io.language];
  const head = [t.ladderHead(title, players, played.length), ''];
  const standings = standingsOf(bots as readonly BotName[], played);
  if (players === 1) {
    const rows = standings.map(({ bot, games, placing, points, msPerDecision }) => {
      const [from, to] = shareWithin(placing * games, games);
      return [
        bot,
        String(games),
        percent(placing),
        `${percent(from)}–${percent(to)}`,
        points.toFixed(1),
        msPerDecision.toFixed(1),
      ];
    });
    return [...head, ...table([t.ladderAlone, ...rows])];
  }
  const rows = standings.map(({ bot, elo, within, games, placing, points, msPerDecision }) => [
    bot,
    elo.toFixed(0),
    within.toFixed(0),
    String(games),
    placing.toFixed(2),
    points.toFixed(1),
    msPerDecision.toFixed(1),
  ]);
  const pairs = pairsOf(played).map(({ a, b, games, share, from, to }) => [
    a,
    b,
    String(games),
    percent(share),
    `${percent(from)}–${percent(to)}`,
  ]);
  return [...head, ...table([t.ladderColumns, ...rows]), '', ...table([t.ladderPairs, ...pairs]), '', t.ladderAbout];
}
