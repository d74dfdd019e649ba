// Dossier 4.4, 4.5. Names: words/<language>/names.ts.
import { idsOf, rowsOf } from '../../../text/edition/edition.ts';
import { BUILT_IN } from './built-in.ts';
import type { Good, Place } from './goods.ts';
import { inPlay } from './in-play.ts';

export const PERSONS = ['knight', 'merchant'] as const;
export type Person = (typeof PERSONS)[number];

/** R7 What an erected building does. */
export const FUNCTIONS = [
  'NONE', // R7.12
  'SALE_PLUS',
  'COINS',
  'DRAW_ON_ROW',
  'DRAW_ON_BUILDING',
  'DISCOUNT_CITY',
  'DISCOUNT_COMBO',
  'DISCOUNT_ALL',
  'HAND_LIMIT_2',
  'HAND_LIMIT_3',
  'KEEP_CHANGE',
  'END_MERCHANT_CITIES',
  'END_KNIGHT_CITIES',
  'END_SAME_CITY',
  'END_TWO_PER_CITY',
] as const;
export type FunctionId = (typeof FUNCTIONS)[number];
/** As a document has them: the hand limit is one function, whichever rule it is in (R7.7, of Riga's buildings R7.11c). */
export const WRITTEN_FUNCTIONS = [
  ...new Set(FUNCTIONS.map((does) => does.replace(/_[23]$/, '') as WrittenFunction)),
] as const;
export type WrittenFunction = Exclude<FunctionId, 'HAND_LIMIT_2' | 'HAND_LIMIT_3'> | 'HAND_LIMIT';

/** What a building is, wherever it stands: by this it is drawn, and named where its row brings no name. */
export const KINDS = [
  'markthalle',
  'kontor',
  'hafen',
  'gildehaus',
  'vogtei',
  'zeughaus',
  'ordenshaus',
  'burg',
  'bauhuette',
  'wirtshaus',
  'rathaus',
  'dom',
  'speicher',
  'wechselstube',
  'schule',
  'kloster',
] as const;
export type Kind = (typeof KINDS)[number];

interface Printed {
  readonly place: Place;
  readonly kind: Kind;
  readonly cost: number;
  readonly vp: number;
  /** None, one or two. */
  readonly persons: readonly Person[];
  /** How much of it the function does: ducats, coins, cards or points. */
  readonly amount: number;
  /** The good or the place that the function names. */
  readonly which: Good | Place | null;
}
export interface WrittenBuilding extends Printed {
  readonly does: WrittenFunction;
}
export interface BuildingRow extends Printed {
  readonly does: FunctionId;
}

/** In the order by which they are numbered; those of Riga there are for every player (R1.5). */
export let BUILDINGS!: Readonly<Record<string, BuildingRow>>;
inPlay.table(
  () => {
    const rows = rowsOf<WrittenBuilding>(inPlay.edition, 'buildings');
    return Object.fromEntries(idsOf(inPlay.edition, 'buildings', BUILT_IN).map((id) => [id, readRow(rows[id])]));
  },
  (made) => {
    BUILDINGS = made;
  },
);

function readRow(row: WrittenBuilding): BuildingRow {
  const { does } = row;
  if (does !== 'HAND_LIMIT') return { ...row, does };
  return { ...row, does: row.place === 'riga' ? 'HAND_LIMIT_3' : 'HAND_LIMIT_2' };
}
