// Two guided years in the base game: a lodge, a market hall and a town hall, all in Stockholm, each making the next cheaper.
import type { LessonScript } from '../../../text/lesson.ts';

export const script = {
  seats: 2,
  settings: { RG: false, GM: false, VB: false, BM: false },
  seed: 'lesson 226',
  you: 0,
  others: ['Mira'],
  parts: {
    rows: '.rg-rows',
    market: '.rg-market',
    hand: '.rg-hand',
    prices: '.rg-towns',
    seasons: '.rg-sky',
    players: '.w-players, .w-strip',
  },
  chapters: [
    {
      key: 'goal',
      stops: [
        { tell: 'welcome' },
        { tell: 'goods', part: 'hand' },
        { do: 'keepLodge', choose: 'keep stockholm-bauhuette' },
        { watch: 'miraKeeps', play: ['1 keep visby-hafen'] },
      ],
    },
    {
      key: 'spring',
      stops: [
        { tell: 'rows', part: 'rows' },
        { tell: 'market', part: 'market' },
        { tell: 'turn', part: 'seasons' },
        { tell: 'prices', part: 'prices' },
      ],
    },
    {
      key: 'summer',
      stops: [
        { do: 'takeWine', choose: 'row 1' },
        { do: 'buildLodge', choose: 'build stockholm-bauhuette' },
        { tell: 'paid', lit: ['stockholm-bauhuette'] },
        { do: 'endSummer', choose: 'end' },
        { watch: 'miraSummer', play: ['1 row 2', '1 build visby-hafen', '1 end'] },
      ],
    },
    {
      key: 'autumn',
      stops: [
        { watch: 'miraAutumn', play: ['1 row 3', '1 end'] },
        { do: 'takeHall', choose: 'take stockholm-markthalle' },
        { do: 'buildHall', choose: 'build stockholm-markthalle' },
        { tell: 'tooMuch', lit: ['stockholm-markthalle'] },
        { do: 'endAutumn', choose: 'end' },
      ],
    },
    {
      key: 'winter',
      stops: [
        { tell: 'limit', part: 'hand' },
        { watch: 'miraDiscards', play: ['1 discard grain', '1 discard grain', '1 discard cloth'] },
        { tell: 'older', part: 'market' },
      ],
    },
    {
      key: 'second',
      stops: [
        { watch: 'miraOffice', play: ['1 take stockholm-kontor', '1 build stockholm-kontor', '1 end'] },
        { do: 'takeMixed', choose: 'row 4' },
        { do: 'endEmpty', choose: 'end' },
        { do: 'takeTown', choose: 'take stockholm-rathaus' },
        { do: 'buildTown', choose: 'build stockholm-rathaus' },
        { tell: 'exact', lit: ['stockholm-bauhuette', 'stockholm-markthalle'] },
        { tell: 'townHall', lit: ['stockholm-rathaus'] },
        { do: 'endSecond', choose: 'end' },
        { watch: 'miraLast', play: ['1 row 1', '1 end', '1 discard cloth'] },
      ],
    },
    {
      key: 'choice',
      stops: [
        {
          free: 'takeAny',
          choose: { 'take stockholm-dom': 'tookDom', 'row 3': 'tookCloth', 'take tallinn-hafen': 'tookHarbour' },
        },
      ],
    },
    {
      key: 'end',
      stops: [
        { tell: 'years', part: 'seasons' },
        { tell: 'points', lit: ['stockholm-bauhuette', 'stockholm-markthalle', 'stockholm-rathaus'] },
        { tell: 'penalty', part: 'hand' },
        { tell: 'winner', part: 'players' },
        { tell: 'modules' },
      ],
    },
  ],
} as const satisfies LessonScript;
