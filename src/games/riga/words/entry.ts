// What the score pad says; names of buildings, goods and tiles come from the board.
import type { FunctionId } from '../data/buildings.ts';

/** R7.8–R7.11d The functions that bring points at the end. */
export const END_FUNCTIONS = [
  'END_MERCHANT_CITIES',
  'END_KNIGHT_CITIES',
  'END_SAME_CITY',
  'END_TWO_PER_CITY',
] as const satisfies readonly FunctionId[];
export type EndFunction = (typeof END_FUNCTIONS)[number];

export interface EntryWords {
  readonly modules: string;
  readonly town: string;
  readonly empty: string;
  readonly hand: string;
  readonly coins: string;
  readonly stored: string;
  readonly kinds: string;
  readonly box: string;
  readonly to: string;
  readonly toTown: string;
  readonly toHand: string;
  remove(building: string): string;
  cover(building: string): string;
  uncover(building: string): string;
  /** Above the town: cards may say something else than Kontor's. */
  readonly typing: string;
  /** A press on a card. */
  type(building: string): string;
  /** Said of a card on which something was typed. */
  readonly typed: string;
  readonly points: string;
  /** 'Points, not 6' */
  instead(label: string, kontors: number): string;
  readonly atEnd: string;
  readonly ends: Readonly<Record<EndFunction | 'NONE', string>>;
  /** Points for each thing counted. */
  readonly each: string;
  readonly asKontor: string;
  readonly masters: string;
  readonly mastersAbout: string;
  readonly sides: Readonly<Record<'max' | 'first', string>>;
  ownerOf(tile: string): string;
  sideOf(tile: string): string;
  readonly nobody: string;
  readonly mayors: string;
  readonly mayorsAbout: string;
  readonly mayor: string;
  mayorOf(city: string): string;
}
