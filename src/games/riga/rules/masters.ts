// The Grand Masters (GM): four tiles, claimed after each building, lost and contested by covered persons (R10).
import type { Chance, ScoreLine } from '../../../kernel/types.ts';
import { PLACES } from '../data/goods.ts';
import { buildingOf } from '../data/kinds.ts';
import { PARAMETERS, TILE_IDS, TILES, type TileId } from '../data/parameters.ts';
import type { Master, Open, Options, S } from '../types.ts';
import { cashOf, countAt, countPersons } from './counts.ts';
import type { Module, RigaCx } from './module.ts';

/** R10.6 What a seat has of what a tile counts. */
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
    const { place, person } = buildingOf(building);
    for (const [at, master] of open.masters.entries()) {
      const { counts } = TILES[master.tile];
      if (counts !== place && counts !== person) continue;
      if (master.contested) maybeSettle(open, at, cx);
      else if (mayClaim(open, seat, master)) give(open, at, seat, cx); // R10.5 Q5
    }
  },

  covered({ open }, seat, person, cx) {
    for (const [at, master] of open.masters.entries()) {
      if (TILES[master.tile].counts !== person || master.side !== 'max') continue; // R10.16
      if (master.contested) maybeSettle(open, at, cx);
      else if (master.owner === seat) maybeLose(open, at, seat, cx);
    }
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
    const side = tile === 'money' ? 'money' : isTurned ? 'first' : 'max'; // R10.3
    return { tile, side, owner: null, contested: false };
  });
}

function mayClaim(open: Open, seat: number, master: Master): boolean {
  const count = countFor(open, seat, master.tile);
  if (master.owner === null) return count >= requirement(master); // R10.7a, R10.8
  return master.side === 'max' && master.owner !== seat && count > countFor(open, master.owner, master.tile); // R10.7b Q4
}

function give(open: Open, at: number, seat: number, cx: RigaCx): void {
  const { tile, side, owner } = open.masters[at];
  open.masters[at] = { tile, side, owner: seat, contested: false };
  cx.emit({ e: 'claimed', seat, tile, from: owner });
}

/** The seats with the most for a tile, and how many that is. */
function leaders(open: Open, tile: TileId): { readonly seats: readonly number[]; readonly most: number } {
  const counts = open.towns.map((_, seat) => countFor(open, seat, tile));
  const most = Math.max(...counts);
  return { most, seats: [...counts.keys()].filter((seat) => counts[seat] === most) };
}

/** R10.15 Q6 Q7 A contested tile goes to whoever is alone with the most, in whose turn so ever. */
function maybeSettle(open: Open, at: number, cx: RigaCx): void {
  const { seats, most } = leaders(open, open.masters[at].tile);
  if (seats.length === 1 && most >= PARAMETERS.gmContestedMinimum) give(open, at, seats[0], cx);
}

/** R10.14 The owner has covered a person. */
function maybeLose(open: Open, at: number, owner: number, cx: RigaCx): void {
  const { tile, side } = open.masters[at];
  const { seats } = leaders(open, tile);
  if (seats.includes(owner)) return;
  if (seats.length === 1) give(open, at, seats[0], cx);
  else {
    open.masters[at] = { tile, side, owner: null, contested: true };
    cx.emit({ e: 'contested', tile, from: owner });
  }
}

/** R10.9–R10.11; a tile in the supply counts for nobody (Q9). */
function tileLines({ open }: S, seat: number, master: Master): ScoreLine[] {
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
  const ranks: readonly number[] = cash.length === 4 ? PARAMETERS.moneyVp_4p : PARAMETERS.moneyVp_2p3p;
  return cash.map((own) => {
    if (own === 0) return 0; // Q14
    const better = cash.filter((other) => other > own).length;
    const tied = cash.filter((other) => other === own).length;
    const pot = ranks.slice(better, better + tied).reduce((sum, points) => sum + points, 0);
    return Math.floor(pot / tied);
  });
}

/** R10.12 Only when the hands lie open: before that, nobody knows what the others hold. */
function moneyLines({ open, own }: S, seat: number): ScoreLine[] {
  if (open.season !== 'end' || !open.masters.some(({ side }) => side === 'money')) return [];
  const cash = own.map(({ goods }, other) => cashOf(goods, open.towns[other]));
  const place = 1 + cash.filter((other) => other > cash[seat]).length;
  const tied = cash.filter((other) => other === cash[seat]).length;
  const facts = { tile: 'money', cash: cash[seat], place, tied };
  return [{ rule: 'R10.13', label: 'money', points: moneyPoints(cash)[seat], facts, of: ['gm-money'] }];
}
