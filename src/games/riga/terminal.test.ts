import { describe, expect, test } from 'vitest';
import { Engine } from '../../kernel/engine.ts';
import type { ViewOf } from '../../kernel/types.ts';
import {
  allGoods,
  type BuildingId,
  CITY_IDS,
  countsOf,
  type GoodId,
  RIGA_IDS,
  readBuilding,
  readGood,
} from './data/kinds.ts';
import { game } from './game.ts';
import { remove } from './rules/cards.ts';
import { bareTable, emptyOwn } from './setup.ts';
import { draw } from './terminal.ts';
import type { Open, RigaTask, S } from './types.ts';
import { terminal as de } from './words/de/terminal.ts';
import { terminal as en } from './words/en/terminal.ts';

const b = (codes: string): BuildingId[] => codes.split(' ').map((code) => readBuilding(code)!);
const g = (codes: string): GoodId[] => codes.split(' ').map((code) => readGood(code)!);
const names = ['Anna', 'Ben', '王小明的很长的名字'];

/** Summer of the third year: Anna has built one of three and looks at her hand; all modules are in. */
function made(more: (open: Open) => void = () => undefined, todo: RigaTask[] = [{ do: 'build', seat: 0 }]): S {
  const open = bareTable(3);
  Object.assign(open, { year: 3, season: 'summer', starter: 1, active: 0, built: 1 });
  open.rows = [
    { goods: g('cloth wine wine'), token: true },
    null,
    { goods: g('grain grain grain wine'), token: false },
  ];
  open.market = { old: b('danzig-rathaus'), new: b('tallinn-markthalle visby-dom') };
  open.discard = countsOf(g('glass glass cloth'));
  open.masters = [
    { tile: 'tallinn', side: 'max', owner: 0, contested: false },
    { tile: 'knight', side: 'max', owner: null, contested: true },
    { tile: 'visby', side: 'first', owner: null, contested: false },
    { tile: 'money', side: 'money', owner: null, contested: false },
  ];
  open.tracks = ['visby', 'tallinn', 'stockholm', 'danzig'].map((_, city) =>
    city === 1 ? { spaces: [4, 2, 0], mayor: 0 } : { spaces: [0, 0, 0], mayor: null },
  );
  const [anna, ben, third] = open.towns;
  anna.buildings = b('tallinn-kontor visby-markthalle tallinn-bauhuette riga-wechselstube tallinn-burg');
  Object.assign(anna, { coins: [1], stored: 2, reserve: RIGA_IDS.filter((id) => !anna.buildings.includes(id)) });
  ben.buildings = b('danzig-burg tallinn-vogtei');
  ben.covered = b('danzig-burg');
  ben.reserve = RIGA_IDS.slice();
  third.reserve = RIGA_IDS.slice();
  const own = [
    { ...emptyOwn(), goods: g('grain grain glass glass'), buildings: b('visby-kontor tallinn-dom') },
    { ...emptyOwn(), goods: g('wine cloth'), buildings: b('danzig-dom') },
    { ...emptyOwn(), goods: g('wine'), buildings: b('stockholm-dom') },
  ];
  open.seen[1] = { goods: g('cloth'), buildings: [] };
  more(open);
  const dark = { goods: allGoods(), buildings: CITY_IDS.slice() };
  for (const good of [...open.rows.flatMap((row) => row?.goods ?? []), ...g('glass glass cloth')])
    remove(dark.goods, good);
  for (const good of [...own.flatMap(({ goods }) => goods), ...(open.site?.goods ?? [])]) remove(dark.goods, good);
  const placed = [...open.market.old, ...open.market.new, ...own.flatMap(({ buildings }) => buildings)];
  for (const id of [...placed, ...open.towns.flatMap(({ buildings }) => buildings)]) remove(dark.buildings, id);
  for (const one of own) one.buried = dark.buildings.pop()!;
  const settings = { RG: true, GM: true, VB: true, BM: true };
  return { settings, open, own, dark, todo, lanes: [], forked: [], rng: {} };
}

const engine = new Engine(game, () => 0);
const drawn = (viewer: number | null, language: 'de' | 'en' = 'de', width = 100, colour = false, s = made()) =>
  draw(engine.view(s, viewer) as ViewOf<S>, { width, colour, language, names }, { de, en }[language]);

