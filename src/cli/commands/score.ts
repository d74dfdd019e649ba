import { textsOf } from '../../text/package.ts';
import { isPadProblem } from '../../text/pad.ts';
import type { Command } from '../args.ts';
import { readJson } from '../files.ts';
import { readGame } from '../readers.ts';
import { problemText } from '../records.ts';
import { scoreSheet, winnersLine } from '../sheet.ts';
import { failed, misused } from '../stop.ts';

export const score: Command = {
  words: [{ name: 'game' }, { name: 'file' }],
  options: ['json'],
  async run(args, io) {
    const [id, file] = args.rest;
    const pkg = await readGame(id, io);
    const texts = textsOf(pkg, io.language);
    if (pkg.pad === undefined) throw misused(io.t.noPad(texts.title));
    const result = await pkg.pad(await readJson(file, io));
    if (isPadProblem(result)) throw failed(problemText(file, result.at, result, texts, io));
    const { players, winners } = result;
    if (args.flag('json')) {
      const sheets = players.map(({ name, total, lines }) => ({
        name,
        total,
        lines: lines.map((line) => ({ rule: line.rule, label: texts.line(line), points: line.points })),
      }));
      io.say(JSON.stringify({ players: sheets, winners }));
      return 0;
    }
    for (const { name, lines } of players) io.say(scoreSheet(name, lines, texts, io).join('\n'));
    io.say(winnersLine(winners, texts, io));
    return 0;
  },
};
