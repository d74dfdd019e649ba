import { describe, expect, test } from 'vitest';
import { tokenSupply } from './rules/brothers.ts';
import { advance } from './rules/mayors.ts';
import { b, bs, type SceneFacts, scene, type TownFacts } from './scene.testing.ts';

describe('R11 the Victual Brothers', () => {
  const VB = { VB: true };
  const anna = (facts: SceneFacts = {}) =>
    scene({
      settings: VB,
      players: 3,
      rows: ['CL', 'CWW*', 'WWL', 'CWW', 'CLL*'],
      towns: [{ bld: 'visby-burg' }, {}, {}],
      draws: 'G',
      todo: [{ do: 'turn', seat: 0 }],
      ...facts,
    });

  test.each([2, 3, 4])('R11.1 R13.1 with %i players four tokens each', (players) => {
    expect(tokenSupply(scene({ settings: VB, players }).s.open)).toBe(4 * players);
  });

  test('E32 R11.2 rows worth 9, 11, 10, 11, 13: tokens on the fifth and the second', () => {
    const made = scene({ settings: VB, players: 3, draws: 'CLCWWWWLCWWCWC' }).run({ do: 'spring' });
    expect(made.s.open.rows.map((row) => row!.token)).toEqual([false, true, false, false, true]);
    expect(tokenSupply(made.s.open)).toBe(10);
  });

  test('R11.2 R13.1 tokens on rows left over come back first; fewer are laid if fewer are there', () => {
    const covered = 'visby-burg visby-vogtei visby-zeughaus visby-ordenshaus';
    const towns = [
      { bld: covered, covered },
      { bld: 'danzig-burg danzig-vogtei danzig-zeughaus', covered: 'danzig-burg danzig-vogtei danzig-zeughaus' },
    ];
    const one = scene({ settings: VB, towns, rows: ['CL*'] });
    expect(tokenSupply(one.s.open)).toBe(0);
    one.run({ do: 'spring' });
    expect(one.s.open.rows.filter((row) => row?.token)).toHaveLength(1);
    const none = scene({
      settings: VB,
      towns: [towns[0], { bld: `${towns[1].bld} danzig-hafen`, covered: `${towns[1].covered} danzig-hafen` }],
    });
    expect(none.run({ do: 'spring' }).s.open.rows.some((row) => row?.token)).toBe(false);
  });

  test('E32 R11.3 fight: the Knight is covered, the whole row and 1 card come', () => {
    const made = anna().play('row 2');
    expect(made.options()).toEqual(['fight visby-burg', 'plundered']);
    made.play('fight visby-burg');
    expect([made.hand(0), made.s.open.towns[0].covered]).toEqual(['GWWC', bs('visby-burg')]);
  });

  test('E32 R11.3 plundered: the cloth is discarded, the rest comes, the token goes back', () => {
    const made = anna().play('row 2', 'plundered');
    expect([made.hand(0), made.discard(), tokenSupply(made.s.open)]).toEqual(['WW', 'C', 11]);
  });

  test('R11.3 without an uncovered person one can only be plundered', () => {
    for (const town of [{ bld: 'danzig-dom' }, { bld: 'visby-burg', covered: 'visby-burg' }]) {
      const made = anna({ towns: [town, {}, {}] }).play('row 2');
      expect([made.hand(0), made.asked()]).toEqual(['WW', 'build']);
    }
  });

  test('E32 R11.3 ransom without a Merchant, fight without a Knight, twice the same: refused', () => {
    const towns = [{ bld: 'visby-burg danzig-burg danzig-dom', covered: 'danzig-burg' }, { bld: 'tallinn-hafen' }, {}];
    const made = anna({ towns }).play('row 2');
    const rule = 'R11.3';
    expect(made.attempt('ransom visby-burg')).toEqual({
      rule,
      why: 'noSuchPerson',
      facts: { building: 'visby-burg', person: 'merchant' },
    });
    expect(made.attempt('fight danzig-dom')).toMatchObject({ rule, why: 'noSuchPerson' });
    expect(made.attempt('fight danzig-burg')).toEqual({
      rule,
      why: 'isCovered',
      facts: { building: 'danzig-burg', person: 'knight' },
    });
    expect(made.attempt('ransom tallinn-hafen')).toMatchObject({ rule, why: 'notYourBuilding' });
    for (const choice of [null, { as: 'fight', building: bs('visby-burg danzig-burg') }, { as: 'flee' }])
      expect(made.attempt(choice)).toEqual({ rule, why: 'answerOne' });
  });

  test('R11.3 ransom: a Merchant is covered, the row comes without an extra card', () => {
    const made = anna({ towns: [{ bld: 'visby-hafen' }, {}, {}], draws: '' }).play('row 2', 'ransom visby-hafen');
    expect(made.s.open.towns[0].covered).toEqual(bs('visby-hafen'));
    expect(made.named('drew').every((event) => (event as { rule: string }).rule === 'R7.3')).toBe(true);
  });

  test('R11.3 without a person to cover one is plundered without being asked', () => {
    const made = anna({ towns: [{ bld: 'visby-dom' }, {}, {}] }).play('row 2');
    expect([made.asked(), made.hand(0)]).toEqual(['build', 'WW']);
  });

  test('R11.3 a row without a token asks nothing', () => {
    expect(anna().play('row 1').asked()).toBe('build');
  });

  test('R11.3 edge 10: of a row of one card nothing is left, but one has taken', () => {
    const made = anna({ rows: ['C*'], towns: [{}, {}, {}] }).play('row 1');
    expect([made.hand(0), made.discard(), made.asked()]).toEqual(['', 'C', 'build']);
  });

  test('R11.4 R7.8 R7.9 Q31 edge 11: a covered person does not count; the building keeps points, place and function', () => {
    const town = { bld: 'visby-gildehaus visby-hafen danzig-ordenshaus', covered: 'visby-gildehaus visby-hafen' };
    const made = scene({ settings: VB, season: 'end', towns: [town, {}] });
    expect([made.points('R7.8'), made.points('R7.9'), made.points('R9.1')]).toEqual([
      [0, 0],
      [1, 0],
      [9, 0],
    ]);
    const one = scene({ settings: VB, season: 'end', towns: [{ ...town, covered: 'visby-hafen' }, {}] });
    expect(one.points('R7.8')).toEqual([1, 0]);
    const turn = scene({ settings: VB, rows: ['CL'], towns: [town, {}], draws: 'G', todo: [{ do: 'turn', seat: 0 }] });
    expect(turn.play('row 1').hand(0)).toBe('GLC');
  });

  test('R11.5 tokens on persons stay over the years', () => {
    const made = scene({ settings: VB, towns: [{ bld: 'visby-burg', covered: 'visby-burg' }, {}] }).run({
      do: 'spring',
    });
    expect(made.s.open.towns[0].covered).toEqual(bs('visby-burg'));
  });

  test('R11.6 the tiles are looked at before anything else', () => {
    const knights = 'visby-burg visby-vogtei visby-zeughaus';
    const towns = [{ bld: knights }, { bld: knights.replaceAll('visby', 'danzig') }];
    const made = scene({
      settings: { VB: true, GM: true },
      rows: ['CL*'],
      masters: { 'max knight': 0 },
      towns,
      todo: [{ do: 'turn', seat: 0 }],
    });
    made.play('row 1', 'fight visby-burg');
    expect(made.events.map(({ e }) => e).slice(0, 3)).toEqual(['covered', 'claimed', 'tookRow']);
  });
});

