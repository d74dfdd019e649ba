// What a table or a record says that no game says. The data name a key and facts; the sentences are in `src/words`.
import type { RecordWhy } from '../kernel/record.ts';
import type { Refusal } from '../kernel/types.ts';

/** Why the table does not do something. */
export type TableRefusal =
  // playing
  | 'gameOver'
  | 'notYourTurn'
  | 'notOffered'
  | 'confirmFirst'
  | 'stale'
  | 'unreadable'
  | 'nothingToConfirm'
  | 'nothingToUndo'
  | 'nothingToAgree'
  | 'badBack'
  | 'withoutAbsent'
  | 'enough'
  | 'daily'
  | 'dailySeen'
  | 'onlyHouse'
  // a program at a seat
  | 'seatKey'
  | 'badSeatKey'
  | 'noSeatKey'
  // talking
  | 'chatOff'
  | 'wrongRoom'
  | 'badLine'
  | 'noSuchLine'
  | 'tooChatty'
  | 'chatFull'
  | 'noHoliday'
  | 'noHolidays'
  | 'tooMuchHoliday'
  | 'timeUp'
  // sitting down and getting up
  | 'tooManyBotTables'
  | 'notSeated'
  | 'chairTaken'
  | 'otherChair'
  | 'alreadySeated'
  | 'sentAway'
  | 'badChair'
  | 'tableFull'
  | 'notOut'
  | 'notHost'
  | 'unknownBot'
  // starting
  | 'wrongPhase'
  | 'tooFewPlayers'
  | 'tooManyPlayers'
  | 'notPromised'
  | 'otherRoll'
  | 'contributionBroken'
  | 'tableGone';
export type ProofWhy =
  | 'secretMissing'
  | 'secretBroken'
  | 'contributionMissing'
  | 'contributionBroken'
  | 'seedDiffers'
  | 'rollBroken'
  | 'attemptsMissing'
  | 'attemptsBroken';
export type DifferenceWhy =
  | 'rules'
  | 'illegal'
  | 'edition'
  | 'seed'
  | 'proof'
  | 'unfinished'
  | 'finished'
  | 'scores'
  | 'winners'
  | 'state';

/** A fact, fit to be read. */
export type Fact = (name: string) => string;
export type Sayings<Why extends string = string> = Readonly<Record<Why, (fact: Fact) => string>>;

export interface TableTexts {
  readonly refusals: Sayings<TableRefusal>;
  /** What is wrong with a record. */
  readonly records: Sayings<RecordWhy>;
  /** What is wrong with a proof of fairness. */
  readonly proofs: Sayings<ProofWhy>;
  /** What differs when a record is played again. */
  readonly differences: Sayings<DifferenceWhy>;
}

/** The sentence for a reason; null: it is none of these. */
export function say(sayings: Sayings, { why, facts = {} }: Pick<Refusal, 'why' | 'facts'>): string | null {
  return Object.hasOwn(sayings, why) ? sayings[why]((name) => String(facts[name] ?? '?')) : null;
}

/** '12,9' is read better as '12, 9'. */
export const spaced = (text: string): string => text.replaceAll(',', ', ');
/** People count seats from 1. */
export const seatsIn = (text: string): string =>
  spaced(text.replace(/\d+/g, (seat) => String(Number(seat) + 1)) || '–');

/** The reason inside a reason: the fact `problem` is a key of the proofs. */
export const proven = (proofs: Sayings, fact: Fact): string =>
  say(proofs, { why: fact('problem'), facts: { seat: fact('seat') } }) ?? fact('problem');
