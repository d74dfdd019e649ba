// The few words that only the terminal needs.
import type { Scoring } from '../data/table.ts';
import type { Part } from '../types.ts';
import type { Names } from './names.ts';

export interface TerminalWords {
  readonly names: Names;
  readonly scorings: Readonly<Record<Scoring, string>>;
  round(number: number): string;
  readonly over: string;
  limit(cards: number): string;
  decks(text: string): string;
  readonly scoring: string;
  after(round: number, kinds: string): string;
  readonly nothing: string;
  readonly all: string;
  readonly market: string;
  arrow(slider: number, tiles: readonly number[]): string;
  points(n: number): string;
  value(n: number): string;
  readonly seals: string;
  seat(number: number): string;
  readonly you: string;
  prestige(n: number): string;
  ends(total: number): string;
  hand(n: number): string;
  readonly left: string;
  readonly right: string;
  readonly both: string;
  /** What the signs on the tracks mean. */
  readonly signs: readonly string[];
  readonly laid: string;
  readonly seen: string;
  readonly splitCard: string;
  readonly sold: string;
  readonly yourHand: string;
  readonly yourEnvelope: string;
  readonly discarding: string;
  received(name: string): string;
  readonly parts: Readonly<Record<Part, string>>;
  readonly toLay: string;
  readonly soldThisRound: string;
  readonly discarded: string;
}