describe('R12 the Mayors', () => {
  const BM = { BM: true };
  const tracks = {};
  const bert = (town: TownFacts, facts: SceneFacts = {}) =>
    scene({ settings: BM, tracks, towns: [town, {}], todo: [{ do: 'build', seat: 0 }], ...facts });

  test('R12.1 one token a city for each player, on space 0', () => {
    const { engine } = scene();
    const { open } = engine.setUp(3, { BM: true }) as ReturnType<typeof scene>['s'];
    expect(open.tracks).toEqual(Array.from({ length: 4 }, () => ({ spaces: [0, 0, 0], mayor: null })));
  });

  test('E33 R12.2 Danzig-Vogtei with cloth and glass: 1 and 2 too much are 3 spaces', () => {
    const made = bert({ hand: 'CL', cards: 'danzig-vogtei' }).play('build danzig-vogtei');
    expect(made.s.open.tracks[3]).toEqual({ spaces: [3, 0], mayor: 0 });
    expect(made.named('moved')).toEqual([{ e: 'moved', seat: 0, city: 3, steps: 3, space: 3 }]);
  });

  test.each([0, 1, 2])('E33 R12.3 with the Exchange Office %i of the 2 ducats may be stored', (store) => {
    const made = bert(
      { hand: 'CL', cards: 'danzig-vogtei', bld: 'riga-wechselstube' },
      { settings: { BM: true, RG: true } },
    );
    made.play('build danzig-vogtei');
    expect([made.asked(), made.options()]).toEqual(['store', ['store 0', 'store 1', 'store 2']]);
    expect(made.attempt('store 3')).toEqual({ rule: 'R12.3', why: 'storeUpTo', facts: { most: 2 } });
    made.play(`store ${store}`);
    expect([made.s.open.towns[0].stored, made.s.open.tracks[3].spaces[0]]).toEqual([store, 3 - store]);
  });

  test('R12.3 R6.7 more than needed may be paid for a city building, goods and coins', () => {
    const made = bert({ hand: 'CLLW', cards: 'danzig-vogtei', bld: 'visby-kontor' }).play(
      'build danzig-vogtei',
      'pay cloth',
      'pay glass',
    );
    expect(made.options()[0]).toBe('enough');
    expect(made.options()).toContain('pay glass');
    made.play('pay glass', 'coins 2');
    expect(made.s.open.tracks[3].spaces[0]).toBe(1 + (7 + 4 + 4 + 2 - 9));
  });

  test('R12.3 R6.7 not for a Riga building', () => {
    const made = bert({ hand: 'CCC' }, { settings: { BM: true, RG: true } }).build('riga-schule', 'CC');
    expect([made.named('moved'), made.hand(0)]).toEqual([[], 'C']);
  });

  test('R12.3 a payment that spends stored ducats cannot store any', () => {
    const town = { hand: 'CC', stored: 1, cards: 'visby-kontor', bld: 'riga-wechselstube' };
    const made = bert(town, { settings: { BM: true, RG: true } }).play('build visby-kontor');
    expect(made.options()).toEqual(['enough', 'stored 1']);
    made.play('stored 1');
    expect([made.asked(), made.s.open.towns[0].stored, made.s.open.tracks[0].spaces[0]]).toEqual(['build', 0, 2]);
  });

  test('R12.2 edge 13: what had to be overpaid counts too', () => {
    const made = bert({ hand: 'LL', cards: 'visby-markthalle' }).build('visby-markthalle', 'LL');
    expect(made.s.open.tracks[0].spaces).toEqual([5, 0]);
  });

  test('E33 R12.4 R12.5 spaces 11, 9 and 4: 2 + 2, 1 and 0 points', () => {
    const made = scene({
      settings: BM,
      season: 'end',
      players: 3,
      tracks: { danzig: { spaces: [11, 9, 4], mayor: 0 } },
    });
    expect(made.totals()).toEqual([4, 1, 0]);
    expect([made.points('R12.4'), made.points('R12.5')]).toEqual([
      [2, 1, 0],
      [2, 0, 0],
    ]);
  });

  test('R12.5 R12.6 Q32 on equality the first to reach the space stays mayor; on space 0 nobody is', () => {
    let track = { spaces: [0, 0], mayor: null as number | null };
    const move = (seat: number, steps: number) => {
      track = advance(track, seat, steps) as typeof track;
      return track.mayor;
    };
    expect(track.mayor).toBeNull();
    expect([move(0, 2), move(1, 2), move(1, 1), move(0, 1), move(0, 1)]).toEqual([0, 0, 1, 1, 0]);
  });

  test('R12.6 the mayor changes with an event', () => {
    const facts = { tracks: { visby: { spaces: [0, 4], mayor: 1 } } };
    const made = bert({ hand: 'LL', cards: 'visby-markthalle' }, facts).build('visby-markthalle', 'LL');
    expect(made.named('mayor')).toEqual([{ e: 'mayor', seat: 0, city: 0 }]);
  });

  test('R12.3 R6.6 too little is refused with the Mayors too', () => {
    const made = bert({ hand: 'CCLL', cards: 'danzig-vogtei' }).play('build danzig-vogtei');
    expect(made.attempt('enough')).toMatchObject({ rule: 'R6.6', why: 'notPaidYet' });
    expect(made.s.open.site).toMatchObject({ building: b('danzig-vogtei'), cost: 9 });
  });
});
