import { describe, expect, test } from 'vitest';
import type { Refusal, ViewOf } from '../../../kernel/types.ts';
import type { Rulebook, Texts } from '../../../text/texts.ts';
import { game } from '../game.ts';
import { b, goods, type SceneFacts, scene } from '../scene.testing.ts';
import type { Happened, RigaTask, S } from '../types.ts';
import { rulebook as bookDe } from './de/rulebook.ts';
import { texts as de } from './de/texts.ts';
import { rulebook as bookEn } from './en/rulebook.ts';
import { texts as en } from './en/texts.ts';

const TEXTS = { de, en };
const LANGUAGES = ['de', 'en'] as const;
const rulesOf = (book: Rulebook) => book.chapters.flatMap((chapter) => chapter.rules);

describe('the two languages', () => {
  test('explain the same settings, values and presets, those of the game', () => {
    for (const texts of [de, en]) {
      expect(Object.keys(texts.settings).sort()).toEqual(Object.keys(game.settings).sort());
      expect(Object.keys(texts.presets).sort()).toEqual(Object.keys(game.presets).sort());
      for (const [name, { values }] of Object.entries(game.settings))
        expect(Object.keys(texts.settings[name].values).sort()).toEqual(values.map(String).sort());
    }
  });

  test('can stand in for the texts of any game', () => {
    const any: Texts[] = [de, en];
    expect(any.map((texts) => texts.title)).toEqual(['Riga', 'Riga']);
  });

  test('the rulebooks agree on numbers and origins, and every setting cites a rule that exists', () => {
    expect(rulesOf(bookEn).map((rule) => `${rule.id} ${rule.origin}`)).toEqual(
      rulesOf(bookDe).map((rule) => `${rule.id} ${rule.origin}`),
    );
    const ids = rulesOf(bookEn).map(({ id }) => id);
    for (const { rule } of Object.values(game.settings)) expect(ids).toContain(rule);
  });
});

