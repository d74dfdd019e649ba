// A guided first round and the exchange of the second: a split with a lure, a double arrow, a seal that pulls a book along.
import type { LessonScript } from '../../../text/lesson.ts';

export const script = {
  seats: 3,
  settings: {},
  seed: 'lesson 48',
  you: 0,
  others: ['Mira', 'Jonas'],
  parts: {
    hand: '.gs-dock',
    board: '.gs-board',
    rounds: '.gs-rounds',
    rail: '.gs-rail',
    neighbours: '.gs-top',
    players: '.w-players, .w-strip',
  },
  chapters: [
    {
      key: 'goal',
      stops: [
        { tell: 'welcome' },
        { tell: 'tracks', part: 'board' },
        { tell: 'start', lit: ['CH-6'] },
        { tell: 'rounds', part: 'rounds' },
        { tell: 'hand', part: 'hand' },
      ],
    },
    {
      key: 'divide',
      stops: [
        { tell: 'split', part: 'hand' },
        { tell: 'mira', part: 'neighbours' },
        { do: 'divideFirst', choose: 'divide GS-I-05 GS-I-22 | GS-I-19 GS-I-23 GS-II-06' },
        {
          watch: 'othersDivide',
          play: [
            '1 divide GS-I-02 GS-I-03 GS-I-07 | GS-I-27 GS-II-20',
            '2 divide GS-I-14 GS-I-26 | GS-I-16 GS-I-18 GS-II-15',
          ],
        },
      ],
    },
    {
      key: 'choose',
      stops: [
        { tell: 'envelope', part: 'hand' },
        { do: 'takeFirst', choose: 'take first' },
        { watch: 'othersTake', play: ['1 take second', '2 take second'] },
        { tell: 'back', part: 'hand' },
      ],
    },
    {
      key: 'harvest',
      stops: [
        { do: 'playBooks', choose: 'play GS-I-05' },
        { tell: 'bookValue', lit: ['book'] },
        { do: 'playGold', choose: 'play GS-I-22' },
        { do: 'bonusEmerald', choose: 'bonus emerald' },
        { do: 'playTopaz', choose: 'play GS-I-14' },
        { tell: 'gems', lit: ['topaz', 'emerald'] },
      ],
    },
    {
      key: 'seals',
      stops: [
        { do: 'playSeal', choose: 'play GS-I-26' },
        { do: 'sealBook', choose: 'seal book_seal' },
        { tell: 'sealPulls', lit: ['book_seal', 'book'] },
        { tell: 'sell' },
        {
          free: 'wild',
          choose: { 'split artwork': 'wildArtwork', 'split gold': 'wildGold', 'split prestige': 'wildPrestige' },
        },
        {
          watch: 'othersHarvest',
          play: [
            '1 play GS-I-07',
            '1 play GS-II-06',
            '1 split artwork',
            '1 play GS-I-19',
            '1 sell GS-I-23 gold',
            '1 sell GS-I-02 gold',
            '1 sell GS-I-03 gold',
            '1 bonus emerald_seal',
            '2 play GS-I-16',
            '2 split artwork_seal',
            '2 sell GS-II-15 gold',
            '2 play GS-II-20',
            '2 seal artwork_seal',
            '2 play GS-I-18',
            '2 play GS-I-27',
            '2 seal gold_seal',
            '2 bonus artwork',
          ],
        },
        { tell: 'market', part: 'rail' },
      ],
    },
    {
      key: 'again',
      stops: [
        {
          watch: 'othersAgain',
          play: [
            '1 discard GS-I-02',
            '1 discard GS-I-03',
            '1 divide GS-I-07 GS-I-19 | GS-I-23 GS-II-02 GS-II-06',
            '2 discard GS-I-27',
            '2 divide GS-I-16 GS-II-15 GS-II-20 | GS-I-18 GS-II-10',
          ],
        },
        {
          free: 'divideAny',
          choose: {
            'divide GS-I-05 GS-I-22 GS-I-26 | GS-I-14 GS-II-09': 'even',
            'divide GS-I-05 GS-I-14 | GS-I-22 GS-I-26 GS-II-09': 'even',
            'divide GS-I-05 GS-I-22 | GS-I-14 GS-I-26 GS-II-09': 'even',
            'divide GS-I-05 GS-I-26 | GS-I-14 GS-I-22 GS-II-09': 'even',
            'divide GS-I-05 GS-II-09 | GS-I-14 GS-I-22 GS-I-26': 'even',
            'divide GS-I-05 GS-I-14 GS-I-22 | GS-I-26 GS-II-09': 'even',
            'divide GS-I-05 GS-I-14 GS-I-26 | GS-I-22 GS-II-09': 'even',
            'divide GS-I-05 GS-I-14 GS-II-09 | GS-I-22 GS-I-26': 'even',
            'divide GS-I-05 GS-I-22 GS-II-09 | GS-I-14 GS-I-26': 'even',
            'divide GS-I-05 GS-I-26 GS-II-09 | GS-I-14 GS-I-22': 'even',
            'divide GS-I-05 | GS-I-14 GS-I-22 GS-I-26 GS-II-09': 'lopsided',
            'divide GS-I-05 GS-I-14 GS-I-22 GS-I-26 | GS-II-09': 'lopsided',
            'divide GS-I-05 GS-I-14 GS-I-22 GS-II-09 | GS-I-26': 'lopsided',
            'divide GS-I-05 GS-I-14 GS-I-26 GS-II-09 | GS-I-22': 'lopsided',
            'divide GS-I-05 GS-I-22 GS-I-26 GS-II-09 | GS-I-14': 'lopsided',
          },
        },
        { free: 'takeAny', choose: { 'take first': 'tookSeals', 'take second': 'tookEmeralds' } },
        { watch: 'exchanged', play: ['1 take second', '2 take first'] },
      ],
    },
    {
      key: 'end',
      stops: [
        { tell: 'lines', part: 'rounds' },
        { tell: 'scoreBooks', lit: ['book'] },
        { tell: 'scoreArt', lit: ['artwork'] },
        { tell: 'scoreGems', lit: ['topaz', 'emerald'] },
        { tell: 'scoreOrders', lit: ['book', 'book_seal'] },
        { tell: 'winner', part: 'players' },
      ],
    },
  ],
} as const satisfies LessonScript;
