// What a plate or a told line names, drawn: a tile ('E1', turned 'E1/2', with a follower of seat 0 'E1/2:c0=0'), several that
// lie together (';' between them, each at its place: 'D1@0,0/0'), or a role.
import { element, group, place } from '../../../draw/drawing.ts';
import { type Piece, seenOf } from '../../../draw/plate.ts';
import type { GameEvent } from '../../../kernel/types.ts';
import { isTileId } from '../data/kinds.ts';
import { type Happened, type Laid, type RegionId, ROLES, type Role } from '../types.ts';
import { piecesOfEvent } from '../words/pieces.ts';
import { figure, roleOf } from './figures.ts';
import { standOf } from './geometry.ts';
import { hills } from './hills.ts';
import { countryside, wholeTile } from './tiles.ts';

/** Where this game's pigments hold. */
export const PAINT = 'bl';

interface Lying {
  readonly laid: Laid;
  readonly stands: readonly (readonly [region: RegionId, seat: number])[];
}
const FORM = /^([A-Za-z]\d+)(?:@(-?\d),(-?\d))?(?:\/([0-3]))?((?::[a-z]\d=\d)*)$/;

function read(name: string): Lying | null {
  const found = FORM.exec(name);
  if (found === null || !isTileId(found[1])) return null;
  const [, tile, x = '0', y = '0', turn = '0', figures = ''] = found;
  const stands = [...figures.matchAll(/:(\w+)=(\d)/g)].map(([, region, seat]) => [region, Number(seat)] as const);
  return { laid: { tile: tile as Laid['tile'], x: Number(x), y: Number(y), turn: Number(turn) }, stands };
}

function landOf(lying: readonly Lying[]): Piece {
  const laid = lying.map((one) => one.laid);
  const [xs, ys] = [laid.map(({ x }) => x), laid.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1].map((n) => n * 100 + 16);
  const people = lying.flatMap(({ laid: tile, stands }) =>
    stands.map(([region, seat]) => {
      const [x, y] = standOf(tile, region);
      return place(x, y + 10, 1.15, figure(roleOf(region), seat));
    }),
  );
  const land = laid.length > 1 ? countryside(laid) : wholeTile(laid[0]);
  return {
    width,
    height,
    drawing: group({}, element('defs', {}, hills()), place(8 - left * 100, 10 - top * 100, 1, land, ...people)),
  };
}

const isRole = (name: string): name is Role => Object.values(ROLES).some((role) => role === name);

export function pieceNamed(name: string): Piece | null {
  if (isRole(name)) return { width: 44, height: 44, drawing: place(22, 41, 1.3, figure(name, 0)) };
  const lying = name.split(';').map(read);
  return lying.every((one) => one !== null) ? landOf(lying) : null;
}

/** The tile as it was laid; with whoever came to stand on it. */
export function pictured(event: GameEvent): readonly Piece[] {
  const happened = event as Happened;
  if (happened.e === 'placed') return seenOf([`${happened.tile}/${happened.turn}`], pieceNamed, null);
  if (happened.e === 'put') return seenOf([`${happened.tile}:${happened.region}=${happened.seat}`], pieceNamed, null);
  return seenOf(
    piecesOfEvent(happened).map((name) => name.split('.')[0]),
    pieceNamed,
    null,
  );
}
