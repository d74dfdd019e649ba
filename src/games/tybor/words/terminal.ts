// The few words that only the terminal needs.
import type { BuildingEffect } from '../data/buildings.ts';
import type { ChapterId } from '../data/cards.ts';
import type { CardNames } from './names.ts';

export interface TerminalWords {
  readonly names: CardNames;
  round(roman: string, small: number, large: number): string;
  readonly over: string;
  piles(people: number, discard: number, stack: number): string;
  readonly goals: Readonly<Record<ChapterId, string>>;
  readonly display: string;
  readonly effects: Readonly<Record<BuildingEffect, string>>;
  readonly large: string;
  seat(number: number): string;
  readonly you: string;
  points(n: number): string;
  hand(n: number): string;
  work(n: number): string;
  readonly buildings: string;
  readonly citizens: string;
  readonly workers: string;
  readonly shown: string;
  readonly order: string;
  readonly yourHand: string;
  readonly picked: string;
  readonly drawn: string;
  seen(name: string): string;
}
