import { describe, expect, test } from 'vitest';
import type { TrackId } from './data/tracks.ts';
import { movesOf } from './rules/harvest.ts';
import { preview } from './rules/preview.ts';
import { c, cards, scene, type Tracks } from './scene.testing.ts';
import { texts as de } from './words/de/texts.ts';
import { texts as en } from './words/en/texts.ts';

/** Seat 0 with these cubes and cards, about to lay down the first one. */
const harvest = (at: Tracks, hand: string) => scene({ seats: [{ at, hand }, {}] }).harvest();
const SEALS: readonly TrackId[] = ['book_seal', 'artwork_seal', 'topaz_seal', 'emerald_seal', 'gold_seal'];
const FULL_RESOURCES: Tracks = { book: 16, artwork: 16, topaz: 16, emerald: 16 };
const FULL_SEALS: Tracks = { book_seal: 9, artwork_seal: 9, topaz_seal: 7, emerald_seal: 7, gold_seal: 7 };

describe('cards face up', () => {
  test('W1 R5.3 a card with 2 topazes is two steps', () => {
    expect(harvest({ topaz: 3 }, 'GS-I-13').play('play GS-I-13').at('topaz')).toEqual([5]);
  });

  test('W2 R5.4 a card with 3 books is three steps', () => {
    expect(harvest({ book: 2 }, 'GS-III-01').play('play GS-III-01').at('book')).toEqual([5]);
  });

  test('R5.4 each symbol moves the cube of its name', () => {
    const made = harvest({}, 'GS-I-01 GS-I-06 GS-I-10 GS-I-15 GS-I-20 GS-I-23');
    for (const code of made.hand().split(' ')) made.play(`play ${code}`);
    expect(made.at('book', 'artwork', 'topaz', 'emerald', 'gold', 'prestige')).toEqual([1, 1, 1, 1, 2, 2]);
  });

  test('R5.1 R5.2 Q12 all cards and the split card, in any order; then the harvest is shown', () => {
    const made = harvest({}, 'GS-I-01 GS-I-23');
    made.play('split topaz', 'play GS-I-23');
    expect(made.asked()).toBe('play');
    expect(made.attempt({ as: 'done' })).toMatchObject({ rule: 'R5.2', why: 'layOne', facts: { cards: 1 } });
    made.play('play GS-I-01');
    expect(made.asked()).toBeNull();
    expect(made.s.own[0].harvest).toBeNull();
  });

  test('R5.2 Q12 the split card may not be left over', () => {
    const made = harvest({}, 'GS-I-01').play('play GS-I-01');
    const refusal = made.attempt({ as: 'done' })!;
    expect(refusal).toEqual({ rule: 'R5.2', why: 'layOne', facts: { cards: 0, split: 1 } });
    expect(de.refusal(refusal)).toMatch(/; übrig: die Trennkarte \(R5\.2\)$/);
    expect(en.refusal(refusal)).toMatch(/; left: the split card \(R5\.2\)$/);
    expect(made.asked()).toBe('play');
  });

  test('R5.2 no card twice, none of another hand', () => {
    const made = harvest({}, 'GS-I-01 GS-I-23').play('play GS-I-01');
    expect(made.attempt('play GS-I-01')).toMatchObject({
      rule: 'R5.2',
      why: 'alreadyLaid',
      facts: { card: 'GS-I-01' },
    });
    expect(made.attempt('play GS-I-02')).toMatchObject({ why: 'notInHand' });
    expect(made.attempt({ as: 'play', card: 'GS-I-23' })).toMatchObject({ why: 'noCard' });
  });

  test('R5.8 what was laid down stays on the table until the round end', () => {
    const made = harvest({}, 'GS-I-01 GS-I-23').play('play GS-I-23', 'sell GS-I-01 gold', 'split book');
    expect(made.s.open.harvests[0]?.laid).toEqual([
      { as: 'play', card: c('GS-I-23'), from: 0 },
      { as: 'sell', card: null, from: 2 },
      { as: 'split', card: null, from: 3 },
    ]);
    expect(made.hand()).toBe('');
    made.s.open.harvests[1] = { laid: [], moves: [] };
    made.run({ do: 'roundEnd' });
    expect(made.hand().split(' ')).toEqual(expect.arrayContaining(['GS-I-01', 'GS-I-23']));
    expect(made.s.open.harvests).toEqual([null, null]);
  });

  test('Q24 harvests of two players do not touch each other', () => {
    const made = scene({ seats: [{ hand: 'GS-I-01' }, { hand: 'GS-I-02' }] });
    const before = made.s.open.tracks[1].slice();
    made.harvest().play('play GS-I-01', 'split book');
    expect(made.s.open.tracks[1]).toEqual(before);
  });
});

