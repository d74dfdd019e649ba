import { describe, expect, test } from 'vitest';
import { handLimit } from './rules/counts.ts';
import { bs, type SceneFacts, scene, type TownFacts } from './scene.testing.ts';

const winter = (facts: SceneFacts) => scene({ ...facts, season: 'autumn', active: 0 }).run({ do: 'winter' });
const end = (facts: SceneFacts) => scene({ season: 'end', active: null, ...facts });

describe('R8 winter', () => {
  test('E30 R8.1 Q22 6 cards, goods and buildings together: one is discarded, of free choice', () => {
    const towns = [{ hand: 'GWLC', cards: 'visby-dom visby-hafen' }, {}];
    const made = winter({ towns });
    expect(made.options(0)).toEqual(
      ['grain', 'wine', 'glass', 'cloth', 'visby-hafen', 'visby-dom'].map((card) => `discard ${card}`),
    );
    expect(made.engine.deciders(made.s)).toEqual([0]);
    made.play('discard cloth');
    expect([made.hand(0), made.cards(0)]).toEqual(['GWL', 'visby-hafen visby-dom']);
  });

  test('E30 R7.7 R7.11c R7.13 Q26 Warehouse and Armoury raise the limit, also in the winter of their year', () => {
    const limit = (bld: string) => handLimit(scene({ settings: { RG: true }, towns: [{ bld }, {}] }).s.open.towns[0]);
    expect(['', 'riga-speicher', 'riga-speicher visby-zeughaus'].map(limit)).toEqual([5, 8, 10]);
    expect(limit('visby-zeughaus danzig-zeughaus tallinn-zeughaus stockholm-zeughaus riga-speicher')).toBe(16);
    const towns = [{ hand: 'GWLC', cards: 'visby-dom visby-hafen', bld: 'riga-speicher' }, {}];
    const made = winter({ settings: { RG: true }, towns, built: 1 });
    expect([made.named('discarded'), made.hand(0)]).toEqual([[], 'GWLC']);
  });

  test('R1.5 R8.1 Riga buildings not erected are no hand cards', () => {
    const made = winter({ settings: { RG: true }, towns: [{ hand: 'GWLCC' }, {}] });
    expect(made.named('discarded')).toEqual([]);
  });

  test('R8.1 R8.2 all decide at once; what they discard is shown when all have decided', () => {
    const made = winter({ towns: [{ hand: 'GGGGGG' }, { hand: 'CCCCC', cards: 'visby-dom' }] });
    expect(made.engine.deciders(made.s)).toEqual([0, 1]);
    expect(made.attempt('discard grain', 0)).toBeNull();
    expect([made.hand(0), made.discard(), made.engine.view(made.s, 1).own[0]]).toEqual([
      'GGGGGG',
      '',
      { goods: 6, buildings: 0 },
    ]);
    expect(made.attempt('discard visby-dom', 1)).toBeNull();
    expect([made.hand(0), made.s.open.ruins, made.named('discarded').length]).toEqual(['GGGGG', bs('visby-dom'), 2]);
    expect(made.attempt('discard grain', 0)).toMatchObject({ why: 'notYourTurn' });
  });

  test('R8.2 only the surplus: not when there is none, no fewer and no more', () => {
    expect(winter({ towns: [{ hand: 'GWLCC' }, {}] }).named('discarded')).toEqual([]);
    const made = winter({ towns: [{ hand: 'GGWWLLCC' }, {}] });
    for (const choice of [null, 'end', { as: 'end' }, []])
      expect(made.attempt(choice, 0)).toEqual({ rule: 'R8.2', why: 'discardExactly', facts: { left: 3 } });
    made.play('discard grain', 'discard grain', 'discard wine');
    expect([made.hand(0), made.discard()]).toEqual(['WLLCC', 'GGW']);
  });

  test('R8.1 cards are picked in the order of the hand, so that no set is offered twice', () => {
    const made = winter({ towns: [{ hand: 'GGWWLLC', cards: 'visby-dom' }, {}] });
    expect(made.options(0)).toEqual(['discard grain', 'discard wine', 'discard glass']);
    made.play('discard glass');
    expect(made.attempt('discard grain', 0)).toMatchObject({ rule: 'R8.1', why: 'cheapestFirst' });
    expect(made.options(0)).toEqual(['discard glass', 'discard cloth']);
    expect(made.attempt('discard visby-dom', 0)).toMatchObject({ rule: 'R8.1', why: 'cheapestFirst' });
    expect(made.attempt('discard danzig-dom', 0)).toMatchObject({ rule: 'R8.1', why: 'notInHand' });
    made.play('discard cloth');
    expect(made.attempt('discard cloth', 0)).toMatchObject({ rule: 'R8.1', why: 'noSuchGood' });
    made.play('discard visby-dom');
    expect([made.hand(0), made.cards(0)]).toEqual(['GGWWL', '']);
  });

  test('R8.1 every set of surplus cards can be picked, each in one way', () => {
    const towns = [{ hand: 'GGWLC', cards: 'visby-dom visby-hafen' }, {}];
    const found: string[] = [];
    const explore = (path: readonly string[]) => {
      const made = winter({ towns }).play(...path);
      const [event] = made.named('discarded') as { goods: readonly number[]; buildings: readonly number[] }[];
      if (event !== undefined) found.push(`${[...event.goods].sort()} ${[...event.buildings].sort()}`);
      else for (const option of made.options(0)) explore([...path, option]);
    };
    explore([]);
    expect(new Set(found).size).toBe(found.length);
    expect(found).toHaveLength(1 + 5 + 10);
  });

  test('R8.3 R8.4 after the last winter the game ends; the limit still counts, the start card stays', () => {
    const made = winter({ year: 8, starter: 1, towns: [{ hand: 'GGGGGG' }, {}] });
    made.play('discard grain');
    expect([made.engine.isOver(made.s), made.s.open.season, made.s.open.starter, made.hand(0)]).toEqual([
      true,
      'end',
      1,
      'GGGGG',
    ]);
    expect(winter({ year: 7, starter: 1 }).s.open).toMatchObject({ year: 8, starter: 0 });
  });

  test('R8.1 R9.3 edge 15: a surplus building discarded in the last winter costs nothing', () => {
    const made = winter({ year: 8, towns: [{ hand: 'GWLCC', cards: 'visby-dom' }, {}] }).play('discard visby-dom');
    expect(made.totals()).toEqual([0, 0]);
  });
});

