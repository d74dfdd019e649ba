// What happens at the end of a round (R7).
import { houses, people, type TownFacts } from './scene.ts';
import { ROUND_END, type Told } from './told.ts';

const SHIPS: readonly TownFacts[] = [
  { order: 'O1', cit: 'CA03 CA04', bld: 'BB01' },
  { order: 'O4', cit: 'CA05 CA06 CA07' },
  { order: 'O2', cit: 'CA08 CA09' },
];

export const ROUND_ENDS: readonly Told[] = [
  {
    id: 'X24',
    rules: ['R7.3', 'R7.3.1', 'Q11'],
    towns: SHIPS,
    draws: 'CR01 FA04 PR04',
    todo: ROUND_END,
    play: ['0 sail CA03', '0 keep CR01 FA04'],
    points: [7, 6, 3],
    leaves: { 'open.tableaux.0.workers': people('CR01 FA04'), 'open.discard': people('CA03 PR04'), 'todo.1.seat': 1 },
  },
  {
    id: 'X25',
    rules: ['R7.3.2', 'Q13'],
    towns: SHIPS,
    draws: 'CR01 FA04 PR04',
    todo: ROUND_END,
    play: ['0 sail BB01', '0 keep CR01 FA04'],
    points: [3, 6, 3],
    leaves: { 'open.removed': houses('BB01'), 'open.tableaux.0.buildings': [] },
  },
  {
    id: 'X26',
    rules: ['R7.4', 'Q2', 'Q14', 'Q15'],
    settings: { scenario: 'SC3', chapter: 'CH5' },
    round: 2,
    towns: [
      { order: 'O4', cit: 'FA04 CA03 CR06 PR04' },
      { order: 'O1', cit: 'FA05 FA06 CA04 CR07', bld: 'BY01' },
      { order: 'O2', cit: 'FA07 CA05 ME05 SO06' },
    ],
    draws: 'SO01 PR02',
    todo: ROUND_END,
    play: ['0 keep SO01'],
    points: [12, 11, 1],
    leaves: { 'open.tableaux.0.workers': people('SO01'), 'todo.2.seat': 2 },
  },
  {
    id: 'X27',
    rules: ['R7.5', 'Q14'],
    settings: { scenario: 'SC4', chapter: 'CH5' },
    towns: [
      { order: 'O2', bld: 'BB03 BG04' },
      { order: 'O1', bld: 'BY03' },
      { order: 'O3', bld: 'BY04 BR03' },
    ],
    draws: 'CA09 ME07',
    todo: ROUND_END,
    play: ['0 keep CA09'],
    points: [12, 6, 11],
    leaves: { 'open.tableaux.0.citizens': people('CA09'), 'open.discard': people('ME07'), 'todo.2.seat': 2 },
  },
  {
    id: 'X28',
    rules: ['R7.6'],
    settings: { scenario: 'SC1', chapter: 'CH5' },
    towns: [
      { order: 'O4', cit: 'FA04 SO06', wrk: 'PR04' },
      { order: 'O1', bld: 'BY03' },
      { order: 'O3', wrk: 'ME01' },
      { order: 'O2', cit: 'CA03', wrk: 'CR01' },
    ],
    todo: ROUND_END,
    play: ['0 dismiss worker PR04'],
    points: [0, 6, 0, 1],
    leaves: { 'open.tableaux.0.workers': [], 'open.tableaux.2.workers': [], 'todo.2.seat': 3 },
  },
  {
    id: 'X29',
    rules: ['R7.1', 'R7.2', 'Q10'],
    settings: { scenario: 'SC4' },
    round: 2,
    towns: [
      { order: 'O4', cit: 'CA03', bld: 'BG03 BG04 BR04 BR03' },
      { order: 'O1', cit: 'CA04', bld: 'BY03' },
    ],
    draws: 'CA09 ME07 CR01 FA04 PR04',
    todo: ROUND_END,
    play: ['0 keep CA09', '0 sail CA09', '0 keep CR01 FA04'],
    points: [23, 7],
    leaves: { 'open.tableaux.0.workers': people('CR01 FA04'), 'open.round': 3 },
  },
];
