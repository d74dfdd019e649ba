import { describe, expect, test } from 'vitest';
import type { Refusal, ViewOf } from '../../../kernel/types.ts';
import type { Rulebook, Texts } from '../../../text/texts.ts';
import { game } from '../game.ts';
import { b, p, scene } from '../scene.testing.ts';
import type { Happened, S } from '../types.ts';
import { names as namesDe } from './de/names.ts';
import { rulebook as bookDe } from './de/rulebook.ts';
import { texts as de } from './de/texts.ts';
import { names as namesEn } from './en/names.ts';
import { rulebook as bookEn } from './en/rulebook.ts';
import { texts as en } from './en/texts.ts';

const TEXTS = { de, en };
const BOOKS = { de: bookDe, en: bookEn };
const LANGUAGES = ['de', 'en'] as const;
const rulesOf = (book: Rulebook) => book.chapters.flatMap((chapter) => chapter.rules);
const prose = ({ chapters, rulings, reconstructed }: Rulebook): string[] => [
  ...chapters.flatMap((chapter) => [chapter.title, ...chapter.rules.map((rule) => rule.text)]),
  ...rulings.flatMap((ruling) => [ruling.question, ruling.answer]),
  reconstructed,
];

describe('the two languages', () => {
  test('explain the same settings, values and presets, those of the game', () => {
    for (const texts of [de, en]) {
      expect(Object.keys(texts.settings).sort()).toEqual(Object.keys(game.settings).sort());
      expect(Object.keys(texts.presets).sort()).toEqual(Object.keys(game.presets).sort());
      for (const [name, { values }] of Object.entries(game.settings))
        expect(Object.keys(texts.settings[name].values).sort()).toEqual(values.map(String).sort());
    }
  });

  test('name every card once', () => {
    for (const names of [namesDe, namesEn]) {
      expect(new Set(Object.values(names.persons)).size).toBe(59);
      expect(new Set(Object.values(names.buildings)).size).toBe(40);
      expect(Object.keys(names.story)).toHaveLength(12);
    }
  });

  test('can stand in for the texts of any game', () => {
    const any: Texts[] = [de, en];
    expect(any.map((texts) => texts.title)).toEqual(['Tybor der Baumeister', 'Tybor the Builder']);
  });
});

describe('the rulebooks', () => {
  const ids = rulesOf(bookDe).map((rule) => rule.id);

  test('agree on numbers and origins, each rule in its chapter', () => {
    expect(rulesOf(bookEn).map((rule) => `${rule.id} ${rule.origin}`)).toEqual(
      rulesOf(bookDe).map((rule) => `${rule.id} ${rule.origin}`),
    );
    for (const { chapters } of [bookDe, bookEn])
      for (const { id, rules } of chapters) for (const rule of rules) expect(rule.id.split('.')[0]).toBe(id);
    expect(bookDe.chapters.map(({ id }) => id)).toEqual(Array.from({ length: 13 }, (_, i) => `R${i}`));
  });

  test.each(LANGUAGES)('%s answers all 38 questions and refers only to what exists', (language) => {
    const book = BOOKS[language];
    expect(book.rulings.map((ruling) => ruling.id)).toEqual(Array.from({ length: 38 }, (_, i) => `Q${i + 1}`));
    const known = new Set([...ids, ...book.chapters.map(({ id }) => id), ...book.rulings.map(({ id }) => id)]);
    for (const id of prose(book).flatMap((text) => text.match(/\b[RQ]\d+(\.\d+)*/g) ?? [])) expect(known).toContain(id);
  });

  test('have no empty text, none that is the same in both, and keep calm', () => {
    const [german, english] = [prose(bookDe), prose(bookEn)];
    expect(german.length).toBe(english.length);
    german.forEach((text, i) => {
      expect(text.trim().length).toBeGreaterThan(2);
      expect(english[i].trim().length).toBeGreaterThan(2);
      expect(text).not.toBe(english[i]);
      expect(text + english[i]).not.toMatch(/!/);
    });
  });
});

