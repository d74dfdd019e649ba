import { describe, expect, test } from 'vitest';
import type { Refusal, ViewOf } from '../../../kernel/types.ts';
import type { Rulebook, Texts } from '../../../text/texts.ts';
import { TILE_TYPES } from '../data/tiles.ts';
import { game } from '../game.ts';
import type { Happened, Laid, S, TileId } from '../types.ts';
import { names as namesDe } from './de/names.ts';
import { rulebook as rulebookDe } from './de/rulebook.ts';
import { texts as de } from './de/texts.ts';
import { names as namesEn } from './en/names.ts';
import { rulebook as rulebookEn } from './en/rulebook.ts';
import { texts as en } from './en/texts.ts';

const TEXTS = { de, en };
const BOOKS = { de: rulebookDe, en: rulebookEn };
const LANGUAGES = ['de', 'en'] as const;
const NAMES = ['Anna', 'Max'];
type Facts = NonNullable<Refusal['facts']>;

/** How many rules each chapter of the dossier has; R10 is one entry. */
const CHAPTERS = { R1: 3, R2: 5, R3: 4, R4: 8, R5: 10, R6: 3, R7: 12, R8: 5, R9: 5 };
const RULE_IDS = [
  ...Object.entries(CHAPTERS).flatMap(([id, n]) => Array.from({ length: n }, (_, i) => `${id}.${i + 1}`)),
  'R10',
];
const RULING_IDS = Array.from({ length: 21 }, (_, i) => `Q${i + 1}`);

const viewOf = (...laid: Laid[]) => ({ open: { laid } }) as ViewOf<S>;
const laid = (tile: TileId, turn: number): Laid => ({ tile, x: 1, y: -1, turn });
const place = { do: 'place', seat: 0 } as const;
const follower = { do: 'follower', seat: 0 } as const;
const rulesOf = (book: Rulebook) => book.chapters.flatMap((chapter) => chapter.rules);

describe('the two languages', () => {
  test('explain the same settings, values and presets, those of the game', () => {
    for (const texts of [de, en]) {
      expect(Object.keys(texts.settings).sort()).toEqual(Object.keys(game.settings).sort());
      expect(Object.keys(texts.presets).sort()).toEqual(Object.keys(game.presets).sort());
      for (const [name, { values }] of Object.entries(game.settings))
        expect(Object.keys(texts.settings[name].values).sort()).toEqual(values.map(String).sort());
    }
  });

  test('name every tile once', () => {
    for (const { tiles: names } of [namesDe, namesEn]) {
      expect(Object.keys(names)).toEqual(Object.keys(TILE_TYPES));
      expect(new Set(Object.values(names)).size).toBe(24);
    }
  });

  test('can stand in for the texts of any game', () => {
    const any: Texts[] = [de, en];
    expect(any.map((texts) => texts.title)).toEqual(['Baselland', 'Baselland']);
  });
});

describe('the rulebooks', () => {
  test.each(LANGUAGES)('%s has every rule of the dossier in order, each in its chapter', (language) => {
    const book = BOOKS[language];
    expect(rulesOf(book).map((rule) => rule.id)).toEqual(RULE_IDS);
    expect(book.chapters.map((chapter) => chapter.id)).toEqual([...Object.keys(CHAPTERS), 'R10']);
    for (const { id, rules } of book.chapters) for (const rule of rules) expect(rule.id.split('.')[0]).toBe(id);
  });

  test.each(LANGUAGES)('%s answers all 21 questions', (language) => {
    expect(BOOKS[language].rulings.map((ruling) => ruling.id)).toEqual(RULING_IDS);
  });

  test.each(LANGUAGES)('%s refers only to rules and questions that exist', (language) => {
    const known = new Set([...RULE_IDS, ...Object.keys(CHAPTERS), ...RULING_IDS]);
    for (const id of prose(BOOKS[language]).flatMap((text) => text.match(/\b[RQ]\d+(\.\d+)?/g) ?? []))
      expect(known).toContain(id);
  });

  test('agree on where each rule comes from', () => {
    const origins = LANGUAGES.map((language) => rulesOf(BOOKS[language]).map((rule) => `${rule.id} ${rule.origin}`));
    expect(origins[0]).toEqual(origins[1]);
  });

  test('have no empty text and none that is the same in both', () => {
    const [german, english] = LANGUAGES.map((language) => prose(BOOKS[language]));
    expect(german.length).toBe(english.length);
    german.forEach((text, i) => {
      expect(text.trim().length).toBeGreaterThan(3);
      expect(english[i].trim().length).toBeGreaterThan(3);
      expect(text).not.toBe(english[i]);
    });
  });

  test('keep calm: no exclamation marks, and ß where it belongs', () => {
    const said = LANGUAGES.flatMap((language) => prose(BOOKS[language]));
    for (const text of said) expect(text).not.toMatch(/!|[Ss]trasse|[Gg]rossstadt/);
  });
});

