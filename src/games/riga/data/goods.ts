// Dossier 4.2, 4.3. Counts and base values are the printed ones, as are the cities of grain; the other cities are reconstructed.
import { PARAMETERS } from './parameters.ts';

export const GOODS = ['grain', 'wine', 'glass', 'cloth'] as const;
export type Good = (typeof GOODS)[number];
export const PLACES = ['visby', 'tallinn', 'stockholm', 'danzig', 'riga'] as const;
export type Place = (typeof PLACES)[number];
/** The first four places: in Riga nobody is mayor and no city is counted. */
export const CITIES = ['visby', 'tallinn', 'stockholm', 'danzig'] as const;
export type City = (typeof CITIES)[number];

export interface GoodRow {
  readonly count: number;
  readonly base: number;
  readonly dear: City;
  readonly closed: City;
}
export const GOOD_ROWS = {
  grain: { count: 14, base: 2, dear: 'tallinn', closed: 'danzig' },
  wine: { count: 12, base: 3, dear: 'stockholm', closed: 'visby' },
  glass: { count: 10, base: 4, dear: 'visby', closed: 'tallinn' },
  cloth: { count: 8, base: 5, dear: 'danzig', closed: 'stockholm' },
} as const satisfies Record<Good, GoodRow>;

type Prices = readonly [number, number, number, number];
/** R6.3 A good is expensive in one city, closed in one, and worth its base value everywhere else. */
const priceAt = (place: Place, { base, dear, closed }: GoodRow): number =>
  place === closed ? 0 : place === dear ? base + PARAMETERS.premiumBonus : base;
const pricesAt = (place: Place): Prices => {
  const { grain, wine, glass, cloth } = GOOD_ROWS;
  return [priceAt(place, grain), priceAt(place, wine), priceAt(place, glass), priceAt(place, cloth)];
};

/** R6.2 What grain, wine, glass and cloth are worth at a place. */
export const PLACE_ROWS = {
  visby: { colour: 'red', pays: pricesAt('visby') },
  tallinn: { colour: 'yellow', pays: pricesAt('tallinn') },
  stockholm: { colour: 'blue', pays: pricesAt('stockholm') },
  danzig: { colour: 'green', pays: pricesAt('danzig') },
  riga: { colour: 'brown', pays: pricesAt('riga') },
} as const satisfies Record<Place, { readonly colour: string; readonly pays: Prices }>;
