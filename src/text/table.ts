// What a table or a record says beyond its game. The data name a key and facts; the sentences are in `src/words`.
import type { RecordWhy } from '../kernel/record.ts';
import type { Refusal } from '../kernel/types.ts';

/** Why the table refuses something. */
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
  | 'inRound'
  | 'dailySeen'
  | 'onlyHouse'
  // a program at a seat
  | 'seatKey'
  | 'badSeatKey'
  | 'noSeatKey'
  // two on a seat, and open hands
  | 'handsSeen'
  | 'badInvitation'
  | 'alreadyTwo'
  | 'notTwo'
  | 'onlyFirst'
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
  // somebody keeps the others waiting
  | 'notAwaited'
  | 'nudged'
  | 'tooSoon'
  | 'noStandIn'
  | 'isHere'
  | 'onlyTwo'
  | 'botChooses'
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
  | 'badSetting'
  | 'storyGoesOn'
  | 'tooManySeated'
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
  | 'roundBroken'
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

/** A fact in readable form. */
export type Fact = (name: string) => string;
export type Sayings<Why extends string = string> = Readonly<Record<Why, (fact: Fact) => string>>;

export interface TableTexts {
  readonly refusals: Sayings<TableRefusal>;
  /** What is wrong with a record. */
  readonly records: Sayings<RecordWhy>;
  /** What is wrong with a proof of fairness. */
  readonly proofs: Sayings<ProofWhy>;
  /** What differs when a record is replayed. */
  readonly differences: Sayings<DifferenceWhy>;
}

/** The sentence for a reason; null: not one of these. */
export function say(sayings: Sayings, { why, facts = {} }: Pick<Refusal, 'why' | 'facts'>): string | null {
  return Object.hasOwn(sayings, why) ? sayings[why]((name) => String(facts[name] ?? '?')) : null;
}

/** '12, 9' reads better than '12,9'. */
export const spaced = (text: string): string => text.replaceAll(',', ', ');
/** People count seats from 1. */
export const seatsIn = (text: string): string =>
  spaced(text.replace(/\d+/g, (seat) => String(Number(seat) + 1)) || '–');

/** The reason within a reason: the fact `problem` is a key of the proofs. */
export const proven = (proofs: Sayings, fact: Fact): string =>
  say(proofs, { why: fact('problem'), facts: { seat: fact('seat') } }) ?? fact('problem');
