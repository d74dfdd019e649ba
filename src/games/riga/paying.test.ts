import { describe, expect, test } from 'vitest';
import { GOODS, PLACES } from './data/goods.ts';
import { type BuildingId, buildingOf, countsOf, type GoodId } from './data/kinds.ts';
import { billOf, canPay, cheapestPayment, costOf, moneyToSpend, payOptions, reachOf, worthAt } from './rules/pay.ts';
import { b, goods, letters, type SceneFacts, scene, type TownFacts } from './scene.testing.ts';

const building = (facts: SceneFacts) => scene({ todo: [{ do: 'build', seat: 0 }], ...facts });
const one = (town: TownFacts, facts: SceneFacts = {}) => building({ towns: [town, {}], ...facts });

describe('R6.2 R6.3 what goods are worth', () => {
  test.each([
    ['visby', 2, 0, 6, 5],
    ['tallinn', 4, 3, 0, 5],
    ['stockholm', 2, 5, 4, 0],
    ['danzig', 0, 3, 4, 7],
  ])('R6.2 R6.3 in %s grain %i, wine %i, glass %i, cloth %i', (city, ...worth) => {
    const { open } = scene().s;
    expect(worthAt(open, 0, b(`${city}-dom`))).toEqual(worth);
  });

  test('R6.3 in Riga every good is worth its base value', () => {
    expect(worthAt(scene().s.open, 0, b('riga-schule'))).toEqual([2, 3, 4, 5]);
  });

  test('R6.2 Q20 there are four cities, Stockholm among them, and Riga', () => {
    expect(PLACES).toEqual(['visby', 'tallinn', 'stockholm', 'danzig', 'riga']);
  });

  test('E24 R7.1 a Market Hall adds 1 wherever the good has a value', () => {
    const { open } = scene({ settings: { RG: true }, towns: [{ bld: 'danzig-markthalle' }, {}] }).s;
    const cloth = (code: string) => worthAt(open, 0, b(code))[3];
    expect(['danzig-dom', 'visby-dom', 'tallinn-dom', 'riga-schule', 'stockholm-dom'].map(cloth)).toEqual([
      8, 6, 6, 6, 0,
    ]);
    expect(worthAt(open, 1, b('danzig-dom'))[3]).toBe(7);
  });

  test('R7.1 Q29 each Market Hall names the dear good of its own city', () => {
    const named = ['visby', 'tallinn', 'stockholm', 'danzig'].map((city) => buildingOf(b(`${city}-markthalle`)).which);
    expect(named).toEqual(['glass', 'grain', 'wine', 'cloth']);
  });
});

describe('R6.4 what a building costs', () => {
  const cost = (town: TownFacts, code: string, facts: SceneFacts = {}) =>
    costOf(scene({ settings: { RG: true }, towns: [town, {}], ...facts }).s.open, 0, b(code));
  const all = 'visby-bauhuette visby-vogtei riga-schule';

  test('E25 R6.4 R7.5 R7.6 R7.11b discounts add up', () => {
    expect(cost({ bld: `${all} tallinn-dom` }, 'visby-rathaus', { built: 1 })).toBe(8);
    expect(cost({ bld: all }, 'visby-rathaus')).toBe(11);
    expect(cost({ bld: `${all} tallinn-dom` }, 'danzig-rathaus', { built: 1 })).toBe(10);
  });

  test('E25 R6.4 R6.10 never less than 1, and two Bailiff’s Houses count twice', () => {
    const bld = `${all} danzig-vogtei tallinn-dom`;
    expect(cost({ bld }, 'visby-markthalle', { built: 1 })).toBe(1);
    expect(cost({ bld }, 'danzig-dom', { built: 1 })).toBe(7);
  });

  test('R7.5 the Masons’ Lodge helps in its own city only, and not with itself', () => {
    expect(cost({ bld: 'visby-bauhuette' }, 'visby-dom')).toBe(12);
    expect(cost({ bld: 'visby-bauhuette' }, 'danzig-dom')).toBe(14);
    expect(cost({}, 'visby-bauhuette')).toBe(10);
  });

  test('R7.6 not for the first building of a turn, and not if it was erected in this turn', () => {
    expect(cost({ bld: 'visby-vogtei' }, 'danzig-dom')).toBe(14);
    expect(cost({ bld: 'visby-vogtei' }, 'danzig-dom', { built: 1 })).toBe(14);
    expect(cost({ bld: 'visby-vogtei visby-dom' }, 'danzig-dom', { built: 1 })).toBe(11);
    expect(cost({ bld: 'visby-vogtei visby-dom danzig-burg' }, 'danzig-dom', { built: 2 })).toBe(11);
  });

  test('R7.11b the School helps with Riga buildings too', () => {
    expect(cost({ bld: 'riga-schule' }, 'riga-kloster')).toBe(12);
  });

  test('R7.12 Castle and Cathedral do nothing', () => {
    for (const kind of ['burg', 'dom']) expect(buildingOf(b(`visby-${kind}`)).does).toBe('NONE');
    expect(cost({ bld: 'visby-burg visby-dom' }, 'visby-rathaus', { built: 0 })).toBe(14);
  });

  test('R6.4 edge 14: a cost of 1 can be paid by a single coin', () => {
    const bld = 'visby-kontor visby-bauhuette visby-vogtei danzig-vogtei stockholm-vogtei tallinn-dom';
    const made = one({ bld, cards: 'visby-markthalle' }, { built: 1 });
    expect(made.play('build visby-markthalle').named('erected')).toMatchObject([{ cost: 1, coins: 1, goods: [] }]);
  });
});

