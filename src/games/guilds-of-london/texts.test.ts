import { describe, expect, test } from 'vitest';
import type { Refusal, ViewOf } from '../../kernel/types.ts';
import type { Rulebook, Texts } from '../../text/texts.ts';
import { game } from './game.ts';
import { c, scene, t } from './scene.testing.ts';
import type { Happened, S } from './types.ts';
import { names as namesDe } from './words/de/names.ts';
import { rulebook as bookDe } from './words/de/rulebook.ts';
import { texts as de } from './words/de/texts.ts';
import { names as namesEn } from './words/en/names.ts';
import { rulebook as bookEn } from './words/en/rulebook.ts';
import { texts as en } from './words/en/texts.ts';

const TEXTS = { de, en };
const LANGUAGES = ['de', 'en'] as const;
const rulesOf = (book: Rulebook) => book.chapters.flatMap((chapter) => chapter.rules);
const prose = (book: Rulebook): string[] => [
  ...book.chapters.flatMap((chapter) => [chapter.title, ...chapter.rules.map((rule) => rule.text)]),
  ...book.rulings.flatMap((ruling) => [ruling.question, ruling.answer]),
  book.reconstructed,
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

  test('can stand in for the texts of any game', () => {
    const any: Texts[] = [de, en];
    expect(any.map((texts) => texts.title)).toEqual(['Die Zünfte von London', 'Guilds of London']);
  });

  test('Q1 the beadle is the Stadtamtmann everywhere', () => {
    for (const { text } of rulesOf(bookDe)) expect(text).not.toMatch(/Stadtamtman(?!n)/);
    expect(de.event({ e: 'beadle', seat: null, to: t('T05'), rule: 'R7.8' }, ['Anna']).text).toBe(
      'Der Stadtamtmann geht auf „Goldschmiede“',
    );
  });

  test('Q2 the rulebook goes from the base game over the solo game to the promo card', () => {
    expect(bookDe.chapters.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, i) => `R${i + 1}`));
  });

  test('name every tile and every mayor card differently', () => {
    for (const names of [namesDe, namesEn]) {
      expect(new Set(Object.values(names.tiles)).size).toBe(45);
      expect(new Set(Object.values(names.mayors)).size).toBe(21);
    }
  });
});

describe('the rulebooks', () => {
  test('agree on numbers and origins', () => {
    expect(rulesOf(bookEn).map((rule) => `${rule.id} ${rule.origin}`)).toEqual(
      rulesOf(bookDe).map((rule) => `${rule.id} ${rule.origin}`),
    );
  });
  test('keep calm', () => {
    for (const text of [...prose(bookDe), ...prose(bookEn)]) expect(text).not.toMatch(/!/);
  });
});

