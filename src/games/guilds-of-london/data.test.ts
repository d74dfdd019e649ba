import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ACTIONS, CARDS, EFFECTS, MAYORS_KEPT } from './data/cards.ts';
import { EFFECT_JOBS } from './data/effects.ts';
import { actionOf } from './data/kinds.ts';
import { CELLS, COLOURS, PAWNS, ROUNDS } from './data/layout.ts';
import { type Reward, SYMBOLS, TILES, type TileRow } from './data/tiles.ts';
import { MAYORS, type MayorRow, PLANTATIONS, PROMO, TOKEN_KINDS, TOKENS } from './data/tokens.ts';
import { names as de } from './words/de/names.ts';
import { names as en } from './words/en/names.ts';

const FIXTURES = join(import.meta.dirname, '../../../test/fixtures');

/** The rows of a CSV block of the dossier. */
function csv(name: string): Record<string, string>[] {
  const text = readFileSync(join(FIXTURES, `guilds-of-london-${name}.csv`), 'utf8').trim();
  const [head, ...rows] = text.split('\n').map((line) => line.split(','));
  return rows.map((cells) => Object.fromEntries(head.map((key, i) => [key, cells[i]])));
}
const effects = (list: readonly Reward[]): string => list.map(([kind, n]) => `${kind}:${n}`).join('|');
const tiles = Object.entries(TILES) as [keyof typeof TILES, TileRow][];
const bothNames = (kind: 'tiles' | 'mayors' | 'plantations' | 'tokens' | 'actions' | 'colours', id: string) => ({
  name_de: (de[kind] as Readonly<Record<string, string>>)[id],
  name_en: (en[kind] as Readonly<Record<string, string>>)[id],
});

describe('the tables equal the dossier', () => {
  test('guild tiles', () => {
    const rows = tiles
      .filter(([, { precedence }]) => precedence !== null)
      .map(([id, row]) => ({
        id,
        precedence: String(row.precedence),
        ...bothNames('tiles', id),
        majority: String(row.majority),
        symbols: row.symbols.join('|'),
        vp: String(row.vp),
        effects: effects(row.effects),
      }));
    expect(rows).toEqual(csv('tiles'));
  });

  test('special buildings', () => {
    const rows = tiles
      .filter(([, { precedence }]) => precedence === null)
      .map(([id, row]) => ({
        id,
        ...bothNames('tiles', id),
        majority: String(row.majority),
        symbols: row.symbols.join('|'),
        vp: String(row.vp),
        effects: effects(row.effects),
        permanent: row.noHandLimit ? 'no_hand_limit' : '',
      }));
    expect(rows).toEqual(csv('specials'));
  });

  test('tokens', () => {
    const rows = Object.entries(TOKENS).map(([id, kind]) => ({
      id,
      kind,
      ...bothNames('tokens', kind),
      vp: String(TOKEN_KINDS[kind].vp),
      effects: effects(TOKEN_KINDS[kind].effects),
    }));
    expect(rows).toEqual(csv('tokens'));
  });

  test('mayor cards', () => {
    const rows = (Object.entries(MAYORS) as [string, MayorRow][]).map(([id, { kind, ...row }]) => ({
      id,
      ...bothNames('mayors', id),
      kind,
      params:
        'steps' in row
          ? row.steps
              .map((vp, n) => `${n}=${vp}`)
              .slice(2)
              .join('|')
          : Object.entries(row)
              .map(([key, value]) => `${key}=${value}`)
              .join('|'),
    }));
    expect(rows).toEqual(csv('mayors'));
  });

  test('plantation and promo card', () => {
    const rows = Object.entries(PLANTATIONS).map(([id, { left, right }]) => ({
      id,
      ...bothNames('plantations', id),
      left_vp: String(left.vp),
      left_effects: effects(left.effects),
      right_vp: String(right.vp),
      right_effects: effects(right.effects),
    }));
    expect(rows).toEqual(csv('plantation'));
    expect(csv('promo')).toEqual([
      {
        id: PROMO.id,
        name_de: de.promo,
        name_en: en.promo,
        tokens_to_score: String(PROMO.tokens),
        kind: 'guild_card_not_a_tile',
      },
    ]);
  });

  test('action cards', () => {
    const rows = Object.entries(CARDS).map(([id, { code, standards }]) => {
      const { cost, timing, needs, steps } = ACTIONS[code];
      const [{ effect, ...numbers }] = steps;
      const params = effect === 'MAYOR' ? { ...numbers, keep: MAYORS_KEPT } : numbers;
      expect(steps).toHaveLength(1);
      return {
        id,
        standard1: standards[0],
        standard2: standards[1] ?? '',
        cost: String(cost),
        code,
        effect,
        params: Object.entries(params)
          .map(([key, value]) => `${key}=${value}`)
          .join('|'),
        condition: needs === undefined ? '' : `master:${needs}>=1`,
        timing,
        ...bothNames('actions', code),
      };
    });
    expect(rows).toEqual(csv('cards'));
  });

  test('players, rounds and cells', () => {
    expect(csv('players').map(({ id, name_de, name_en }) => ({ id, name_de, name_en }))).toEqual(
      COLOURS.map((id) => ({ id, ...bothNames('colours', id) })),
    );
    for (const row of csv('players'))
      expect([row.pawns, row.start_guildhall, row.start_supply].map(Number)).toEqual([
        PAWNS.total,
        PAWNS.hall,
        PAWNS.supply,
      ]);
    const rounds = Object.entries(ROUNDS).map(([players, row]) => ({
      players,
      rounds: String(row.rounds),
      growth_rounds: row.growth.join('|'),
      resolution: row.resolution,
      new_tiles: row.newTiles ? 'yes' : 'no',
      neutrals_on_board: String(row.neutrals),
      start_hand: String(row.hand),
      hand_limit: String(row.limit),
      draw: String(row.draw),
      draw_pass: String(row.drawAfterPass),
    }));
    expect(rounds).toEqual(csv('rounds'));
    const cells = [
      ...CELLS.small.map((cell) => ({ layout: '2', ...cell })),
      ...CELLS.large.map((cell) => ({ layout: '3-4', ...cell })),
    ];
    expect(cells.map((cell) => Object.fromEntries(Object.entries(cell).map(([k, v]) => [k, String(v)])))).toEqual(
      csv('cells'),
    );
  });
});

