import { type Difference, verify as findDifference } from '../../table/replay.ts';
import { say } from '../../text/table.ts';
import type { Command } from '../args.ts';
import type { Io } from '../io.ts';
import { clean } from '../layout.ts';
import { brokenText, type Loaded, loadRecord } from '../records.ts';
import { Stop } from '../stop.ts';

export const verify: Command = {
  words: [{ name: 'file' }],
  options: ['json'],
  async run(args, io) {
    const json = args.flag('json');
    try {
      const loaded = await loadRecord(args.rest[0], io);
      const difference = findDifference(loaded.pkg.game, loaded.record);
      return difference === null ? holds(loaded, json, io) : differs(loaded, difference, json, io);
    } catch (error) {
      if (json && error instanceof Stop) io.say(JSON.stringify({ ok: false, why: 'record', text: error.message }));
      throw error;
    }
  },
};

function holds({ file, record, choices: counted }: Loaded, json: boolean, io: Io): number {
  const choices = counted.length;
  const finished = record.result !== null;
  const proven = Object.keys(record.proof).length > 0;
  if (json) io.say(JSON.stringify({ ok: true, choices, finished, proven }));
  else io.say(finished ? io.t.holds(file, choices) : io.t.holdsSoFar(file, choices));
  if (!json) io.say(proven ? io.t.proven : io.t.unproven);
  return 0;
}

function differs(loaded: Loaded, difference: Difference, json: boolean, io: Io): number {
  const text = describe(loaded, difference, io);
  const { why, choice = null } = difference;
  if (json) io.say(JSON.stringify({ ok: false, why, choice, text }));
  io.complain(text);
  return 1;
}

function describe(loaded: Loaded, { choice, refusal, ...difference }: Difference, io: Io): string {
  if (choice !== undefined && refusal !== undefined) return brokenText(loaded, choice, refusal, io);
  return `${loaded.file}: ${clean(say(io.table.differences, difference) ?? difference.why)}`;
}
