import { textsOf } from '../../text/package.ts';
import { isPadProblem } from '../../text/pad.ts';
import type { Command } from '../args.ts';
import { readPositionFile } from '../position.ts';
import { readGame } from '../readers.ts';
import { problemText } from '../records.ts';
import { scoreSheet, winnersLine } from '../sheet.ts';
import { failed, misused } from '../stop.ts';

export const score: Command = {
  words: [{ name: 'game' }, { name: 'file' }],
  options: ['edition', 'json'],
  async run(args, io) {
    const [id, file] = args.rest;
    const asked = await readGame(id, io, args);
    if (asked.pad === undefined) throw misused(io.t.noPad(textsOf(asked, io.language).title));
    const { pkg, position } = await readPositionFile(asked, file, args, io);
    const texts = textsOf(pkg, io.language);
    const result = await pkg.pad!(position);
    if (isPadProblem(result)) throw failed(problemText(file, result.at, result, texts, io));
    const { players, winners, remarks = [] } = result;
    for (const remark of remarks) io.complain(problemText(file, remark.at, remark, texts, io));
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
