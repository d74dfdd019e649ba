// The pictures of the rulebook, as rows of cards and signs (`by-name.ts`).
import type { Plate } from '../../../draw/plate.ts';

export const PLATES: readonly Plate[] = [
  { id: 'person', rule: 'R0.2', shows: ['CA07', '→', 'CA07 citizen', 'CA07 worker'] },
  { id: 'sizes', rule: 'R0.3', shows: ['BG04 small', '→', 'BG04 large'] },
  { id: 'symbols', rule: 'R0.4', shows: ['FA03 citizen', 'FA06 citizen', 'BG01 small', '=', 'farmer', '×3'] },
  { id: 'ways', rule: 'R5.1', shows: ['ME05', '→', 'ME05 citizen', 'ME05 worker', 'BY03'] },
  { id: 'cheaper', rule: 'R5.4.3', shows: ['BG04 small', '−', 'FA07 citizen', 'ME08 citizen', '=', '−3'] },
  { id: 'paying', rule: 'R5.4.4', shows: ['CR03 worker', '+', 'CA09 worker', '≥', '7', '→', 'BR04 large'] },
  { id: 'draws', rule: 'R5.5', shows: ['BB05 small', '→', 'person', 'person', '→', 'SO06 worker'] },
  { id: 'most', rule: 'R8.1.2', shows: ['BB07 small', '→', '3'] },
  { id: 'set', rule: 'R8.1.3', shows: ['BR08 small', '→', 'green', 'yellow', 'blue', 'red', '=', '3'] },
  { id: 'pairs', rule: 'R8.1.4', shows: ['BY09 small', '→', 'yellow', 'yellow', '=', '2'] },
  { id: 'farmers', rule: 'R8.2.1', shows: ['farmer', 'farmer', 'farmer', '=', '5'] },
  { id: 'captains', rule: 'R8.2.4', shows: ['captain', '=', '1', 'captain', 'captain', '=', '3'] },
  { id: 'soldiers', rule: 'R8.2.6', shows: ['soldier', 'soldier', 'soldier', 'soldier', '=', '8'] },
];
