// Dossier 4.1, 4.2, 4.5: the eleven tracks of a personal board, what their spaces show, and which symbol moves which cube.
import { rowsOf, valuesOf } from '../../../text/edition/edition.ts';
import { inPlay } from './in-play.ts';

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
const resource = (cube: Cube): Omit<TrackRow, 'last'> => ({ kind: 'resource', side: '', cube, seals: [] });
const left = { kind: 'seal', side: 'left', cube: 'silver', seals: ['seal_diamond', 'seal_star'] } as const;
const right = { kind: 'seal', side: 'right', cube: 'silver', seals: ['seal_square', 'seal_star'] } as const;

/** What no edition changes. */
const STRUCTURE: Readonly<Record<TrackId, Omit<TrackRow, 'last'>>> = {
  prestige: { kind: 'prestige', side: 'outer', cube: 'white', seals: [] },
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
export let TRACK_ROWS!: Readonly<Record<TrackId, TrackRow>>;

/** What is printed on a track, by position. `values` holds the number shown or null for a blank (R6.8). */
export interface Spaces {
  readonly values?: readonly (number | null)[];
  readonly orders?: readonly number[];
  /** Where the banners are; `BANNERS` has their stars. */
  readonly stars?: readonly number[];
  /** R6.1 */
  readonly arrows?: readonly number[];
  /** R6.3 Where a resource moves on, by the booklet the track's own (Q17); `SYMBOLS` says which. */
  readonly symbols?: readonly number[];
}
/** The rows of an edition: the tracks of resources, and those of seals. */
export interface ResourceRow {
  readonly last: number;
  readonly values: readonly (number | null)[];
  readonly orders: readonly number[];
  readonly arrows: readonly number[];
}
export interface SealRow {
  readonly last: number;
  readonly symbolsAt: readonly number[];
  readonly symbols: readonly Resource[];
  readonly starsAt: readonly number[];
  readonly stars: readonly number[];
}

/** R6.1 */
export let DOUBLE_STEPS = 0;
export let SPACES!: Readonly<Record<TrackId, Spaces>>;
/** R6.7 The stars of each banner of a seal track, and R6.3 the resource of each symbol. */
export let BANNERS!: Readonly<Partial<Record<TrackId, readonly number[]>>>;
export let SYMBOLS!: Readonly<Partial<Record<TrackId, readonly Resource[]>>>;

interface Printed {
  readonly doubleSteps: number;
  readonly rows: Record<TrackId, TrackRow>;
  readonly spaces: Record<TrackId, Spaces>;
  readonly banners: Partial<Record<TrackId, readonly number[]>>;
  readonly symbols: Partial<Record<TrackId, readonly Resource[]>>;
}
function printedOn(): Printed {
  const { doubleSteps, prestigeSpaces } = valuesOf<Record<'doubleSteps' | 'prestigeSpaces', number>>(inPlay.edition);
  const resources = rowsOf<ResourceRow>(inPlay.edition, 'resources');
  const seals = rowsOf<SealRow>(inPlay.edition, 'seals');
  const by = <T>(make: (id: TrackId) => T) =>
    Object.fromEntries(TRACKS.map((id) => [id, make(id)])) as Record<TrackId, T>;
  const sealed = <T>(make: (row: SealRow) => T) =>
    Object.fromEntries(TRACKS.flatMap((id) => (id in seals ? [[id, make(seals[id])]] : [])));
  return {
    doubleSteps,
    rows: by((id) => ({
      ...STRUCTURE[id],
      last: id === 'prestige' ? prestigeSpaces - 1 : (resources[id] ?? seals[id]).last,
    })),
    spaces: by((id) => {
      if (id === 'prestige') return {};
      if (id in seals) return { symbols: seals[id].symbolsAt, stars: seals[id].starsAt };
      const { values, orders, arrows } = resources[id];
      return id === 'gold' ? { arrows, orders } : { values, orders };
    }),
    banners: sealed(({ stars }) => stars),
    symbols: sealed(({ symbols }) => symbols),
  };
}
inPlay.table(printedOn, ({ doubleSteps, rows, spaces, banners, symbols }) => {
  DOUBLE_STEPS = doubleSteps;
  TRACK_ROWS = rows;
  SPACES = spaces;
  BANNERS = banners;
  SYMBOLS = symbols;
});

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
