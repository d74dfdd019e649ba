// Those of the house: whom they are, that they are the same everywhere, and that their tempers are true.
import { describe, expect, test } from 'vitest';
import { positions } from '../bench/positions.ts';
import { BOTS, playerOf } from '../src/bots/player.ts';
import { playMatch } from '../src/cli/ladder/match.ts';
import { temperingOf } from '../src/cli/ladder/mixed.ts';
import { roundOf } from '../src/cli/ladder/schedule.ts';
import type { Drawing } from '../src/draw/drawing.ts';
import { characterIn, characterOf, charactersOf, GAME_IDS, loadGame, TEMPERS } from '../src/games/index.ts';
import { chanceFrom, fastSource } from '../src/kernel/random.ts';
import { parseRecord, writeRecord } from '../src/kernel/record.ts';
import { botChair, characterChair, personChair } from '../src/table/doing.ts';
import { openTable, recordOf, rematchChairs } from '../src/table/table.ts';
import { OCCASIONS } from '../src/text/characters.ts';
import { type Happened, lotOf, sayingAt } from '../src/web/faces/saying.ts';
import { company, nextBot } from '../src/web/lib/company.ts';
import { pages } from '../src/words/en/pages/index.ts';
import { namesOf } from '../src/words/seat-names.ts';

describe.each(GAME_IDS)('the characters of %s', (id) => {
  test('six, of every level, with every temper among them, each with a face and words in every language', async () => {
    const characters = charactersOf(id);
    expect(characters).toHaveLength(6);
    expect(new Set(characters.map(({ name }) => name)).size).toBe(6);
    expect(new Set(characters.map(({ level }) => level))).toEqual(new Set(['beginner', 'club', 'expert', 'master']));
    expect(new Set(characters.flatMap(({ tempers }) => tempers))).toEqual(new Set(TEMPERS));
    const { face } = (await import(`../src/games/${id}/picture/faces.ts`)) as { face(id: string): Drawing | null };
    const drawn = characters.map((one) => JSON.stringify(face(one.id)));
    expect(new Set(drawn).size, 'no two look alike').toBe(6);
    expect(drawn).not.toContain('null');
    const { words } = await loadGame(id);
    for (const language of ['de', 'en'] as const) {
      const said = (await words[language]!.characters!()).characters;
      expect(Object.keys(said.who)).toEqual(characters.map((one) => one.id));
      for (const { says } of Object.values(said.who))
        for (const occasion of OCCASIONS) {
          expect(says[occasion].length).toBeGreaterThanOrEqual(2);
          for (const line of says[occasion]) expect(line).toMatch(/^[^!]{2,60}[.?]$/);
        }
    }
    for (const { name } of characters) expect(pages.house.botNames).not.toContain(name);
  });

  test('at a table, in its record, read from it again, and in the next game', async () => {
    const pkg = await loadGame(id);
    const [first, second] = charactersOf(id);
    const chairs = [personChair({ who: 'anna', name: 'Anna' }), characterChair(first), characterChair(second)];
    const { table } = openTable(pkg, {
      ...{ id: 't', game: id, settings: {}, chairs, pace: 'live', help: 'full', isPublic: false },
      ...{ host: 'anna', secret: '00'.repeat(32), now: 1 },
    });
    const record = parseRecord(writeRecord(recordOf(pkg, table)));
    expect(record.seats.slice(1)).toEqual([
      { name: first.name, bot: first.level },
      { name: second.name, bot: second.level },
    ]);
    expect(record.seats.map((seat) => characterIn(id, seat)?.id)).toEqual([undefined, first.id, second.id]);
    expect(
      namesOf(
        table.chairs.map(({ beside: _, ...chair }) => chair),
        pages,
      ),
    ).toEqual(['Anna', first.name, second.name]);
    const next = rematchChairs(pkg, table, fastSource('next'));
    expect(next.flatMap(({ character }) => character ?? []).toSorted()).toEqual([first.id, second.id].toSorted());
  });

  test('without a temper a level chooses exactly as it does by itself', async () => {
    const pkg = await loadGame(id);
    for (const { seen, decision } of positions(pkg.game, 2, 3)) {
      const [plain, none] = [await BOTS.club(pkg), await playerOf(pkg, 'club', [])];
      const [a, b] = [plain, none].map((one) => one.choose(seen, decision, chanceFrom(fastSource('same'))));
      expect(a).toEqual(b);
    }
  });
});

test('a temper is true: whoever has it has more of what it likes', { timeout: 120_000 }, async () => {
  const pkg = await loadGame('tybor');
  const plan = { bots: ['club'], players: 2, settings: {}, seed: 'true', tempers: TEMPERS } as const;
  const matches = Array.from({ length: 12 }, (_, round) => roundOf(plan, round)).flat();
  const played = [];
  for (const match of matches) played.push(await playMatch(pkg, match));
  for (const { temper, own, theirs, games } of temperingOf(played, ['bold', 'careful', 'builder'])) {
    expect(games).toBe(24);
    expect(own, temper).toBeGreaterThan(theirs);
  }
});

test('somebody else is asked as long as there is anybody; then it is a plain bot', () => {
  const seven = company('tybor', 7);
  expect(seven.slice(0, 2).map(({ bot }) => bot)).toEqual(['club', 'club']);
  expect(new Set(seven.slice(0, 6).map(({ character }) => character)).size).toBe(6);
  expect(seven[6]).toEqual({ kind: 'bot', bot: 'club' });
  expect(nextBot('tybor', ['bohumil']).character).toBe('radka');
  expect(characterOf('tybor', 'nobody')).toBeUndefined();
  expect(botChair('club')).not.toHaveProperty('character');
});

describe('a word', () => {
  const happened: Happened = {
    ...{ table: 't', seq: 4, before: [0, 0, 0], now: [0, 0, 0], big: 3, winners: null, isStart: false },
  };
  const speakers = [null, 'mila', 'radka'];
  /** A number at which something is said at all. */
  const said = Array.from({ length: 50 }, (_, i) => i).find((seq) => lotOf(`t ${seq}`) % 2 === 0)!;

  test('of those who sit here as somebody, about what all have seen, and always the same', () => {
    expect(sayingAt(speakers, { ...happened, isStart: true })).toMatchObject({ occasion: 'sits' });
    expect(sayingAt(speakers, { ...happened, seq: said, now: [0, 5, 0] })).toMatchObject({
      seat: 1,
      occasion: 'scores',
    });
    const other = sayingAt(speakers, { ...happened, seq: said, now: [5, 0, 0] });
    expect(other).toMatchObject({ occasion: 'outscored' });
    expect(other!.seat).not.toBe(0);
    expect(sayingAt(speakers, { ...happened, seq: said, now: [5, 0, 0] })).toEqual(other);
    expect(sayingAt(speakers, { ...happened, winners: [2] })).toMatchObject({ seat: 2, occasion: 'won' });
    expect(sayingAt(speakers, { ...happened, winners: [0] })).toMatchObject({ occasion: 'lost' });
  });

  test('not for little, and not where nobody is', () => {
    expect(sayingAt(speakers, { ...happened, seq: said, now: [2, 0, 0] })).toBeNull();
    expect(sayingAt([null, null, null], { ...happened, isStart: true })).toBeNull();
  });
});
