import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BotName } from '../../bots/names.ts';
import { writeRecord } from '../../kernel/record.ts';
import { kitOf } from '../../text/kit.ts';
import { textsOf } from '../../text/package.ts';
import type { Command } from '../args.ts';
import { openBar } from '../bar.ts';
import { makeFolder, saveText } from '../files.ts';
import type { Io } from '../io.ts';
import { clean, table } from '../layout.ts';
import { readBots, readFilled, readGame, readNumber, readPlayers, readSettings } from '../readers.ts';
import { simulateGame } from '../simulate-game.ts';
import { count, meanOf, openStatistics, type Row, type Statistics } from '../statistics.ts';
import { failed, misused } from '../stop.ts';

const MOST_GAMES = 10_000_000;

export const simulate: Command = {
  words: [{ name: 'game' }],
  options: ['players', 'games', 'seedOfGames', 'bots', 'rotate', 'set', 'preset', 'edition', 'records', 'json'],
  async run(args, io) {
    const pkg = await readGame(args.rest[0], io, args);
    const players = readPlayers(pkg, args, io);
    const games = readNumber(args, 'games', { min: 1, max: MOST_GAMES, or: 100 }, io);
    const settings = readSettings(pkg, args, io);
    const bots = readBots(args, io);
    const rotates = args.flag('rotate');
    if (bots.length > players && !rotates) throw misused(io.t.tooManyBots(bots.length, players));
    const seed = readFilled(args, 'seedOfGames', io) ?? '1';
    const folder = readFilled(args, 'records', io);
    if (folder !== undefined) makeEmpty(folder, io);
    const json = args.flag('json');
    const statistics = openStatistics(players);
    const started = performance.now();
    const bar = openBar(games, !(json && process.stdout.isTTY === true));
    try {
      for (let i = 0; i < games; i++) {
        await bar.show(i);
        const seated = seatBots(bots, players, rotates ? i : 0);
        const { state, record, decisions } = await simulateGame(pkg, players, settings, `${seed}/${i}`, seated);
        const { scores, winners } = record.result!;
        const rival = pkg.rival?.(state) ?? null;
        const told = { seed: record.seed!.text, players, scores, winners, ...(rival !== null && { rival }), decisions };
        if (json) io.say(JSON.stringify(told));
        if (folder !== undefined) saveText(join(folder, `${i}.txt`), writeRecord(record), io);
        count(statistics, { bots: seated, scores, winners, decisions, rival });
      }
    } finally {
      bar.close();
    }
    const seconds = (performance.now() - started) / 1000;
    if (json) return 0;
    const { title } = textsOf(pkg, io.language);
    io.say(io.t.simulated(games, title, players, clean(seed)));
    for (const line of report(statistics, games / seconds, io)) io.say(line);
    return 0;
  },
};

/** An earlier run is never overwritten: a shorter one would leave half of it behind. */
function makeEmpty(folder: string, io: Io): void {
  makeFolder(folder, io);
  if (readdirSync(folder).some((file) => /^\d+\.txt$/.test(file))) throw failed(io.t.recordsThere(clean(folder)));
}

/** The bots in order, over and over; with rotation everybody moves on by one seat per game. */
function seatBots(bots: readonly BotName[], players: number, shift: number): BotName[] {
  const ring = Array.from({ length: Math.max(players, bots.length) }, (_, i) => bots[i % bots.length]);
  return Array.from({ length: players }, (_, seat) => ring[(seat + shift) % ring.length]);
}

function report({ bySeat, byBot, byRival, decisions }: Statistics, perSecond: number, io: Io): string[] {
  const { t } = io;
  const { fixed, percent } = kitOf(io.language);
  const format = (n: number): string => fixed(n, 1);
  const cells = (name: string, { scores, wins }: Row): string[] => [
    name,
    format(meanOf(scores)),
    String(scores.min),
    String(scores.max),
    format(wins),
    percent(wins / decisions.count, 1),
  ];
  const part = (what: string, rows: readonly (readonly [string, Row])[]): string[][] =>
    rows.length === 0
      ? []
      : [[what, t.mean, t.min, t.max, t.wins, t.share], ...rows.map(([name, row]) => cells(name, row))];
  const parts = [
    part(
      t.bySeat,
      bySeat.map((row, seat) => [t.seatHead(seat + 1), row]),
    ),
    part(t.byBot, [...byBot]),
    part(t.byRival, [...byRival]),
  ];
  const lines = table(parts.flat());
  const { min, max } = decisions;
  return [
    ...parts.flatMap((rows) => (rows.length === 0 ? [] : ['', ...lines.splice(0, rows.length)])),
    '',
    t.lengthLine(format(meanOf(decisions)), min, max),
    t.speedLine(format(perSecond)),
  ];
}
