import { describe, expect, test } from 'vitest';
import type { ViewOf } from '../../kernel/types.ts';
import { view } from '../../kernel/view.ts';
import type { DrawHow } from '../../text/draw.ts';
import { gridFor, readCard, readMayor, readTile, readToken } from './data/kinds.ts';
import { game } from './game.ts';
import { SOURCE_AT } from './rules/city.ts';
import { bareOwn, bareTable, layNeutrals } from './setup.ts';
import { draw } from './terminal.ts';
import type { S } from './types.ts';
import { terminal as de } from './words/de/terminal.ts';
import { terminal as en } from './words/en/terminal.ts';

const names = ['Anna', 'Ben', '王小明的很长的名字', 'Dora'];
const SMALL = `
T01 T02 T03 T04 T05 T06 T07 SB2 T08 T09 T10 SB3 GH SB1 T11
T12 T13 SB4 T14 T28 T31 T32 T33 T34 T38`;
const LARGE = `
T11 T12 T13 T14 T15 T16 T01 T03 T04 T05 T06 T17 T02 SB2 GH GH SB1 T18
T07 T08 T09 T10 SB3 T19 T20 T21 T22 T23 T24 T25`;

/** A table in the middle of A's turn: pawns on T04, T05 mastered by A, T02 resolved without a master. */
function table(seats: number, promo = false): S {
  const open = bareTable(seats, 'virginia');
  const { city } = open;
  const codes = (seats > 2 ? LARGE : SMALL).trim().split(/\s+/);
  const at = (code: string): number => codes.indexOf(code);
  codes.forEach((code, place) => {
    city.tiles[place] = readTile(code) ?? null;
  });
  city.tokens[at('T04')] = readToken('TK01') ?? null;
  city.tokens[at('SB1')] = readToken('TK13') ?? null;
  city.pawns[0][at('T04')] = 2;
  city.pawns[1][at('T04')] = 1;
  for (const code of ['T02', 'T05']) city.resolved[at(code)] = true;
  city.masters[at('T05')] = 0;
  open.beadle = readTile('T01') ?? null;
  if (seats === 1) layNeutrals(open);
  open.round = 3;
  open.earned[0][SOURCE_AT.tiles] = 7;
  open.earned[1][SOURCE_AT.tiles] = 5;
  open.overseas[0] = 2;
  open.played = [readCard('AG17')!];
  open.turn.discount = 1;
  const own = Array.from({ length: seats }, () => bareOwn(seats));
  own[0].hand = ['AR06', 'AP05', 'AR13', 'AY11'].map((id) => readCard(id)!);
  own[0].mayors = [readMayor('MR07')!];
  if (seats > 1) own[1].hand = [readCard('AB01')!, readCard('AB02')!];
  if (seats > 1) own[1].mayors = [readMayor('MR20')!];
  return {
    settings: { opponent: 'rik', plantation: 'virginia', promo, promoSharedPool: false },
    open,
    own,
    dark: { deck: [], pile: [], stack: [], mayors: [] },
    todo: [{ do: 'act', seat: 0 }],
    lanes: [],
    forked: [],
    rng: {},
  };
}
const HOW: DrawHow = { width: 80, colour: false, language: 'de', names };
const seen = (s: S, viewer: number | null, how: Partial<DrawHow> = {}): string[] =>
  draw(view(game, s, viewer) as ViewOf<S>, { ...HOW, ...how }, how.language === 'en' ? en : de);

