import { textsOf } from '../../text/package.ts';
import { isPadProblem } from '../../text/pad.ts';
import type { Command } from '../args.ts';
import { readJson } from '../files.ts';
import type { Io } from '../io.ts';
import { readGame } from '../readers.ts';
import { problemText } from '../records.ts';
import { failed, misused } from '../stop.ts';

export const transcript: Command = {
  words: [{ name: 'game' }, { name: 'file' }],
  options: ['json'],
  async run(args, io) {
    const [id, file] = args.rest;
    const pkg = await readGame(id, io);
    const texts = textsOf(pkg, io.language);
    if (pkg.transcript === undefined) throw misused(io.t.noTranscript(texts.title));
    const result = await pkg.transcript(await readJson(file, io));
    if (isPadProblem(result)) throw failed(problemText(file, place(result.at, io), result, texts, io));
    const { final, supply } = result;
    if (args.flag('json')) {
      io.say(JSON.stringify({ final, supply }));
      return 0;
    }
    io.say(io.t.transcriptHolds);
    io.say(`${io.t.final}: ${final.join(', ')}`);
    io.say(`${io.t.supply}: ${supply.join(', ')}`);
    return 0;
  },
};

/** People count moves from 1: 'moves[3]' is move 4. */
const place = (at: string, io: Io): string =>
  at.replace(/^moves\[(\d+)\]/, (_, move: string) => io.t.move(Number(move) + 1));