describe('sentences', () => {
  const tiles = { T31: { pawns: [1, 1] }, T19: {}, T28: { master: 0 } };
  const made = scene({ players: [{ hand: 'AR03 AY06 AP10', mayors: 'MR05' }, {}], tiles, beadle: 'T19' }).turn();
  const view = made.engine.view(made.s, 0) as ViewOf<S>;
  const act = { do: 'act', seat: 0 } as const;

  test('R5.1 an option says what happens and what it costs', () => {
    expect(en.option(view, act, { as: 'special', card: c('AY06') }).text).toBe(
      'Recruiting party (yellow) for its special action: recruit up to 4, costs 1 card',
    );
    expect(de.option(view, act, { as: 'move', card: c('AR03') })).toEqual({
      text: 'Botengang (Rot, Blau) abwerfen und ein Mitglied auf ein Plättchen mit Rot oder Blau bewegen',
      rule: 'R5.4',
      of: ['AR03'],
    });
    expect(en.option(view, act, { as: 'special', card: c('AR03') }).rule).toBe('R6.E7');
  });

  test('R5.7 R6.E23 the end of the turn says how many cards it draws, and where the hand limit does not hold', () => {
    const end = scene({ players: [{ hand: 'AG01 AR01' }, {}] }).turn();
    end.play('special AG01');
    const seen = end.engine.view(end.s, 0) as ViewOf<S>;
    expect(en.option(seen, act, { as: 'end' }).text).toBe('End the turn and draw 4 cards');
    expect(de.option(seen, act, { as: 'end' }).text).toBe('Zug beenden und 4 Karten ziehen');
    expect(en.ask(seen, act)).toBe('Another card, or end the turn? You have 1 card; you may keep at most 7 at the end');
    const { engine, s } = scene({ turn: { cards: 1 }, tiles: { SB5: { master: 0 } } });
    expect(en.ask(engine.view(s, 0) as ViewOf<S>, act)).toBe('Another card, or end the turn? You have 0 cards');
    expect(de.ask(engine.view(s, 0) as ViewOf<S>, act)).toBe('Noch eine Karte, oder Zugende? Du hast 0 Karten');
  });

  test('Q23 with shared tokens the question counts the tokens of all', () => {
    const players = [{ tokens: 'TK01' }, { tokens: 'TK02 TK03' }];
    const count = (promoSharedPool: boolean): string => {
      const { engine, s } = scene({ settings: { promo: true, promoSharedPool }, players });
      return en.ask(engine.view(s, 0) as ViewOf<S>, { do: 'promo', seat: 0, at: null });
    };
    expect(count(true)).toBe('Which resolved tile without a master do you take for three of 3 tokens?');
    expect(count(false)).toContain('three of 1 token?');
  });

  test('R5.4 a target says how full it is and what it pays', () => {
    const send = {
      do: 'send',
      seat: 0,
      rule: 'R5.4',
      from: 'own',
      symbols: 2,
      each: 1,
      left: 1,
      at: 0,
      may: false,
    } as const;
    expect(en.option(view, send, { to: t('T19') }).text).toBe('Bakers (green), 1 of 4 figures: 4 VP, 3 cards');
    expect(de.ask(view, send)).toBe('Auf welches Plättchen mit Rot?');
  });

  test('R6.7 a rival is named by letter, since names are not known here', () => {
    const rival = { do: 'rival', seat: 0, rule: 'R6.E11', pushes: false } as const;
    expect(en.option(view, rival, { tile: t('T31'), who: 1 }).text).toBe('A pawn of player B on Plumbers');
    expect(de.option(view, rival, { tile: t('T31'), who: 'rik' }).text).toBe('Ein Mitglied von Rik auf „Bleigießer“');
  });

  test('a refusal says the rule and the facts', () => {
    const refusal: Refusal = { rule: 'R5.4', why: 'noSymbol', facts: { tile: 'T28', symbols: 'red|blue' } };
    expect(en.refusal(refusal)).toBe('Painters does not show red or blue (R5.4)');
    expect(de.refusal(refusal)).toBe('„Maler“ zeigt nicht Rot oder Blau (R5.4)');
    expect(de.refusal({ rule: '', why: 'notYourTurn' })).toBeNull();
    expect(en.refusal({ rule: '', why: 'playerTwice', facts: { name: 'T28' } })).toContain('T28');
  });

  const EVENTS: readonly [Happened, string][] = [
    [
      { e: 'searched', who: 'boris', card: c('AR03'), path: [t('T19'), t('T31')], tile: t('T31') },
      'Boris turns up Errand (red, blue) and searches from the beadle: Bakers, Plumbers',
    ],
    [
      { e: 'plantation', side: 'virginia', left: [], right: ['boris'], rule: 'R11.15' },
      'Virginia plantation: nobody wins it, right Boris',
    ],
    [
      { e: 'moved', seat: null, who: 1, from: t('T31'), to: 'hall', count: 1, rule: 'R7.7' },
      '1 pawn of Max goes back from Plumbers to the Guildhall',
    ],
    [
      { e: 'moved', seat: 0, who: 'rik', from: t('T31'), to: 'hall', count: 1, rule: 'R6.E11' },
      'Anna moves 1 pawn of Rik from Plumbers to the Guildhall',
    ],
    [{ e: 'drew', seat: 1, count: 2, rule: 'R5.7' }, 'Max draws 2 cards'],
    [{ e: 'beadle', seat: 0, to: t('T19'), rule: 'R6.E15' }, 'Anna moves the beadle to Bakers'],
    [{ e: 'beadle', seat: null, to: null, rule: 'R11.14' }, 'There is no tile left for the beadle; he leaves the game'],
    [
      {
        e: 'resolved',
        tile: t('T31'),
        first: 0,
        second: 1,
        strength: [
          { who: 0, n: 3 },
          { who: 1, n: 1 },
        ],
      },
      'Plumbers is resolved (Anna 3, Max 1): first Anna, second Max',
    ],
  ];
  test.each(EVENTS)('%o', (event, text) => {
    expect(en.event(event, ['Anna', 'Max']).text).toBe(text);
    expect(de.event(event, ['Anna', 'Max']).text).not.toBe('');
  });

  test.each(LANGUAGES)('%s tells every score line and every mayor card', (language) => {
    const mayors = Array.from({ length: 21 }, (_, i) => `MR${String(i + 1).padStart(2, '0')}`).join(' ');
    const { s } = scene({
      players: [{ mayors, vp: 3 }],
      boris: 7,
      tiles: { T28: { at: [0, 0], master: 0 }, T05: { at: [1, 0], master: 0 } },
    });
    const lines = game.score(s, 0).map((line) => TEXTS[language].line(line));
    expect(lines).toHaveLength(1 + 21 + 1 + 1);
    for (const line of lines) expect(line).not.toMatch(/\?|undefined|NaN|MR\d/);
  });
});
