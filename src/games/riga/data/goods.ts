// Dossier 4.2, 4.3. Counts and base values are the printed ones, as are the cities of grain; the other cities are reconstructed.
import { rowsOf } from '../../../text/edition/edition.ts';
import { inPlay } from './in-play.ts';
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
export let GOOD_ROWS!: Readonly<Record<Good, GoodRow>>;
inPlay.table(
  () => rowsOf<GoodRow>(inPlay.edition, 'goods') as Readonly<Record<Good, GoodRow>>,
  (made) => {
    GOOD_ROWS = made;
  },
);

/** R6.3 A good is expensive in one city, closed in one, and worth its base value everywhere else. */
const priceAt = (place: Place, { base, dear, closed }: GoodRow): number =>
  place === closed ? 0 : place === dear ? base + PARAMETERS.premiumBonus : base;

const COLOURS = { visby: 'red', tallinn: 'yellow', stockholm: 'blue', danzig: 'green', riga: 'brown' } as const;
interface PlaceRow {
  readonly colour: (typeof COLOURS)[Place];
  readonly pays: readonly number[];
}
/** R6.2 What grain, wine, glass and cloth are worth at a place. */
export let PLACE_ROWS!: Readonly<Record<Place, PlaceRow>>;
inPlay.table(
  () => {
    const pays = (place: Place) => GOODS.map((good) => priceAt(place, GOOD_ROWS[good]));
    const rows = PLACES.map((place): [Place, PlaceRow] => [place, { colour: COLOURS[place], pays: pays(place) }]);
    return Object.fromEntries(rows) as Readonly<Record<Place, PlaceRow>>;
  },
  (made) => {
    PLACE_ROWS = made;
  },
);
