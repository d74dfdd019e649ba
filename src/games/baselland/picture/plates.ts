// The pictures of the rulebook, as rows of tiles and people (`by-name.ts`).
import type { Plate } from '../../../draw/plate.ts';

export const PLATES: readonly Plate[] = [
  { id: 'fits', rule: 'R4.2', shows: ['D1@0,0/0;E1@0,-1/2', '✓'] },
  { id: 'corner', rule: 'R4.3', shows: ['D1@0,0/0;V1@1,1/0', '✗'] },
  { id: 'mismatch', rule: 'R4.4', shows: ['D1@0,0/0;U1@1,0/1', '✓', 'D1@0,0/0;E1@1,0/1', '✗'] },
  { id: 'roles', rule: 'R5.4', shows: ['U1:r0=0', 'R1:c0=0', 'B1:m0=0', 'E1:f0=0'] },
  { id: 'taken', rule: 'R5.5', shows: ['D1@0,0/0;U1@1,0/1:r0=1;V1@-1,0/3', '✗', 'highwayman'] },
  { id: 'meadow', rule: 'R5.7', shows: ['E1:f0=0', '✓', 'V1:f0=0', '✗'] },
  { id: 'road', rule: 'R7.4', shows: ['W1@0,0/0;U1@1,0/1:r0=0;A1@2,0/1', '=', '3'] },
  {
    id: 'city',
    rule: 'R7.6',
    shows: ['E1@0,0/0;E2@0,-1/2:c0=0', '=', '4', 'E1@0,0/1;F1@1,0/0:c0=0;E2@2,0/3', '=', '8'],
  },
  { id: 'refugee', rule: 'R7.7', shows: ['N1@0,0/0:f0=1;E1@0,-1/2:c0=0;E2@-1,0/1', '=', '+3'] },
  { id: 'majority', rule: 'R7.10', shows: ['N1@0,0/2;E1@0,1/0:c0=1;E2@1,0/3:c0=0', '=', '6'] },
  {
    id: 'monastery',
    rule: 'R7.12',
    shows: ['E1@0,0/0;E2@1,0/0;V1@2,0/2;E3@0,1/3;B1@1,1/0:m0=0;E4@2,1/1;V2@0,2/0;E5@1,2/2;V3@2,2/3', '=', '9'],
  },
  { id: 'stays', rule: 'R8.4', shows: ['E1@0,0/0:f0=0;E2@0,-1/2'] },
];