describe('seals', () => {
  test('W3 R5.5a R5.5b R5.5c each kind on its tracks', () => {
    const made = harvest({}, 'GS-I-25 GS-I-27 GS-III-21');
    made.play('play GS-I-25');
    expect(made.options()).toEqual(['seal book_seal', 'seal artwork_seal']);
    expect(made.attempt('seal gold_seal')).toMatchObject({ rule: 'R5.5a', why: 'otherSeal' });
    made.play('seal book_seal', 'play GS-I-27');
    expect(made.options()).toEqual(['seal topaz_seal', 'seal emerald_seal', 'seal gold_seal']);
    expect(made.attempt('seal book_seal')).toMatchObject({ rule: 'R5.5b', why: 'otherSeal' });
    made.play('seal gold_seal', 'play GS-III-21');
    expect(made.options()).toEqual(SEALS.map((track) => `seal ${track}`));
    made.play('seal book_seal', 'seal emerald_seal');
    expect(made.at('book_seal', 'gold_seal', 'emerald_seal', 'book', 'gold', 'emerald')).toEqual([2, 1, 1, 1, 1, 1]);
  });

  test('R5.5 a seal never goes on a resource track', () => {
    const made = harvest({}, 'GS-I-29').play('play GS-I-29');
    expect(made.attempt('seal gold')).toMatchObject({ rule: 'R5.5', why: 'sealsOnly', facts: { track: 'gold' } });
    expect(made.attempt({ to: ['book_seal', 'gold_seal'] })).toMatchObject({ rule: 'R5.5', why: 'oneTrack' });
  });

  test('R5.5d R6.1 tracks are named one by one, not along with the card', () => {
    const made = harvest({ gold: 2 }, 'GS-III-21 GS-I-20');
    for (const choice of [
      { as: 'play', card: c('GS-III-21'), seals: ['book_seal', 'book_seal'] },
      { as: 'play', card: c('GS-I-20'), bonus: ['book', 'topaz'] },
    ])
      expect(made.attempt(choice)).toEqual({ rule: 'R5.5', why: 'oneByOne' });
    expect(made.s.own[0].harvest?.left).toHaveLength(2);
  });

  test('W20 R5.5d R6.3 two seals on the same track', () => {
    const made = harvest({ topaz: 5 }, 'GS-II-19').play('play GS-II-19', 'seal topaz_seal', 'seal topaz_seal');
    expect(made.at('topaz_seal', 'topaz')).toEqual([2, 6]);
  });

  test('R5.5e a full track is not offered while another is open, and one open track is not asked about', () => {
    const made = harvest({ book_seal: 9, artwork_seal: 8 }, 'GS-III-16 GS-I-29').play('play GS-I-29');
    expect(made.attempt('seal book_seal')).toMatchObject({ rule: 'R5.5e', why: 'trackFull' });
    expect(made.options()).not.toContain('seal book_seal');
    made.play('seal topaz_seal', 'play GS-III-16');
    expect(made.asked()).toBe('play'); // the second seal is lost
    expect(made.at('book_seal', 'artwork_seal', 'topaz_seal')).toEqual([9, 9, 1]);
  });

  test('E6 R5.5e with all eligible tracks full the symbol is lost; selling brings more', () => {
    const made = harvest(FULL_SEALS, 'GS-II-19 GS-II-18').play('play GS-II-19');
    expect(made.asked()).toBe('play');
    expect(made.at(...SEALS)).toEqual([9, 9, 7, 7, 7]);
    expect(made.play('sell GS-II-18 prestige').at('prestige')).toEqual([1]);
  });

  test('R5.5e a seal whose tracks fill up in between is not asked about', () => {
    const made = harvest({ topaz_seal: 7, emerald_seal: 7, gold_seal: 5, gold: 2 }, 'GS-II-19').play('play GS-II-19');
    expect(made.asked()).toBe('bonus'); // gold_seal 6 → gold 3
    made.play('bonus gold_seal');
    expect(made.asked()).toBe('play');
    expect(made.at('gold_seal', 'gold')).toEqual([7, 3]);
  });

  test('R5.5e a double arrow between two seals on the only open track does not cost the second', () => {
    const made = harvest({ topaz_seal: 7, emerald_seal: 7, gold_seal: 3, gold: 2 }, 'GS-II-19').play('play GS-II-19');
    expect([made.asked(), ...made.at('gold_seal', 'gold')]).toEqual(['bonus', 4, 3]);
    made.play('bonus book');
    expect([made.asked(), ...made.at('gold_seal', 'gold', 'book')]).toEqual(['play', 5, 3, 2]);
  });

  test('R5.5d R6.4 what the first seal triggers comes before the second seal', () => {
    const made = harvest({ gold: 2 }, 'GS-II-19').play('play GS-II-19', 'seal gold_seal');
    expect([made.asked(), ...made.at('gold_seal', 'gold')]).toEqual(['bonus', 1, 3]);
    made.play('bonus gold_seal');
    expect([made.asked(), ...made.at('gold_seal')]).toEqual(['seal', 3]);
    expect(made.play('seal gold_seal').at('gold_seal', 'gold')).toEqual([4, 4]);
  });
});