describe('R6.6 R6.7 paying', () => {
  test('E22 R6.1 Tallinn-Dom: 2 grain and 2 wine exactly, or 3 cloth with 1 lost; no glass', () => {
    const town = { hand: 'GGWWCCCL', cards: 'tallinn-dom' };
    expect(one(town).build('tallinn-dom', 'GGWW').named('erected')).toMatchObject([{ over: 0 }]);
    const made = one(town).build('tallinn-dom', 'CCC');
    expect(made.named('erected')).toMatchObject([{ over: 1, cost: 14 }]);
    expect([made.hand(0), made.bld(0), made.cards(0)]).toEqual(['GGWWL', 'tallinn-dom', '']);
    expect(one(town).play('build tallinn-dom').attempt('pay glass')).toEqual({
      rule: 'R6.2',
      why: 'closedHere',
      facts: { good: 'glass', place: 'tallinn' },
    });
  });

  test('E23 R6.6 Danzig-Kontor: cloth and glass with 1 lost, or two wine and glass; never grain', () => {
    const town = { hand: 'CLWWG', cards: 'danzig-kontor' };
    expect(one(town).build('danzig-kontor', 'CL').named('erected')).toMatchObject([{ over: 1 }]);
    expect(one(town).build('danzig-kontor', 'LWW').named('erected')).toMatchObject([{ over: 0 }]);
    expect(one(town).play('build danzig-kontor').attempt('pay grain')).toMatchObject({
      rule: 'R6.2',
      why: 'closedHere',
    });
  });

  test('R6.2 building cards are no money: they are never among what can be paid', () => {
    const made = one({ hand: 'CLWWG', cards: 'danzig-kontor danzig-dom' }).play('build danzig-kontor');
    expect(made.options().every((option) => /^pay (grain|wine|glass|cloth)$/.test(option))).toBe(true);
    expect(one({ hand: '', cards: 'danzig-kontor danzig-dom' }).options()).toEqual(['end']);
  });

  test('E23 R6.7 Q25 cloth, glass and a wine: the wine is not needed, and is refused', () => {
    const made = one({ hand: 'CLWWG', cards: 'danzig-kontor' }).build('danzig-kontor', 'CL');
    expect(made.attempt({ as: 'good', good: goods('W')[0] })).toEqual({ rule: 'R6.7', why: 'nothingOwed' });
    expect(made.hand(0)).toBe('GWW');
  });

  test('R6.6 R6.7 a payment goes from the dearest good here to the cheapest', () => {
    const made = one({ hand: 'CLWWWWG', cards: 'danzig-kontor' }).play('build danzig-kontor');
    expect(made.options()).toEqual(['pay cloth', 'pay glass', 'pay wine']);
    const other = one({ hand: 'LLCCCGGGG', cards: 'visby-dom' }).play('build visby-dom', 'pay cloth');
    expect(other.attempt('pay glass')).toEqual({ rule: 'R6.7', why: 'dearestFirst', facts: { good: 'glass' } });
    expect(other.asked()).toBe('pay');
  });

  test('R6.6 what would not be enough is not offered', () => {
    const made = one({ hand: 'CLG', cards: 'danzig-kontor' }).play('build danzig-kontor');
    expect(made.s.open.site).toBeNull();
    expect(made.named('erected')).toMatchObject([{ goods: goods('CL') }]);
    const other = one({ hand: 'CLLWW', cards: 'danzig-kontor' }).play('build danzig-kontor');
    expect(other.attempt('pay wine')).toMatchObject({
      rule: 'R6.6',
      why: 'notEnoughLeft',
      facts: { owed: 10, have: 6 },
    });
    expect(other.attempt('pay grain')).toMatchObject({ rule: 'R6.2' });
    expect(other.attempt('enough')).toMatchObject({ rule: 'R6.6', why: 'notPaidYet', facts: { owed: 10 } });
    expect(other.attempt(null)).toMatchObject({ rule: 'R6.6', why: 'payOne' });
  });

  test('R6.6 paying less than the cost: the building is not offered', () => {
    const made = one({ hand: 'CW', cards: 'danzig-kontor danzig-dom' });
    expect(made.options()).toEqual(['build danzig-kontor', 'end']);
    expect(made.attempt('build danzig-dom')).toEqual({
      rule: 'R6.6',
      why: 'tooLittle',
      facts: { building: 'danzig-dom', needs: 14, have: 10 },
    });
  });

  test('R6.2 a good that is not in hand, and one of an opponent, cannot be paid', () => {
    const facts = { towns: [{ hand: 'CCLL', cards: 'danzig-kontor' }, { hand: 'WWW' }] };
    const made = building(facts).play('build danzig-kontor');
    expect(made.attempt('pay wine')).toMatchObject({ rule: 'R6.2', why: 'noSuchGood', facts: { good: 'wine' } });
  });

  test('R6.8 paid goods lie on the discard pile at once', () => {
    const made = one({ hand: 'CLW', cards: 'danzig-kontor' }, { discard: 'G' }).build('danzig-kontor', 'CL');
    expect(made.discard()).toBe('GLC');
  });

  test('R6.9 nothing is carried over to the next building', () => {
    const made = one({ hand: 'CCLL', cards: 'danzig-kontor stockholm-markthalle' }).build('danzig-kontor', 'CC');
    expect(made.named('erected')).toMatchObject([{ over: 4 }]);
    expect(made.build('stockholm-markthalle', 'LL').named('erected')[1]).toMatchObject({ over: 0 });
  });

  test('R6.1 only from the hand, not from the display, not somebody else’s', () => {
    const facts = { new: 'visby-markthalle', towns: [{ hand: 'LLLL', bld: 'visby-dom' }, { cards: 'visby-vogtei' }] };
    const made = building(facts);
    const rule = 'R6.1';
    expect(made.attempt('build visby-markthalle')).toMatchObject({ rule, why: 'takeItFirst' });
    expect(made.attempt('build visby-vogtei')).toMatchObject({ rule, why: 'notInHand' });
    expect(made.attempt('build visby-dom')).toMatchObject({ rule, why: 'standsAlready' });
  });

  test('R6.1 Riga buildings: not without RG, only the own ones, none twice', () => {
    const rule = 'R6.1';
    expect(one({ hand: 'CCC' }).attempt('build riga-schule')).toMatchObject({ rule, why: 'noSuchRigaBuilding' });
    const made = one({ hand: 'CCCC' }, { settings: { RG: true } }).build('riga-schule', 'CC');
    expect(made.attempt('build riga-schule')).toMatchObject({ rule, why: 'standsAlready' });
    expect(made.s.open.towns[0].reserve.map((id) => buildingOf(id).kind)).toEqual([
      'speicher',
      'wechselstube',
      'kloster',
    ]);
    expect(made.s.open.towns[1].reserve).toHaveLength(4);
  });

  test('R6.5 R6.6 there is no change, no selling and no trading: nothing of the kind is on offer', () => {
    const made = one({ hand: 'CCLL', cards: 'danzig-kontor' });
    for (const choice of [{ as: 'sell', good: 3 }, { as: 'trade', seat: 1 }, { as: 'change' }])
      expect(made.attempt(choice)).toMatchObject({ rule: 'R4.2', why: 'buildOrEnd' });
  });
});

