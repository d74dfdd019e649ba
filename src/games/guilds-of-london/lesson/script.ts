// Two guided rounds for two: the three uses of a card, a tile that would be tied, and the neutral that wins it.
import type { LessonScript } from '../../../text/lesson.ts';

export const script = {
  seats: 2,
  settings: { plantation: 'virginia' },
  seed: 'lesson 1',
  you: 0,
  others: ['Mira'],
  parts: {
    city: '.gl-city',
    hand: '.gl-edge',
    plantation: '.gl-plantation',
    players: '.w-players, .w-strip',
  },
  chapters: [
    {
      key: 'goal',
      stops: [
        { tell: 'welcome' },
        { tell: 'city', part: 'city' },
        { tell: 'tile', lit: ['T01'] },
        { tell: 'pawns', part: 'players' },
        { do: 'keepMayor', choose: 'keep MR03' },
        { watch: 'miraMayor', play: ['1 keep MR18'] },
      ],
    },
    {
      key: 'cards',
      stops: [
        { tell: 'uses', part: 'hand' },
        { do: 'special', choose: 'special AY03' },
        { do: 'recruitTwo', choose: 'x2' },
      ],
    },
    {
      key: 'move',
      stops: [
        { tell: 'beadle', lit: ['T01'] },
        { do: 'moveFirst', choose: 'move AB02' },
        { do: 'toFirst', choose: 'to T01' },
        { do: 'moveSecond', choose: 'move AB03' },
        { do: 'toSecond', choose: 'to T01' },
        { do: 'recruitOne', choose: 'recruit AG07' },
        { do: 'endFirst', choose: 'end' },
        { watch: 'miraMoves', play: ['1 move AG20', '1 to T01', '1 move AP16', '1 to T01', '1 end'] },
      ],
    },
    {
      key: 'second',
      stops: [
        { tell: 'order', part: 'players' },
        { do: 'moveThird', choose: 'move AP05' },
        { do: 'toThird', choose: 'to T01' },
        { do: 'hire', choose: 'special AY19' },
        { do: 'endSecond', choose: 'end' },
        { watch: 'miraThird', play: ['1 move AP19', '1 to T01', '1 end'] },
      ],
    },
    {
      key: 'resolve',
      stops: [
        { tell: 'due', lit: ['T01'] },
        { do: 'commit', choose: 'x1' },
        { tell: 'won', lit: ['T01'] },
        { free: 'ship', choose: { x1: 'shipped', x0: 'stayed' } },
        { tell: 'runnerUp', part: 'players' },
        { tell: 'beadleMoves', lit: ['T02'] },
      ],
    },
    {
      key: 'choice',
      stops: [{ free: 'third', choose: { pass: 'passed', 'recruit AY02': 'recruited' } }],
    },
    {
      key: 'end',
      stops: [
        { tell: 'masters', lit: ['T01', 'T03', 'T37'] },
        { tell: 'plantation', part: 'plantation' },
        { tell: 'mayors', lit: ['T01'] },
        { tell: 'ending', part: 'players' },
        { tell: 'solo' },
      ],
    },
  ],
} as const satisfies LessonScript;
