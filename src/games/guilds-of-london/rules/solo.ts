// Boris and Rik (R11): they decide nothing.
import { type CardId, cardOf, type TileId, tileOf } from '../data/kinds.ts';
import type { Open, S } from '../types.ts';
import { drawCard, type GuildsCx } from './cards.ts';
import { BORIS, isUnresolved, opponentOf, placeOf } from './city.ts';
import { addVp, walk } from './pawns.ts';
import { flip, loseToken } from './resolve.ts';

/** R11.9 From the beadle's tile in reading order, round the city, up to the first unresolved tile that matches. */
export function search({ city, beadle }: Open, mask: number): { path: TileId[]; tile: TileId | null } {
  const path: TileId[] = [];
  const start = beadle === null ? 0 : placeOf(city, beadle); // Q10
  for (let i = 0; i < city.tiles.length; i++) {
    const place = (start + i) % city.tiles.length;
    if (!isUnresolved(city, place)) continue;
    const tile = city.tiles[place]!;
    path.push(tile);
    if ((tileOf(tile).mask & mask) !== 0) return { path, tile }; // Q9, Q11
  }
  return { path, tile: null }; // R11.10
}

/** R11.8 One card: to the discard pile, and a pawn to the tile it finds. Returns whether there was a card. */
export function playBoris(s: S, cx: GuildsCx): boolean {
  const card: CardId | null = drawCard(s, cx);
  if (card === null) return false; // R5.9
  s.open.discard.push(card);
  const who = opponentOf(s);
  const { path, tile } = search(s.open, cardOf(card).mask);
  cx.emit({ e: 'searched', who, card, path, tile });
  if (tile !== null) walk(s, { seat: null, who, from: 'hall', to: tile, count: 1, rule: 'R11.8' }, cx);
  return true;
}

/** R11.13 The beadle's tile is turned over for Boris; nobody else gets anything. */
export function scoreBeadle(s: S, cx: GuildsCx): void {
  const { beadle, city } = s.open; // Q12
  if (beadle === null) return; // R11.14
  const { vp } = tileOf(beadle);
  cx.emit({ e: 'beadleScored', who: opponentOf(s), tile: beadle, vp });
  addVp(s, BORIS, vp, 'beadle', 'R11.13', cx);
  flip(s, placeOf(city, beadle), null, 'R11.13', cx);
  loseToken(s, beadle, 'R11.13', cx); // Q29
}