describe('R6.5 coins and ducats', () => {
  const kontor = (town: TownFacts) => one({ bld: 'visby-kontor', cards: 'stockholm-hafen', ...town });

  test('E26 R6.5 R7.2 two wine and two coins; three wine with 3 lost; coins only fill the gap', () => {
    const made = kontor({ hand: 'WWW' }).play('build stockholm-hafen');
    expect(made.options()).toEqual(['coins 2', 'pay wine']);
    expect(made.attempt('coins 1')).toMatchObject({ rule: 'R6.6', why: 'notPaidYet', facts: { owed: 2 } });
    expect(made.attempt('coins 3')).toMatchObject({ rule: 'R6.5', why: 'tooFewCoins', facts: { coins: 2, stored: 0 } });
    made.play('coins 2');
    expect([made.hand(0), made.s.open.towns[0].coins]).toEqual(['W', [0]]);
    const other = kontor({ hand: 'WWW' }).build('stockholm-hafen', 'WWW');
    expect(other.named('erected')).toMatchObject([{ over: 3, coins: 0 }]);
    expect(other.attempt({ as: 'money', coins: 1, stored: 0 })).toMatchObject({ rule: 'R6.7', why: 'nothingOwed' });
  });

  test('E26 R6.7 two wine, a glass and a coin: refused, the sum is more than the cost', () => {
    const made = kontor({ hand: 'WWLL' }).play('build stockholm-hafen', 'pay wine');
    expect(made.options()).toEqual(['coins 2', 'pay glass']);
    made.play('pay glass');
    expect(made.named('erected')).toMatchObject([{ over: 2, coins: 0 }]);
  });

  test('R6.7 more coins than the gap are refused', () => {
    const made = one({ bld: 'visby-kontor', cards: 'stockholm-markthalle', hand: 'WGG' }).play(
      'build stockholm-markthalle',
    );
    expect(made.options()).toEqual(['coins 1', 'pay grain']);
    expect(made.attempt('coins 2')).toEqual({ rule: 'R6.7', why: 'fillTheGap', facts: { owed: 1 } });
    expect(made.play('coins 1').s.open.towns[0].coins).toEqual([1]);
  });

  test('R6.5 coins of several Trading Offices add up, and the first one gives first', () => {
    const made = one({ bld: 'visby-kontor danzig-kontor', coins: [2, 2], hand: 'W', cards: 'stockholm-markthalle' });
    made.play('build stockholm-markthalle');
    expect(made.s.open.towns[0].coins).toEqual([0, 1]);
  });

  test('R6.5 R4.4 only coins on active buildings count, and never an opponent’s', () => {
    const facts = {
      towns: [{ bld: 'visby-kontor danzig-kontor', coins: [1, 2] }, { bld: 'tallinn-kontor' }],
      built: 1,
    };
    const { open } = building(facts).s;
    expect(moneyToSpend(open, 0)).toEqual({ coins: 1, stored: 0 });
  });

  test('R4.4 R6.5 coins of a Trading Office of this turn are refused by name; more than there are, as too many', () => {
    const town = { bld: 'visby-kontor danzig-kontor', coins: [1, 2], cards: 'stockholm-markthalle', hand: 'WGGG' };
    const made = one(town, { built: 1 }).play('build stockholm-markthalle');
    expect(made.options()).toEqual(['coins 1', 'pay grain']);
    for (const coins of [2, 3])
      expect(made.attempt(`coins ${coins}`)).toEqual({ rule: 'R4.4', why: 'coinsTooNew', facts: { coins: 1 } });
    for (const text of ['coins 4', 'coins 2 stored 1'])
      expect(made.attempt(text)).toMatchObject({ rule: 'R6.5', why: 'tooFewCoins', facts: { coins: 1, stored: 0 } });
    expect(made.s.open.towns[0].coins).toEqual([1, 2]);
  });

  test('R6.5 coins and stored ducats together: each way to fill the gap once', () => {
    const bld = 'visby-kontor danzig-kontor riga-wechselstube';
    const made = one({ bld, stored: 3, hand: 'WW', cards: 'stockholm-burg' }, { settings: { RG: true } });
    made.play('build stockholm-burg');
    expect(made.options()).toEqual(['coins 4 stored 1', 'coins 3 stored 2', 'coins 2 stored 3']);
    made.play('coins 3 stored 2');
    expect(made.s.open.towns[0]).toMatchObject({ coins: [0, 1], stored: 1 });
  });
});

