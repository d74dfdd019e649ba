// Dossier 4.2. Eight names and symbols are the printed ones, everything else is reconstructed. Names: words/.
import type { Colour, Profession } from './persons.ts';

/** R8.1.2–R8.1.4, R5.5 */
export type BuildingEffect = 'max' | 'set4' | 'pair' | 'draw2';
export interface BuildingRow {
  readonly colour: Colour;
  /** R0.3 The large side brings the same amount more on every card. */
  readonly small: number;
  readonly large: number;
  readonly symbol: Profession | null;
  readonly effect: BuildingEffect | null;
  /** The colour that `max` and `pair` count. */
  readonly counts: Colour | null;
}

export const BUILDINGS = {
  BG01: { colour: 'green', small: 4, large: 7, symbol: 'farmer', effect: null, counts: null },
  BG02: { colour: 'green', small: 3, large: 6, symbol: 'farmer', effect: null, counts: null },
  BG03: { colour: 'green', small: 6, large: 9, symbol: null, effect: null, counts: null },
  BG04: { colour: 'green', small: 5, large: 8, symbol: null, effect: null, counts: null },
  BG05: { colour: 'green', small: 3, large: 6, symbol: null, effect: 'draw2', counts: null },
  BG06: { colour: 'green', small: 2, large: 5, symbol: null, effect: 'draw2', counts: null },
  BG07: { colour: 'green', small: 3, large: 6, symbol: null, effect: 'max', counts: 'green' },
  BG08: { colour: 'green', small: 4, large: 7, symbol: null, effect: 'set4', counts: null },
  BG09: { colour: 'green', small: 3, large: 6, symbol: null, effect: 'pair', counts: 'green' },
  BG10: { colour: 'green', small: 4, large: 7, symbol: null, effect: 'pair', counts: 'yellow' },
  BY01: { colour: 'yellow', small: 4, large: 7, symbol: 'merchant', effect: null, counts: null },
  BY02: { colour: 'yellow', small: 3, large: 6, symbol: 'merchant', effect: null, counts: null },
  BY03: { colour: 'yellow', small: 6, large: 9, symbol: null, effect: null, counts: null },
  BY04: { colour: 'yellow', small: 5, large: 8, symbol: null, effect: null, counts: null },
  BY05: { colour: 'yellow', small: 3, large: 6, symbol: null, effect: 'draw2', counts: null },
  BY06: { colour: 'yellow', small: 2, large: 5, symbol: null, effect: 'draw2', counts: null },
  BY07: { colour: 'yellow', small: 3, large: 6, symbol: null, effect: 'max', counts: 'yellow' },
  BY08: { colour: 'yellow', small: 4, large: 7, symbol: null, effect: 'set4', counts: null },
  BY09: { colour: 'yellow', small: 3, large: 6, symbol: null, effect: 'pair', counts: 'yellow' },
  BY10: { colour: 'yellow', small: 4, large: 7, symbol: null, effect: 'pair', counts: 'blue' },
  BB01: { colour: 'blue', small: 4, large: 7, symbol: 'captain', effect: null, counts: null },
  BB02: { colour: 'blue', small: 3, large: 6, symbol: 'captain', effect: null, counts: null },
  BB03: { colour: 'blue', small: 6, large: 9, symbol: null, effect: null, counts: null },
  BB04: { colour: 'blue', small: 5, large: 8, symbol: null, effect: null, counts: null },
  BB05: { colour: 'blue', small: 3, large: 6, symbol: null, effect: 'draw2', counts: null },
  BB06: { colour: 'blue', small: 2, large: 5, symbol: null, effect: 'draw2', counts: null },
  BB07: { colour: 'blue', small: 3, large: 6, symbol: null, effect: 'max', counts: 'blue' },
  BB08: { colour: 'blue', small: 4, large: 7, symbol: null, effect: 'set4', counts: null },
  BB09: { colour: 'blue', small: 3, large: 6, symbol: null, effect: 'pair', counts: 'blue' },
  BB10: { colour: 'blue', small: 4, large: 7, symbol: null, effect: 'pair', counts: 'red' },
  BR01: { colour: 'red', small: 4, large: 7, symbol: 'soldier', effect: null, counts: null },
  BR02: { colour: 'red', small: 3, large: 6, symbol: 'soldier', effect: null, counts: null },
  BR03: { colour: 'red', small: 6, large: 9, symbol: null, effect: null, counts: null },
  BR04: { colour: 'red', small: 5, large: 8, symbol: null, effect: null, counts: null },
  BR05: { colour: 'red', small: 3, large: 6, symbol: null, effect: 'draw2', counts: null },
  BR06: { colour: 'red', small: 2, large: 5, symbol: null, effect: 'draw2', counts: null },
  BR07: { colour: 'red', small: 3, large: 6, symbol: null, effect: 'max', counts: 'red' },
  BR08: { colour: 'red', small: 4, large: 7, symbol: null, effect: 'set4', counts: null },
  BR09: { colour: 'red', small: 3, large: 6, symbol: null, effect: 'pair', counts: 'red' },
  BR10: { colour: 'red', small: 4, large: 7, symbol: null, effect: 'pair', counts: 'green' },
} as const satisfies Record<string, BuildingRow>;
