import { describe, expect, test } from 'vitest';
import type { Refusal, ViewOf } from '../../../kernel/types.ts';
import type { Texts } from '../../../text/texts.ts';
import { game } from '../game.ts';
import { c, cards, scene } from '../scene.testing.ts';
import type { Happened, Play, S, SplitTask } from '../types.ts';
import { texts as de } from './de/texts.ts';
import { texts as en } from './en/texts.ts';

const TEXTS = { de, en };
const LANGUAGES = ['de', 'en'] as const;

test('both languages can stand in for the texts of any game, and there is nothing to set', () => {
  const any: Texts[] = [de, en];
  expect(any.map(({ title }) => title)).toEqual(['The Great Split', 'The Great Split']);
  for (const { settings, presets } of any) expect([settings, presets]).toEqual([{}, {}]);
  expect([game.settings, game.presets]).toEqual([{}, {}]);
});

describe('questions and options', () => {
  const at = { book: 15, gold: 2, topaz: 16, book_seal: 2, gold_seal: 3 };
  const made = scene({ round: 3, seats: [{ at, hand: 'GS-I-01 GS-I-02 GS-II-19 GS-I-20 GS-I-13' }, {}] }).harvest();
  const view = made.engine.view(made.s, 0) as ViewOf<S>;
  const play: SplitTask & { seat: number } = { do: 'play', seat: 0 };

  test.each(LANGUAGES)('%s: equal cards are interchangeable: no id is said of them', (language) => {
    const twins = scene({ round: 3, seats: [{ hand: 'GS-I-26 GS-I-27 GS-I-28' }, {}] }).harvest();
    const seen = twins.engine.view(twins.s, 0) as ViewOf<S>;
    const { options } = twins.engine.decision(twins.s, 0)!;
    const said = options.map((one) => TEXTS[language].option(seen, play, one as Play).text);
    const refused = TEXTS[language].refusal({ rule: 'R5.2', why: 'alreadyLaid', facts: { card: 'GS-I-27' } });
    expect(said.length).toBeGreaterThan(3);
    expect([...said, refused].join()).not.toMatch(/GS-I/);
  });

  test('R5.2 the question says what is left', () => {
    expect(de.ask(view, play)).toBe('Ausbeute: Was legst du als Nächstes aus? Übrig: 5 Karten und die Trennkarte');
    expect(en.ask(view, { do: 'seal', seat: 0, seal: 'seal_square', count: 2 })).toBe(
      'square seal (2 left): on which seal track do you take a step?',
    );
    expect(de.ask(view, { do: 'discard', seat: 0, owed: 2, from: 0 })).toBe(
      'Das Kartenlimit ist 6, also müssen 2 Karten weg. Welche zuerst?',
    );
  });

  test('R5.3 R7.1 an option says where the cube goes, what it meets and what is lost', () => {
    const text = (choice: Parameters<typeof en.option>[2]) => en.option(view, play, choice).text;
    expect(text({ as: 'play', card: c('GS-I-20') })).toBe('Play 2 gold: gold 2 → 4, 1 double arrow');
    expect(text({ as: 'play', card: c('GS-I-13') })).toBe('Play 2 topazes: topaz full, all steps are lost');
    expect(text({ as: 'play', card: c('GS-II-19') })).toBe('Play 2 square seals: 2 steps on matching seal tracks');
    expect(text({ as: 'sell', card: c('GS-I-13'), to: 'gold' })).toBe('Sell 2 topazes: gold 2 → 3, 1 double arrow');
    expect(text({ as: 'split', to: 'book_seal' })).toBe('Split card: book seals 2 → 3, 1 star');
    expect(text({ as: 'split', to: 'gold_seal' })).toBe('Split card: gold seals 3 → 4, gold +1');
  });

  test('R6.1 the double arrow on a track with one space left', () => {
    const bonus: SplitTask & { seat: number } = { do: 'bonus', seat: 0 };
    expect(de.option(view, bonus, { to: 'book' }).text).toBe('Bücher 15 → 16, 1 Schritt verfällt');
    expect(de.option(view, bonus, { to: 'prestige' })).toEqual({
      text: 'Prestige 0 → 2',
      rule: 'R6.1',
      of: ['prestige'],
    });
  });

  test('cards that look alike have the same name, without their ids', () => {
    const [one, twin] = cards('GS-I-01 GS-I-02');
    for (const card of [one, twin])
      expect(en.option(view, play, { as: 'play', card }).text).toBe('Play 1 book: books 15 → 16');
    expect(de.option(view, { do: 'discard', seat: 0, owed: 1, from: 0 }, { card: twin }).text).toBe('1 Buch abwerfen');
  });

  test('R4.1 R4.3 both parts are named', () => {
    const parts = [cards('GS-I-01 GS-I-02'), cards('GS-I-13')] as const;
    expect(de.option(view, { do: 'divide', seat: 0 }, { parts }).text).toBe('1 Buch und 1 Buch | 2 Topase');
    const with2 = { ...view, own: [{ ...made.s.own[0], received: parts }, view.own[1]] };
    expect(en.option(with2, { do: 'choose', seat: 0 }, { take: 'second' }).text).toBe(
      'Keep 2 topazes, give back 1 book and 1 book',
    );
  });
});

