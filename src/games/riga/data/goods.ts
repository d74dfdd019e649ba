// Dossier 4.2, 4.3. Counts and base values are the printed ones; of the cities those of grain.
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

/** R6.2, R6.3 What grain, wine, glass and cloth are worth at a place. */
export const PLACE_ROWS = {
  visby: { colour: 'red', pays: [2, 0, 6, 5] },
  tallinn: { colour: 'yellow', pays: [4, 3, 0, 5] },
  stockholm: { colour: 'blue', pays: [2, 5, 4, 0] },
  danzig: { colour: 'green', pays: [0, 3, 4, 7] },
  riga: { colour: 'brown', pays: [2, 3, 4, 5] },
} as const satisfies Record<
  Place,
  { readonly colour: string; readonly pays: readonly [number, number, number, number] }
>;
