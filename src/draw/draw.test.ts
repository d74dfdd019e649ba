import { describe, expect, test } from 'vitest';
import { cardRow, sideBySide } from './cards.ts';
import { element, group, path, short, text } from './drawing.ts';
import { fitted, within } from './frame.ts';
import { mix, type Pigments, readColour } from './pigments.ts';
import { SHAPES, sign } from './players.ts';
import { svgText } from './svg.ts';

const PIGMENTS: Pigments = { moss: ['#112233', '#445566'], mist: ['rgb(10 20 30 / 0.5)', '#0a141e80'] };
const svg = (...children: Parameters<typeof group>[1][]) => element('svg', {}, ...children);
const HEAD = '<svg xmlns="http://www.w3.org/2000/svg"';

describe('the text of a drawing', () => {
  test('is without what is not there, and without classes', () => {
    const drawing = svg(null, false, group({ className: 'is-lit', fill: undefined }, 'said'));
    expect(svgText(drawing, {}, 'light')).toBe(`${HEAD}><g>said</g></svg>`);
  });
  test('has attributes by their names in SVG', () => {
    const drawing = svg(path('M0 0', { strokeWidth: 1 / 3, textLength: 9, fillRule: 'evenodd' }));
    expect(svgText(drawing, {}, 'light')).toBe(
      `${HEAD}><path d="M0 0" stroke-width="0.333" textLength="9" fill-rule="evenodd"/></svg>`,
    );
  });
  test('has values for pigments, and how much they cover beside them', () => {
    const drawing = svg(path('M0 0', { fill: '$moss', stroke: '$mist', strokeOpacity: 0.5 }));
    expect(svgText(drawing, PIGMENTS, 'light')).toContain('fill="#112233" stroke="#0a141e" stroke-opacity="0.25"');
    expect(svgText(drawing, PIGMENTS, 'dark')).toContain('fill="#445566" stroke="#0a141e" stroke-opacity="0.251"');
    expect(() => svgText(svg(path('', { fill: '$fog' })), PIGMENTS, 'light')).toThrow('$fog');
  });
  test('has weights of letters in hundreds', () => {
    expect(svgText(svg(text('a', 0, 0, { fontWeight: 650 })), {}, 'light')).toContain('font-weight="700"');
  });
  test('escapes what is said, and replaces what XML cannot say', () => {
    expect(svgText(svg(text('<a href="x">&\u0000\ud800é</a>', 0, 0, {})), {}, 'light')).toBe(
      `${HEAD}><text x="0" y="0">&lt;a href=&quot;x&quot;&gt;&amp;\ufffd\ufffdé&lt;/a&gt;</text></svg>`,
    );
  });
});

test('colours are read, and mixed by day and by candle', () => {
  expect(readColour('#fff')).toEqual([255, 255, 255, 1]);
  expect(() => readColour('red')).toThrow("'red'");
  expect(mix(['#000000', '#ffffff'], 0.25, ['#ffffff', '#000000'])).toEqual(['#bfbfbf', '#404040']);
});

test('every seat has a sign of its own', () => {
  expect(new Set([...SHAPES.keys()].map((seat) => svgText(svg(sign(seat)), {}, 'light'))).size).toBe(SHAPES.length);
});

test('things lie side by side, overlapping if they must', () => {
  expect(sideBySide(3, 10, 2, 100)).toEqual([0, 12, 24]);
  expect(sideBySide(3, 10, 2, 20)).toEqual([0, 5, 10]);
  expect(sideBySide(0, 10, 2, 20)).toEqual([]);
  const row = cardRow([group({}), group({})], { x: 5, y: 6, width: 500, height: 140 });
  expect(row.children.map((one) => (one as { with: { transform: string } }).with.transform)).toEqual([
    'translate(5 6)',
    'translate(111 6)',
  ]);
});

test('a box is moved into the middle of its room', () => {
  expect(fitted({ x: 10, y: 10, width: 20, height: 10 }, { x: 0, y: 0, width: 100, height: 100 })).toBe(
    'translate(-50 -25) scale(5)',
  );
});

test('words stay within their room: smaller, then cut', () => {
  const size = (said: string) => within(said, 100, 20, 0, 0, {});
  expect(size('Anna')).toMatchObject({ with: { fontSize: 20 }, children: ['Anna'] });
  expect(Number(size('Bartholomäus').with.fontSize)).toBeLessThan(20);
  expect(size('Bartholomäus').children).toEqual(['Bartholomäus']);
  expect(size('W'.repeat(40)).children[0]).toMatch(/^W{2,12}…$/);
  expect(short(1.005, 1)).toBe('1');
});
