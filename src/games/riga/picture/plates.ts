// The pictures of the rulebook, as rows of buildings, goods and crests (`by-name.ts`).
import type { Plate } from '../../../draw/plate.ts';

export const PLATES: readonly Plate[] = [
  { id: 'row', rule: 'R3.2', shows: ['row grain wine cloth', '≥', '9'] },
  { id: 'take', rule: 'R4.1', shows: ['row glass cloth', '✓', 'tallinn-hafen', '✓'] },
  { id: 'later', rule: 'R4.4', shows: ['visby-kontor house new', '→', 'visby-kontor house'] },
  { id: 'worth', rule: 'R6.2', shows: ['glass', '6', '+', 'grain', '2', '=', '8', '→', 'visby-markthalle'] },
  { id: 'visby', rule: 'R6.3', shows: ['pays visby', 'pays tallinn'] },
  { id: 'danzig', rule: 'R6.3', shows: ['pays stockholm', 'pays danzig'] },
  { id: 'lodge', rule: 'R6.4', shows: ['visby-bauhuette house', '→', 'visby-dom', '−2'] },
  { id: 'change', rule: 'R6.6', shows: ['cloth', '5', '+', 'cloth', '5', '−', '8', '=', '2', '✗'] },
  { id: 'hall', rule: 'R7.1', shows: ['visby-markthalle', '→', 'glass', '+1'] },
  { id: 'office', rule: 'R7.2', shows: ['danzig-kontor', '→', 'coins 2'] },
  {
    id: 'town',
    rule: 'R7.10',
    shows: ['danzig-rathaus house', '+', 'danzig-kontor house', 'danzig-hafen house', '=', '+2'],
  },
  { id: 'persons', rule: 'R10.6', shows: ['knight', 'merchant'] },
  { id: 'covered', rule: 'R11.3', shows: ['knight', '→', 'knight covered', '→', 'row wine glass wine'] },
];