describe('the split card', () => {
  test('W4 R5.6 one step on any track', () => {
    const made = harvest({ artwork: 3 }, 'GS-I-01');
    expect(made.options().filter((text) => text.startsWith('split'))).toHaveLength(11);
    expect(made.play('split artwork').at('artwork')).toEqual([4]);
    expect(made.attempt('split artwork')).toMatchObject({ rule: 'R5.6', why: 'splitUsed' });
  });

  test('R5.6 not on a full track', () => {
    const made = harvest({ book: 16 }, 'GS-I-01');
    expect(made.attempt('split book')).toMatchObject({ rule: 'R5.6', why: 'trackFull', facts: { track: 'book' } });
    expect(made.attempt({ as: 'split', to: 'moon' })).toMatchObject({ rule: 'R5.6', why: 'oneTrack' });
  });

  test('R7.5 Q11 it is not sold', () => {
    const made = harvest({}, 'GS-I-01');
    expect(made.attempt({ as: 'sell', card: 'split', to: 'gold' })).toMatchObject({ rule: 'R7.5', why: 'cardsOnly' });
  });
});

describe('steps', () => {
  test('R0.2 eleven tracks, the first space is 0', () => {
    const made = harvest({}, 'GS-I-01');
    expect(made.s.own[0].harvest?.tracks).toEqual(new Array(11).fill(0));
  });

  test('R0.3 Q13 every single step carries out its space before the next', () => {
    const made = harvest({ gold: 2 }, 'GS-III-12').play('play GS-III-12');
    expect([made.asked(), ...made.at('gold')]).toEqual(['bonus', 3]);
    expect(made.play('bonus topaz').at('gold', 'topaz')).toEqual([5, 2]);
  });

  test('R0.4 E7 R5.7 Q10 what does not fit on the track is lost; the card may be played all the same', () => {
    const made = harvest({ book: 15 }, 'GS-III-01 GS-III-02').play('play GS-III-01');
    expect(made.at('book')).toEqual([16]);
    made.play('play GS-III-02');
    expect(made.at('book', 'gold', 'prestige')).toEqual([16, 0, 0]); // nothing is sold by itself
    expect(made.s.own[0].harvest?.moves).toHaveLength(1);
  });

  test('R0.4 prestige has no last space', () => {
    expect(harvest({ prestige: 218 }, 'GS-I-23').play('play GS-I-23').at('prestige')).toEqual([220]);
  });
});

