import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CARDS } from './data/cards.ts';
import {
  ALL_CARDS,
  ARTWORK,
  BOOK,
  cardOf,
  EMERALD,
  GOLD,
  INSTANT,
  LAST,
  ORDERS,
  STARS,
  sealTrackOf,
  TOPAZ,
  VALUE,
} from './data/kinds.ts';
import { BOARDS, CHARACTERS, MARKET_TILES, ROUNDS, SCORING_TILES } from './data/table.ts';
import { ELIGIBLE, SPACES, TRACK_ROWS, TRACKS } from './data/tracks.ts';
import { artworkPoints } from './scoring.ts';
import { names as de } from './words/de/names.ts';
import { names as en } from './words/en/names.ts';
import { cardName } from './words/sentences.ts';

const FIXTURES = join(import.meta.dirname, '../../../test/fixtures');

/** The rows of a CSV block of the dossier. */
function csv(name: string): Record<string, string>[] {
  const text = readFileSync(join(FIXTURES, `great-split-${name}.csv`), 'utf8').trim();
  const [head, ...rows] = text.split('\n').map((line) => line.split(','));
  return rows.map((cells) => Object.fromEntries(head.map((key, i) => [key, cells[i] ?? ''])));
}
const blank = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value));

describe('the tables equal the dossier', () => {
  test('R0.2 tracks', () => {
    const rows = TRACKS.map((id) => {
      const { kind, side, cube, seals, last } = TRACK_ROWS[id];
      const names = { name_de: de.tracks[id], name_en: en.tracks[id] };
      return { id, ...names, kind, side, cube, seal_symbols: seals.join(' '), last: String(last) };
    });
    expect(rows).toEqual(csv('tracks'));
  });

  test('R6.1 R6.5 R6.6 R6.7 track spaces', () => {
    const rows = TRACKS.filter((id) => id !== 'prestige').flatMap((track) => {
      const { values = [], orders = [], stars = [], arrows = [], symbols = [] } = SPACES[track];
      return Array.from({ length: TRACK_ROWS[track].last + 1 }, (_, pos) => ({
        track,
        pos: String(pos),
        value: blank(values[pos]),
        order: orders.includes(pos) ? '1' : '0',
        stars: stars.includes(pos) ? String(stars.indexOf(pos) + 1) : '',
        instant: arrows.includes(pos) ? 'double_arrow' : symbols.includes(pos) ? track.replace('_seal', '') : '',
      }));
    });
    expect(rows).toEqual(csv('track-spaces'));
  });

  test('R10.3 the art market', () => {
    for (const row of csv('art-market')) {
      const zone = (level: number) => {
        const isIn = (from: string, to: string) => from !== '' && level >= Number(from) && level <= Number(to);
        if (row.zero_to !== '' && level <= Number(row.zero_to)) return 0;
        if (isIn(row.six_from, row.six_to)) return 6;
        if (level === Number(row.ten_at)) return 10;
        return isIn(row.thirteen_from, row.thirteen_to) ? 13 : 15;
      };
      const levels = Array.from({ length: 17 }, (_, level) => level);
      expect(levels.map((level) => artworkPoints(level, Number(row.slider)))).toEqual(levels.map(zone));
    }
  });

  test('Q3 Q4 rounds', () => {
    const rows = ROUNDS.map(({ level, extra, limit, line }, i) => ({
      round: String(i + 1),
      level,
      extra_level_2p: extra,
      hand_limit: String(limit),
      scoring_line_after: line ? '1' : '0',
    }));
    expect(rows).toEqual(csv('rounds'));
  });

  test('R5.4 symbols', () => {
    const rows = Object.entries(ELIGIBLE).map(([id, tracks]) => {
      const key = id as keyof typeof ELIGIBLE;
      return { id, name_de: de.symbols[key][0], name_en: en.symbols[key][0], eligible_tracks: tracks.join(' ') };
    });
    expect(rows).toEqual(csv('symbols'));
  });

  test('Q18 resource cards: one kind of symbol each', () => {
    const rows = ALL_CARDS.map((id) => {
      const { code, level, symbol, count } = cardOf(id);
      const names = { name_de: cardName(de, id), name_en: cardName(en, id) };
      return { id: code, level, symbol, count: String(count), ...names };
    });
    expect(rows).toEqual(csv('resource-cards'));
  });

  test('R1.6 Q29 boards, envelopes and split cards', () => {
    const rows = BOARDS.map(({ board, envelope, split }, i) => ({
      no: String(i + 1),
      board_id: board,
      envelope_id: envelope,
      split_card_id: split,
      colour_de: de.boards[i],
      colour_en: en.boards[i],
    }));
    expect(rows).toEqual(csv('boards'));
    expect(BOARDS.map(({ colour }) => colour)).toEqual(en.boards);
  });

  test('Q16 Q27 characters: seven, with resources and no seals', () => {
    const rows = Object.entries(CHARACTERS).map(([id, { start, orders }]) => {
      const who = id as keyof typeof CHARACTERS;
      const row: Record<string, string> = { id, name_de: de.characters[who], name_en: en.characters[who] };
      for (const track of TRACKS.slice(0, 6)) row[`s_${track}`] = String((start as Record<string, number>)[track] ?? 0);
      for (const track of TRACKS.slice(1, 6))
        row[`o_${track}`] = String((orders as Record<string, number>)[track] ?? 0);
      return row;
    });
    expect(rows).toEqual(csv('characters'));
  });

  test('market tiles, scoring tiles and cubes', () => {
    expect(Object.entries(MARKET_TILES).map(([id, value]) => ({ id, value: String(value) }))).toEqual(
      csv('market-tiles'),
    );
    const tiles = Object.entries(SCORING_TILES).map(([id, kind]) => {
      const key = id as keyof typeof SCORING_TILES;
      return { id, kind, name_de: de.scoringTiles[key], name_en: en.scoringTiles[key] };
    });
    expect(tiles).toEqual(csv('scoring-tiles'));
    const cubes = csv('cubes').map(({ colour_de, colour_en, per_player }) => [
      colour_de,
      colour_en,
      Number(per_player),
    ]);
    const used = (cube: string) =>
      Object.values(TRACK_ROWS).filter((row) => row.cube === cube).length + (cube === 'white' ? 1 : 0); // R1.4
    expect(cubes).toEqual(
      cubes.map(([, cube]) => [de.cubes[cube as 'white'], en.cubes[cube as 'white'], used(String(cube))]),
    );
  });
});

