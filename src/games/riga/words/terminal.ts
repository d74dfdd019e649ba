// The few words that only the terminal needs.
import type { FunctionId } from '../data/buildings.ts';
import type { CardNames } from './names.ts';

export interface TerminalWords {
  readonly names: CardNames;
  year(year: number, years: number, season: string): string;
  readonly over: string;
  piles(goods: number, buildings: number): string;
  readonly discard: string;
  readonly nothing: string;
  /** Over the table of what goods are worth; `own` if the viewer's Market Halls are in it. */
  worth(own: boolean): string;
  readonly rows: string;
  row(number: number): string;
  total(base: number): string;
  readonly taken: string;
  readonly token: string;
  tokens(left: number): string;
  readonly fresh: string;
  readonly old: string;
  /** `own` is what it costs the viewer, `null` where that is the same. */
  cost(cost: number, own: number | null): string;
  points(n: number): string;
  /** What a building does, and how much of it; `names` the good it is about. */
  does(id: FunctionId, names: string, amount: number): string;
  readonly masters: string;
  sides: { readonly max: string; readonly first: string };
  owned(name: string): string;
  readonly free: string;
  readonly contested: string;
  needs(count: number): string;
  needsMore(count: number, owner: string): string;
  ranks(list: string): string;
  readonly mayors: string;
  readonly mayor: string;
  seat(number: number): string;
  readonly you: string;
  hand(goods: number, buildings: number, limit: number): string;
  coins(n: number): string;
  stored(n: number): string;
  readonly covered: string;
  readonly inactive: string;
  readonly reserve: string;
  readonly known: string;
  readonly yourHand: string;
  cash(n: number): string;
  readonly giving: string;
  paying(name: string, cost: number): string;
  paid(goods: string): string;
  owed(n: number): string;
  payable(payment: string, over: number): string;
  short(n: number): string;
}
