// Why a place or a region is not offered. Explains and decides nothing.
import type { Refusal } from '../../../kernel/types.ts';
import { EDGE_KINDS, kindOfTile } from '../data/kinds.ts';
import type { Open, S } from '../types.ts';
import { hasRole, isFree } from './followers.ts';
import { laidAt } from './grid.ts';

const SIDES = ['N', 'E', 'S', 'W'] as const;
const AROUND = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

export function whyNotPlace({ open }: S, choice: unknown): Refusal {
  if (choice === null || choice === undefined) return { rule: 'R4.8', why: 'mustLay' };
  if (typeof choice === 'string' && /^[cfmr]\d$/.test(choice)) return { rule: 'R3.2', why: 'layFirst' };
  const { tile, x, y, turn } = choice as Record<string, unknown>;
  if (!isWhole(x) || !isWhole(y) || !isWhole(turn) || turn < 0 || turn > 3) return { rule: 'R4.2', why: 'notASpot' };
  const drawn = open.tile!;
  if (tile !== drawn) return { rule: 'R4.8', why: 'otherTile', facts: { drawn } };
  if (laidAt(open.grid, x, y) >= 0) return { rule: 'R4.2', why: 'taken', facts: { x, y } };
  if (!AROUND.some(([dx, dy]) => laidAt(open.grid, x + dx, y + dy) >= 0)) {
    const corner = CORNERS.some(([dx, dy]) => laidAt(open.grid, x + dx, y + dy) >= 0);
    return corner ? { rule: 'R4.3', why: 'cornerOnly' } : { rule: 'R4.2', why: 'noContact' };
  }
  const { rotations } = kindOfTile(drawn).row;
  const clash = differingSide(open, { x, y, turn });
  if (clash !== null) return { rule: 'R4.4', why: 'edgeDiffers', facts: clash };
  if (turn >= rotations) return { rule: 'R4.5', why: 'looksTheSame', facts: { turn: turn % rotations } };
  return { rule: 'R4.2', why: 'notASpot' };
}

/** R4.4 The first side of the drawn tile that does not continue its neighbour. */
function differingSide(open: Open, { x, y, turn }: { x: number; y: number; turn: number }) {
  const kind = kindOfTile(open.tile!);
  for (let side = 0; side < 4; side++) {
    const neighbour = laidAt(open.grid, x + AROUND[side][0], y + AROUND[side][1]);
    if (neighbour < 0) continue;
    const there = open.laid[neighbour];
    const shows = kind.edges[turn][side];
    const meets = kindOfTile(there.tile).edges[there.turn][(side + 2) % 4];
    if (shows !== meets) return { side: SIDES[side], shows: EDGE_KINDS[shows], meets: EDGE_KINDS[meets] };
  }
  return null;
}

export function whyNotPut({ open }: S, seat: number, choice: unknown): Refusal {
  if (typeof choice === 'object' && choice !== null && 'turn' in choice) return { rule: 'R3.1', why: 'alreadyLaid' };
  if (typeof choice !== 'string') return { rule: 'R5.1', why: 'onlyOne' };
  const last = open.laid.length - 1;
  const { tile } = open.laid[last];
  const { regions } = kindOfTile(tile);
  const number = regions.findIndex((region) => region.id === choice);
  if (number < 0) return { rule: 'R5.3', why: 'noSuchRegion', facts: { region: choice.slice(0, 20), tile } };
  if (open.supply[seat] === 0) return { rule: 'R5.8', why: 'noFollowers' };
  if (!hasRole(regions[number])) return { rule: 'R5.7', why: 'noCityBeside', facts: { region: choice } };
  if (!isFree(open, open.first[last] + number))
    return { rule: 'R5.5', why: 'occupied', facts: { kind: regions[number].kind } };
  return { rule: 'R5.1', why: 'onlyOne' };
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
