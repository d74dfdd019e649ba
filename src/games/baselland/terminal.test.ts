import { describe, expect, test } from 'vitest';
import { Engine } from '../../kernel/engine.ts';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import { total } from '../../kernel/score.ts';
import type { State, View } from '../../kernel/types.ts';
import type { DrawHow } from '../../text/draw.ts';
import { baselland } from './index.ts';
import { places } from './rules/grid.ts';
import { draw as drawView } from './terminal.ts';
import { drawTile, FORMS, type Marks } from './terminal-tile.ts';
import type { S, TileType } from './types.ts';
import { terminal as de } from './words/de/terminal.ts';
import { terminal as en } from './words/en/terminal.ts';

const HOW = { width: 80, colour: false, language: 'en', names: ['Anna', 'Bert', 'Carla'] } as const;
const draw = (view: View, how: Partial<DrawHow> = {}): string[] =>
  drawView(view as Parameters<typeof drawView>[0], { ...HOW, ...how }, how.language === 'de' ? de : en);

/** Random players who put a follower wherever they may; `each` sees every position. */
function play(seed: string, each: (view: View, s: S) => void): void {
  const engine = new Engine(baselland.game, fastSource(seed));
  const chance = chanceFrom(fastSource('players'));
  const s: State = engine.setUp(3);
  engine.advance(s);
  while (!engine.isOver(s)) {
    each(engine.view(s, null), s as S);
    const { seat, options } = engine.decision(s, engine.deciders(s)[0])!;
    const willing = options.filter((option) => option !== null);
    const list = willing.length > 0 ? willing : options;
    engine.choose(s, seat, list[chance.random('pick', list.length)]);
  }
  each(engine.view(s, null), s as S);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes begin with one
const CODES = /\u001b\[[\d;]*m/g;
const OFF = '\u001b[0m';

const picture = (type: TileType, turn: number, form: keyof typeof FORMS, marks: Marks = new Map()): string[] =>
  drawTile(type, turn, FORMS[form], marks, false).map((line) => line.map(({ text }) => text).join(''));

describe('the board in a terminal', () => {
  test('never wider than the terminal, no escape codes without colour, every follower visible', () => {
    play('a', (view, { open }) => {
      const board = open.segments.on.filter((seat) => seat >= 0);
      for (const width of [80, 60, 40, 132]) {
        const lines = draw(view, { width });
        for (const line of lines) expect([...line].length).toBeLessThanOrEqual(width);
        expect(lines.join('\n')).not.toContain('\u001b');
        if (width < 80) continue;
        const map = lines.slice(1, lines.indexOf('', lines.length - 15)).join('');
        expect(map.match(/[ABC]/g)?.length ?? 0).toBeGreaterThanOrEqual(board.length);
      }
    });
  });

  test('coordinates along the edges, supplies, points and pile beneath', () => {
    play('b', (view, { open }) => {
      const lines = draw(view);
      for (const x of [-1, 0, 1]) expect(lines[0]).toMatch(new RegExp(`(^| )${x}( |$)`));
      for (const { y } of open.laid) expect(lines.some((line) => line.trimStart().startsWith(`${y} `))).toBe(true);
      open.supply.forEach((left, seat) => {
        expect(lines.some((line) => line.includes(`${HOW.names[seat]} `) && line.includes(`${left} follower`))).toBe(
          true,
        );
      });
      expect(lines.at(-1)).toMatch(/\d+ tiles? left in the pile|The pile is empty/);
    });
  });

  test('the drawn tile in its rotations, then the regions of the tile just laid', () => {
    const seen = new Set<string>();
    play('c', (view, { open, todo }) => {
      const text = draw(view, { language: 'de' }).join('\n');
      const task = todo.at(-1)?.do ?? 'over';
      seen.add(task);
      if (task === 'place') expect(text).toContain(`Gezogen: ${open.tile}, `);
      if (task === 'follower') expect(text).toMatch(/Gelegt: [A-X]\d@-?\d+,-?\d+\/\d, [\s\S]*[cfmr]0/);
    });
    expect([...seen].sort()).toEqual(['follower', 'over', 'place']);
  });

  test('colour adds escape codes and nothing else, and is switched off at the end of every line', () => {
    play('d', (view) => {
      const coloured = draw(view, { colour: true });
      const bare = coloured.map((line) => line.replace(CODES, '').trimEnd());
      expect(bare).toEqual(draw(view));
      for (const line of coloured) expect(line.match(CODES)?.at(-1) ?? OFF).toBe(OFF);
    });
  });

  test('a plus in exactly the cells where the drawn tile fits (R4.2–R4.5)', () => {
    play('f', (view, { open }) => {
      if (open.tile === null) return;
      const cells = new Set(places(open, open.tile).map(({ x, y }) => `${x},${y}`));
      const lines = draw(view);
      const map = lines.slice(
        0,
        lines.findIndex((line) => line.includes('Drawn: ')),
      );
      expect(map.join('').split('+').length - 1).toBeLessThanOrEqual(cells.size);
      expect(lines.join('').split('+').length - 2).toBe(cells.size); // one more stands in the explanation
    });
  });

  test('map and players side by side where there is room, smaller tiles on a low screen', () => {
    let shorter = 0;
    play('g', (view, { open }) => {
      const [low, high] = [24, 200].map((height) => draw(view, { height }).length);
      expect(low).toBeLessThanOrEqual(high);
      if (low < high) shorter++;
      if (open.laid.length > 12) return;
      const wide = draw(view, { height: 40, width: 120 });
      expect(wide.length).toBeLessThanOrEqual(34);
      expect(wide.at(-1)).toMatch(/^.{14,} \d+ tiles left/);
    });
    expect(shorter).toBeGreaterThan(20);
  });

  test('R9.2 when the game is over, the points are those of the final scoring', () => {
    play('h', (view, s) => {
      if (s.todo.length > 0) return;
      const lines = draw(view);
      HOW.names.forEach((name, seat) => {
        const points = total(baselland.game.score(s, seat));
        expect(lines.some((line) => new RegExp(` ${name} +${points} points?`).test(line))).toBe(true);
      });
    });
  });

  test('a board wider than the terminal is cut around the tile laid last', () => {
    play('e', (view, { open }) => {
      if (open.laid.length < 60) return;
      for (const line of draw(view, { width: 12 })) expect([...line].length).toBeLessThanOrEqual(12);
    });
  });
});

describe('a tile in a terminal (4.1)', () => {
  test('the straight road with a city edge, turned clockwise', () => {
    expect(picture('D', 0, 'medium')).toEqual(['.▒▒▒.', '═════', '.....']);
    expect(picture('D', 1, 'medium')).toEqual(['..║..', '..║.▒', '..║..']);
    expect(picture('D', 2, 'medium')).toEqual(['.....', '═════', '.▒▒▒.']);
    expect(picture('D', 3, 'medium')).toEqual(['..║..', '▒.║..', '..║..']);
  });

  test('bend, junction, monastery, pennant', () => {
    expect(picture('V', 0, 'medium')).toEqual(['.....', '══╗..', '..║..']);
    expect(picture('V', 1, 'medium')).toEqual(['..║..', '══╝..', '.....']);
    expect(picture('W', 0, 'small')).toEqual(['...', '═╦═', '.║.']);
    expect(picture('A', 0, 'medium')).toEqual(['.....', '.[†].', '..║..']);
    expect(picture('C', 0, 'small').join('')).toContain('◆');
    expect(picture('I', 0, 'small')[0]).toBe('╳▒.');
  });

  test.each(['named', 'large', 'medium', 'small'] as const)('every region has a place of its own: %s', (form) => {
    for (const { type, regions } of kinds()) {
      for (const turn of [0, 1, 2, 3]) {
        const marks: Marks = new Map(regions.map((id, i) => [id, { text: String(i), ink: 'label' }]));
        const text = picture(type, turn, form, marks).join('');
        regions.forEach((id, i) => {
          expect(`${type}/${turn} ${id} ${text.includes(String(i))}`).toBe(`${type}/${turn} ${id} true`);
        });
      }
    }
  });
});

function kinds(): { type: TileType; regions: string[] }[] {
  const types = baselland.game.edition.data as Record<TileType, { regions: object }>;
  return (Object.keys(types) as TileType[]).map((type) => ({ type, regions: Object.keys(types[type].regions) }));
}
