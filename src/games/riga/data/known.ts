// The built-in tables in the form whose hash the records of earlier releases name. Nothing else reads it.
import { BUILDINGS, type BuildingRow, type FunctionId } from './buildings.ts';
import { GOOD_ROWS, PLACE_ROWS } from './goods.ts';
import { PARAMETERS, PLAYERS, TILES } from './parameters.ts';

/** How much a function does stood among the parameters. */
const AMOUNTS: Partial<Record<FunctionId, string>> = {
  SALE_PLUS: 'markthalleBonus',
  COINS: 'kontorCoins',
  DRAW_ON_ROW: 'hafenDraw',
  DRAW_ON_BUILDING: 'wirtshausDraw',
  DISCOUNT_CITY: 'bauhuetteDiscount',
  DISCOUNT_COMBO: 'vogteiDiscount',
  HAND_LIMIT_2: 'zeughausHandLimit',
  HAND_LIMIT_3: 'speicherHandLimit',
  DISCOUNT_ALL: 'schuleDiscount',
  KEEP_CHANGE: 'wechselstubeCapacity',
};

/** Evaluated once, with the built-in edition in play. */
export function knownTables(): object {
  const all = Object.entries(BUILDINGS);
  const amounts = all.flatMap(([, { does, amount }]) => {
    const name = AMOUNTS[does];
    return name === undefined ? [] : [[name, amount] as const];
  });
  const row = ({ place, kind, cost, vp, persons, does, which: names }: BuildingRow) => ({
    place,
    kind,
    cost,
    vp,
    person: persons[0] ?? null,
    does,
    names,
  });
  const rows = (isRiga: boolean) =>
    Object.fromEntries(
      all.filter(([, { place }]) => (place === 'riga') === isRiga).map(([code, one]) => [code, row(one)]),
    );
  return {
    PARAMETERS: {
      ...PARAMETERS,
      ...Object.fromEntries(amounts),
      years_2p: PLAYERS[2].years,
      years_3p: PLAYERS[3].years,
      years_4p: PLAYERS[4].years,
      moneyVp_4p: PLAYERS[4].money,
      moneyVp_2p3p: PLAYERS[2].money,
    },
    GOOD_ROWS,
    PLACE_ROWS,
    CITY_BUILDINGS: rows(false),
    RIGA_BUILDINGS: rows(true),
    TILES,
  };
}
