// Whom one plays against alone.
import type { Drawing } from '../../../draw/drawing.ts';
import { type Likeness, medallion, SKINS } from '../../../draw/faces.ts';
import type { Opponent } from '../types.ts';

const OPPONENTS: Readonly<Record<Opponent, Likeness>> = {
  // Boris is large, fair and tousled; Rik has the cap, the beard and the cards.
  boris: {
    skin: SKINS[0],
    hair: '#e3c563',
    cloth: '#7d2a2a',
    trim: '#d8a52c',
    back: 'short',
    front: 'tousled',
    collar: 'mantle',
  },
  rik: {
    skin: SKINS[1],
    hair: '#4a3020',
    cloth: '#2f5a4a',
    trim: '#26303c',
    back: 'short',
    beard: 'full',
    hat: 'feathered',
    collar: 'ruff',
  },
};

/** In a square of 60. */
export const portrait = (of: Opponent): Drawing => medallion(OPPONENTS[of], '#b9c3b4', '#8d6410');
