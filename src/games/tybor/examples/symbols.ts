// Effects of buildings, and symbols (R8.1, R8.2).
import { lastCards, MARKET, type Told } from './told.ts';

export const SYMBOLS: readonly Told[] = [
  {
    id: 'X5',
    rules: ['R8.1.2', 'R8.1.5', 'Q17'],
    towns: [
      { order: 'O4', bld: 'BG07 BG04' },
      { order: 'O1', bld: 'BG03 BG05' },
      { order: 'O2', bld: 'BG06' },
    ],
    points: [11, 9, 2],
    lines: { 'R8.1.2': [3, 0, 0] },
  },
  {
    id: 'X6',
    rules: ['R8.1.3', 'Q34'],
    round: 4,
    towns: [
      { order: 'O1', cit: 'SO06', wrk: 'SO01 SO03', bld: 'BG03 BG04 BY08 BY04 BB03 BB04 BB05 BR04' },
      { order: 'O4', picked: 'CR01' },
    ],
    shown: 'PR01',
    display: 'BR03 BR05',
    todo: lastCards(0, 1),
    play: ['0 build BR03 small', '0 pay SO03'],
    points: [61, 0],
    lines: { 'R8.1.1': [45, 0], 'R8.1.3': [6, 0], 'R8.5': [10, 0] },
  },
  {
    id: 'X7',
    rules: ['R8.1.4'],
    towns: [
      { order: 'O3', bld: 'BY09 BY03 BY04 BY05 BY06' },
      { order: 'O4', bld: 'BG10 BY08' },
    ],
    points: [23, 8],
    lines: { 'R8.1.4': [4, 0] },
  },
  {
    id: 'X8',
    rules: ['R8.2.1', 'R0.4'],
    towns: [
      { order: 'O4', cit: 'FA04 FA05', wrk: 'ME04' },
      { order: 'O1', picked: 'SO03' },
    ],
    shown: 'PR01',
    display: `BG01 ${MARKET}`,
    todo: lastCards(0, 1),
    play: ['0 build BG01 small'],
    points: [9, 0],
    lines: { 'R8.2.1': [5, 0], 'R8.1.1': [4, 0] },
  },
  {
    id: 'X9',
    rules: ['R8.2.2', 'R0.7', 'Q21'],
    towns: [
      { order: 'O4', cit: 'ME06 ME08 ME10 PR02 PR03 CA04', wrk: 'SO03' },
      { order: 'O1', cit: 'ME01 ME02 ME03 FA01', picked: 'SO04' },
    ],
    shown: 'PR01',
    display: `BY01 ${MARKET}`,
    todo: lastCards(0, 1),
    play: ['0 build BY01 small'],
    points: [16, 0],
    lines: { 'R8.2.2': [6, 0], 'R8.2.5': [5, 0] },
  },
  {
    id: 'X10',
    rules: ['R8.2.3', 'Q18'],
    towns: [
      { order: 'O1', cit: 'CR01 CR02' },
      { order: 'O2', cit: 'CR03' },
      { order: 'O3', cit: 'FA01' },
      { order: 'O4', cit: 'CR04' },
    ],
    points: [6, 2, 0, 2],
    lines: { 'R8.2.3': [6, 2, 0, 2] },
  },
  {
    id: 'X10t',
    rules: ['R8.2.3'],
    towns: [
      { order: 'O1', cit: 'CR01 CR02 CR03' },
      { order: 'O2', cit: 'CR04 CR05 CR06' },
      { order: 'O3', cit: 'CR07' },
    ],
    points: [6, 6, 0],
    lines: { 'R8.2.3': [6, 6, 0] },
  },
  {
    id: 'X11',
    rules: ['R8.2.4', 'Q20'],
    round: 4,
    towns: [
      { order: 'O1', cit: 'CA03 CA04 CA05 CA06 CA07' },
      { order: 'O4', cit: 'CA01 CA02', picked: 'SO03' },
    ],
    shown: 'CA08',
    display: MARKET,
    todo: lastCards(0, 1),
    play: ['0 citizen'],
    points: [18, 3],
    lines: { 'R8.2.4': [18, 3] },
  },
  {
    id: 'X12',
    rules: ['R8.2.5'],
    towns: [
      { order: 'O1', cit: 'PR01' },
      { order: 'O4', cit: 'PR02 PR03 PR04' },
    ],
    points: [5, 5],
    lines: { 'R8.2.5': [5, 5] },
  },
  {
    id: 'X13',
    rules: ['R8.2.6', 'R0.4'],
    towns: [
      { order: 'O1', cit: 'SO06 SO07 SO09', bld: 'BR01' },
      { order: 'O2', cit: 'SO01 SO02 SO03' },
    ],
    points: [12, 0],
    lines: { 'R8.2.6': [8, 0] },
  },
];
