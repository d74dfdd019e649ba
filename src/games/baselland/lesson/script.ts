// A guided first game: seven turns of yours in which a city, a road and a refugee are paid, and a monk waits.
import type { LessonScript } from '../../../text/lesson.ts';

export const script = {
  seats: 2,
  settings: { firstPlayer: 'first' },
  seed: 'lesson 35',
  you: 0,
  others: ['Mira'],
  parts: { pile: '.bl-pile', players: '.w-players, .w-strip', dock: '.bl-dock' },
  chapters: [
    {
      key: 'goal',
      stops: [
        { tell: 'welcome' },
        { tell: 'start', lit: ['D1.c0', 'D1.r0'] },
        { tell: 'pile', part: 'pile' },
        { tell: 'supply', part: 'players' },
      ],
    },
    {
      key: 'lay',
      stops: [
        { tell: 'turn' },
        { tell: 'fit', part: 'dock' },
        { do: 'layCity', choose: 'E1@0,-1/2' },
        { do: 'putKnight', choose: 'c0' },
        { tell: 'cityPaid', lit: ['E1.c0', 'D1.c0'] },
        { tell: 'home', part: 'players' },
      ],
    },
    {
      key: 'monk',
      stops: [
        { watch: 'miraCity', play: ['1 K2@1,0/0', '1 c0'] },
        { do: 'layMonastery', choose: 'A1@-1,0/3' },
        { do: 'putMonk', choose: 'm0' },
        { tell: 'monkWaits', lit: ['A1.m0'] },
        { watch: 'miraGrows', play: ['1 F1@1,-1/1', '1 -'] },
      ],
    },
    {
      key: 'refugee',
      stops: [
        { tell: 'taken', lit: ['K2.c0', 'F1.c0'] },
        { do: 'layCorner', choose: 'N1@1,-2/2' },
        { do: 'putRefugee', choose: 'f0' },
        { watch: 'miraCloses', play: ['1 K1@2,-2/3', '1 -'] },
        { tell: 'miraPaid', lit: ['K2.c0', 'F1.c0', 'N1.c0', 'K1.c0'] },
        { tell: 'refugeePaid', lit: ['N1.f0'] },
      ],
    },
    {
      key: 'road',
      stops: [
        { tell: 'freeRoad', lit: ['A1.r0', 'D1.r0', 'K2.r0'] },
        { do: 'layRoad', choose: 'K3@1,1/1' },
        { do: 'putHighwayman', choose: 'r0' },
        { watch: 'miraPennant', play: ['1 O2@2,1/0', '1 c0'] },
      ],
    },
    {
      key: 'choice',
      stops: [
        {
          free: 'layGate',
          choose: { 'S1@3,1/1': 'gateEast', 'S1@2,2/2': 'gateSouth', 'S1@3,-2/1': 'gateNorth' },
        },
        { free: 'putAny', choose: { c0: 'anyKnight', r0: 'anyHighwayman', f0: 'anyRefugee', '-': 'anyNobody' } },
        { watch: 'miraBend', play: ['1 V4@-1,-1/1', '1 r0'] },
        { tell: 'neighbours', lit: ['A1.m0'] },
      ],
    },
    {
      key: 'close',
      stops: [
        { do: 'layBend', choose: 'V9@0,1/3' },
        { watch: 'miraGate', play: ['1 T1@-1,-2/0', '1 c0'] },
        { do: 'layCrossing', choose: 'X1@0,2/0' },
        { free: 'putLast', choose: { '-': 'lastNobody', r2: 'lastRoad' } },
        { tell: 'roadPaid', lit: ['A1.r0', 'D1.r0', 'K2.r0', 'K3.r0', 'V9.r0', 'X1.r0'] },
      ],
    },
    {
      key: 'end',
      stops: [
        { tell: 'majority', lit: ['O2.c0', 'K3.c0'] },
        { tell: 'ending', part: 'pile' },
        { tell: 'unfinished', lit: ['A1.m0'] },
        { tell: 'winner', part: 'players' },
      ],
    },
  ],
} as const satisfies LessonScript;