describe('R7.11a the Exchange Office', () => {
  const exchange = (town: TownFacts, facts: SceneFacts = {}) =>
    one({ bld: 'riga-wechselstube', ...town }, { settings: { RG: true }, ...facts });

  test('E27 R7.11a of 3 ducats too much 2 are kept, 1 is lost; the next building may use them', () => {
    const made = exchange({ stored: 1, hand: 'LLCL', cards: 'visby-dom tallinn-markthalle visby-vogtei' });
    made.build('visby-dom', 'LLC');
    expect(made.named('erected')).toMatchObject([{ kept: 2, over: 1 }]);
    expect(made.s.open.towns[0].stored).toBe(3);
    made.play('build visby-vogtei');
    expect(made.named('erected')[1]).toMatchObject({ goods: goods('L'), stored: 3, over: 0 });
    expect(made.s.open.towns[0].stored).toBe(0);
  });

  test('R7.11a an Exchange Office of this turn keeps nothing yet', () => {
    const made = exchange({ bld: '', hand: 'CCLLC', cards: 'visby-dom' });
    made.build('riga-wechselstube', 'CC');
    expect(made.named('erected')).toMatchObject([{ kept: 0, over: 2 }]);
    made.build('visby-dom', 'LLC');
    expect(made.named('erected')[1]).toMatchObject({ kept: 0, over: 3 });
  });

  test('R7.11a stored ducats stay over the years, coins are only filled up', () => {
    const made = exchange({ bld: 'riga-wechselstube visby-kontor', stored: 2, coins: [1] }).run({ do: 'spring' });
    expect(made.s.open.towns[0]).toMatchObject({ stored: 2, coins: [2] });
  });
});