describe('double arrows and symbols', () => {
  test('R6.1 two steps on one track of any kind but gold', () => {
    const made = harvest({ gold: 2 }, 'GS-I-20').play('play GS-I-20');
    expect(made.options()).toHaveLength(10);
    expect(made.options()).not.toContain('bonus gold');
    expect(made.play('bonus artwork').at('artwork', 'gold')).toEqual([2, 4]);
  });

  test('R6.1 not on gold, and not divided', () => {
    const made = harvest({ gold: 2 }, 'GS-I-20').play('play GS-I-20');
    expect(made.attempt('bonus gold')).toMatchObject({ rule: 'R6.1', why: 'notGold' });
    expect(made.attempt({ to: 'book', and: 'topaz' })).toMatchObject({ rule: 'R6.1', why: 'oneTrack' });
  });

  test('R6.1 Q8 prestige may be chosen', () => {
    expect(harvest({ gold: 2, prestige: 7 }, 'GS-I-20').play('play GS-I-20', 'bonus prestige').at('prestige')).toEqual([
      9,
    ]);
  });

  test('R6.2 Q9 a track with one space left may be chosen, the second step is lost; a full one may not', () => {
    const made = harvest({ gold: 2, book: 15, topaz: 16 }, 'GS-I-20').play('play GS-I-20');
    expect(made.attempt('bonus topaz')).toMatchObject({ rule: 'R6.2', why: 'trackFull' });
    expect(made.play('bonus book').at('book')).toEqual([16]);
  });

  test('R6.3 Q17 a symbol on a seal track is a step on its resource', () => {
    const made = harvest({ emerald_seal: 3, emerald: 8 }, 'GS-I-27').play('play GS-I-27', 'seal emerald_seal');
    expect(made.at('emerald_seal', 'emerald')).toEqual([4, 9]);
  });

  test('W21 R6.4 a chain: gold, gold seal, gold, gold seal, gold', () => {
    const made = harvest({ gold: 2 }, 'GS-I-20').play('play GS-I-20', 'bonus gold_seal');
    expect(made.at('gold', 'gold_seal')).toEqual([5, 2]);
    const { laid, moves } = made.s.own[0].harvest!;
    expect(movesOf(laid, moves, 0)).toEqual([5, 10, 5, 10, 5]);
  });

  test('R6.4 E4 R7.2 a gold step that was itself a bonus, or a sale, reaches a double arrow', () => {
    const chained = harvest({ gold: 5 }, 'GS-I-27').play('play GS-I-27', 'seal gold_seal');
    expect([chained.asked(), ...chained.at('gold')]).toEqual(['bonus', 6]);
    const sold = harvest({ gold: 8 }, 'GS-I-01').play('sell GS-I-01 gold');
    expect([sold.asked(), ...sold.at('gold')]).toEqual(['bonus', 9]);
    expect(sold.play('bonus book').at('book')).toEqual([2]);
  });

  test('R6.4 two double arrows in one move, the inner one first', () => {
    const made = harvest({ gold: 5, gold_seal: 3 }, 'GS-III-12').play('play GS-III-12');
    made.play('bonus gold_seal'); // gold 6 → gold_seal 4 → gold 7, gold_seal 5; then gold 8, 9
    expect(made.at('gold', 'gold_seal')).toEqual([9, 5]);
    expect(made.asked()).toBe('bonus');
    expect(made.play('bonus book').at('gold', 'book')).toEqual([9, 2]);
  });

  test('E5 with everything else full a double arrow is two prestige, without a question', () => {
    const made = harvest({ ...FULL_RESOURCES, ...FULL_SEALS, gold: 2 }, 'GS-I-20').play('play GS-I-20');
    expect(made.at('gold', 'prestige')).toEqual([4, 2]);
    expect(made.asked()).toBe('play');
  });

  test('R6.5 R6.6 R6.7 R6.8 values, orders and stars do nothing at once', () => {
    const made = harvest({ book: 2, topaz: 3, book_seal: 2 }, 'GS-I-01 GS-I-10 GS-I-25');
    made.play('play GS-I-01', 'play GS-I-10', 'play GS-I-25', 'seal book_seal');
    expect(made.at('book', 'topaz', 'book_seal', 'prestige')).toEqual([3, 4, 3, 0]);
    expect(made.s.own[0].harvest?.moves).toHaveLength(3);
  });
});

describe('selling', () => {
  const hand = 'GS-I-24 GS-I-01';

  test('W5 R7.1 for gold or for prestige, the symbols do not count', () => {
    const at = { gold: 1, prestige: 7 };
    expect(harvest(at, hand).play('sell GS-I-24 gold').at('gold', 'prestige')).toEqual([2, 7]);
    expect(harvest(at, hand).play('sell GS-I-24 prestige').at('gold', 'prestige')).toEqual([1, 8]);
  });

  test('R7.1 for nothing else, and not played as well', () => {
    const made = harvest({}, hand);
    expect(made.attempt({ as: 'sell', card: c('GS-I-24'), to: 'book' })).toMatchObject({
      rule: 'R7.1',
      why: 'goldOrPrestige',
    });
    expect(made.attempt({ as: 'play', card: c('GS-I-24'), to: 'gold' })).toMatchObject({
      rule: 'R7.1',
      why: 'playOrSell',
    });
    made.play('sell GS-I-24 gold');
    expect(made.attempt('play GS-I-24')).toMatchObject({ rule: 'R5.2', why: 'alreadyLaid' });
  });

  test('R7.3 on a full gold track only prestige is left', () => {
    const made = harvest({ gold: 16 }, hand);
    expect(made.options()).not.toContain('sell GS-I-24 gold');
    expect(made.attempt('sell GS-I-24 gold')).toMatchObject({ rule: 'R7.3', why: 'goldFull' });
    expect(made.play('sell GS-I-24 prestige').at('prestige')).toEqual([1]);
  });

  test('W5 R7.4 sold cards come back into the hand', () => {
    const made = harvest({}, hand).play('sell GS-I-24 gold', 'play GS-I-01', 'split book');
    expect(made.s.own[0].sold).toEqual([c('GS-I-24')]);
    made.s.open.harvests[1] = { laid: [], moves: [] };
    made.run({ do: 'roundEnd' });
    expect(made.hand()).toMatch(/^GS-I-01 GS-I-24/);
    expect(made.s.own[0].sold).toEqual([]);
  });

  test('R13.4 a card for a full track is better sold', () => {
    const made = harvest({ book: 16 }, 'GS-III-01').play('sell GS-III-01 prestige');
    expect(made.at('book', 'prestige')).toEqual([16, 1]);
  });
});

