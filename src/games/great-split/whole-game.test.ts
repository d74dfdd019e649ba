// Klara's six rounds (dossier 4.12), card by card.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MARKET_TILES, type MarketTileId } from './data/table.ts';
import type { TrackId } from './data/tracks.ts';
import { c, scene } from './scene.testing.ts';
import { inOrder } from './setup.ts';

const rows = readFileSync(join(import.meta.dirname, '../../../test/fixtures/great-split-witness.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [round, plays, splitter, bonus, market] = line.split(',');
    const words = (text: string) => text.split(' ').filter(Boolean);
    return { round: Number(round), plays: words(plays), splitter, bonus: words(bonus), market: Number(market) };
  });
const SHORT: Readonly<Record<string, TrackId>> = {
  p: 'prestige',
  b: 'book',
  a: 'artwork',
  t: 'topaz',
  e: 'emerald',
  g: 'gold',
  bs: 'book_seal',
  as: 'artwork_seal',
  ts: 'topaz_seal',
  es: 'emerald_seal',
  gs: 'gold_seal',
};
/** book, artwork, topaz, emerald, gold, then the seals, then the slider. */
const AFTER = [
  [5, 0, 1, 0, 7, 4, 0, 0, 0, 2, 2],
  [6, 1, 5, 2, 9, 4, 0, 1, 0, 2, 5],
  [8, 3, 5, 4, 12, 6, 0, 2, 0, 4, 7],
  [11, 5, 7, 5, 12, 7, 0, 3, 0, 4, 9],
  [14, 7, 10, 8, 15, 8, 0, 3, 0, 6, 10],
  [16, 8, 14, 10, 16, 9, 0, 3, 0, 7, 13],
];

test('W15 Klara’s whole game: 6 after round 3, 0 and 10 after round 4, 16 before the end, 103 in all', () => {
  const made = scene({
    round: 1,
    seats: [{ who: 'CH-2' }, {}],
    lines: [
      ['ST-1', 'ST-4'],
      ['ST-2', 'ST-3'],
    ],
  });
  const { open, own, dark } = made.s;
  for (const { round, plays, splitter, bonus, market } of rows) {
    expect(open.round).toBe(round);
    own[0].hand = inOrder(plays.map((play) => c(play.split('>')[0])));
    expect(own[0].hand).toHaveLength([5, 5, 6, 6, 7, 7][round - 1]);
    made.harvest();
    for (const play of [...plays, `>split:${splitter}`]) {
      const [code, how = ''] = play.split('>');
      const seals = how.includes(':') ? [] : how.split('+').filter(Boolean);
      const [verb, target] = how.split(':');
      if (verb === 'split') made.play(`split ${SHORT[target]}`);
      else if (verb === 'sell') made.play(`sell ${code} ${SHORT[target]}`);
      else made.play(`play ${code}`);
      while (made.asked() === 'seal' || made.asked() === 'bonus')
        made.play(made.asked() === 'seal' ? `seal ${SHORT[seals.shift()!]}` : `bonus ${SHORT[bonus.shift()!]}`);
      expect(seals).toEqual([]);
    }
    expect(bonus).toEqual([]);
    const tile = dark.market.find((one): one is MarketTileId => MARKET_TILES[one] === market)!;
    dark.market = [...dark.market.filter((one) => one !== tile), tile];
    open.harvests[1] = { laid: [], moves: [] };
    made.run({ do: 'market' });
    const slider = open.market.reduce((sum, one) => sum + MARKET_TILES[one], 0);
    expect([...open.tracks[0].slice(1), slider]).toEqual(AFTER[round - 1]);
    if (round === 6) expect(open.tracks[0][0]).toBe(16);
    made.run({ do: 'roundEnd' });
  }
  const points = open.scored.map(({ round, kinds }) => [round, ...kinds]);
  expect(points).toEqual([
    [3, 'book'],
    [4, 'artwork', 'gem'],
    [6, 'book', 'artwork', 'gem', 'order'],
  ]);
  const lines = made.engine.game.score(made.s, 0);
  expect(lines.map((line) => line.points)).toEqual([0, 6, 0, 10, 10, 0, 18, 32, 0, 6, 0, 21]);
  expect(made.totals()[0]).toBe(103);
  expect(open.tracks[0][0]).toBe(103);
});