describe('the table in a terminal', () => {
  test('shows the year, rows, buildings and what goods are worth to me', () => {
    const text = drawn(0).join('\n');
    expect(text).toContain('Jahr 3 von 9, Sommer');
    expect(text).toContain('Ablage: 2 Glas, 1 Tuch');
    expect(text).toMatch(/Visby +Getreide 2 · Wein – · Glas 7 · Tuch 5/); // R7.1
    expect(text).toMatch(/Tallinn +Getreide 4 · Wein 3 · Glas – · Tuch 5/);
    expect(text).toContain('Reihe 1  2 Wein, 1 Tuch · zusammen 11 · ☠ Vitalienbrüder');
    expect(text).toContain('Reihe 2  genommen');
    expect(text).toMatch(/Tallinn.Markthalle +kostet 8, für dich 6 · 3 Punkte · Kaufmann · Getreide zählt 1 mehr/); // R6.4
    expect(text).toContain('Gebäude, alt');
    expect(drawn(null, 'en').join('\n')).toMatch(/Visby +Grain 2 · Wine – · Glass 6 · Cloth 5/);
  });

  test('shows tiles and mayors with everybody’s count and what is needed', () => {
    const text = drawn(0).join('\n');
    expect(text).toContain(
      'Max. Tallinn  bei Anna · Anna: 3, Ben: 1, 王小明的很长的名字: 0 · mehr als 3 übernimmt von Anna',
    );
    expect(text).toContain('Max. Ritter   umstritten · Anna: 1, Ben: 1, 王小明的很长的名字: 0 · ab 3');
    expect(text).toMatch(/1\. Visby +in der Mitte/);
    expect(text).toMatch(/Geld +am Ende 4–2/);
    expect(text).toMatch(/Tallinn +Anna: 4 \(Bürgermeister\) · Ben: 2/);
  });

  test('shows every town, what is covered and what does not work yet', () => {
    const text = drawn(0).join('\n');
    expect(text).toContain('▶  Anna (du)');
    expect(text).toContain(' ★ Ben');
    expect(text).toMatch(/Hand 4 Waren, 2 Gebäude \(Limit 5\) · 1 Münze\s+(· )?Wechselstube: 2 Dukaten/);
    expect(text).toContain('Burg (6, Ritter, wirkt ab dem nächsten Zug)');
    expect(text).toContain('Burg (6, Ritter verdeckt)');
    expect(text).toMatch(/bekannte Karten +1 Tuch/);
  });

  test('shows my hand, and how each building could be paid', () => {
    const text = drawn(0, 'en').join('\n');
    expect(text).toContain('Your hand  2 Grain, 2 Glass · base value 12');
    expect(text).toMatch(
      /Visby.Trading Office +costs 10 · 3 points · Merchant · 2 coins a year\s+you can pay: 1 Glass, 1 coin, 2 ducats/,
    ); // 7 + 1 + 2
    expect(text).toMatch(/Tallinn.Cathedral +costs 14, 12 for you · 6 points · 1 short/); // 2 Grain 8, coin 1, ducats 2
  });

  test('shows what is being paid', () => {
    const site = { building: b('visby-hafen')[0], cost: 12, goods: g('glass'), coins: 1, stored: 0 };
    const s = made((open) => Object.assign(open, { site }), [{ do: 'pay', seat: 0, owed: 4, from: 0 }]);
    const text = drawn(1, 'en', 100, false, s).join('\n');
    expect(text).toMatch(/Anna: Visby.Harbour is being paid for, cost 12 +paid 1 Glass, 1 coin · 4 still owed/);
  });

  test('shows a watcher no hand', () => {
    const text = drawn(null, 'en').join('\n');
    expect(text).not.toMatch(/Your hand|you can pay|base value/);
    expect(text).toContain('hand 2 goods, 1 building');
    expect(text).not.toContain('Tallinn Cathedral');
  });

  test('shows the end without rows and market', () => {
    const s = made((open) => Object.assign(open, { season: 'end', active: null, built: 0 }), []);
    const text = drawn(0, 'de', 100, false, s).join('\n');
    expect(text).toContain('Schlusswertung');
    expect(text).not.toMatch(/Warenreihen|Gebäude, neu|bezahlbar/);
  });

  test.each([20, 40, 60, 80, 120])('keeps within %i columns', (width) => {
    const columns = (line: string) =>
      [...line].reduce((sum, c) => sum + ((c.codePointAt(0) ?? 0) >= 0x2e80 ? 2 : 1), 0);
    for (const language of ['de', 'en'] as const)
      for (const line of drawn(0, language, width)) expect(columns(line)).toBeLessThanOrEqual(width);
  });

  test('paints places in their colours, and says the same without', () => {
    const painted = drawn(0, 'de', 100, true);
    const esc = String.fromCharCode(27);
    expect(painted.join('')).toContain(`${esc}[31m  Visby`);
    expect(painted.map((line) => line.replaceAll(new RegExp(`${esc}\\[\\d+m`, 'g'), ''))).toEqual(drawn(0));
  });
});