const prose = ({ chapters, rulings, reconstructed }: Rulebook): string[] => [
  ...chapters.flatMap((chapter) => [chapter.title, ...chapter.rules.map((rule) => rule.text)]),
  ...rulings.flatMap((ruling) => [ruling.question, ruling.answer]),
  reconstructed,
];

/** Every key with its rule ('' for none) and its facts. */
const REFUSALS: readonly [why: string, rule: string, facts: Facts][] = [
  ['taken', 'R4.2', { x: 1, y: -1 }],
  ['noContact', 'R4.2', {}],
  ['cornerOnly', 'R4.3', {}],
  ['edgeDiffers', 'R4.4', { side: 'N', shows: 'C', meets: 'R' }],
  ['mustLay', 'R4.8', {}],
  ['otherTile', 'R4.1', { drawn: 'E3' }],
  ['looksTheSame', 'R4.5', { turn: 0 }],
  ['notASpot', 'R4.2', {}],
  ['noFollowers', 'R5.8', {}],
  ['occupied', 'R5.5', { kind: 'field' }],
  ['noCityBeside', 'R5.7', { region: 'f1' }],
  ['noSuchRegion', 'R5.3', { region: 'c3', tile: 'E3' }],
  ['onlyOne', 'R5.1', {}],
  ['notAnObject', '', { expected: '[…]' }],
  ['unknownField', '', { field: 'colour' }],
  ['unknownTile', '', { tile: '"Z"' }],
  ['tooManyTiles', 'R2.4', { type: 'C', count: 2, max: 1 }],
  ['notWhole', '', { value: '1.5' }],
  ['badTurn', 'R4.5', { value: '7' }],
  ['noStart', 'R2.3', {}],
  ['apart', 'R4.2', { x: 5, y: 5 }],
  ['cellTwice', 'R4.2', { x: 1, y: 0 }],
  ['neighbourDiffers', 'R4.4', { x: 1, y: 0, side: 'W' }],
  ['unknownPlayer', '', { name: 'Zoe' }],
  ['playerTwice', '', { name: 'Anna' }],
  ['playerCount', 'R2.1', { count: 6 }],
  ['badScore', 'R2.2', { value: -1 }],
  ['lessThanAnyAward', 'R7.4', { value: 1, min: 2 }],
  ['noTileThere', 'R5.3', { x: 4, y: 4 }],
  ['noRegionThere', 'R5.4', { region: 'c3', tile: 'E1' }],
  ['startTile', 'R5.3', {}],
  ['onePerTile', 'R5.1', { x: 1, y: 0 }],
  ['layFirst', 'R3.2', {}],
  ['alreadyLaid', 'R3.1', {}],
  ['moreFollowersThanTurns', 'R5.1', { name: 'Anna', count: 2, tiles: 2 }],
  ['scoreTooHigh', 'R7.1', { name: 'Anna', max: 0 }],
  ['scoreTooLow', 'R7.7', { name: 'Anna', min: 3 }],
  ['featureFinished', 'R8.1', { x: 1, y: 0, region: 'c0' }],
  ['tooManyFollowers', 'R2.2', { name: 'Anna', count: 8, max: 7 }],
  ['badSetting', 'R10', { setting: 'followers', values: '7, 5, 6, 8' }],
  ['emptyName', '', {}],
  ['wrongMove', '', { move: 12, format: 'E@0,-1/2 c0' }],
  ['wrongScores', 'R7.1', { move: 12, want: '8-4', got: '8-3' }],
  ['wrongFinal', 'R9.2', { want: '80-71', got: '80-70' }],
  ['wrongSupply', 'R8.1', { want: '3-2', got: '3-1' }],
  ['tooLong', '', { max: 40 }],
  ['crowded', 'R5.5', { x: 1, y: 0, region: 'r0' }],
];