describe('the picks', () => {
  const hand = 'GGGGWWWLLLCCC';
  /** Every payment that the picks lead to, as letters and money. */
  function picked(code: string, made: () => ReturnType<typeof one>): string[] {
    const found: string[] = [];
    const explore = (path: readonly string[]) => {
      const at = made().play(`build ${code}`, ...path);
      if (at.asked() !== 'pay') {
        const done = at.named('erected')[0] as { goods: readonly GoodId[]; coins: number; stored: number };
        const { coins, stored } = done === undefined ? at.s.open.site! : done;
        const paid = done === undefined ? at.s.open.site!.goods : done.goods;
        found.push(`${letters(paid.toSorted((x, y) => x - y))} ${coins} ${stored}`);
      } else for (const option of at.options()) explore([...path, option]);
    };
    explore([]);
    return found;
  }
  /** Every payment that R6.6 and R6.7 allow, found by trying all. */
  function legal(worth: readonly number[], cost: number, money: [number, number], isFree: boolean): string[] {
    const counts = countsOf(goods(hand));
    const found: string[] = [];
    const each = (n: number, f: (i: number) => void) => {
      for (let i = 0; i <= n; i++) f(i);
    };
    each(worth[0] ? counts[0] : 0, (g) =>
      each(worth[1] ? counts[1] : 0, (w) =>
        each(worth[2] ? counts[2] : 0, (l) =>
          each(worth[3] ? counts[3] : 0, (c) =>
            each(money[0], (coins) =>
              each(money[1], (stored) => {
                const paid = [g, w, l, c];
                const sum = paid.reduce((total, n, good) => total + n * worth[good], coins + stored);
                const isNeedless = paid.some((n, good) => n > 0 && sum - worth[good] >= cost);
                const isExact = coins + stored === 0 || sum === cost;
                if (sum >= cost && (isFree || (!isNeedless && isExact)))
                  found.push(`${'G'.repeat(g)}${'W'.repeat(w)}${'L'.repeat(l)}${'C'.repeat(c)} ${coins} ${stored}`);
              }),
            ),
          ),
        ),
      ),
    );
    return found;
  }

  test.each([
    ['visby-burg', 15],
    ['tallinn-dom', 14],
    ['stockholm-hafen', 12],
    ['danzig-gildehaus', 14],
    ['riga-kloster', 13],
  ])('R6.6 R6.7 %s: all payments that the rules allow, each once, with 13 cards, coins and ducats', (code, cost) => {
    const bld = 'visby-kontor riga-wechselstube';
    const made = () =>
      one({ hand, bld, stored: 2, cards: code.startsWith('riga') ? '' : code }, { settings: { RG: true } });
    const worth = worthAt(made().s.open, 0, b(code));
    const found = picked(code, made);
    expect(new Set(found).size).toBe(found.length);
    expect(found.sort()).toEqual(legal(worth, cost, [2, 2], false).sort());
  });

  test('R12.3 R6.7 with the Mayors every payment that reaches the cost, each once', () => {
    const made = () =>
      one({ hand: 'GGWLLC', bld: 'danzig-kontor', cards: 'visby-markthalle' }, { settings: { BM: true } });
    const found = picked('visby-markthalle', made);
    expect(new Set(found).size).toBe(found.length);
    const few = legal([2, 0, 6, 5], 8, [2, 0], true);
    const held = few.filter((text) => !/GGG|LLL|CC/.test(text));
    expect(found.sort()).toEqual(held.sort());
  });

  test('R6.7 the list stays short, and following the first option loses the least', () => {
    for (const code of ['visby-burg', 'tallinn-dom', 'stockholm-hafen', 'danzig-gildehaus']) {
      const made = one({ hand, cards: code });
      const least = Math.min(
        ...picked(code, () => one({ hand, cards: code })).map((text) => {
          const worth = worthAt(made.s.open, 0, b(code));
          return goods(text.split(' ')[0]).reduce<number>((sum, good) => sum + worth[good], 0);
        }),
      );
      made.play(`build ${code}`);
      while (made.asked() === 'pay') {
        expect(made.options().length).toBeLessThanOrEqual(4);
        made.play(made.options()[0]);
      }
      expect(made.named('erected')).toMatchObject([{ over: least - buildingOf(b(code)).cost }]);
    }
  });

  test('R6.7 R7.11a a ducat that is kept is not lost: it may come first', () => {
    const town = { hand: 'CCWL', cards: 'danzig-vogtei', bld: 'riga-wechselstube' };
    const made = one(town, { settings: { RG: true } });
    expect(cheapestPayment(made.s.open, 0, made.s.own[0].goods, b('danzig-vogtei'))).toMatchObject({ over: 1 });
  });

  test('R6.7 what leaves no choice is paid at once', () => {
    const made = one({ hand: 'CLG', cards: 'danzig-kontor' }).play('build danzig-kontor');
    expect([made.asked(), made.hand(0)]).toEqual(['build', 'G']);
  });
});

