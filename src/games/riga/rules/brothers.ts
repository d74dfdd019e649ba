// The Victual Brothers (VB): tokens on the best rows, answered with a person or a card of the row (R11).
import type { Person } from '../data/buildings.ts';
import { BASE, baseOf, type GoodId } from '../data/kinds.ts';
import { PARAMETERS } from '../data/parameters.ts';
import type { Answer, Open } from '../types.ts';
import { personsShown } from './counts.ts';
import type { Module } from './module.ts';

export const brothers: Module = {
  rowsLaid: placeTokens,
  asksAbout: (open, row) => open.rows[row]?.token === true, // R11.3
};

/** R11.1 Tokens that lie neither on a row nor on a person. */
export function tokenSupply({ towns, rows }: Open): number {
  let left = PARAMETERS.vbTokensPerPlayer * towns.length;
  for (const { covered } of towns) left -= covered.length; // R11.5
  for (const row of rows) if (row?.token) left--;
  return left;
}

/** R11.2 On the most valuable rows; of equal ones on the earlier. */
function placeTokens(open: Open): void {
  const wanted = open.towns.length + PARAMETERS.vbRowsMinusPlayers;
  const worth = open.rows.map((row) => baseOf(row?.goods ?? []));
  const order = [...worth.keys()].sort((a, b) => worth[b] - worth[a] || a - b);
  for (const row of order.slice(0, Math.min(wanted, tokenSupply(open))))
    open.rows[row] = { goods: open.rows[row]!.goods, token: true };
}

const MEANS: Readonly<Record<'fight' | 'ransom', Person>> = { fight: 'knight', ransom: 'merchant' };
export const personFor = (as: 'fight' | 'ransom'): Person => MEANS[as];

/** R11.3, Q30 */
export function answers(open: Open, seat: number): Answer[] {
  const town = open.towns[seat];
  const list: Answer[] = [];
  for (const as of ['fight', 'ransom'] as const)
    for (const building of town.buildings) if (personsShown(town, building, MEANS[as]) > 0) list.push({ as, building });
  list.push({ as: 'plundered' });
  return list;
}

/** R11.3 The most valuable goods of a row. */
export function plunder(goods: readonly GoodId[]): GoodId[] {
  const stolen: GoodId[] = [];
  const left = goods.slice();
  for (let i = 0; i < PARAMETERS.vbPlunderCards && left.length > 0; i++) {
    let best = 0;
    for (let at = 1; at < left.length; at++) if (BASE[left[at]] > BASE[left[best]]) best = at;
    stolen.push(...left.splice(best, 1));
  }
  return stolen;
}