describe('sentences', () => {
  const made = scene({
    shown: 'FA07',
    round: 2,
    display: 'BG03 BR03',
    towns: [{ cit: 'FA04', wrk: 'SO06 CR03 ME09', hand: 'FA01 FA02' }, { hand: 'ME01' }],
  });
  const view = made.engine.view(made.s, 0) as ViewOf<S>;
  const use = { do: 'use', seat: 0 } as const;
  const bill = { do: 'pay', seat: 0, building: b('BG03'), size: 'large', owed: 4, from: 0 } as const;

  test('R5.1 the use says what would happen', () => {
    expect(de.ask(view, use)).toBe('Wie nutzt du Bäuerin Gerlind?');
    expect(de.option(view, use, { as: 'citizen' }).text).toBe('Als Bürger: Bäuerin, verbilligt Grün 2');
    expect(en.option(view, use, { as: 'worker' }).text).toBe('As a worker: 3 work');
    expect(en.option(view, use, { as: 'builder', building: b('BG03'), size: 'large' })).toEqual({
      text: 'Build Manor Farm large: costs 7, 9 points',
      rule: 'R5.4',
      of: ['BG03'],
    });
  });

  test('R5.4.4 paying says what is still owed and what is lost', () => {
    expect(en.ask(view, bill)).toBe('Pay for Manor Farm: 4 work still owed; who works for it?');
    expect(en.option(view, bill, { worker: p('CR03') }).text).toBe('Craftsman Claus, 5 work: that pays it, 1 lost');
    expect(en.option(view, bill, { worker: p('SO06') }).text).toBe('Soldier Florian, 4 work: paid exactly');
    expect(de.option(view, bill, { worker: p('ME09') }).text).toBe(
      'Händler Ingo, Arbeitskraft 3: danach fehlen noch 1',
    );
  });

  test('R4.2 the question names the round and the number of cards', () => {
    expect(de.ask(view, { do: 'pick', seat: 0 })).toBe('Durchgang II: Wähle verdeckt eine deiner 2 Karten');
  });

  test('R10.4 the second copy of a card can be told apart', () => {
    expect(en.option(view, { do: 'pick', seat: 0 }, { card: p('FA01b') }).text).toBe('Farmer Agnes (2): 6 work');
  });

  test('a refusal says the rule and the facts', () => {
    const refusal: Refusal = { rule: 'R5.4.4', why: 'tooLittleWork', facts: { building: 'BG03', needs: 7, have: 5 } };
    expect(en.refusal(refusal)).toBe('Manor Farm needs 7 work, your workers have 5 in all (R5.4.4)');
    expect(de.refusal(refusal)).toBe('Gutshof braucht Arbeitskraft 7, deine Arbeiter haben zusammen 5 (R5.4.4)');
    expect(de.refusal({ rule: '', why: 'notYourTurn' })).toBeNull();
  });

  test('facts that only look like codes stay as they are', () => {
    expect(en.refusal({ rule: '', why: 'playerTwice', facts: { name: 'FA01' } })).toContain('“FA01”');
  });

  const EVENTS: readonly [Happened, string][] = [
    [{ e: 'dealt', round: 4, count: 4, short: true }, 'Durchgang IV: Jeder bekommt 4 Karten, mehr sind nicht da'],
    [
      { e: 'dealt', round: 4, count: 0, short: true },
      'Durchgang IV: Es sind nicht genug Karten da, niemand bekommt eine Hand',
    ],
    [{ e: 'drew', seat: 1, count: 2, rule: 'R5.5' }, 'Max zieht 2 Karten'],
    [{ e: 'passed', direction: 'ccw', count: 3 }, 'Alle geben ihre 3 Karten nach rechts weiter'],
    [
      { e: 'sailed', seat: 0, card: null, building: b('BB01') },
      'Anna schickt ein Schiff aus und gibt dafür Promenade ab',
    ],
    [
      { e: 'paid', seat: 0, worker: p('SO06'), left: 2 },
      'Anna zahlt mit Soldat Florian (Arbeitskraft 4), es fehlen noch 2',
    ],
    [{ e: 'displayed', buildings: [] }, 'Es liegen keine Gebäude mehr aus'],
  ];
  test.each(EVENTS)('%o', (event, text) => {
    expect(de.event(event, ['Anna', 'Max']).text).toBe(text);
    expect(en.event(event, ['Anna', 'Max']).text).not.toBe('');
  });

  test.each(LANGUAGES)('%s tells every score line', (language) => {
    const towns = [{ bld: 'BG07 BG08 BG09 BG01L', cit: 'FA01 ME01 CR01 CA01 PR01 SO01', order: 'O1' as const }, {}];
    const { s } = scene({ settings: { scenario: 'SC2', chapter: 'CH1' }, towns });
    const lines = game.score(s, 0).map((line) => TEXTS[language].line(line));
    expect(lines).toHaveLength(13);
    for (const line of lines) expect(line).not.toMatch(/\?|undefined|CH1|BG0/);
  });
});
