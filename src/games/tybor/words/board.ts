// What the board itself says; its sentences about the game are in texts.ts.
import type { BuildingEffect } from '../data/buildings.ts';
import type { ChapterId, RoundEffect } from '../data/cards.ts';
import type { Profession } from '../data/persons.ts';
import type { Area, Size, Use } from '../types.ts';
import type { CardNames } from './names.ts';

export interface BoardWords {
  readonly names: CardNames;
  readonly options: string;
  readonly close: string;
  readonly back: string;
  readonly more: string;
  readonly market: string;
  readonly marketEmpty: string;
  /** A colour in the market: '−2: small 1, large 5'. */
  costs(colour: string, discount: number, small: number, large: number): string;
  building(name: string, small: number, large: number, ability: string): string;
  built(name: string, size: Size, points: number): string;
  readonly size: Readonly<Record<Size, string>>;
  ability(effect: BuildingEffect, colour: string): string;
  sign(profession: string): string;
  tooDear(cost: number, have: number): string;
  costsNow(cost: number): string;
  readonly notNow: string;
  readonly place: Readonly<Record<Use['as'], string>>;
  readonly zone: Readonly<Record<Area | 'building', string>>;
  readonly zoneEmpty: Readonly<Record<Area | 'building', string>>;
  /** An area of somebody else where nothing lies. */
  readonly zoneBare: string;
  /** Where the card would count, in short. */
  readonly placeAbout: Readonly<Record<Use['as'], string>>;
  set(profession: Profession, count: number, inSet: number, needs: number): string;
  noSet(profession: Profession, count: number): string;
  work(count: number): string;
  workThen(before: number, after: number): string;
  affordable(count: number): string;
  readonly unaffordable: string;
  chapterThen(count: number, needs: number): string;
  readonly plan: string;
  readonly hand: string;
  readonly aside: string;
  readonly pickHint: string;
  readonly shownMine: string;
  shownBy(name: string): string;
  readonly picked: string;
  pickedAs(place: string): string;
  pickedBack(card: string): string;
  passTo(name: string): string;
  readonly seen: string;
  seenWith(name: string): string;
  readonly seenAbout: string;
  readonly order: string;
  orderAbout(colours: string, points: number): string;
  orderEach(points: number): string;
  readonly orderHidden: string;
  readonly overview: string;
  /** What the symbols of a profession bring at the end (R8.2). */
  readonly symbolAbout: Readonly<Record<Profession, string>>;
  /** What the colour symbols of a citizen are good for. */
  readonly coloursAbout: string;
  tableau(name: string): string;
  readonly lookAt: string;
  summary(name: string, buildings: number, citizens: number, work: number): string;
  readonly starter: string;
  readonly round: string;
  readonly scenarioCards: string;
  readonly cost: Readonly<Record<Size, string>>;
  dealt(cards: number, isLeft: boolean): string;
  readonly story: string;
  readonly storyGo: string;
  readonly goals: Readonly<Record<ChapterId, string>>;
  /** What the end of a round, named by its number, brings or takes. */
  end(effect: RoundEffect, n: number, round: string): string;
  largeGoal(every: number, points: number): string;
  readonly atEnd: string;
  points(n: number): string;
  readonly piles: string;
  pile(count: number): string;
  discard(count: number): string;
  stack(count: number): string;
  readonly discardEmpty: string;
  payLeft(n: number): string;
  payOver(n: number): string;
  readonly payExact: string;
  readonly scoring: string;
  readonly total: string;
  readonly again: string;
  readonly skip: string;
  readonly works: string;
  /** What was secret, when a finished game is laid open. */
  readonly secret: Readonly<Record<'hand' | 'picked' | 'drawn' | 'people' | 'buildings', string>>;
}
