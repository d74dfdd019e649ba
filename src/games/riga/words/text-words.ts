// The form of the words of one language; which sentence when is in sentences.ts.
import type { ViewOf } from '../../../kernel/types.ts';
import { rowInPlay } from '../../../text/edition/named.ts';
import type { SettingText, Texts } from '../../../text/texts.ts';
import type { Kind } from '../data/buildings.ts';
import { GOODS, type Place } from '../data/goods.ts';
import { inPlay } from '../data/in-play.ts';
import { type BuildingId, buildingOf, countsOf, GOOD_IDS, type GoodId } from '../data/kinds.ts';
import type { Choices, Happened, ModuleId, RigaTask, S, Season } from '../types.ts';
import type { CardNames } from './names.ts';
import type { PadRefusals } from './pad-refusals.ts';

export type RigaTexts = Texts<RigaTask, Choices[keyof Choices], Happened, ViewOf<S>>;
export type V = ViewOf<S>;

export type RefusalKey =
  // the start and taking
  | 'keepOne'
  | 'notOfferedToYou'
  | 'takeFirst'
  | 'takeOne'
  | 'rowGone'
  | 'notOnDisplay'
  // the Victual Brothers
  | 'answerOne'
  | 'notYourBuilding'
  | 'noSuchPerson'
  | 'isCovered'
  // building and paying
  | 'takenAlready'
  | 'nothingOwed'
  | 'buildOrEnd'
  | 'standsAlready'
  | 'noSuchRigaBuilding'
  | 'takeItFirst'
  | 'notInHand'
  | 'tooLittle'
  | 'payOne'
  | 'notPaidYet'
  | 'closedHere'
  | 'noSuchGood'
  | 'dearestFirst'
  | 'notEnoughLeft'
  | 'tooFewCoins'
  | 'coinsTooNew'
  | 'fillTheGap'
  | 'storeUpTo'
  // winter
  | 'cheapestFirst'
  | 'discardExactly';
export type LineLabel =
  | 'printed'
  | 'merchantCities'
  | 'knightCities'
  | 'sameCity'
  | 'twoPerCity'
  | 'leftInHand'
  | 'tileOwned'
  | 'tileReached'
  | 'tileSecond'
  | 'money'
  | 'spaces'
  | 'mayor';

/** A fact of a refusal or a line, fit to be read: buildings, goods, places and tiles by their names. */
export type Fact = (name: string) => string;
/** What a payment leads to: ducats still owed, or kept on the Exchange Office, or too much. */
export interface PaidWords {
  readonly left: number;
  readonly kept: number;
  readonly over: number;
  /** R12.2 Whether overpaid ducats move the player's token. */
  readonly isMove: boolean;
}
/** A building as an option tells it. */
export interface BuildingWords {
  readonly name: string;
  readonly cost: number;
  readonly vp: number;
  readonly person: string;
  readonly does: string;
}