describe('R9 the end', () => {
  const E31: TownFacts = {
    bld: 'tallinn-dom tallinn-rathaus tallinn-kontor danzig-gildehaus visby-markthalle stockholm-burg riga-kloster riga-schule',
    cards: 'visby-dom',
  };

  test('E31 R9.1 R9.2 R9.3 the final score', () => {
    const made = end({ settings: { RG: true }, towns: [E31, {}] });
    expect(made.points('R9.1')[0]).toBe(27);
    expect([made.points('R7.10')[0], made.points('R7.8')[0], made.points('R7.11d')[0]]).toEqual([2, 3, 1]);
    expect([made.points('R9.3')[0], made.totals()[0]]).toEqual([-2, 31]);
  });

  test.each([
    ['visby-gildehaus', 1],
    ['visby-gildehaus visby-hafen tallinn-kontor', 2],
    ['visby-gildehaus danzig-kontor tallinn-kontor stockholm-kontor visby-burg', 4],
  ])('R7.8 R9.2 Guild Hall: %s brings %i', (bld, points) => {
    expect(end({ towns: [{ bld }, {}] }).points('R7.8')).toEqual([points, 0]);
  });

  test.each([
    ['visby-ordenshaus', 1],
    ['visby-ordenshaus danzig-burg tallinn-vogtei visby-hafen', 3],
  ])('R7.9 House of the Order: %s brings %i', (bld, points) => {
    expect(end({ towns: [{ bld }, {}] }).points('R7.9')).toEqual([points, 0]);
  });

  test('R7.10 Town Hall: the other buildings of its city, R6.10 each Town Hall for itself', () => {
    expect(end({ towns: [{ bld: 'visby-rathaus' }, {}] }).points('R7.10')).toEqual([0, 0]);
    const bld = 'visby-rathaus visby-dom visby-burg danzig-rathaus danzig-hafen';
    expect(end({ towns: [{ bld }, {}] }).points('R7.10')).toEqual([3, 0]);
  });

  test('R7.11 R7.11d Monastery: cities with at least two buildings; Riga is no city', () => {
    const bld = 'riga-kloster riga-schule visby-dom visby-burg danzig-dom danzig-burg tallinn-dom';
    expect(end({ settings: { RG: true }, towns: [{ bld }, {}] }).points('R7.11d')).toEqual([2, 0]);
  });

  test('R7.15 the end function of a building erected in the very last turn counts', () => {
    const made = scene({ year: 8, season: 'autumn', towns: [{ hand: 'LLC', cards: 'visby-gildehaus' }, {}] });
    made.run({ do: 'build', seat: 0 }, { do: 'winter' }).build('visby-gildehaus', 'LLC').play('end');
    expect([made.engine.isOver(made.s), made.points('R7.8')]).toEqual([true, [1, 0]]);
  });

  test('R9.3 R9.6 2 points for each building in hand, below 0 if need be; Riga buildings cost nothing', () => {
    const made = end({ settings: { RG: true }, towns: [{ cards: 'visby-dom danzig-dom' }, {}] });
    expect(made.totals()).toEqual([-4, 0]);
  });

  test('R9.3 which buildings are in hand is told only at the end', () => {
    const towns = [{ cards: 'visby-dom' }, {}];
    expect(end({ towns }).engine.game.score(end({ towns }).s, 0)[0].of).toEqual(['visby-dom']);
    const running = scene({ towns, todo: [{ do: 'build', seat: 0 }] });
    expect(running.engine.game.score(running.s, 0)[0]).not.toHaveProperty('of');
  });

  test('R9.5 Q33 a tie is broken by buildings, then by cash, then it is shared', () => {
    const tie = (a: TownFacts, c: TownFacts) => end({ towns: [a, c] }).winners();
    expect(tie({ bld: 'visby-dom' }, { bld: 'visby-markthalle danzig-markthalle' })).toEqual([1]);
    expect(tie({ bld: 'visby-dom', hand: 'G' }, { bld: 'danzig-dom', hand: 'W' })).toEqual([1]);
    expect(tie({ bld: 'visby-dom', hand: 'GG' }, { bld: 'danzig-dom', hand: 'L' })).toEqual([0, 1]);
    expect(tie({ bld: 'visby-dom' }, { bld: 'danzig-hafen' })).toEqual([0]);
  });

  test('R9.5 edge 6: coins count in the tie-break', () => {
    const made = end({
      towns: [
        { bld: 'visby-kontor', coins: [1] },
        { bld: 'danzig-kontor', coins: [0] },
      ],
    });
    expect([made.totals(), made.winners()]).toEqual([[3, 3], [0]]);
  });

  test('R9.4 R9.2 before the end every line is pending, at the end none', () => {
    const facts = { settings: { RG: true }, towns: [E31, {}] };
    const running = scene({ ...facts, todo: [{ do: 'build', seat: 0 }] });
    expect(running.engine.game.score(running.s, 0).every((line) => line.pending)).toBe(true);
    const over = end(facts);
    expect(over.engine.game.score(over.s, 0).some((line) => line.pending)).toBe(false);
  });

  test('R7.2 edge 5: a Trading Office of the very last turn holds its 2 coins as cash', () => {
    const facts: SceneFacts = {
      settings: { GM: true },
      masters: { 'money money': null },
      year: 8,
      season: 'autumn',
      towns: [{ hand: 'LL', cards: 'visby-kontor' }, { hand: 'G' }],
    };
    const made = scene(facts).run({ do: 'build', seat: 0 }, { do: 'winter' }).build('visby-kontor', 'LL').play('end');
    expect([made.hand(0), made.points('R10.13')]).toEqual(['', [3, 3]]);
  });
});