describe('what the rulebook demands of the data (dossier 4.11)', () => {
  const ofSymbol = (symbol: string, count: number) =>
    Object.values(CARDS).filter((card) => card.symbol === symbol && card.count === count).length;
  const last = (track: number) => LAST[track];
  const sealOf = (track: number) => sealTrackOf(track as typeof BOOK);

  test('Q1 29, 21 and 21 cards of the levels, 71 in all', () => {
    const counts = ['I', 'II', 'III'].map(
      (level) => Object.values(CARDS).filter((card) => card.level === level).length,
    );
    expect(counts).toEqual([29, 21, 21]);
  });

  test('C7 every card named in an example exists', () => {
    const named: [string, number][] = [
      ['prestige', 3],
      ['topaz', 1],
      ['topaz', 2],
      ['topaz', 3],
      ['book', 2],
      ['book', 3],
      ['gold', 2],
      ['seal_square', 2],
      ['seal_square', 1],
      ['seal_diamond', 1],
      ['seal_star', 2],
    ];
    for (const [symbol, count] of named) expect(ofSymbol(symbol, count)).toBeGreaterThan(0);
  });

  test('C8 C9 C10 books: at most 10, a 9, five and seven orders, four stars', () => {
    expect(VALUE[BOOK]).toContain(9);
    expect([VALUE[BOOK][last(BOOK)], ORDERS[BOOK][last(BOOK)]]).toEqual([10, 7]);
    expect([STARS[sealOf(BOOK)].at(-1), STARS[sealOf(GOLD)].at(-1)]).toEqual([4, 3]);
    expect(ORDERS[BOOK]).toContain(5);
  });

  test('C11 C13 artworks and gems as in the examples', () => {
    expect(ORDERS[ARTWORK]).toContain(4);
    expect(STARS[sealOf(ARTWORK)].slice(0, -1)).toContain(2);
    const nine = VALUE[EMERALD].indexOf(9);
    expect(ORDERS[EMERALD][nine]).toBe(2);
    expect(VALUE[TOPAZ][ORDERS[TOPAZ].indexOf(6)]).toBeGreaterThanOrEqual(9);
    expect([VALUE[EMERALD][8], VALUE[EMERALD][9]]).toEqual([8, 8]); // Q14
  });

  test('C14 C15 C20 Q17 gold has five orders; each seal track shows its own resource', () => {
    expect(ORDERS[GOLD].at(-1)).toBe(5);
    for (const resource of [BOOK, ARTWORK, TOPAZ, EMERALD, GOLD]) {
      const shown = INSTANT[sealOf(resource)].filter((instant) => instant >= 0);
      expect(shown).toEqual([resource, resource, resource]);
    }
  });

  test('C18 no start reaches a special space', () => {
    for (const { start } of Object.values(CHARACTERS)) {
      const gold = (start as Record<string, number>).gold ?? 0;
      expect(INSTANT[GOLD].slice(1, gold + 1).every((instant) => instant === -1)).toBe(true);
    }
  });
});
