// What a plate or a told line names, drawn: a person ('FA09', 'FA09 citizen', 'FA09 worker'), a building ('BG04', 'BG04 small',
// 'BG04 large'), a colour, a profession, or a back.
import { cardPiece, type Piece, seenOf } from '../../../draw/plate.ts';
import type { GameEvent } from '../../../kernel/types.ts';
import type { GameWords } from '../../../text/package.ts';
import { buildingOf, personOf, readBuilding, readPerson } from '../data/kinds.ts';
import { COLOURS, type Colour, PROFESSIONS, type Profession } from '../data/persons.ts';
import type { Happened, Size } from '../types.ts';
import type { TyborWords } from '../words/index.ts';
import { piecesOfEvent } from '../words/pieces.ts';
import { buildingBack, buildingFace, type Lying, personBack, personFace } from './cards.ts';
import { colourShape, tradeSign } from './glyphs.ts';

/** Where this game's pigments hold. */
export const PAINT = 'ty-pigments';

const isColour = (name: string): name is Colour => COLOURS.some((one) => one === name);
const isTrade = (name: string): name is Profession => PROFESSIONS.some((one) => one === name);

export function pieceNamed(name: string, words: GameWords): Piece | null {
  if (isColour(name)) return { width: 40, height: 40, drawing: colourShape(name, 20, 20, 34) };
  if (isTrade(name)) return { width: 56, height: 56, drawing: tradeSign(name, 28, 28, 52) };
  if (name === 'person') return cardPiece(personBack());
  if (name === 'building') return cardPiece(buildingBack());
  const { names } = (words as TyborWords).board;
  const [code, as] = name.split(' ');
  const person = readPerson(code);
  if (person !== undefined) return cardPiece(personFace(person, names, as as Lying | undefined));
  const building = readBuilding(code);
  return building === undefined ? null : cardPiece(buildingFace(building, names, (as as Size | undefined) ?? 'both'));
}

/** A person in the role they took, a building in the size it was built. */
export function pictured(event: GameEvent, words: GameWords): readonly Piece[] {
  const happened = event as Happened;
  if (happened.e === 'built')
    return seenOf([`${buildingOf(happened.building).code} ${happened.size}`], pieceNamed, words);
  if (happened.e === 'used' && happened.as !== 'builder')
    return seenOf([`${personOf(happened.card).code} ${happened.as}`], pieceNamed, words);
  return seenOf(piecesOfEvent(happened), pieceNamed, words);
}
