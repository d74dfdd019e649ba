// Two answers: whether the game was played by the rules, and what is proven about its shuffle.
import { type Fairness, fairnessOf, type OwnPart } from '../../fair/fairness.ts';
import { isHex } from '../../fair/proof.ts';
import { sameRound, seatingOf } from '../../fair/round.ts';
import { type Difference, verify as findDifference } from '../../table/replay.ts';
import { say } from '../../text/table.ts';
import type { Args, Command } from '../args.ts';
import type { Io } from '../io.ts';
import { clean } from '../layout.ts';
import { brokenText, type Loaded, loadRecord } from '../records.ts';
import { misused, Stop } from '../stop.ts';

export const verify: Command = {
  words: [{ name: 'file' }, { name: 'other', optional: true }],
  options: ['json', 'contribution', 'roll'],
  async run(args, io) {
    const json = args.flag('json');
    try {
      const own = ownPart(args, io);
      const loaded = await loadRecord(args.rest[0], io);
      const difference = findDifference(loaded.pkg.game, loaded.record);
      if (difference !== null) return differs(loaded, difference, json, io);
      if (args.rest[1] === undefined) return holds(loaded, fairnessOf(loaded.record, own), own, json, io);
      const other = await loadRecord(args.rest[1], io);
      const otherDifference = findDifference(other.pkg.game, other.record);
      if (otherDifference !== null) return differs(other, otherDifference, json, io);
      return together([loaded, other], own, json, io);
    } catch (error) {
      if (json && error instanceof Stop) io.say(JSON.stringify({ ok: false, why: 'record', text: error.message }));
      throw error;
    }
  },
};

/** What the caller knows first-hand, from the page or from their program. */
function ownPart(args: Args, io: Io): OwnPart | null {
  const [contribution, roll] = [args.text('contribution'), args.text('roll')];
  if (contribution === undefined && roll === undefined) return null;
  if (!isHex(contribution) || !isHex(roll)) throw misused(io.t.badOwnPart);
  return { contribution, roll };
}

function holds(loaded: Loaded, fairness: Fairness, own: OwnPart | null, json: boolean, io: Io): number {
  const { file, record, choices: counted } = loaded;
  const choices = counted.length;
  const finished = record.result !== null;
  const proven = Object.keys(record.proof).length > 0;
  const isMissing = own !== null && fairness.level !== 'mine';
  if (json) {
    const { level, contributed, hasRoll, failed } = fairness;
    const seats = contributed.map((seat) => seat + 1);
    const attempts = failed.map(({ attempt, by }) => ({ attempt, by: by.map(({ name, why }) => ({ name, why })) }));
    const told = { level, contributed: seats, rollCall: hasRoll, failed: attempts };
    io.say(JSON.stringify({ ok: !isMissing, choices, finished, proven, fairness: told }));
    return isMissing ? 1 : 0;
  }
  io.say(finished ? io.t.holds(file, choices) : io.t.holdsSoFar(file, choices));
  for (const line of fairLines(loaded, fairness, io)) io.say(clean(line));
  if (isMissing) io.complain(io.t.ownMissing);
  return isMissing ? 1 : 0;
}

/** Two records: each holds, and they are of two tables of one round. */
function together([one, other]: readonly [Loaded, Loaded], own: OwnPart | null, json: boolean, io: Io): number {
  const { proof } = one.record;
  const how = sameRound(one.record, other.record);
  if (json) {
    const fairness = [one, other].map(({ record }) => ({ level: fairnessOf(record, own).level }));
    io.say(
      JSON.stringify({ ok: how === 'other', same: how, round: how === null ? null : Number(proof.round), fairness }),
    );
  } else {
    for (const loaded of [one, other]) io.say(io.t.holds(loaded.file, loaded.choices.length));
    for (const line of fairLines(one, fairnessOf(one.record, own), io)) io.say(clean(line));
    if (how === 'other') io.say(io.t.sameDeal(Number(proof.round), proof.table, other.record.proof.table));
    else io.complain(how === 'same' ? io.t.sameTable : io.t.otherRound);
  }
  return how === 'other' ? 0 : 1;
}

/** Where a record of a round of an evening belongs. */
function roundLines({ record: { proof } }: Loaded, io: Io): string[] {
  const round = seatingOf(proof.round, proof.tables);
  return round ? [io.t.ofRound(round.number, Number(proof.table), round.tables.length)] : [];
}

function fairLines(loaded: Loaded, { level, contributed, hasRoll, failed }: Fairness, io: Io): string[] {
  const { record } = loaded;
  const { fairness } = io.t;
  const names = contributed.map((seat) => record.seats[seat].name);
  const attempts = failed.map(({ attempt, by }) =>
    fairness.failed(attempt, by.map(({ name, why }) => fairness[why](name)).join('; ')),
  );
  const lines = [...roundLines(loaded, io), ...attempts];
  if (level === 'server' && names.length > 0 && !hasRoll) return [...lines, fairness.noRoll(names)];
  if (level === 'mine' || level === 'others') return [...lines, fairness[level](names)];
  return [...lines, level === 'nothing' ? fairness.nothing : fairness.server];
}

function differs(loaded: Loaded, difference: Difference, json: boolean, io: Io): number {
  const text = describe(loaded, difference, io);
  const { why, choice = null } = difference;
  const isPlayed = why === 'proof' && findDifference(loaded.pkg.game, { ...loaded.record, proof: {} }) === null;
  if (json) io.say(JSON.stringify({ ok: false, why, choice, text, played: isPlayed }));
  else if (isPlayed) io.say(io.t.onlyPlayed(loaded.file));
  io.complain(text);
  return 1;
}

function describe(loaded: Loaded, { choice, refusal, ...difference }: Difference, io: Io): string {
  if (choice !== undefined && refusal !== undefined) return brokenText(loaded, choice, refusal, io);
  return `${loaded.file}: ${clean(say(io.words.sayings.differences, difference) ?? difference.why)}`;
}
