// Dossier 7.3: what holds in every position of every game.
import { expect, test } from 'vitest';
import { Engine } from '../../kernel/engine.ts';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import { type BuildingId, baseOf, yearsFor } from './data/kinds.ts';
import { PARAMETERS } from './data/parameters.ts';
import { game } from './game.ts';
import { tokenSupply } from './rules/brothers.ts';
import { handLimit } from './rules/counts.ts';
import { countFor } from './rules/masters.ts';
import type { Happened, S } from './types.ts';

interface Watched {
  turns: number;
  firstOwners: Map<string, number>;
}

function check({ open, own, settings }: S, { firstOwners }: Watched): void {
  const n = own.length;
  expect([open.market.new.length <= n + 1, open.market.old.length <= n + 1]).toEqual([true, true]);
  for (const { coins, stored, covered, buildings } of open.towns) {
    expect(coins.every((coin) => coin >= 0 && coin <= 2)).toBe(true);
    expect(stored >= 0 && stored <= 3).toBe(true);
    expect(covered.every((id) => buildings.includes(id as BuildingId))).toBe(true);
  }
  expect(open.masters).toHaveLength(settings.GM ? PARAMETERS.gmTilesInPlay : 0);
  for (const { tile, side, owner } of open.masters) {
    if (side === 'money') expect(owner).toBeNull();
    if (side === 'first' && owner !== null) {
      expect(firstOwners.get(tile) ?? owner).toBe(owner);
      firstOwners.set(tile, owner);
    }
    if (side !== 'max' || owner === null) continue;
    const counts = own.map((_, seat) => countFor(open, seat, tile));
    expect(counts[owner]).toBe(Math.max(...counts));
  }
  expect(tokenSupply(open)).toBeGreaterThanOrEqual(0);
  for (const { spaces, mayor } of open.tracks) expect(spaces[mayor ?? 0]).toBe(Math.max(...spaces));
}

function checkSpring({ open, own, dark }: S): void {
  const rows = open.rows.flatMap((row) => row ?? []);
  const isShort = dark.goods.length === 0;
  if (!isShort) expect(rows).toHaveLength(own.length + PARAMETERS.rowsMinusPlayers);
  for (const [at, { goods }] of rows.entries()) {
    if (!(isShort && at === rows.length - 1)) expect(baseOf(goods)).toBeGreaterThanOrEqual(PARAMETERS.rowMinValue);
    expect(baseOf(goods.slice(0, -1))).toBeLessThan(PARAMETERS.rowMinValue);
  }
}

test.each([2, 3, 4])(
  'R3.2 R3.4 R3.5 R6.5 R10.14 R11.1 R13.1 the invariants hold in every position, %i players',
  (players) => {
    for (let bits = 0; bits < 16; bits++) {
      const watched: Watched = { turns: 0, firstOwners: new Map() };
      const settings = { RG: !!(bits & 1), GM: !!(bits & 2), VB: !!(bits & 4), BM: !!(bits & 8) };
      const engine = new Engine(game, fastSource(`invariants ${bits}`), ({ event }) => {
        if ((event as Happened).e === 'tookRow' || (event as Happened).e === 'tookBuilding') watched.turns++;
      });
      const chance = chanceFrom(fastSource(`choices ${bits}`));
      const s = engine.setUp(players, settings) as S;
      let year = 0;
      for (engine.advance(s); !engine.isOver(s); engine.advance(s)) {
        check(s, watched);
        if (s.open.year > year) {
          year = s.open.year;
          checkSpring(s);
        }
        const [seat] = engine.deciders(s);
        const { task, options } = engine.decision(s, seat)!;
        engine.play(s, task, options[chance.random('choice', options.length)]);
      }
      check(s, watched);
      for (const [seat, { goods, buildings }] of s.own.entries())
        expect(goods.length + buildings.length).toBeLessThanOrEqual(handLimit(s.open.towns[seat]));
      expect(48 - s.dark.buildings.length).toBe({ 2: 28, 3: 42, 4: 48 }[players]); // R3.5
      expect(watched.turns).toBe(2 * players * yearsFor(players)); // 32, 54, 64
    }
  },
);