describe('sentences', () => {
  const asked = (facts: SceneFacts, ...play: string[]) => {
    const made = scene({ todo: [{ do: 'build', seat: 0 }], ...facts }).play(...play);
    const { task, options } = made.engine.decision(made.s, 0)!;
    const view = made.engine.view(made.s, 0) as ViewOf<S>;
    const say = (language: 'de' | 'en') => ({
      ask: TEXTS[language].ask(view, task as RigaTask & { seat: number }),
      options: options.map(
        (option) => TEXTS[language].option(view, task as RigaTask & { seat: number }, option as never).text,
      ),
    });
    return { de: say('de'), en: say('en') };
  };

  test('R6.6 R6.2 paying says what is owed, what each good is worth here and what would be lost', () => {
    const { de: german, en: english } = asked(
      { towns: [{ hand: 'CCLLG', cards: 'danzig-kontor' }, {}] },
      'build danzig-kontor',
    );
    expect(english.ask).toBe(
      'Pay for Danzig Trading Office, cost 10: 3 ducats still owed. Worth here: Cloth 7 and Glass 4',
    );
    expect(english.options).toEqual(['Glass, worth 4 here: paid, 1 lost', 'Cloth, worth 7 here: paid, 4 lost']);
    expect(german.ask).toBe('Danzig-Kontor bezahlen, Kosten 10: noch 3 Dukaten. Wert hier: Tuch 7 und Glas 4');
  });

  test('R12.3 only goods that can still be laid are named', () => {
    const facts = { settings: { BM: true }, tracks: {}, towns: [{ hand: 'LLCCCG', cards: 'visby-kontor' }, {}] };
    const { en: english, de: german } = asked(facts, 'build visby-kontor', 'pay cloth');
    expect(english.ask).toContain('Worth here: Cloth 5 and Grain 2');
    expect(german.ask).toContain('Wert hier: Tuch 5 und Getreide 2');
    expect(english.options).toHaveLength(3);
  });

  test('R6.5 R6.6 coins, an exact payment and a lossy one', () => {
    const facts = { towns: [{ hand: 'WWW', bld: 'visby-kontor', cards: 'stockholm-hafen' }, {}] };
    const { de: german, en: english } = asked(facts, 'build stockholm-hafen');
    expect(english.options).toEqual(['2 coins: paid exactly', 'Wine, worth 5 here: paid, 3 lost']);
    expect(german.options).toEqual(['2 Münzen: genau bezahlt', 'Wein, hier 5 wert: bezahlt, 3 verfallen']);
  });

  test('R6.1 R4.5 building says cost, points, person, function and the least loss', () => {
    const { de: german } = asked({ towns: [{ hand: 'CC', cards: 'danzig-zeughaus' }, {}] });
    expect(german.options).toEqual([
      'Danzig-Zeughaus bauen: kostet 12, 5 Punkte, Ritter; Handkartenlimit +2; mindestens 2 verfallen',
      'Zug beenden',
    ]);
  });

  test('R11.3 the Victual Brothers: what is lost, and what each answer does', () => {
    const facts: SceneFacts = {
      settings: { VB: true },
      rows: ['CWW*'],
      towns: [{ bld: 'visby-burg visby-hafen' }, {}],
      todo: [{ do: 'turn', seat: 0 }],
    };
    const { en: english } = asked(facts, 'row 1');
    expect(english.ask).toContain('row 1 (2 Wine, 1 Cloth); unless you fight or pay, you lose 1 Cloth');
    expect(english.options).toHaveLength(3);
    expect(english.options[2]).toBe('Be plundered: lose 1 Cloth, get the rest of the row');
  });

  test('R12.3 R8.1 storing and discarding', () => {
    const facts = {
      settings: { RG: true, BM: true },
      tracks: {},
      towns: [{ hand: 'CL', cards: 'danzig-vogtei', bld: 'riga-wechselstube' }, {}],
    };
    expect(asked(facts, 'build danzig-vogtei').en.options).toEqual([
      'Nothing to the Exchange Office, 2 extra spaces ahead',
      '1 ducat to the Exchange Office, 1 extra space ahead',
      '2 ducats to the Exchange Office, 0 extra spaces ahead',
    ]);
    const { de: german } = asked({ towns: [{ hand: 'GGGGGGG' }, {}], todo: [{ do: 'winter' }] });
    expect(german.ask).toBe('Winter: Du darfst 5 Handkarten behalten; lege noch 2 Karten ab');
  });

  test('Q2 the names are spelt right', () => {
    const all = JSON.stringify([bookDe, bookEn]);
    expect(all).toContain('Tallinn');
    expect(en.settings.VB.name).toBe('The Victual Brothers');
    for (const wrong of ['Virtual Brothers', 'Rasthaus', 'Spieldende'])
      expect(de.title + en.tagline).not.toContain(wrong);
  });

  test('a refusal says the rule and the facts', () => {
    const refusal: Refusal = { rule: 'R6.6', why: 'tooLittle', facts: { building: 'visby-dom', needs: 14, have: 9 } };
    expect(en.refusal(refusal)).toBe(
      'Visby Cathedral costs you 14, but your goods and money are worth only 9 there (R6.6)',
    );
    expect(de.refusal(refusal)).toContain('Visby-Dom');
    expect(de.refusal({ rule: '', why: 'notYourTurn' })).toBeNull();
    expect(en.refusal({ rule: 'R6.2', why: 'closedHere', facts: { good: 'grain', place: 'danzig' } })).toBe(
      'Nobody takes Grain in Danzig (R6.2)',
    );
  });

  const EVENTS: readonly [Happened, string][] = [
    [
      {
        e: 'erected',
        seat: 0,
        building: b('visby-dom'),
        cost: 14,
        goods: goods('LLC'),
        coins: 0,
        stored: 0,
        kept: 2,
        over: 1,
      },
      'Anna baut Visby-Dom für 14: 2 Glas, 1 Tuch (2 auf die Wechselstube, 1 zu viel)',
    ],
    [
      { e: 'erected', seat: 0, building: b('riga-schule'), cost: 2, goods: [], coins: 1, stored: 1, kept: 0, over: 0 },
      'Anna baut Schule für 2: 1 Münze, 1 aufgehobener Dukat',
    ],
    [{ e: 'drew', seat: 1, count: 1, rule: 'R7.3' }, 'Max zieht 1 Karte vom Warenstapel'],
    [{ e: 'drew', seat: 1, count: 0, rule: 'R7.3' }, 'Für Max ist keine Warenkarte mehr zum Ziehen da'],
    [{ e: 'claimed', seat: 0, tile: 'knight', from: 1 }, 'Anna bekommt den Großmeister Ritter von Max'],
    [{ e: 'tookRow', seat: 0, row: 2, goods: [] }, 'Anna bekommt aus Reihe 3 nichts'],
    [{ e: 'season', season: 'autumn', order: [1, 0] }, 'Herbst, Reihenfolge: Max, Anna'],
    [{ e: 'rows', rows: [] }, 'Es liegen keine Waren mehr aus'],
  ];
  test.each(EVENTS)('%o', (event, text) => {
    expect(de.event(event, ['Anna', 'Max']).text).toBe(text);
    expect(en.event(event, ['Anna', 'Max']).text).not.toBe('');
  });

  test.each(LANGUAGES)('%s tells every score line', (language) => {
    const bld = 'visby-gildehaus danzig-ordenshaus visby-rathaus riga-kloster';
    const facts: SceneFacts = {
      settings: { RG: true, GM: true, BM: true },
      season: 'end',
      masters: { 'max visby': 0, 'money money': null, 'first danzig': 1 },
      tracks: { visby: { spaces: [6, 0], mayor: 0 } },
      towns: [{ bld, cards: 'visby-dom', hand: 'G' }, { hand: 'G' }],
    };
    const { s } = scene(facts);
    const lines = game.score(s, 0).map((line) => TEXTS[language].line(line));
    expect(lines).toHaveLength(10);
    for (const line of lines) expect(line).not.toMatch(/\?|undefined|visby-|danzig-/);
  });
});
