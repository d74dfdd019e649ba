// A game that does not draw itself for the terminal is listed: everything that the viewer knows, and nothing else.
import { expect, test } from 'vitest';
import { drawView } from '../src/cli/draw.ts';
import { openIo } from '../src/cli/io.ts';
import { loadGame } from '../src/games/index.ts';
import { Engine } from '../src/kernel/engine.ts';
import { fastSource } from '../src/kernel/random.ts';
import { toy } from './toy/package.ts';

const io = await openIo('en', false);
const names = ['Anna', 'B\u001b[31men'];

test('open fields by their names, my own things, and only the sizes of what others hold', async () => {
  const engine = new Engine(toy.game, fastSource('listed'));
  const s = engine.setUp(2);
  engine.advance(s);
  const { hand } = s.own[0] as { hand: number[] };
  const { deck } = s.dark as { deck: number[] };
  expect(await drawView(toy, engine.view(s, 0), names, io)).toEqual([
    'Round: 1',
    `Deck: ${deck.length} face down`,
    'Anna:',
    '  Tables: –',
    '  Crowns: 0',
    `  Hand: ${hand.join(', ')}`,
    '  Bid: 0',
    '  Mused: 0',
    'B\ufffd[31men:',
    '  Tables: –',
    '  Crowns: 0',
    `  Hand: ${hand.length} face down`,
  ]);
});

test('a game that draws itself is drawn', async () => {
  const pkg = await loadGame('tybor');
  const engine = new Engine(pkg.game, fastSource('drawn'));
  const s = engine.setUp(2);
  engine.advance(s);
  const view = engine.view(s, 0);
  expect(await drawView(pkg, view, names, io)).toEqual(await pkg.draw!(view, { ...io, names }));
});