/** The words of one language. */
export interface Words {
  readonly title: string;
  readonly tagline: string;
  readonly settings: Readonly<Record<ModuleId, SettingText>>;
  readonly ties: Readonly<Record<string, string>>;
  readonly presets: Readonly<Record<string, string>>;
  readonly names: CardNames;
  and(list: readonly string[]): string;
  readonly asks: {
    readonly keep: string;
    take(season: Season): string;
    answer(row: number, goods: string, stolen: string): string;
    build(built: number): string;
    pay(building: string, cost: number, owed: number, worth: string): string;
    payMore(building: string, over: number, worth: string): string;
    store(building: string, over: number): string;
    discard(limit: number, left: number): string;
  };
  readonly options: {
    keep(building: BuildingWords): string;
    row(row: number, goods: string, value: number, hasToken: boolean): string;
    take(building: BuildingWords): string;
    fight(building: string): string;
    ransom(building: string): string;
    plundered(good: string): string;
    /** `paid` is what the cheapest payment leads to. */
    build(building: BuildingWords, paid: PaidWords): string;
    readonly end: string;
    good(good: string, worth: number, paid: PaidWords): string;
    money(coins: number, stored: number, paid: PaidWords): string;
    enough(over: number): string;
    store(store: number, steps: number): string;
    discardGood(good: string, base: number): string;
    discardBuilding(building: BuildingWords): string;
  };
  readonly events: EventWords;
  readonly lines: Readonly<Record<LineLabel, (fact: Fact) => string>>;
  readonly kinds: Readonly<Record<LineLabel, string>>;
  readonly refusals: Readonly<Record<RefusalKey, (fact: Fact) => string>> & PadRefusals;
}
export interface EventWords {
  began(name: string, years: number): string;
  tiles(tiles: string): string;
  /** A tile as it lies: 'Max. Visby', 'First Knight'. */
  tile(tile: string, side: 'max' | 'first' | 'money'): string;
  goodsDealt(name: string, goods: string): string;
  offered(name: string, count: number, buildings: string): string;
  kept(name: string, building: string, buried: string): string;
  year(year: number, years: number, name: string): string;
  rows(rows: string): string;
  row(row: number, goods: string, hasToken: boolean): string;
  reshuffled(count: number): string;
  aged(gone: string, count: number): string;
  displayed(buildings: string): string;
  season(season: 'summer' | 'autumn' | 'winter', order: string): string;
  tookRow(name: string, row: number, goods: string): string;
  tookBuilding(name: string, building: string): string;
  covered(name: string, as: 'fight' | 'ransom', building: string): string;
  plundered(name: string, good: string): string;
  drew(name: string, count: number, goods: string): string;
  erected(name: string, building: string, cost: number, paid: string, after: { kept: number; over: number }): string;
  coins(count: number): string;
  stored(count: number): string;
  moved(name: string, city: string, steps: number, space: number): string;
  mayor(name: string, city: string): string;
  claimed(name: string, tile: string, from: string | null): string;
  contested(name: string, tile: string): string;
  discarded(name: string, cards: string): string;
  ended(hands: string): string;
  hand(name: string, cards: string): string;
}

export const buildingName = (names: CardNames, id: BuildingId): string => {
  const { place, kind, code } = buildingOf(id);
  return names.given(code) ?? names.building(place, kind);
};
/** What the edition in play calls a row of buildings; undefined: it has none with this id. */
export function buildingRowName(names: CardNames, code: string): string | undefined {
  const row = rowInPlay(inPlay, 'buildings', code);
  return row && (names.given(code) ?? names.building(row.place as Place, row.kind as Kind));
}
/** Without its place. */
export const shortName = (names: CardNames, id: BuildingId): string => {
  const { kind, code } = buildingOf(id);
  return names.given(code) ?? names.kinds[kind];
};
/** What a building does, with the place where that is another than its own; nothing: ''. */
export function functionName(names: CardNames, id: BuildingId): string {
  const { does, amount, at, target, which } = buildingOf(id);
  if (does === 'NONE') return '';
  const said = names.functions[does](amount);
  return target < 0 || target === at ? said : `${said} (${names.places[which as Place]})`;
}
/** 'Knight', 'Knight, Merchant' */
export const personsName = (names: CardNames, id: BuildingId): string =>
  buildingOf(id)
    .persons.map((person) => names.persons[person])
    .join(', ');
/** '2 Grain, 1 Cloth' */
export const goodsName = (names: CardNames, goods: readonly GoodId[]): string => {
  const counts = countsOf(goods);
  return GOOD_IDS.filter((good) => counts[good] > 0)
    .map((good) => `${counts[good]} ${names.goods[GOODS[good]]}`)
    .join(', ');
};
export function buildingWords(names: CardNames, id: BuildingId, cost = buildingOf(id).cost): BuildingWords {
  return {
    name: buildingName(names, id),
    cost,
    vp: buildingOf(id).vp,
    person: personsName(names, id),
    does: functionName(names, id),
  };
}
