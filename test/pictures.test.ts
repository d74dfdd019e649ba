// Pictures of tables: well-formed, complete in themselves, and never more than the viewer may know.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId, type GamePackage, isGameId, loadGame } from '../src/games/index.ts';
import type { Engine } from '../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../src/kernel/random.ts';
import { type GameRecord, parseRecord } from '../src/kernel/record.ts';
import type { State, View, Viewer } from '../src/kernel/types.ts';
import { replay } from '../src/table/replay.ts';
import type { PictureHow } from '../src/text/draw.ts';
import { wellFormed } from './xml.ts';

const GOLDEN = join(import.meta.dirname, 'golden');
const HOW: PictureHow = { size: 'large', theme: 'light', language: 'en', names: [] };
/** At the start, in the middle and at the end. */
const SHARES = [0, 0.35, 0.7, 1];
const MOST = { large: 1_200_000, small: 400_000 };

const goldenOf = (game: GameId): GameRecord[] =>
  readdirSync(GOLDEN)
    .filter((file) => file.startsWith(game) && !file.endsWith('.log.txt'))
    .map((file) => parseRecord(readFileSync(join(GOLDEN, file), 'utf8')))
    .filter((record) => record.game === game);

interface Moment {
  readonly engine: Engine;
  readonly state: State;
  readonly names: readonly string[];
}
const momentsOf = ({ game }: GamePackage, record: GameRecord): Moment[] =>
  SHARES.map((share) => ({
    ...replay(game, record, { until: Math.floor(record.choices.length * share) }),
    names: record.seats.map(({ name }) => name),
  }));

const viewersOf = ({ state }: Moment): Viewer[] => [null, ...state.own.keys()];

const drawn: GameId[] = [];
for (const id of GAME_IDS) if ((await loadGame(id)).picture !== undefined) drawn.push(id);

/** What may not be in the text of a picture, wherever it is. */
const FOREIGN =
  /NaN|undefined|null|Infinity|\[object|var\(|\$[a-z]|<style|<script|<foreignObject|class=|style=|\son\w+=|href|light-dark|color-mix|currentColor/;

const checked = new Set<string>();
/** Where nothing is hidden, all viewers see the same. */
function checkPicture(svg: string, size: PictureHow['size']): void {
  if (checked.has(svg)) return;
  checked.add(svg);
  const { root, ids, used, problems } = wellFormed(svg);
  expect(problems).toEqual([]);
  expect(root).toBe('svg');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="0 0 \d+ \d+">/);
  expect(FOREIGN.exec(svg)?.[0]).toBeUndefined();
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(svg.length).toBeLessThan(MOST[size]);
}

describe.each(drawn)('a picture of %s', (id) => {
  test('is there for every viewer of golden games, large and small, by day and by candle', async () => {
    const pkg = await loadGame(id);
    for (const record of goldenOf(id))
      for (const moment of momentsOf(pkg, record))
        for (const viewer of viewersOf(moment)) {
          const view = moment.engine.view(moment.state, viewer);
          const { names } = moment;
          checkPicture(await pkg.picture!(view, { ...HOW, names }), 'large');
          checkPicture(await pkg.picture!(view, { ...HOW, names, size: 'small', theme: 'dark' }), 'small');
        }
  });

  test('is the same in worlds that the viewer cannot tell apart', async () => {
    const pkg = await loadGame(id);
    for (const record of goldenOf(id).slice(0, 3))
      for (const moment of momentsOf(pkg, record))
        for (const viewer of viewersOf(moment)) {
          const { engine, state, names } = moment;
          const view = engine.view(state, viewer);
          const other = engine.view(engine.imagine(view, chanceFrom(fastSource('another world'))), viewer);
          const how: PictureHow = { ...HOW, names };
          expect(await pkg.picture!(other, how)).toBe(await pkg.picture!(view, how));
        }
  });

  test('leaves the view as it is, and drawn again is the same', async () => {
    const pkg = await loadGame(id);
    const [{ engine, state, names }] = momentsOf(pkg, goldenOf(id)[0]).slice(1);
    const view = engine.view(state, 0);
    const before = JSON.stringify(view);
    const first = await pkg.picture!(view, { ...HOW, names });
    expect(await pkg.picture!(JSON.parse(before) as View, { ...HOW, names })).toBe(first);
    expect(JSON.stringify(view)).toBe(before);
  });

  test('says names as text, whatever they are, and in the language asked for', async () => {
    const pkg = await loadGame(id);
    const [, moment] = momentsOf(pkg, goldenOf(id)[0]);
    const view = moment.engine.view(moment.state, null);
    const hostile = [
      '<script>x()</script>',
      '"/><g id="',
      '&#0;]]>',
      '\u0000\u202e\ud800A',
      '$ink',
      '漢字'.repeat(15),
      'url(#card)',
      '',
    ];
    const names = view.own.map((_, seat) => hostile[seat % hostile.length]);
    for (const language of ['de', 'en', 'fr'] as const)
      for (const size of ['large', 'small'] as const)
        expect(wellFormed(await pkg.picture!(view, { ...HOW, size, language, names })).problems).toEqual([]);
    const svg = await pkg.picture!(view, { ...HOW, names });
    expect(svg).not.toMatch(/<script|<g id=/);
    if (names.length > 1) expect(svg).toContain('&lt;scr');
  });
});

test('every game of the first releases draws itself', () => {
  expect(drawn.filter(isGameId).toSorted()).toEqual([...GAME_IDS].toSorted());
});
