import { describe, expect, test } from 'vitest';
import type { Edition } from '../../text/edition/edition.ts';
import { isPadProblem, type PadProblem, type PadResult } from '../../text/pad.ts';
import { inPlay } from './data/in-play.ts';
import { pad as asKontor } from './pad.ts';
import { whiteCubes } from './scoring.ts';
import { texts as de } from './words/de/texts.ts';
import { texts as en } from './words/en/texts.ts';

/** As if everything had been typed in from a box: what Kontor has made up is no reason to refuse. */
const PRINTED: Edition = {
  ...inPlay.builtIn,
  tables: Object.fromEntries(
    Object.entries(inPlay.builtIn.tables).map(([table, rows]) => [
      table,
      rows.map((row) => ({ ...row, origin: 'box' })),
    ]),
  ),
};
const pad = (input: unknown) => inPlay.with(PRINTED, () => asKontor(input));

const NOTHING = {
  book: 0,
  artwork: 0,
  topaz: 0,
  emerald: 0,
  gold: 0,
  book_seal: 0,
  artwork_seal: 0,
  topaz_seal: 0,
  emerald_seal: 0,
  gold_seal: 0,
};
type Tracks = Partial<Record<keyof typeof NOTHING, unknown>>;
/** The globetrotter by default: one step on each resource. */
const player = (name: unknown, tracks: Tracks = {}, more: object = {}) => ({
  name,
  character: 'CH-6',
  prestige: 0,
  tracks: { ...NOTHING, book: 1, artwork: 1, topaz: 1, emerald: 1, gold: 1, ...tracks },
  ...more,
});
const KLARA = player(
  'Klara',
  { book: 16, artwork: 8, topaz: 14, emerald: 10, gold: 16, book_seal: 9, topaz_seal: 3, gold_seal: 7 },
  { character: 'CH-2', prestige: 16 },
);
const SUSI = player('Susi', { book: 11, book_seal: 9, artwork: 14, artwork_seal: 5 }, { character: 'CH-1' });

function scored(input: unknown): PadResult {
  const result = pad(input);
  if (isPadProblem(result)) throw new Error(`${result.at}: ${result.why}`);
  return result;
}
const pointsOf = ({ players }: PadResult, name: string): [string, number][] =>
  players.find((one) => one.name === name)!.lines.map(({ rule, points }) => [rule, points]);

describe('a position is scored as the end of round 6', () => {
  test('W14 R14.2 Q2 Q15 Klara: 16 before, 87 in the final scoring, 103 in all', () => {
    const result = scored({ slider: 13, players: [KLARA, SUSI] });
    expect(pointsOf(result, 'Klara')).toEqual([
      ['R14.2', 16],
      ['R10.2', 10],
      ['R10.3', 0],
      ['R10.4', 18],
      ['R10.5', 32],
      ['R10.5', 0],
      ['R10.5', 6],
      ['R10.5', 0],
      ['R10.5', 21],
    ]);
    expect(result.players[0].total).toBe(103);
    expect(whiteCubes(103)).toEqual({ space: 3, marker: 100 }); // R14.1
    expect(result.winners).toEqual(['Klara']);
    for (const { lines } of result.players) expect(lines.some((line) => line.pending)).toBe(false);
  });

  test('W13 R10.5 Susi: books 6 × 4, artworks 5 × 2', () => {
    const result = scored({ slider: 8, players: [KLARA, SUSI] });
    expect(pointsOf(result, 'Susi').slice(4)).toEqual([
      ['R10.5', 24],
      ['R10.5', 10],
      ['R10.5', 0],
      ['R10.5', 0],
      ['R10.5', 0],
    ]);
  });

  test.each([
    [8, 13],
    [9, 13],
    [10, 10],
    [11, 6],
    [13, 6],
    [14, 0],
    [16, 0],
  ])('R10.3 with the slider on %i artwork 10 brings %i', (slider, points) => {
    const players = [player('A', { artwork: 10 }), player('B', { book: 2, artwork: 1 }, { character: 'CH-1' })];
    expect(pointsOf(scored({ slider, players }), 'A')[2]).toEqual(['R10.3', points]);
  });

  test('W23 R11.2 tied players share the victory', () => {
    const tied = (name: string, character: string, prestige: number, tracks: Tracks) =>
      player(name, tracks, { character, prestige });
    const players = [
      tied('A', 'CH-2', 86, { gold: 2, artwork: 0 }), // gems 2 × 1
      tied('B', 'CH-4', 86, { topaz: 2 }),
      tied('C', 'CH-5', 73, { emerald: 2 }),
    ];
    const result = scored({ slider: 16, players });
    expect(result.players.map(({ total }) => total)).toEqual([88, 88, 75]);
    expect(result.winners).toEqual(['A', 'B']);
  });

  test('R14.2 prestige has no upper bound, and a line of its own', () => {
    const result = scored({ slider: 16, players: [player('A', {}, { prestige: 219 }), SUSI] });
    expect(result.players[0].lines[0]).toMatchObject({ rule: 'R14.2', label: 'prestige', points: 219 });
    expect(result.players[0].total).toBe(221);
  });

  test('R1.1 seven players, each with a character of their own', () => {
    const players = Array.from({ length: 7 }, (_, i) =>
      player(
        `P${i}`,
        { book: 2, artwork: 2, topaz: 2, emerald: 2, gold: 2 },
        { character: `CH-${i + 1}`, prestige: 4 },
      ),
    );
    expect(scored({ slider: 12, players }).players).toHaveLength(7);
  });

  test.each(['de', 'en'] as const)('every line has words (%s)', (language) => {
    const texts = { de, en }[language];
    for (const { lines } of scored({ slider: 13, players: [KLARA, SUSI] }).players)
      for (const line of lines) expect(texts.line(line)).toMatch(/^(?!.*(\?|undefined|_)).+/);
  });
});

