// What a plate or a told line names, drawn: a tile ('T07', with pawns 'T07 0 0 1 beadle', resolved 'T07 master 0'), an action
// card, a symbol, a pawn, a master, the beadle, the Guildhall, the plantation, a token ('TK10').
import { group, place } from '../../../draw/drawing.ts';
import { cardPiece, type Piece, seenOf } from '../../../draw/plate.ts';
import type { GameEvent } from '../../../kernel/types.ts';
import type { GameWords } from '../../../text/package.ts';
import { cardOf, readCard, readTile, readToken, type TileId, tileOf } from '../data/kinds.ts';
import { type GuildSymbol, SYMBOLS } from '../data/tiles.ts';
import { bareTable } from '../setup.ts';
import type { Happened } from '../types.ts';
import { cardTitle, tileTitle } from '../words/board.ts';
import type { GuildsWords } from '../words/index.ts';
import { piecesOfEvent } from '../words/pieces.ts';
import { cardFace } from './card.ts';
import { hallFront } from './hall.ts';
import { beadle, master, pawn } from './pieces.ts';
import { land } from './scoreboard.ts';
import { shield } from './shield.ts';
import { tile, tokenDisc } from './tiles.ts';

/** Where this game's pigments hold. */
export const PAINT = 'gl-pigments';

const SEATS = 3;
const isSymbol = (name: string): name is GuildSymbol => SYMBOLS.some((one) => one === name);

/** A tile as it lies in a city in which nothing else is. */
function tilePiece(id: TileId, standing: readonly string[], words: GuildsWords): Piece {
  const open = bareTable(SEATS, 'virginia');
  const { city } = open;
  city.tiles[0] = id;
  if (standing.includes('beadle')) open.beadle = id;
  if (standing[0] === 'master' || standing[0] === 'resolved') {
    city.resolved[0] = true;
    city.masters[0] = Number(standing[1] ?? -1);
  } else for (const seat of standing) if (seat !== 'beadle') city.pawns[Number(seat)][0] += 1;
  const look = { name: tileTitle(words.board, id), ghost: null, isFull: false, letters: [], scale: 1.2 };
  return { width: 104, height: 104, drawing: place(2, 2, 1, tile(open, 0, look)) };
}

export function pieceNamed(name: string, words: GameWords): Piece | null {
  const said = words as GuildsWords;
  const [what, ...rest] = name.split(' ');
  if (isSymbol(what)) return { width: 50, height: 56, drawing: place(3, 3, 1, shield([what])) };
  if (what === 'pawn') return { width: 36, height: 44, drawing: place(18, 41, 1.3, pawn(Number(rest[0]), [])) };
  if (what === 'master') return { width: 56, height: 56, drawing: place(28, 52, 1.3, master(Number(rest[0]), [])) };
  if (what === 'beadle') return { width: 40, height: 56, drawing: place(20, 53, 1.3, beadle()) };
  if (what === 'hall') return { width: 100, height: 106, drawing: hallFront() };
  if (what === 'plantation') return { width: 210, height: 140, drawing: land('virginia') };
  const token = readToken(what);
  if (token !== undefined) return { width: 56, height: 44, drawing: group({}, tokenDisc(token, 52, 22, 24)) };
  const laid = readTile(what);
  if (laid !== undefined) return tilePiece(laid, rest, said);
  const card = readCard(what);
  if (card === undefined) return null;
  return cardPiece(cardFace(card, cardTitle(said.board, card), cardOf(card).action.cost));
}

/** A tile that was resolved shows its new master. */
export function pictured(event: GameEvent, words: GameWords): readonly Piece[] {
  const happened = event as Happened;
  if (happened.e === 'resolved' && typeof happened.first === 'number')
    return seenOf([`${tileOf(happened.tile).code} master ${happened.first}`], pieceNamed, words);
  return seenOf(piecesOfEvent(happened), pieceNamed, words);
}