describe('previews for a board', () => {
  test('R6.2 R6.6 what can be reached, whether it is enough, and the cheapest payment', () => {
    const { open, own } = one({ hand: 'GGWWCCC', bld: 'visby-kontor', cards: 'tallinn-dom' }).s;
    const id: BuildingId = b('tallinn-dom');
    expect([reachOf(open, 0, own[0].goods, id), canPay(open, 0, own[0].goods, id)]).toEqual([31, true]);
    const payment = cheapestPayment(open, 0, own[0].goods, id)!;
    expect(payment.over).toBe(0);
    expect(canPay(open, 0, goods('G'), id)).toBe(false);
    expect(cheapestPayment(open, 0, goods('G'), id)).toBeNull();
    expect(billOf(open, 0, own[0].goods, id, false).order.map((good) => GOODS[good])).toEqual([
      'cloth',
      'grain',
      'wine',
    ]);
  });

  test('R6.7 asking changes nothing', () => {
    const { open, own } = one({ hand: 'GGWWCCC', cards: 'tallinn-dom' }).s;
    const bill = billOf(open, 0, own[0].goods, b('tallinn-dom'), false);
    const before = JSON.stringify(bill);
    payOptions(bill, 14, 0);
    expect(JSON.stringify(bill)).toBe(before);
  });
});