describe('R14.2 the lowest positions that can be', () => {
  const alone = (tracks: Tracks, more: object = {}) => pad({ slider: 8, players: [player('A', tracks, more), SUSI] });

  test('R1.8 a resource stands at least where the character put it', () => {
    expect(isPadProblem(alone({}))).toBe(false);
    expect(alone({ gold: 0 })).toEqual({
      at: 'players[0].tracks.gold',
      why: 'resourceTooLow',
      rule: 'R14.2',
      facts: { track: 'gold', least: 1, start: 1, id: 'CH-6', passed: 0, seal: 0, value: 0 },
    });
  });

  test.each([
    ['book', 0, 1],
    ['book', 1, 2],
    ['book', 3, 2],
    ['artwork', 4, 3],
    ['artwork', 9, 4],
    ['topaz', 5, 3],
    ['topaz', 6, 4],
    ['emerald', 7, 4],
    ['gold', 4, 3],
  ] as const)('R6.3 %s with its seals on %i is at least on %i', (resource, seal, least) => {
    const at = (space: number) => alone({ [`${resource}_seal`]: seal, [resource]: space });
    expect(isPadProblem(at(least))).toBe(false);
    expect(at(least - 1)).toMatchObject({ at: `players[0].tracks.${resource}`, why: 'resourceTooLow', rule: 'R14.2' });
  });

  test('R1.8 prestige does not fall below the start', () => {
    const diva = { character: 'CH-7', prestige: 4 };
    expect(isPadProblem(alone({}, diva))).toBe(false);
    expect(alone({}, { ...diva, prestige: 3 })).toMatchObject({ at: 'players[0].prestige', why: 'prestigeBelowStart' });
  });

  test.each([8, 9, 10, 11, 12, 13, 14, 15, 16])('R8.2 the slider may end on %i', (slider) => {
    expect(isPadProblem(pad({ slider, players: [KLARA, SUSI] }))).toBe(false);
  });
});

const two = (tracks: Tracks = {}, more: object = {}) => ({ slider: 12, players: [player('A', tracks, more), SUSI] });
const crowd = (count: number) => ({ slider: 12, players: Array.from({ length: count }, (_, i) => player(`P${i}`)) });
const { gold: _, ...withoutGold } = NOTHING;