describe('the city in a terminal', () => {
  test('shows tiles with what they need, pay and carry', () => {
    const text = seen(table(2), 0).join('\n');
    for (const piece of ['T04 3/3!', 'Fischhändler', 'BlGr›1K1', '2 V1 K2', 'A2 B1', 'T05 ★A', 'T02 ✓ 4', 'T01 1/5 ◆'])
      expect(text).toContain(piece);
    expect(text).toContain('│Zunfthalle ');
    expect(text).toContain('A4 B4');
  });

  test('R11.7 shows lying neutrals and the opponent of the solo game', () => {
    const text = seen(table(1), 0, { language: 'en' }).join('\n');
    expect(text).toContain('T01 1/6~ ◆');
    expect(text).toContain('B Rik');
    expect(text).toContain('5 VP · has no hand');
  });

  test('shows round, plantation, scoreboard, and what holds in this turn', () => {
    const text = seen(table(2), 0, { language: 'en' }).join('\n');
    expect(text).toContain('Round 3 of 16 · no tile resolution · growth in round 4 · Turn order A B');
    expect(text).toContain('Virginia plantation  first 6 C1 · second 3 · pawns A2');
    expect(text).toContain('neutrals 4 · draw pile 0');
    expect(text).toContain('Played  AG17 Rebate');
    expect(text).toContain('special actions cost 1 less');
  });

  test('shows my hand with what each card does, and my mayor cards', () => {
    const lines = seen(table(2), 0);
    expect(lines.join('\n')).toContain('▶ A Anna (du)  7 SP');
    expect(lines).toContain('  AR06 Umzug  Rot · bis zu 3 auf ein beliebiges Plättchen bewegen · Kosten 1');
    expect(lines).toContain('  AP05 Ehrung  Rosa · 2 SP · nur mit Meister (Rosa)');
    expect(lines.join('\n')).toContain('AY11 Neubürger  Gelb / Rot · 1 aus dem Vorrat auf ein Plättchen mit Gelb');
    expect(lines).toContain('  MR07 Zunftviertel  1 SP je Meister deiner größten Gruppe ab 2, höchstens 7');
  });

  test('shows a watcher and the others no hand and no mayor card', () => {
    for (const viewer of [null, 1]) {
      const text = seen(table(2), viewer, { language: 'en' }).join('\n');
      expect(text).not.toMatch(/AR06|AP05|MR07/);
      expect(text).toContain('hand 4 · mayor cards 1');
    }
  });

  test('R12.4 shows tokens on the promo card where it is in play', () => {
    expect(seen(table(2, true), 0).join('\n')).toContain('Promokarte 0');
    expect(seen(table(2), 0).join('\n')).not.toContain('Promokarte');
  });

  test('R10.2 adds the open mayor cards at the end, also those that count a hidden hand', () => {
    const s = table(2);
    s.todo = [];
    s.open.mayors = s.own.map(({ mayors }) => mayors);
    const text = seen(s, 0).join('\n');
    expect(text).toContain('Schlusswertung');
    expect(text).toContain('B Ben  7 SP'); // 5, and MR20 with two cards
  });

  test.each([20, 40, 60, 80, 120])('keeps within %i columns', (width) => {
    const columns = (line: string) =>
      [...line].reduce((sum, c) => sum + ((c.codePointAt(0) ?? 0) >= 0x2e80 ? 2 : 1), 0);
    for (const language of ['de', 'en'] as const)
      for (const seats of [1, 2, 3, 4])
        for (const line of seen(table(seats), 0, { width, language })) expect(columns(line)).toBeLessThanOrEqual(width);
  });

  test('is a list where the grid has no room, with the same tiles', () => {
    const text = seen(table(2), 0, { width: 60 }).join('\n');
    expect(text).toContain('3,0 T04 Fischhändler');
    expect(text).not.toContain('┌');
    for (const { x, y } of gridFor(2).cells) expect(text).toContain(`${x},${y} `);
  });

  test('R9.4 grows: only what lies there is drawn', () => {
    const s = table(3);
    const grid = gridFor(3);
    grid.cells.forEach(({ x, y }, place) => {
      if (x < 0 || x > 3 || y < 0 || y > 2) s.open.city.tiles[place] = null;
    });
    expect(seen(s, 0)).toContain(`┌${new Array(4).fill('─'.repeat(18)).join('┬')}┐`);
  });

  test('paints symbols, and says the same without', () => {
    const painted = seen(table(2), 0, { colour: true });
    const esc = String.fromCharCode(27);
    expect(painted.join('')).toContain(`${esc}[34mBl`);
    expect(painted.map((line) => line.replaceAll(new RegExp(`${esc}\\[\\d+m`, 'g'), ''))).toEqual(seen(table(2), 0));
  });
});
