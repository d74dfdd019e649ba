// What a plate or a told line names, drawn: a card ('GS-I-24'), the split card, a back, a sign ('topaz', 'order'), a track with
// its cube at a space ('track book 6'), the art market with its slider ('market 8'), a character ('character CH-1').
import { type Drawing, group, place, rect, text } from '../../../draw/drawing.ts';
import { cardPiece, type Piece, seenOf } from '../../../draw/plate.ts';
import type { GameEvent } from '../../../kernel/types.ts';
import type { GameWords } from '../../../text/package.ts';
import { isCharacterId, isTrackId, LAST, readCard, trackNo } from '../data/kinds.ts';
import { type CardSymbol, TRACK_ROWS, type TrackId } from '../data/tracks.ts';
import type { Happened } from '../types.ts';
import type { SplitWords } from '../words/index.ts';
import { cardCode, piecesOfEvent } from '../words/pieces.ts';
import { cameo } from './cameo.ts';
import { cardBack, cardFace, splitFace } from './cards.ts';
import { type Sign, signShape, TINTS } from './glyphs.ts';
import { type Space, spacesOf, zonesOf } from './spaces.ts';

/** Where this game's pigments hold. */
export const PAINT = 'gs-pigments';

const SIGNS: readonly string[] = [...Object.keys(TINTS), 'double_arrow', 'order', 'star'] satisfies readonly string[];
const isSign = (name: string): name is Sign => SIGNS.includes(name);
const [EACH, HIGH] = [34, 44];
const FIGURE = { fontFamily: '$font-sans', fontSize: 20, fontWeight: 750, textAnchor: 'middle' } as const;

/** What is printed on a space: an arrow, a step of the resource, stars, an order, or its value. */
function printed({ value, isOrder, isArrow, instant, stars }: Space, isLight: boolean): Drawing | false {
  const sign: Sign | null = isArrow ? 'double_arrow' : (instant ?? (stars > 0 ? 'star' : isOrder ? 'order' : null));
  const said = value !== null && text(value, EACH / 2, 20, { ...FIGURE, fill: isLight ? '#1a1024' : '#f6efe0' });
  const shown =
    sign !== null && place(EACH / 2, value === null ? 22 : 33, value === null ? 0.66 : 0.4, signShape(sign));
  return (said || shown) && group({}, said, shown);
}

function trackPiece(id: TrackId, at: number): Piece {
  const spaces = spacesOf(trackNo(id));
  const isSeal = TRACK_ROWS[id].kind === 'seal';
  const [light, mid, deep] = isSeal ? (['#dfe3ec', '#b23a45', '#4a1226'] as const) : TINTS[id as CardSymbol];
  const cells = spaces.map((space, i) =>
    place(
      i * EACH + 3,
      3,
      1,
      rect(0.8, 0, EACH - 1.6, HIGH, { rx: 4, fill: i === at ? light : i < at ? mid : '#1b1730' }),
      printed(space, i === at),
    ),
  );
  const width = spaces.length * EACH + 6;
  return { width, height: HIGH + 6, drawing: group({}, rect(0, 0, width, HIGH + 6, { rx: 6, fill: deep }), ...cells) };
}

/** R10.3 What an artwork on each space is worth. */
function marketPiece(slider: number): Piece {
  const width = (LAST[trackNo('artwork')] + 1) * EACH + 6;
  const zones = zonesOf(slider)
    .filter(({ from, to }) => to >= from)
    .map(({ is, points, from, to }) => {
      const wide = (to - from + 1) * EACH;
      const fill = is === 'exact' ? '#f1d88c' : points > 0 ? '#a27b2b' : '#1b1730';
      return place(
        from * EACH + 3,
        3,
        1,
        rect(1, 0, wide - 2, 32, { rx: 4, fill }),
        text(points, wide / 2, 23, { ...FIGURE, fill: points > 0 ? '#1f1404' : '#efe2c4' }),
      );
    });
  return { width, height: 38, drawing: group({}, rect(0, 0, width, 38, { rx: 6, fill: '#3a2a12' }), ...zones) };
}

export function pieceNamed(name: string, words: GameWords): Piece | null {
  if (isSign(name)) return { width: 46, height: 46, drawing: place(23, 23, 1.1, signShape(name)) };
  const { names } = (words as SplitWords).board;
  if (name === 'split') return cardPiece(splitFace(names));
  if (name === 'back') return cardPiece(cardBack());
  const [what, of, at] = name.split(' ');
  if (what === 'market') return marketPiece(Number(of));
  if (what === 'track' && isTrackId(of)) return trackPiece(of, Number(at));
  if (what === 'character' && isCharacterId(of)) return { width: 120, height: 120, drawing: place(0, 0, 2, cameo(of)) };
  const card = readCard(name);
  return card === undefined ? null : cardPiece(cardFace(card, names));
}

/** A card laid shows itself, a card sold to others only where it went. */
export function pictured(event: GameEvent, words: GameWords): readonly Piece[] {
  const happened = event as Happened;
  if (happened.e === 'laid' && happened.card !== null)
    return seenOf([cardCode(happened.card), ...piecesOfEvent(happened)], pieceNamed, words);
  return seenOf(piecesOfEvent(happened), pieceNamed, words);
}