describe('events, refusals and lines', () => {
  const EVENTS: readonly [Happened, string][] = [
    [{ e: 'supplied', round: 4, count: 1 }, 'Runde 4: Jeder bekommt eine Karte der Stufe III; das Kartenlimit ist 6'],
    [
      { e: 'supplied', round: 1, count: 2 },
      'Runde 1: Jeder bekommt eine Karte der Stufe II und eine der Stufe I; das Kartenlimit ist 5',
    ],
    [{ e: 'discarded', seat: 1, count: 2 }, 'Max wirft 2 Karten ab'],
    [{ e: 'discarded', seat: 1, count: 1, cards: [c('GS-I-05')] }, 'Max wirft 1 Karte ab: 2 Bücher'],
    [
      { e: 'laid', seat: 0, as: 'sell', card: null, moves: [5, 1, 1] as never },
      'Anna verkauft eine Karte: Bücher +2, Gold +1',
    ],
    [
      { e: 'laid', seat: 0, as: 'play', card: c('GS-I-05'), moves: [] },
      'Anna spielt 2 Bücher: kein Schritt, dort ist alles voll',
    ],
    [{ e: 'scored', round: 3, kind: 'gem', points: [10, 0] }, 'Juwelenwertung nach Runde 3: Anna +10, Max +0'],
    [{ e: 'market', round: 2, tile: 'MT-9', slider: 6 }, 'Das Marktplättchen zeigt 4; der Marktschieber steht auf 6'],
  ];
  test.each(EVENTS)('%o', (event, text) => {
    expect(de.event(event, ['Anna', 'Max']).text).toBe(text);
    expect(en.event(event, ['Anna', 'Max']).text).not.toBe('');
  });

  test('a refusal says what is missing and the rule, with names', () => {
    const refusal: Refusal = { rule: 'R5.5a', why: 'otherSeal', facts: { track: 'gold_seal', seal: 'seal_diamond' } };
    expect(en.refusal(refusal)).toBe('A diamond seal does not fit the gold seal track (R5.5a)');
    expect(de.refusal({ rule: 'R4.1', why: 'leftOut', facts: { card: 'GS-I-05' } })).toBe(
      'Die Karte 2 Bücher fehlt; jede Handkarte gehört in einen der beiden Teile (R4.1)',
    );
    expect(de.refusal({ rule: 'R3.3', why: 'discardOne', facts: { owed: 1 } })).toBe(
      'Wähle eine Ressourcenkarte aus deiner Hand; 1 Karte muss weg, mehr nicht (R3.3)',
    );
    expect(de.refusal({ rule: '', why: 'notYourTurn' })).toBeNull();
  });

  test('facts that only look like ids stay as they are', () => {
    expect(en.refusal({ rule: '', why: 'playerTwice', facts: { name: 'GS-I-01' } })).toContain('“GS-I-01”');
  });

  test.each(LANGUAGES)('%s tells every score line, also of a line behind round 3', (language) => {
    const made = scene({
      round: 3,
      seats: [{ at: { book: 8 } }, {}],
      lines: [
        ['ST-1', 'ST-4'],
        ['ST-2', 'ST-3'],
      ],
    });
    made.s.open.harvests = [
      { laid: [], moves: [] },
      { laid: [], moves: [] },
    ];
    made.run({ do: 'roundEnd' });
    const lines = game.score(made.s, 0).map((line) => TEXTS[language].line(line));
    expect(lines).toHaveLength(10);
    expect(new Set(lines).size).toBe(10);
    for (const line of lines) expect(line).not.toMatch(/\?|undefined/);
  });
});