describe('refusals', () => {
  test.each(REFUSALS)('%s says what is wrong and ends with the rule', (why, rule, facts) => {
    const said = LANGUAGES.map((language) => TEXTS[language].refusal({ why, rule, facts }));
    for (const text of said) {
      expect(text).not.toBeNull();
      expect(text).not.toMatch(/undefined|null|NaN|\?|!/);
      if (rule === '') expect(text).not.toMatch(/\(R?\)$/);
      else expect(text?.endsWith(` (${rule})`)).toBe(true);
    }
    expect(said[0]).not.toBe(said[1]);
  });

  test('of other games and of the table are left to them', () => {
    for (const texts of [de, en])
      for (const why of ['notYourTurn', 'toString', '']) expect(texts.refusal({ why, rule: 'R1.1' })).toBeNull();
  });

  test('a fact that is missing shows as a question mark', () => {
    expect(de.refusal({ why: 'tooLong', rule: '' })).toContain('?');
  });

  test.each<[why: string, rule: string, facts: Facts, text: string]>([
    ['occupied', 'R5.5', { kind: 'field' }, 'Auf dieser Wiese steht schon ein Gefolgsmann (R5.5)'],
    ['occupied', 'R5.5', { kind: 'city' }, 'In dieser Stadt steht schon ein Gefolgsmann (R5.5)'],
    ['occupied', 'R5.5', { kind: 'road' }, 'Auf dieser Straße steht schon ein Gefolgsmann (R5.5)'],
    ['taken', 'R4.2', { x: 1, y: -1 }, 'In Spalte 1, Zeile −1 liegt schon ein Plättchen (R4.2)'],
    [
      'edgeDiffers',
      'R4.4',
      { side: 'E', shows: 'R', meets: 'F' },
      'Im Osten zeigt das Plättchen Straße, sein Nachbar dort aber Wiese (R4.4)',
    ],
    [
      'featureFinished',
      'R8.1',
      { x: 0, y: 1, region: 'f0' },
      'Eine Stadt an der Wiese (f0) in Spalte 0, Zeile 1 ist fertig; wer dort stand, ist schon heimgekehrt (R8.1)',
    ],
    ['notWhole', '', { value: 'nothing' }, 'Gebraucht wird eine ganze Zahl; hier steht nichts'],
  ])('German %s %s %o', (why, rule, facts, text) => {
    expect(de.refusal({ why, rule, facts })).toBe(text);
  });

  test.each<[why: string, rule: string, facts: Facts, text: string]>([
    ['occupied', 'R5.5', { kind: 'field' }, 'A follower already stands on this meadow (R5.5)'],
    ['otherTile', 'R4.1', { drawn: 'E3' }, 'The tile drawn is City edge (E); you cannot lay another one now (R4.1)'],
    ['tooLong', '', { max: 1 }, 'The list is too long; it may have at most 1 entry'],
    ['tooLong', '', { max: 40 }, 'The list is too long; it may have at most 40 entries'],
  ])('English %s %s %o', (why, rule, facts, text) => {
    expect(en.refusal({ why, rule, facts })).toBe(text);
  });
});

