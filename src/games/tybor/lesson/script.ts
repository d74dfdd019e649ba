// A guided first round: a worker, a citizen, a large building paid for exactly, a priest, and a last card to decide on.
import type { LessonScript } from '../../../text/lesson.ts';

export const script = {
  seats: 2,
  settings: { scenario: 'SC2', chapter: 'CH1' },
  seed: 'lesson 543',
  you: 0,
  others: ['Mira'],
  parts: {
    hand: '.ty-hand',
    market: '.ty-market',
    costs: '.ty-scenario',
    mine: '.ty-mine',
    others: '.ty-others',
    players: '.w-players, .w-strip',
  },
  chapters: [
    {
      key: 'goal',
      stops: [
        { tell: 'welcome' },
        { tell: 'hand', part: 'hand' },
        { tell: 'display', part: 'market' },
        { tell: 'tableau', part: 'mine' },
        { tell: 'uses' },
      ],
    },
    {
      key: 'worker',
      stops: [
        { watch: 'miraPicks', play: ['1 pick ME01'] },
        { do: 'pickSoldier', choose: 'pick SO03' },
        { do: 'useWorker', choose: 'worker' },
        { watch: 'miraWorker', play: ['1 worker', '1 pick ME03'] },
        { tell: 'passed', part: 'hand' },
      ],
    },
    {
      key: 'citizen',
      stops: [
        { do: 'pickMerchant', choose: 'pick ME09' },
        { watch: 'miraFirst', play: ['1 worker'] },
        { do: 'useCitizen', choose: 'citizen' },
        { tell: 'discount', lit: ['ME09'] },
      ],
    },
    {
      key: 'builder',
      stops: [
        { tell: 'cost', part: 'costs' },
        { watch: 'miraThird', play: ['1 pick PR01'] },
        { do: 'pickFarmer', choose: 'pick FA06' },
        { do: 'buildInn', choose: 'build BY05 large' },
        { tell: 'paid', lit: ['BY05'] },
        { free: 'keep', choose: { 'keep CA08': 'keptCaptain', 'keep FA08': 'keptFarmer' } },
        { watch: 'miraPriest', play: ['1 citizen', '1 pick ME04'] },
      ],
    },
    {
      key: 'symbols',
      stops: [
        { do: 'pickPriest', choose: 'pick PR03' },
        { watch: 'miraBorder', play: ['1 build BR01 large'] },
        { do: 'usePriest', choose: 'citizen' },
        { tell: 'trades', lit: ['ME09', 'PR03'] },
      ],
    },
    {
      key: 'last',
      stops: [
        { tell: 'goalOfChapter', part: 'costs' },
        { tell: 'order', lit: ['O4'] },
        {
          free: 'useLast',
          choose: { 'build BB02 small': 'lastTavern', citizen: 'lastCitizen', worker: 'lastWorker' },
        },
        { watch: 'miraLast', play: ['1 worker'] },
      ],
    },
    {
      key: 'end',
      stops: [
        { tell: 'nextRound', part: 'costs' },
        { tell: 'buildings', lit: ['BY05'] },
        { tell: 'priests', lit: ['PR03'] },
        { tell: 'secret', lit: ['O4'] },
        { tell: 'winner', part: 'players' },
      ],
    },
  ],
} as const satisfies LessonScript;