describe('constraints of section 4.10', () => {
  const guilds = tiles.filter(([, { precedence }]) => precedence !== null).map(([, row]) => row);
  const specials = tiles.filter(([, { precedence }]) => precedence === null).map(([, row]) => row);

  test('C1–C4 counts, symbols, numbers, VP', () => {
    const counts = [guilds, specials, Object.keys(TOKENS), Object.keys(CARDS), Object.keys(MAYORS)];
    expect(counts.map(({ length }) => length)).toEqual([40, 5, 30, 105, 21]);
    expect(guilds.filter(({ symbols }) => symbols.length === 1)).toHaveLength(20);
    expect(guilds.map(({ precedence }) => precedence)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    expect([...guilds, ...specials].every(({ vp }) => vp >= 1)).toBe(true);
  });

  test('C7–C11 cards: 21 a colour, 35 effects, all of them on cards and all of them interpreted', () => {
    const rows = Object.values(CARDS);
    for (const symbol of SYMBOLS) expect(rows.filter(({ standards }) => standards[0] === symbol)).toHaveLength(21);
    expect(new Set(rows.map(({ code }) => actionOf(code).steps[0].effect))).toEqual(new Set(EFFECTS));
    expect([EFFECTS.length, Object.keys(EFFECT_JOBS).length]).toEqual([35, 35]);
    expect(Object.values(ACTIONS).filter(({ timing }) => timing === 'turn')).toHaveLength(4);
  });

  test('C14 every symbol as often as every other', () => {
    for (const symbol of SYMBOLS) {
      expect(guilds.filter(({ symbols }) => symbols.includes(symbol))).toHaveLength(12);
      expect(specials.filter(({ symbols }) => symbols.includes(symbol))).toHaveLength(4);
      expect(Object.values(CARDS).filter(({ standards }) => standards.includes(symbol))).toHaveLength(30);
    }
  });

  test('C15 the worth of first places is balanced', () => {
    const worth = { cards: 0.8, recruit: 0.7, ship: 1, neutral: 1.5, mayor: 3, move: 0.8, place: 1.4, beadle: 0.7 };
    for (const { majority, symbols, vp, effects: list, noHandLimit } of [...guilds, ...specials]) {
      const sum = list.reduce((total, [kind, n]) => total + n * worth[kind], vp + (noHandLimit ? 2.5 : 0));
      const target = symbols.length === 4 ? 7.2 : 5 + 1.5 * (majority - 3) - (symbols.length === 2 ? 0.4 : 0);
      expect(Math.abs(sum - target)).toBeLessThanOrEqual(0.5 + 1e-9);
    }
  });
});