const paid = { seat: 0, tile: 'E1', region: 'c0' } as const;
const EVENTS: readonly [event: Happened, rule: string, german: string, english: string][] = [
  [
    { e: 'began', first: 1 },
    'R2.5',
    'Max beginnt, dann geht es reihum weiter',
    'Max goes first, then play goes round the table',
  ],
  [
    { e: 'drew', seat: 0, tile: 'E2' },
    'R4.1',
    'Anna zieht ein Plättchen: Stadtrand (E)',
    'Anna draws a tile: City edge (E)',
  ],
  [
    { e: 'removed', tile: 'C1' },
    'R4.6',
    'Stadtkern mit Wappen (C) passt nirgends und kommt aus dem Spiel',
    'City core with pennant (C) fits nowhere and leaves the game',
  ],
  [
    { e: 'placed', seat: 0, ...laid('E2', 2) },
    'R3.1',
    'Anna legt Stadtrand (E) nach Spalte 1, Zeile −1, zweimal gedreht',
    'Anna lays City edge (E) at column 1, row −1, turned twice',
  ],
  [
    { e: 'put', seat: 0, tile: 'E2', region: 'c0', role: 'knight' },
    'R5.4',
    'Anna setzt einen Ritter in die Stadt',
    'Anna puts a knight in the city',
  ],
  [
    { e: 'finished', what: 'road', tile: 'U1', region: 'r0', parts: 3 },
    'R7.3',
    'Eine Straße mit 3 Plättchen ist fertig',
    'A road with 3 tiles is finished',
  ],
  [
    { e: 'finished', what: 'city', tile: 'E1', region: 'c0', parts: 2 },
    'R7.5',
    'Eine Stadt mit 2 Teilen ist fertig',
    'A city with 2 parts is finished',
  ],
  [
    { e: 'finished', what: 'monastery', tile: 'B1', region: 'm0', parts: 9 },
    'R7.12',
    'Ein Kloster ist fertig; ringsum liegen 8 Plättchen',
    'A monastery is finished; 8 tiles lie around it',
  ],
  [
    { e: 'scored', ...paid, what: 'city', points: 8, parts: 3, pennants: 1 },
    'R7.6',
    'Anna bekommt 8 Punkte für eine Stadt mit 3 Teilen und 1 Wappen',
    'Anna gets 8 points for a city with 3 parts and 1 pennant',
  ],
  [
    { e: 'scored', ...paid, what: 'city', points: 10, parts: 3, pennants: 2 },
    'R7.6',
    'Anna bekommt 10 Punkte für eine Stadt mit 3 Teilen und 2 Wappen',
    'Anna gets 10 points for a city with 3 parts and 2 pennants',
  ],
  [
    { e: 'scored', ...paid, what: 'road', points: 1, parts: 1, pennants: 0 },
    'R7.4',
    'Anna bekommt 1 Punkt für eine Straße mit 1 Plättchen',
    'Anna gets 1 point for a road with 1 tile',
  ],
  [
    { e: 'scored', ...paid, what: 'monastery', points: 9, parts: 9, pennants: 0 },
    'R7.12',
    'Anna bekommt 9 Punkte für ein Kloster mit 9 Plättchen',
    'Anna gets 9 points for a monastery with 9 tiles',
  ],
  [
    { e: 'scored', ...paid, what: 'refugee', points: 3, parts: 3, pennants: 1 },
    'R7.7',
    'Anna bekommt 3 Punkte für einen Flüchtling bei einer Stadt mit 3 Teilen',
    'Anna gets 3 points for a refugee beside a city with 3 parts',
  ],
  [
    { e: 'returned', seat: 1, tile: 'E1', region: 'c0' },
    'R8.1',
    'Max nimmt den Ritter zurück in den Vorrat',
    'Max takes the knight back into the supply',
  ],
  [
    { e: 'returned', seat: 1, tile: 'E1', region: 'f0' },
    'R8.4',
    'Max nimmt den Flüchtling zurück in den Vorrat',
    'Max takes the refugee back into the supply',
  ],
  [
    { e: 'ended', why: 'allLaid' },
    'R9.1',
    'Das letzte Plättchen liegt; nun folgt die Schlusswertung',
    'The last tile has been laid; final scoring follows',
  ],
  [
    { e: 'ended', why: 'noneFits' },
    'R4.7',
    'Kein Plättchen passt mehr und der Stapel ist leer; nun folgt die Schlusswertung',
    'No tile fits any more and the pile is empty; final scoring follows',
  ],
];

describe('events', () => {
  test.each(EVENTS)('%o by %s', (event, rule, german, english) => {
    expect(de.event(event, NAMES)).toMatchObject({ text: german, rule });
    expect(en.event(event, NAMES)).toMatchObject({ text: english, rule });
    expect(RULE_IDS).toContain(rule);
  });
});

