// Goals, orders, ties, and a whole final scoring (R8.3–R9).

import type { Options } from '../types.ts';
import type { TownFacts } from './scene.ts';
import type { Told } from './told.ts';

const X38: readonly TownFacts[] = [
  {
    order: 'O1',
    cit: 'FA04 FA05 CA07 CA03 CA09 CR06 PR04',
    wrk: 'ME07',
    bld: 'BG03L BY08 BB01L BR09 BG01 BB07L BY03L',
  },
  { order: 'O4', cit: 'SO06 SO07 SO09 CR07 CR09 ME05', bld: 'BR01L BR03 BR06 BY09 BY04 BG10L BB05' },
  {
    order: 'O2',
    cit: 'ME06 ME08 ME10 PR02 PR03 CA04',
    wrk: 'SO01 FA02',
    bld: 'BB08 BB03L BB09 BY01 BR07 BG07L BG05',
  },
];

const goal = (chapter: Options['chapter'], towns: readonly TownFacts[]) => ({ settings: { chapter }, towns });

export const GOALS: readonly Told[] = [
  {
    id: 'X30',
    rules: ['R8.4.1', 'Q24'],
    ...goal('CH1', [
      { order: 'O3', cit: 'CR01 FA01 FA02 CA01 SO01 SO02', bld: 'BY01 BY03 BY04 BY05 BY06 BG03' },
      { order: 'O4', cit: 'CR02 FA03 FA04 CA02 SO03 SO04', bld: 'BR03 BR04 BR05 BR06 BB03' },
    ]),
    points: [38, 29],
    lines: { 'R8.4.1': [5, 0] },
  },
  {
    id: 'X31',
    rules: ['R8.4.2'],
    ...goal('CH2', [
      { order: 'O1', cit: 'CA07 CA03 PR04' },
      { order: 'O4', cit: 'CA08 FA06 CR08', wrk: 'CA04' },
    ]),
    points: [13, 7],
    lines: { 'R8.4.2': [5, 0] },
  },
  {
    id: 'X32',
    rules: ['R8.4.3', 'Q38'],
    ...goal('CH3', [
      { order: 'O1', cit: 'FA04 ME05', bld: 'BG01' },
      { order: 'O4', bld: 'BG02 BY01 BY02' },
    ]),
    points: [9, 15],
    lines: { 'R8.4.3': [5, 5] },
  },
  {
    id: 'X33',
    rules: ['R8.4.4', 'Q22'],
    ...goal('CH4', [
      { order: 'O1', wrk: 'SO01 ME07' },
      { order: 'O4', cit: 'SO02', wrk: 'SO03 FA04' },
    ]),
    points: [10, 0],
    lines: { 'R8.4.4': [10, 0] },
  },
  {
    id: 'X34',
    rules: ['R8.4.5'],
    ...goal('CH5', [
      { order: 'O1', cit: 'SO06', bld: 'BR02' },
      { order: 'O4', cit: 'SO07', wrk: 'SO08' },
    ]),
    points: [8, 0],
    lines: { 'R8.4.5': [5, 0] },
  },
  {
    id: 'X34c',
    rules: ['R8.4.6'],
    ...goal('CH6', [
      { order: 'O1', cit: 'FA01 ME01 SO01 SO02 CA01' },
      { order: 'O4', cit: 'FA02 ME02 SO03 CA02', wrk: 'CR01' },
    ]),
    points: [6, 1],
    lines: { 'R8.4.6': [5, 0] },
  },
  {
    id: 'X34p',
    rules: ['R8.4.3', 'Q38'],
    ...goal('CH8', [
      { order: 'O1', cit: 'CR06 CR07 PR02' },
      { order: 'O4', cit: 'CR01 FA01' },
    ]),
    points: [16, 2],
    lines: { 'R8.4.3': [5, 0] },
  },
  {
    id: 'X35',
    rules: ['R8.3', 'Q23'],
    towns: [
      { order: 'O4', bld: 'BG03L BG04L BG05L BG06L BY03' },
      { order: 'O3', bld: 'BY04L BY05L BY06L BB03' },
    ],
    points: [36, 25],
    lines: { 'R8.3': [2, 0] },
  },
  {
    id: 'X36',
    rules: ['R8.5', 'R1.1', 'Q33'],
    towns: [
      { order: 'O1', bld: 'BG03 BG04 BG05 BY03 BY04 BB03 BB04 BR03 BR04 BR05 BR06 BR02' },
      { order: 'O2', bld: 'BG06 BY05 BB05 BB06' },
    ],
    points: [65, 10],
    lines: { 'R8.5': [10, 0] },
  },
  {
    id: 'X37',
    rules: ['R9.2', 'R9.1', 'R9.3'],
    towns: [
      { order: 'O4', bld: 'BG03L', wrk: 'SO03' },
      { order: 'O3', bld: 'BY03L', wrk: 'ME09' },
    ],
    points: [9, 9],
  },
  {
    id: 'X38',
    rules: ['R8.0', 'R8.6', 'Q34', 'R8.5', 'R8.3', 'R8.2.3'],
    settings: { chapter: 'CH6' },
    towns: X38,
    points: [84, 61, 62],
    lines: {
      'R8.1.1': [42, 33, 32],
      'R8.1.2': [0, 0, 3],
      'R8.1.3': [3, 0, 3],
      'R8.1.4': [0, 4, 2],
      'R8.2.1': [5, 0, 0],
      'R8.2.2': [0, 0, 6],
      'R8.2.3': [2, 6, 0],
      'R8.2.4': [10, 0, 1],
      'R8.2.5': [5, 0, 5],
      'R8.2.6': [0, 8, 0],
      'R8.3': [2, 0, 0],
      'R8.4.6': [5, 5, 5],
      'R8.5': [10, 5, 5],
    },
  },
];
