// What the board itself says; its sentences about the game are in texts.ts.
import type { CardNames } from './names.ts';

/** What a tile means for a seat. `missing`: how many more of what it counts. */
export type Stand =
  | { readonly as: 'money' }
  | { readonly as: 'mine'; readonly isSafe: boolean }
  | { readonly as: 'claim' | 'settle'; readonly missing: number }
  /** R10.7b; `second`: R10.11 the points for the second place are safe as it stands. */
  | { readonly as: 'overtake'; readonly missing: number; readonly second: boolean }
  /** R10.10 */
  | { readonly as: 'reach'; readonly missing: number }
  | { readonly as: 'reached' };
/** R10.12, R10.13 One player's cash at the end and what it brings. */
export interface Purse {
  readonly seat: number;
  readonly goods: number;
  readonly money: number;
  readonly cash: number;
  readonly place: number;
  /** Everybody with as much, oneself included. */
  readonly tied: readonly number[];
  /** What the ranks they occupy bring, one after the other. */
  readonly ranks: readonly number[];
  readonly points: number;
}

export interface BoardWords {
  readonly names: CardNames;
  readonly board: string;
  readonly options: string;
  readonly close: string;
  readonly cancel: string;
  readonly back: string;
  year(year: number, years: number): string;
  readonly beforeFirst: string;
  starter(name: string): string;
  readonly order: string;
  // the rows and the display
  readonly rows: string;
  row(row: number, goods: string, value: number): string;
  rowTaken(row: number): string;
  readonly token: string;
  readonly market: string;
  readonly old: string;
  readonly fresh: string;
  readonly separation: string;
  readonly noRows: string;
  readonly leaves: string;
  readonly noneOld: string;
  readonly noneNew: string;
  // the piles
  readonly piles: string;
  pileGoods(count: number): string;
  pileBuildings(count: number): string;
  readonly discardGoods: string;
  readonly ruins: string;
  readonly none: string;
  // the Grand Masters
  readonly masters: string;
  side(side: 'max' | 'first' | 'money', needs: number): string;
  needs(side: 'max' | 'first', count: number): string;
  owner(name: string): string;
  readonly nobody: string;
  readonly contested: string;
  stand(stand: Stand): string;
  cash(count: number): string;
  // the towns
  town(name: string): string;
  readonly myTown: string;
  city(name: string, prices: string): string;
  price(good: string, worth: number): string;
  readonly notYetActive: string;
  readonly usedThisYear: string;
  readonly covered: string;
  readonly reserve: string;
  coins(count: number): string;
  bonus(points: number): string;
  track(city: string): string;
  space(name: string, space: number): string;
  readonly mayor: string;
  // the hand and what is paid
  readonly hand: string;
  handOf(size: number, limit: number): string;
  good(good: string, base: number): string;
  worthHere(worth: number): string;
  readonly closedHere: string;
  building(name: string, cost: number, vp: number): string;
  costLess(printed: number, cost: number): string;
  reach(reach: number): string;
  missing(missing: number): string;
  exact(): string;
  lost(count: number): string;
  moved(count: number): string;
  kept(count: number): string;
  owed(count: number): string;
  overpaid(count: number): string;
  claims(tile: string, from: string | null): string;
  readonly erect: string;
  readonly payMyself: string;
  readonly payRest: string;
  readonly take: string;
  readonly keep: string;
  readonly giveUp: string;
  thenPayable(buildings: string): string;
  readonly thenNothing: string;
  giving: string;
  /** Short, for a button under the sentence that asks. */
  readonly answers: {
    fight(building: string): string;
    ransom(building: string): string;
    plundered(good: string): string;
    store(count: number, steps: number): string;
  };
  readonly hints: Readonly<Record<'take' | 'build' | 'keep' | 'discard', string>>;
  /** What things do, where they are seen large. */
  readonly explain: {
    readonly row: string;
    readonly token: string;
    readonly good: string;
    readonly riga: string;
    prices(more: number): string;
    readonly steps: string;
    readonly mayor: string;
    max(needs: number): string;
    first(needs: number): string;
    readonly owner: string;
    readonly second: Readonly<Record<'max' | 'first', string>>;
    money(players: number): string;
  };
  // the end
  readonly leftTitle: string;
  readonly moneyTitle: string;
  readonly moneyAbout: string;
  purse(goods: number, money: number): string;
  /** Why a purse brings what it brings. */
  why(purse: Purse, others: string): string;
  /** Over what a hand and the piles hold when a finished game is laid open. */
  readonly laidOpen: { readonly goods: string; readonly buildings: string; readonly buried: string };
  seatHand(goods: number, buildings: number): string;
  seatTown(count: number): string;
  seatMoney(count: number): string;
}
