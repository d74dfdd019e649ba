// The pads without a page: links, empty positions, players who come and go, and what is refused from outside.
import { describe, expect, test, vi } from 'vitest';
import { aboutGame, GAME_IDS, loadGame } from '../../games/index.ts';
import { named, type PadModule } from '../../parts/pad.ts';
import { isPadProblem } from '../../text/pad.ts';
import { byGame } from '../lib/by-game.ts';
import { pack, unpack } from './position-address.ts';

type Model = Omit<PadModule, 'PadEntry'>;
const models = byGame(import.meta.glob<Model>('../../games/*/board/pad/model.ts'));
const modelOf = (game: string): Promise<Model> => models.get(game)!();
const NAMES = ['Anna', 'Ben', 'Cem', 'Dora', 'Emil', 'Fina', 'Gero', 'Hans'];

describe.each(GAME_IDS.filter((id) => aboutGame(id).hasPad))('%s', (game) => {
  test('an empty pad is a position, for every number of players', async () => {
    const { emptyPad, withPlayers, isPad } = await modelOf(game);
    const pkg = await loadGame(game);
    for (let count = Math.max(2, pkg.game.seats.min); count <= pkg.game.seats.max; count++) {
      const names = NAMES.slice(0, count);
      for (const value of [
        emptyPad(count),
        withPlayers(emptyPad(2), count),
        withPlayers(emptyPad(pkg.game.seats.max), count),
      ]) {
        expect(isPad(value)).toBe(true);
        const result = await pkg.pad!(named(value, names));
        // London asks for its tiles; all others can be scored at once.
        if (game === 'guilds-of-london') expect(result).toMatchObject({ at: 'city', why: 'cellMissing' });
        else expect(isPadProblem(result) ? result : result.players.map(({ name }) => name)).toEqual(names);
      }
    }
  });

  test('goes into a link and comes back', async () => {
    const { emptyPad, isPad } = await modelOf(game);
    const entered = { names: ['Anna', 'Jürgen ✓'], value: emptyPad(2) };
    const link = await pack(entered);
    expect(link).toMatch(/^[\w-]+$/);
    expect(await unpack(link)).toEqual(entered);
    expect(isPad((await unpack(link))?.value)).toBe(true);
  });

  test('what is no position is refused', async () => {
    const { emptyPad, isPad } = await modelOf(game);
    const good = emptyPad(2) as Record<string, unknown>;
    for (const field of Object.keys(good)) {
      expect(isPad({ ...good, [field]: undefined }), field).toBe(false);
      expect(isPad({ ...good, [field]: 'constructor' }), field).toBe(false);
    }
    expect(isPad({ ...good, more: 1 })).toBe(false);
    for (const other of [null, [], 7, 'x', {}]) expect(isPad(other)).toBe(false);
  });
});

describe('links', () => {
  test('a broken one is noticed, whatever is wrong with it', async () => {
    const link = await pack({ names: ['A', 'B'], value: { tiles: [1, 2, 3] } });
    for (const broken of ['', 'x', link.slice(0, -4), `${link.slice(0, 8)}!${link.slice(9)}`, `${link}AAAA`])
      expect(await unpack(broken), broken).toBeNull();
  });

  test.each([
    ['no names', { value: {} }],
    ['no players', { names: [], value: {} }],
    ['too many', { names: new Array(9).fill('A'), value: {} }],
    ['a long name', { names: ['A'.repeat(25)], value: {} }],
    ['a name that is none', { names: [1], value: {} }],
  ])('%s: not taken', async (_, entered) => {
    expect(await unpack(await pack(entered as never))).toBeNull();
  });

  test('what unpacks to very much is not unpacked', async () => {
    const huge = await pack({ names: ['A'], value: 'x'.repeat(150_000) });
    expect(await unpack(huge)).not.toBeNull();
    await expect(pack({ names: ['A'], value: 'x'.repeat(300_000) }).then(unpack)).resolves.toBeNull();
  });
});

describe('saved positions', () => {
  test('several under names of their own; the same name takes the place of the old one', async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    const { allSaved, draft, forget, keepDraft, save } = await import('./saved.ts');
    const entered = (n: number) => ({ names: ['A', 'B'], value: { n } });
    save('riga', 'Sunday', entered(1));
    save('riga', 'Monday', entered(2));
    save('riga', 'Sunday', entered(3));
    save('tybor', 'Sunday', entered(4));
    expect(allSaved('riga').map(({ title, value }) => [title, value])).toEqual([
      ['Sunday', { n: 3 }],
      ['Monday', { n: 2 }],
    ]);
    expect(forget('riga', allSaved('riga')[0].id).map(({ title }) => title)).toEqual(['Monday']);
    keepDraft('riga', entered(5));
    expect(draft('riga')).toEqual(entered(5));
    kept.set('kontor.pads.riga', '[{"id":1},null,"x"]');
    kept.set('kontor.pad.riga', '{');
    expect(allSaved('riga')).toEqual([]);
    expect(draft('riga')).toBeNull();
    vi.unstubAllGlobals();
  });
});
