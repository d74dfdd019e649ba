// What an edition of Riga consists of, and what its cards must be like, so that the rules can be played with them.

import { type Edition, rowsOf, valuesOf } from '../../../text/edition/edition.ts';
import type { EditionKind } from '../../../text/edition/read.ts';
import {
  between,
  type EditionProblem,
  type EditionShape,
  listOf,
  numbers,
  oneOf,
  orNone,
} from '../../../text/edition/shape.ts';
import { about } from '../about.ts';
import { KINDS, PERSONS, WRITTEN_FUNCTIONS, type WrittenBuilding, type WrittenFunction } from './buildings.ts';
import { BUILT_IN } from './built-in.ts';
import { CITIES, type City, GOODS, type Good, type GoodRow, PLACES, type Place } from './goods.ts';
import { PARAMETERS, type Tile } from './parameters.ts';

const shape: EditionShape = {
  players: { columns: { years: between(1, 12), money: listOf(between(0, 30), 1, 4) }, rows: 'fixed' },
  sums: numbers(1, 40),
  more: numbers(-1, 4),
  limits: numbers(1, 20),
  amounts: numbers(0, 20),
  masters: numbers(1, 12),
  goods: {
    columns: { count: between(1, 60), base: between(1, 9), dear: oneOf(CITIES), closed: oneOf(CITIES) },
    rows: 'fixed',
  },
  tiles: { columns: { counts: oneOf([...PLACES, ...PERSONS, 'cash']) }, rows: { least: 1, most: 16 } },
  buildings: {
    columns: {
      place: oneOf(PLACES),
      kind: oneOf(KINDS),
      cost: between(1, 30),
      vp: between(0, 30),
      persons: listOf(oneOf(PERSONS), 0, 2),
      does: oneOf(WRITTEN_FUNCTIONS),
      amount: between(0, 9),
      which: orNone(oneOf([...GOODS, ...PLACES])),
    },
    rows: { least: 8, most: 150 },
  },
};

type Say = (table: string, row: string | undefined, column: string | undefined, problem: string, more?: object) => void;

function check(edition: Edition): EditionProblem[] {
  const problems: EditionProblem[] = [];
  const say: Say = (table, row, column, problem, more = {}) =>
    void problems.push({
      why: 'rules',
      table,
      ...(row !== undefined && { row }),
      ...(column !== undefined && { column }),
      facts: { problem, ...more },
    });
  checkGoods(edition, say);
  const buildings = Object.entries(rowsOf<WrittenBuilding>(edition, 'buildings'));
  for (const [code, row] of buildings) checkBuilding(code, row, say);
  const count = buildings.filter(([, { place }]) => place !== 'riga').length;
  const least = about.seats.max * PARAMETERS.startBuildingsDrawn; // R1.4
  if (count < least) say('buildings', undefined, 'place', 'tooFewOfCities', { count, least });
  checkTiles(edition, say);
  return problems;
}

/** R6.3 In each city one good is dear and another one closed. */
function checkGoods(edition: Edition, say: Say): void {
  const goods = Object.entries(rowsOf<GoodRow>(edition, 'goods')) as [Good, GoodRow][];
  for (const column of ['dear', 'closed'] as const) {
    const seen = new Set<City>();
    for (const [good, row] of goods) {
      if (seen.has(row[column])) say('goods', good, column, column === 'dear' ? 'dearTwice' : 'closedTwice');
      seen.add(row[column]);
    }
  }
  for (const [good, { dear, closed }] of goods) if (dear === closed) say('goods', good, 'closed', 'dearAndClosed');
}

/** What a function needs to name; the others name nothing. */
const NAMES: Partial<Record<WrittenFunction, readonly string[]>> = {
  SALE_PLUS: GOODS, // R7.1
  DISCOUNT_CITY: PLACES, // R7.5
  END_SAME_CITY: PLACES, // R7.10
};
/** Words that stand where a building could: in choices, in records and in the names of pieces. */
const TAKEN: readonly string[] = [...GOODS, ...PLACES, ...PERSONS, 'coins', 'row', 'pays'];
const TAKEN_FORM = new RegExp(`^(row|gm|${GOODS.join('|')})-`);

function checkBuilding(code: string, { does, amount, which }: WrittenBuilding, say: Say): void {
  if (TAKEN.includes(code) || TAKEN_FORM.test(code)) say('buildings', code, undefined, 'idTaken');
  if ((does === 'NONE') !== (amount === 0)) say('buildings', code, 'amount', 'amountOfFunction');
  const names = NAMES[does];
  const isRight = names === undefined ? which === null : which !== null && names.includes(which satisfies Good | Place);
  if (!isRight)
    say(
      'buildings',
      code,
      'which',
      names === undefined ? 'namesNothing' : names === GOODS ? 'namesGood' : 'namesPlace',
    );
}

/** R10.1, R10.2 Without Riga there are still enough; R10.3 money is ranked once. */
function checkTiles(edition: Edition, say: Say): void {
  const tiles = Object.entries(rowsOf<Pick<Tile, 'counts'>>(edition, 'tiles'));
  const money = tiles.filter(([, { counts }]) => counts === 'cash');
  for (const [tile] of money.slice(1)) say('tiles', tile, 'counts', 'moneyOnce');
  const count = tiles.filter(([, { counts }]) => counts !== 'riga').length;
  const wanted = valuesOf<Readonly<Record<string, number>>>(edition, 'masters');
  for (const row of ['gmTilesFlipped', 'gmTilesInPlay'] as const)
    if (wanted[row] > count) say('masters', row, 'value', 'tooFewTiles', { count });
}

export const kind: EditionKind = { builtIn: BUILT_IN, shape, check };
