// Dossier 4.1, 4.2, 4.5: the eleven tracks of a personal board, what their spaces show, and which symbol moves which cube.

/** The tracks in the order of a board; the rules handle a track by its place in this list. */
export const TRACKS = [
  'prestige',
  'book',
  'artwork',
  'topaz',
  'emerald',
  'gold',
  'book_seal',
  'artwork_seal',
  'topaz_seal',
  'emerald_seal',
  'gold_seal',
] as const;
export type TrackId = (typeof TRACKS)[number];
/** The five resources that have orders and a seal track (R10.5). */
export const RESOURCES = ['book', 'artwork', 'topaz', 'emerald', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Cube = 'white' | 'purple' | 'brown' | 'blue' | 'green' | 'yellow' | 'silver';
export type Seal = 'seal_diamond' | 'seal_square' | 'seal_star';
export type CardSymbol = 'prestige' | Resource | Seal;

export interface TrackRow {
  readonly kind: 'prestige' | 'resource' | 'seal';
  readonly side: 'outer' | 'left' | 'right' | '';
  readonly cube: Cube;
  readonly seals: readonly Seal[];
  /** The last space; the prestige track is printed so far and goes on (R14). */
  readonly last: number;
}
const resource = (cube: Cube): TrackRow => ({ kind: 'resource', side: '', cube, seals: [], last: 16 });
const left: TrackRow = { kind: 'seal', side: 'left', cube: 'silver', seals: ['seal_diamond', 'seal_star'], last: 9 };
const right: TrackRow = { kind: 'seal', side: 'right', cube: 'silver', seals: ['seal_square', 'seal_star'], last: 7 };

export const TRACK_ROWS: Readonly<Record<TrackId, TrackRow>> = {
  prestige: { kind: 'prestige', side: 'outer', cube: 'white', seals: [], last: 99 },
  book: resource('purple'),
  artwork: resource('brown'),
  topaz: resource('blue'),
  emerald: resource('green'),
  gold: resource('yellow'),
  book_seal: left,
  artwork_seal: left,
  topaz_seal: right,
  emerald_seal: right,
  gold_seal: right,
};

/** What is printed on a track, by position. `values` holds the number shown or null for a blank (R6.8). */
export interface Spaces {
  readonly values?: readonly (number | null)[];
  readonly orders?: readonly number[];
  /** Banner by banner: the first has one star. */
  readonly stars?: readonly number[];
  /** R6.1 */
  readonly arrows?: readonly number[];
  /** R6.3 Where the track's own resource moves on (Q17). */
  readonly symbols?: readonly number[];
}
const gem: Spaces = {
  values: [0, 1, 2, 3, 4, 5, 6, 7, 8, null, 9, null, 10, null, 11, null, 12],
  orders: [4, 8, 11, 12, 13, 14, 16],
};
const leftSeals: Spaces = { symbols: [1, 4, 8], stars: [3, 5, 7, 9] };
const rightSeals: Spaces = { symbols: [1, 4, 6], stars: [3, 5, 7] };

/** R6.1 */
export const DOUBLE_STEPS = 2;

export const SPACES: Readonly<Record<TrackId, Spaces>> = {
  prestige: {},
  book: {
    values: [0, null, 1, null, 3, null, 5, null, 6, null, 7, null, 8, null, 9, null, 10],
    orders: [3, 5, 7, 9, 11, 13, 15],
  },
  artwork: { values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16], orders: [5, 8, 12, 14, 16] },
  topaz: gem,
  emerald: gem,
  gold: { arrows: [3, 6, 9, 12, 15], orders: [5, 8, 11, 14, 16] },
  book_seal: leftSeals,
  artwork_seal: leftSeals,
  topaz_seal: rightSeals,
  emerald_seal: rightSeals,
  gold_seal: rightSeals,
};

/** Which tracks a symbol, the split card or a double arrow may move (R5.4–R5.6, R6.1). */
export const ELIGIBLE = {
  prestige: ['prestige'],
  book: ['book'],
  artwork: ['artwork'],
  topaz: ['topaz'],
  emerald: ['emerald'],
  gold: ['gold'],
  seal_diamond: ['book_seal', 'artwork_seal'],
  seal_square: ['topaz_seal', 'emerald_seal', 'gold_seal'],
  seal_star: ['book_seal', 'artwork_seal', 'topaz_seal', 'emerald_seal', 'gold_seal'],
  wild: TRACKS,
  double_arrow: TRACKS.filter((track) => track !== 'gold'),
} as const satisfies Record<CardSymbol | 'wild' | 'double_arrow', readonly TrackId[]>;