const REFUSED: readonly [what: string, input: unknown, at: string, why: string, rule: string][] = [
  ['nothing', undefined, '', 'notAnObject', ''],
  ['a number', 7, '', 'notAnObject', ''],
  ['a list', [two()], '', 'notAnObject', ''],
  ['an unknown field', { ...two(), round: 6 }, '', 'unknownField', ''],
  ['a prototype key', JSON.parse('{"__proto__": {}}'), '', 'unknownField', ''],

  ['no slider', { players: two().players }, 'slider', 'notWhole', ''],
  ['a slider in words', { ...two(), slider: '12' }, 'slider', 'notWhole', ''],
  ['half a slider', { ...two(), slider: 9.5 }, 'slider', 'notWhole', ''],
  ['W16 R8.2 a slider on 7', { ...two(), slider: 7 }, 'slider', 'badSlider', 'R14.2'],
  ['W16 R8.2 a slider on 17', { ...two(), slider: 17 }, 'slider', 'badSlider', 'R14.2'],
  ['R8.2 a slider far away', { ...two(), slider: -2_000_000 }, 'slider', 'badSlider', 'R14.2'],

  ['no players', { slider: 12 }, 'players', 'notAnObject', ''],
  ['players by name', { slider: 12, players: {} }, 'players', 'notAnObject', ''],
  ['R1.1 one player', { slider: 12, players: [SUSI] }, 'players', 'playerCount', 'R1.1'],
  ['R1.1 eight players', crowd(8), 'players', 'playerCount', 'R1.1'],
  ['a thousand players', crowd(1000), 'players', 'tooLong', ''],
  ['a player in words', { slider: 12, players: ['A', SUSI] }, 'players[0]', 'notAnObject', ''],
  ['an unknown field of a player', two({}, { score: 3 }), 'players[0]', 'unknownField', ''],
  ['a player without a name', two({}, { name: ' ' }), 'players[0].name', 'emptyName', ''],
  ['a number for a name', two({}, { name: 7 }), 'players[0].name', 'emptyName', ''],
  ['two players of one name', two({}, { name: 'Susi' }), 'players[1].name', 'playerTwice', ''],
  ['R1.7 no character', two({}, { character: undefined }), 'players[0].character', 'unknownCharacter', 'R1.7'],
  ['R1.7 an unknown character', two({}, { character: 'CH-8' }), 'players[0].character', 'unknownCharacter', 'R1.7'],
  ['R1.7 a prototype key', two({}, { character: 'toString' }), 'players[0].character', 'unknownCharacter', 'R1.7'],
  ['R1.7 a character twice', two({ book: 2 }, { character: 'CH-1' }), 'players[1].character', 'characterTwice', 'R1.7'],

  ['no prestige', two({}, { prestige: undefined }), 'players[0].prestige', 'notWhole', ''],
  ['R14.2 less than no prestige', two({}, { prestige: -1 }), 'players[0].prestige', 'badPrestige', 'R14.2'],
  ['endless prestige', two({}, { prestige: Number.POSITIVE_INFINITY }), 'players[0].prestige', 'notWhole', ''],
  [
    'R1.8 3 with the diva',
    two({}, { character: 'CH-7', prestige: 3 }),
    'players[0].prestige',
    'prestigeBelowStart',
    'R14.2',
  ],

  ['no tracks', two({}, { tracks: undefined }), 'players[0].tracks', 'notAnObject', ''],
  ['tracks as a list', two({}, { tracks: [] }), 'players[0].tracks', 'notAnObject', ''],
  ['a track left out', two({}, { tracks: withoutGold }), 'players[0].tracks.gold', 'notWhole', ''],
  ['an unknown track', two({}, { tracks: { ...NOTHING, silver: 1 } }), 'players[0].tracks', 'unknownField', ''],
  [
    'R0.2 prestige among the tracks',
    two({}, { tracks: { ...NOTHING, prestige: 1 } }),
    'players[0].tracks',
    'unknownField',
    '',
  ],
  ['a space in words', two({ topaz: '3' }), 'players[0].tracks.topaz', 'notWhole', ''],
  ['R0.2 a space before the first', two({ emerald: -1 }), 'players[0].tracks.emerald', 'beforeTheTrack', 'R0.2'],
  ['R0.4 book 17', two({ book: 17 }), 'players[0].tracks.book', 'beyondTheTrack', 'R0.4'],
  ['R0.4 book two million', two({ book: 2_000_000 }), 'players[0].tracks.book', 'beyondTheTrack', 'R0.4'],
  ['R0.4 artwork seals 10', two({ artwork_seal: 10 }), 'players[0].tracks.artwork_seal', 'beyondTheTrack', 'R0.4'],
  ['R0.4 gold seals 8', two({ gold_seal: 8 }), 'players[0].tracks.gold_seal', 'beyondTheTrack', 'R0.4'],
  ['R6.3 seals without their resource', two({ topaz_seal: 4 }), 'players[0].tracks.topaz', 'resourceTooLow', 'R14.2'],
];

describe('what cannot be is refused, with the place and the reason', () => {
  test.each(REFUSED)('%s', (_what, input, at, why, rule) => {
    const problem = pad(input) as PadProblem;
    expect(problem).toMatchObject({ at, why, rule });
    const isMadeUp = why === 'prestigeBelowStart' || why === 'resourceTooLow';
    if (isMadeUp) expect(asKontor(input)).toMatchObject({ remarks: [{ at, why, rule }] });
    else expect(asKontor(input)).toEqual(problem);
    for (const texts of [de, en]) expect(texts.refusal(problem)).toMatch(/^(?!.*(\?|undefined)).+/);
  });

  test('R14.2 a refusal says what is missing, and why', () => {
    const problem = pad(two({ topaz_seal: 4 })) as PadProblem;
    expect(de.refusal(problem)).toBe(
      'Die Topasleiste muss mindestens Feld 3 erreicht haben: 1 durch CH-6 (R1.8) und 2 durch ihre Siegelleiste auf Feld 4 (R6.3); hier steht 1 (R14.2)',
    );
    expect(en.refusal(problem)).toBe(
      'The topaz track must have reached at least space 3: 1 from CH-6 (R1.8) and 2 from its seal track, which is on space 4 (R6.3); this says 1 (R14.2)',
    );
  });
});
