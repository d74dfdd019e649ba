// The Grand Masters (GM): four tiles, claimed after each building, lost and contested by covered persons (R10).
import type { Chance, ScoreLine } from '../../../kernel/types.ts';
import { PLACES } from '../data/goods.ts';
import { buildingOf, moneyVpFor } from '../data/kinds.ts';
import { PARAMETERS, TILE_IDS, TILES, type TileId } from '../data/parameters.ts';
import type { Master, Open, Options, Position } from '../types.ts';
import { cashOf, countAt, countPersons, handAtEnd } from './counts.ts';
import type { Module, Telling } from './module.ts';

/** R10.6 How much a seat has of what a tile scores. */
export function countFor(open: Open, seat: number, tile: TileId): number {
  const { counts } = TILES[tile];
  const town = open.towns[seat];
  if (counts === 'knight' || counts === 'merchant') return countPersons(town, counts); // Q3
  return counts === 'cash' ? 0 : countAt(town, PLACES.indexOf(counts));
}

/** R10.7, R10.8 How many the tile asks for on this side. */
export const requirement = ({ tile, side }: Pick<Master, 'tile' | 'side'>): number =>
  side === 'money' ? 0 : TILES[tile][side];

export const masters: Module = {
  setUp(open, options, chance) {
    open.masters = drawTiles(options, chance);
  },

  erected({ open }, seat, building, _over, cx) {
    const { place, persons } = buildingOf(building);
    for (const [at, master] of open.masters.entries()) {
      const { counts } = TILES[master.tile];
      if (counts === place || persons.some((person) => counts === person))
        put(open, at, afterBuilding(master, seat, countsOf(open, master)), cx);
    }
  },

  covered({ open }, seat, person, cx) {
    for (const [at, master] of open.masters.entries())
      if (TILES[master.tile].counts === person) put(open, at, afterCovering(master, seat, countsOf(open, master)), cx);
  },

  score: (s, seat) => [...s.open.masters.flatMap((master) => tileLines(s, seat, master)), ...moneyLines(s, seat)],
};

/** R10.1, R10.2 Q15 Q16 Shuffle, turn the top four, shuffle, lay out the top four as they are. */
export function drawTiles(options: Options, chance: Chance): Master[] {
  const stack = TILE_IDS.filter((tile) => TILES[tile].needs === null || options.RG).map((tile) => ({
    // R0.3
    tile,
    isTurned: false,
  }));
  chance.shuffle('tiles', stack);
  for (const tile of stack.slice(-PARAMETERS.gmTilesFlipped)) tile.isTurned = true;
  chance.shuffle('tiles', stack);
  return stack.slice(-PARAMETERS.gmTilesInPlay).map(({ tile, isTurned }) => {
    const side = TILES[tile].counts === 'cash' ? 'money' : isTurned ? 'first' : 'max'; // R10.3
    return { tile, side, owner: null, contested: false };
  });
}

/** R10.6 What each seat has. */
const countsOf = (open: Open, { tile }: Master): number[] => open.towns.map((_, seat) => countFor(open, seat, tile));

/** R10.5 Q5 Where a tile lies after a seat has erected something that it counts. */
export function afterBuilding(master: Master, seat: number, counts: readonly number[]): Master {
  const { side, owner, contested } = master;
  if (contested) return settled(master, counts);
  const isDue =
    owner === null
      ? counts[seat] >= requirement(master) // R10.7a, R10.8
      : side === 'max' && counts[seat] > counts[owner]; // R10.7b Q4
  return isDue ? ownedBy(master, seat) : master;
}

/** R10.14 Where a tile lies after a seat has covered a person that it counts; R10.16 a "1." tile stays. */
export function afterCovering(master: Master, seat: number, counts: readonly number[]): Master {
  const { side, owner, contested } = master;
  if (contested) return settled(master, counts);
  if (side !== 'max' || owner !== seat) return master;
  const leaders = leadersOf(counts);
  if (leaders.includes(seat)) return master;
  return leaders.length === 1 ? ownedBy(master, leaders[0]) : { ...master, owner: null, contested: true };
}

/** R10.15 Q6 Q7 A contested tile goes to whoever is alone with the most, no matter whose turn it is. */
function settled(master: Master, counts: readonly number[]): Master {
  const [first, ...others] = leadersOf(counts);
  return others.length === 0 && counts[first] >= PARAMETERS.gmContestedMinimum ? ownedBy(master, first) : master;
}

const ownedBy = (master: Master, owner: number): Master => ({ ...master, owner, contested: false });

/** The seats with the most. */
function leadersOf(counts: readonly number[]): number[] {
  const most = Math.max(...counts);
  return [...counts.keys()].filter((seat) => counts[seat] === most);
}

function put(open: Open, at: number, master: Master, cx: Telling): void {
  const { tile, owner: from } = open.masters[at];
  if (master === open.masters[at]) return;
  open.masters[at] = master;
  if (master.owner !== null) cx.emit({ e: 'claimed', seat: master.owner, tile, from });
  else if (from !== null) cx.emit({ e: 'contested', tile, from });
}

/** R10.9–R10.11; a tile in the supply counts for nobody (Q9). */
function tileLines({ open }: Position, seat: number, master: Master): ScoreLine[] {
  const { tile, side, owner } = master;
  if (owner === null) return [];
  const count = countFor(open, seat, tile);
  const needs = requirement(master);
  const facts = { tile, count, needs };
  const of = [`gm-${tile}`];
  if (owner === seat) return [{ rule: 'R10.9', label: 'tileOwned', points: PARAMETERS.gmOwnerVp, facts, of }];
  if (count < needs) return []; // Q8
  if (side === 'first') return [{ rule: 'R10.10', label: 'tileReached', points: PARAMETERS.gmSecondVp, facts, of }]; // Q17
  const isBehind = open.towns.some((_, other) => other !== owner && countFor(open, other, tile) > count);
  if (isBehind) return []; // R10.11 Q10
  return [{ rule: 'R10.11', label: 'tileSecond', points: PARAMETERS.gmSecondVp, facts, of }];
}

/** R10.13 The points by cash; tied players share what their ranks bring, whoever has nothing gets nothing. */
export function moneyPoints(cash: readonly number[]): number[] {
  const ranks = moneyVpFor(cash.length); // Q1
  return cash.map((own) => {
    if (own === 0) return 0; // Q14
    const better = cash.filter((other) => other > own).length;
    const tied = cash.filter((other) => other === own).length;
    const pot = ranks.slice(better, better + tied).reduce((sum, points) => sum + points, 0);
    return Math.floor(pot / tied);
  });
}

/** R10.12, Q13 Only when the hands lie open: before that, nobody knows what the others hold. */
function moneyLines(s: Position, seat: number): ScoreLine[] {
  const { open } = s;
  const money = open.masters.find(({ side }) => side === 'money');
  if (open.season !== 'end' || money === undefined) return [];
  const cash = open.towns.map((town, other) => cashOf(handAtEnd(s, other).goods, town));
  const place = 1 + cash.filter((other) => other > cash[seat]).length;
  const tied = cash.filter((other) => other === cash[seat]).length;
  const facts = { tile: money.tile, cash: cash[seat], place, tied };
  return [{ rule: 'R10.13', label: 'money', points: moneyPoints(cash)[seat], facts, of: [`gm-${money.tile}`] }];
}