describe('questions and options', () => {
  test('ask for the tile, then for a follower', () => {
    const view = viewOf();
    expect([de.ask(view, place), en.ask(view, place)]).toEqual(['Lege das Plättchen an', 'Lay the tile']);
    expect(de.ask(view, follower)).toBe('Setze einen Gefolgsmann auf das Plättchen, oder keinen');
    expect(en.ask(view, follower)).toBe('Put a follower on the tile, or none');
  });

  test.each([
    [
      'E1',
      2,
      'Stadtrand (E) nach Spalte 1, Zeile −1, zweimal gedreht',
      'City edge (E) at column 1, row −1, turned twice',
    ],
    ['V9', 0, 'Kurve (V) nach Spalte 1, Zeile −1, ungedreht', 'Bend (V) at column 1, row −1, not turned'],
    ['V9', 1, 'Kurve (V) nach Spalte 1, Zeile −1, einmal gedreht', 'Bend (V) at column 1, row −1, turned once'],
    ['B1', 0, 'Kloster (B) nach Spalte 1, Zeile −1', 'Monastery (B) at column 1, row −1'],
  ] as const)('R4.2 %s turned %i', (tile, turn, german, english) => {
    expect(de.option(viewOf(), place, laid(tile, turn))).toMatchObject({ text: german, rule: 'R4.2' });
    expect(en.option(viewOf(), place, laid(tile, turn))).toMatchObject({ text: english, rule: 'R4.2' });
  });

  test.each([
    ['E1', 0, null, 'R5.1', 'Keinen Gefolgsmann setzen', 'Put no follower'],
    ['E1', 0, 'c0', 'R5.4', 'Ritter in die Stadt', 'Knight in the city'],
    ['A1', 0, 'm0', 'R5.4', 'Mönch ins Kloster', 'Monk in the monastery'],
    ['U1', 1, 'r0', 'R5.4', 'Wegelagerer auf die Straße', 'Highwayman on the road'],
    ['D2', 3, 'f0', 'R5.7', 'Flüchtling auf die Wiese', 'Refugee on the meadow'],
    ['X1', 0, 'r3', 'R5.4', 'Wegelagerer auf die Straße im Westen', 'Highwayman on the western road'],
    ['H1', 1, 'c0', 'R5.4', 'Ritter in die Stadt im Osten', 'Knight in the eastern city'],
    ['I1', 3, 'c1', 'R5.4', 'Ritter in die Stadt im Süden', 'Knight in the southern city'],
    ['F1', 1, 'f0', 'R5.7', 'Flüchtling auf die Wiese im Osten', 'Refugee on the eastern meadow'],
    ['S1', 0, 'f1', 'R5.7', 'Flüchtling auf die Wiese im Südwesten', 'Refugee on the south-western meadow'],
  ] as const)('on %s turned %i: %s (%s)', (tile, turn, region, rule, german, english) => {
    const view = viewOf(laid('D1', 0), laid(tile, turn));
    expect(de.option(view, follower, region)).toMatchObject({ text: german, rule });
    expect(en.option(view, follower, region)).toMatchObject({ text: english, rule });
  });

  test('sentences name the place they are about', () => {
    const view = viewOf(laid('D1', 0), laid('E1', 2));
    expect(de.option(view, place, laid('V9', 1)).of).toEqual(['@1,-1']);
    expect(de.option(view, follower, 'c0').of).toEqual(['E1.c0']);
    expect(de.option(view, follower, null).of).toEqual(['E1']);
    expect(en.event({ e: 'placed', seat: 0, ...laid('E1', 2) }, NAMES).of).toEqual(['E1']);
  });

  test('regions of one tile that can take the same role are called differently', () => {
    for (const [type, { regions }] of Object.entries(TILE_TYPES))
      for (const turn of [0, 1, 2, 3]) {
        const ids = Object.entries(regions).filter(([, r]) => r.kind !== 'field' || r.besideCities.length > 0);
        const view = viewOf(laid(`${type}1` as TileId, turn));
        for (const texts of [de, en]) {
          const said = ids.map(([id]) => texts.option(view, follower, id).text);
          expect(new Set(said).size).toBe(ids.length);
        }
      }
  });
});

describe('score lines', () => {
  const line = (label: string, facts: Facts) => ({ rule: 'R7.6', label, points: 1, facts });

  test.each<[label: string, facts: Facts, german: string, english: string]>([
    ['road', { parts: 3, pennants: 0, turn: 5 }, 'Straße mit 3 Plättchen (Zug 5)', 'Road with 3 tiles (turn 5)'],
    [
      'city',
      { parts: 4, pennants: 1, turn: 12 },
      'Stadt mit 4 Teilen und 1 Wappen (Zug 12)',
      'City with 4 parts and 1 pennant (turn 12)',
    ],
    ['monastery', { parts: 9, turn: 7 }, 'Kloster mit 9 Plättchen (Zug 7)', 'Monastery with 9 tiles (turn 7)'],
    [
      'refugee',
      { parts: 3, pennants: 1, turn: 7 },
      'Flüchtling bei einer Stadt mit 3 Teilen (Zug 7)',
      'Refugee beside a city with 3 parts (turn 7)',
    ],
    ['openRoad', { parts: 2, turn: 71 }, 'Unfertige Straße mit 2 Plättchen', 'Unfinished road with 2 tiles'],
    ['openCity', { parts: 1, pennants: 0 }, 'Unfertige Stadt mit 1 Teil', 'Unfinished city with 1 part'],
    [
      'openCity',
      { parts: 2, pennants: 2 },
      'Unfertige Stadt mit 2 Teilen und 2 Wappen',
      'Unfinished city with 2 parts and 2 pennants',
    ],
    ['openMonastery', { parts: 1 }, 'Unfertiges Kloster mit 1 Plättchen', 'Unfinished monastery with 1 tile'],
    [
      'openRefugee',
      { parts: 5 },
      'Flüchtling bei einer unfertigen Stadt mit 5 Teilen',
      'Refugee beside an unfinished city with 5 parts',
    ],
    ['entered', {}, 'Punkte vom Spieltisch', 'Points from the table'],
  ])('%s %o', (label, facts, german, english) => {
    expect(de.line(line(label, facts))).toBe(german);
    expect(en.line(line(label, facts))).toBe(english);
  });

  test('without facts there is still a name', () => {
    expect(de.line({ rule: 'R7.4', label: 'road', points: 3 })).toBe('Straße');
  });
});
