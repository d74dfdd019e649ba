// Dossier 4.1: every number of the rules that is not on a card.
import { idsOf, rowsOf, valuesOf } from '../../../text/edition/edition.ts';
import { BUILT_IN } from './built-in.ts';
import type { Place } from './goods.ts';
import { inPlay } from './in-play.ts';

/** R1.4 Drawn at the start, and kept. */
const START = { startBuildingsDrawn: 2, startBuildingsKept: 1 } as const;
export const NUMBER_TABLES = ['sums', 'more', 'limits', 'amounts', 'masters'] as const;

type Parameters = Readonly<
  Record<
    | 'startGoodsMinValue' // R1.3
    | 'rowMinValue' // R3.2
    | 'rowsMinusPlayers' // R3.2
    | 'newBuildingsMinusPlayers' // R3.4
    | 'vbRowsMinusPlayers' // R11.2
    | 'maxBuildsPerTurn' // R4.2
    | 'minEffectiveCost' // R6.4
    | 'handLimit' // R8.1
    | 'klosterMinBuildings' // R7.11d
    | 'bmStepsPerVp' // R12.4
    | 'premiumBonus' // R6.3
    | 'handBuildingPenalty' // R9.3
    | 'gmOwnerVp' // R10.9
    | 'gmSecondVp' // R10.10
    | 'vbTokensPerPlayer' // R11.1
    | 'vbFightDraw' // R11.3
    | 'vbPlunderCards' // R11.3
    | 'bmBaseSteps' // R12.2
    | 'bmMayorVp' // R12.5
    | 'gmTilesFlipped' // R10.2
    | 'gmTilesInPlay' // R10.2
    | 'gmMaxCity' // R10.7
    | 'gmMaxPerson' // R10.7
    | 'gmFirstCity' // R10.8
    | 'gmFirstPerson' // R10.8
    | 'gmContestedMinimum', // R10.15
    number
  > &
    typeof START
>;
export let PARAMETERS!: Parameters;
inPlay.table(
  () =>
    ({
      ...START,
      ...Object.assign({}, ...NUMBER_TABLES.map((table) => valuesOf<object>(inPlay.edition, table))),
    }) as Parameters,
  (made) => {
    PARAMETERS = made;
  },
);

/** R13.1 By number of players. */
export interface PlayersRow {
  /** R1.6 */
  readonly years: number;
  /** R10.13 What the Money tile brings, rank by rank. */
  readonly money: readonly number[];
}
export let PLAYERS!: Readonly<Record<string, PlayersRow>>;
inPlay.table(
  () => rowsOf<PlayersRow>(inPlay.edition, 'players'),
  (made) => {
    PLAYERS = made;
  },
);

/** R10.6 What a Grand Master tile counts, and how many each side asks for. */
export interface Tile {
  readonly counts: Place | 'knight' | 'merchant' | 'cash';
  /** R10.7, R10.8 */
  readonly max: number;
  readonly first: number;
  /** R0.3 */
  readonly needs: 'RG' | null;
}
export type TileId = string;
export let TILES!: Readonly<Record<TileId, Tile>>;
/** In the order in which they are stacked (R10.2). */
export let TILE_IDS!: readonly TileId[];
inPlay.table(
  () => {
    const rows = rowsOf<Pick<Tile, 'counts'>>(inPlay.edition, 'tiles');
    const tiles = idsOf(inPlay.edition, 'tiles', BUILT_IN).map((id) => [id, tileOf(rows[id].counts)] as const);
    return Object.fromEntries(tiles);
  },
  (made) => {
    TILES = made;
    TILE_IDS = Object.keys(made);
  },
);

function tileOf(counts: Tile['counts']): Tile {
  const { gmMaxCity, gmFirstCity, gmMaxPerson, gmFirstPerson } = PARAMETERS;
  if (counts === 'cash') return { counts, max: 0, first: 0, needs: null };
  if (counts === 'knight' || counts === 'merchant')
    return { counts, max: gmMaxPerson, first: gmFirstPerson, needs: null };
  return { counts, max: gmMaxCity, first: gmFirstCity, needs: counts === 'riga' ? 'RG' : null };
}
