import { textsOf } from '../../text/package.ts';
import { isPadProblem } from '../../text/pad.ts';
import type { Command } from '../args.ts';
import type { Io } from '../io.ts';
import { readPositionFile } from '../position.ts';
import { readGame } from '../readers.ts';
import { problemText } from '../records.ts';
import { failed, misused } from '../stop.ts';

export const transcript: Command = {
  words: [{ name: 'game' }, { name: 'file' }],
  options: ['edition', 'json'],
  async run(args, io) {
    const [id, file] = args.rest;
    const asked = await readGame(id, io, args);
    if (asked.transcript === undefined) throw misused(io.t.noTranscript(textsOf(asked, io.language).title));
    const { pkg, position } = await readPositionFile(asked, file, args, io);
    const texts = textsOf(pkg, io.language);
    const result = await pkg.transcript!(position);
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
