// What browsers kept under earlier releases, read by the pages' own code: nobody loses a table on their device.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Browser, type KeptBrowser, openBrowser } from '../scripts/museum/browser.ts';
import { padModel, totalsOf } from '../scripts/museum/pads.ts';
import { FILES, Room, releases } from '../scripts/museum/room.ts';
import { type GameId, loadGame } from '../src/games/index.ts';
import { chanceFrom, fastSource } from '../src/kernel/random.ts';
import { parseRecord } from '../src/kernel/record.ts';
import { verify } from '../src/table/replay.ts';

describe.each(releases())('what a browser kept under %s', (release) => {
  const room = Room.of(release);
  const { here, pads } = room.manifest;
  const kept = (): KeptBrowser => JSON.parse(room.unpacked(FILES.browser).toString()) as KeptBrowser;
  let browser: Browser;
  beforeEach(async () => {
    vi.resetModules(); // the pages remember their store
    browser = await openBrowser(kept());
  });

  test('every table on the device is in the list', async () => {
    const listed = await browser.pages.here.listHere();
    expect(
      new Set(listed.map(({ id, game, phase, isTryOut, uploaded }) => [id, game, phase, isTryOut, uploaded].join())),
    ).toEqual(new Set(here.map(({ id, game, phase, tryOut, uploaded }) => [id, game, phase, tryOut, uploaded].join())));
  });

  test.each(here)(
    '$game with $players, $about: it is played to its end',
    async ({ id, game, players, choices, phase }) => {
      const chance = chanceFrom(fastSource(`visit ${id}`));
      const found = await (await browser.pages.store.hereStore()).load(id);
      expect(found?.kept.table.chairs).toHaveLength(players);
      expect(found?.entries.at(-1)?.seq).toBe(found?.kept.table.seq);
      const before = found!.kept.table.choices;
      expect(before).toHaveLength(choices);
      const record = parseRecord(await browser.play(id, chance));
      expect(record.choices.slice(0, choices)).toEqual(before);
      expect(verify((await loadGame(game)).game, record)).toBeNull();
      if (phase !== 'abandoned') expect(record.result).not.toBeNull();
      const after = await (await browser.pages.store.hereStore()).load(id);
      expect(after?.kept.table.phase).toBe(phase === 'abandoned' ? 'abandoned' : 'finished');
    },
  );

  test.each(pads)(
    '$game: a score pad, as a link and as it was saved, is worth what it was',
    async ({ game, link, totals }) => {
      const entered = await browser.pages.pad.unpack(link);
      const [saved] = browser.pages.saved.allSaved(game);
      const draft = browser.pages.saved.draft(game)!;
      expect(saved).toMatchObject({ title: 'Sonntag bei Jürgen', ...entered });
      expect(draft.names.toReversed()).toEqual(entered?.names);
      const { isPad } = await padModel(game as GameId);
      for (const { names, value } of [entered!, saved, { names: entered!.names, value: draft.value }]) {
        expect(isPad(value)).toBe(true);
        expect(await totalsOf(game, value, names)).toEqual(totals);
      }
    },
  );

  test('its own part of a seed, the commitment it saw, and how somebody likes to play', async () => {
    const { localStorage } = kept();
    const [key] = Object.keys(localStorage).filter((one) => one.startsWith('kontor.seed.'));
    const table = key.replace('kontor.seed.', '');
    const { keptFor } = browser.pages.seed;
    expect(keptFor(table)).toEqual({ contribution: localStorage[key], commitment: 'ab'.repeat(32), rolls: [] });
    expect(browser.pages.prefs.currentPrefs()).toMatchObject(JSON.parse(localStorage['kontor.prefs']) as object);
  });
});