describe('examples', () => {
  const LEO: Tracks = { book: 2, artwork: 2, topaz: 2, emerald: 5, gold: 2, emerald_seal: 2 };

  test('W6 Leo’s harvest', () => {
    const hand = 'GS-I-24 GS-I-10 GS-I-05 GS-I-20 GS-II-19';
    const made = scene({ round: 3, seats: [{ who: 'CH-5', at: LEO, hand }, {}] }).harvest();
    expect(made.play('play GS-I-24').at('prestige')).toEqual([3]);
    expect(made.play('play GS-I-10').at('topaz')).toEqual([3]);
    expect(made.play('play GS-I-05').at('book')).toEqual([4]);
    expect(made.play('play GS-I-20').at('gold')).toEqual([3]);
    expect(made.play('bonus emerald').at('emerald', 'gold')).toEqual([7, 4]);
    expect(made.play('play GS-II-19', 'seal topaz_seal').at('topaz_seal', 'topaz')).toEqual([1, 4]);
    expect(made.play('seal emerald_seal').at('emerald_seal', 'emerald')).toEqual([3, 7]);
    made.play('split topaz');
    expect(made.asked()).toBeNull();
    expect(made.s.open.tracks[0]).toEqual([3, 4, 2, 5, 7, 4, 0, 0, 1, 3, 0]);
    expect(made.points('R10.4')[0]).toBe(10);
  });

  test('E12 there is always a legal answer: the first option, until the end', () => {
    const made = harvest({ ...FULL_RESOURCES, ...FULL_SEALS, gold: 16 }, 'GS-I-01 GS-II-19 GS-III-12');
    for (let count = 0; made.asked() !== null && count < 9; count++) made.play(made.options()[0]);
    expect(made.s.own[0].harvest).toBeNull();
    const whole = scene({ players: 4, round: 0 }).run({ do: 'begin' });
    const [first, ...others] = whole.hand().split(' ');
    expect(whole.options(0)[0]).toBe(`divide ${first} | ${others.join(' ')}`);
    for (let count = 0; whole.asked() !== null && count < 2000; count++) whole.play(whole.options()[0]);
    expect(whole.engine.isOver(whole.s)).toBe(true);
  });
});

describe('the preview', () => {
  const at = (tracks: Tracks) => scene({ seats: [{ at: tracks }, {}] }).s.open.tracks[0];

  test('R5.3 tells the certain steps, and what is left to choose or lost', () => {
    const before = at({ book: 15, gold: 2 });
    const shown = preview(before, cards('GS-III-01 GS-I-20 GS-II-19 GS-I-29'));
    expect(shown.tracks).toEqual(at({ book: 16, gold: 4 }));
    expect(shown).toMatchObject({ seals: { seal_diamond: 0, seal_square: 2, seal_star: 1 }, bonuses: 1, lost: 2 });
    expect(before).toEqual(at({ book: 15, gold: 2 }));
    expect(shown.moves).toEqual([1, 5, 5]);
  });

  test('R5.3 agrees with the harvest where there is nothing to choose', () => {
    const hand = 'GS-I-05 GS-I-09 GS-I-13 GS-I-24 GS-II-10';
    const made = harvest({ book: 3, emerald: 7 }, hand);
    const shown = preview(made.s.open.tracks[0], cards(hand));
    for (const code of hand.split(' ')) made.play(`play ${code}`);
    expect(made.s.own[0].harvest?.tracks).toEqual(shown.tracks);
  });
});
