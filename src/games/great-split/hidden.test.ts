import { describe, expect, test } from 'vitest';
import { canonical } from '../../kernel/canonical.ts';
import { canUndo, choose, confirm, openJournal, undo } from '../../kernel/journal.ts';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import type { Viewer } from '../../kernel/types.ts';
import { hears } from '../../kernel/view.ts';
import { cardOf, codesOf } from './data/kinds.ts';
import { game } from './game.ts';
import { c, cards, type Scene, scene } from './scene.testing.ts';
import type { Happened, Own, S } from './types.ts';

type Laid = Extract<Happened, { e: 'laid' }>;

const A = 'GS-I-01 GS-I-02 GS-I-03 GS-I-04';
const B = 'GS-I-05 GS-I-06 GS-I-07 GS-I-08';
const C = 'GS-I-09 GS-I-10 GS-I-11 GS-I-12';
const D = 'GS-I-13 GS-I-14 GS-I-15 GS-I-16';
const four = () =>
  scene({
    round: 0,
    seats: [{ hand: A }, { hand: B }, { hand: C }, { hand: D }],
    deals: 'GS-II-01 GS-II-02 GS-II-03 GS-II-04',
  }).run({ do: 'supply' });
const divided = () => {
  const made = four();
  made.attempt('divide GS-I-01 GS-I-02 | GS-I-03 GS-I-04 GS-II-01', 0);
  made.attempt('divide GS-I-05 | GS-I-06 GS-I-07 GS-I-08 GS-II-02', 1);
  made.attempt('divide GS-I-09 GS-I-10 GS-I-11 | GS-I-12 GS-II-03', 2);
  made.attempt('divide GS-I-13 GS-II-04 | GS-I-14 GS-I-15 GS-I-16', 3);
  return made;
};
const exchanged = () => {
  const made = divided();
  for (const seat of [0, 1, 2, 3]) made.attempt('take second', seat);
  return made;
};
const seen = (made: Scene, viewer: Viewer): string => canonical(made.engine.view(made.s, viewer));
const imagined = (made: Scene, viewer: Viewer, seed = 'imagined'): S =>
  made.engine.imagine(made.engine.view(made.s, viewer), chanceFrom(fastSource(seed))) as S;
const worlds = (made: Scene, viewer: Viewer): S[] =>
  Array.from({ length: 20 }, (_, i) => imagined(made, viewer, `world ${i}`));

describe('section 8: who sees what', () => {
  test('R4.1 a division is no news to anybody but its owner, not even the sizes of the parts', () => {
    const made = four();
    const others = [1, 2, 3, null];
    const views = () => others.map((viewer) => canonical({ ...made.engine.view(made.s, viewer), lanes: [] }));
    const before = views();
    made.told.length = 0;
    made.attempt('divide GS-I-01 | GS-I-02 GS-I-03 GS-I-04 GS-II-01', 0);
    expect(views()).toEqual(before);
    expect(made.told).toEqual([]);
    for (const viewer of others) expect(made.engine.view(made.s, viewer).lanes[0]).toBe(false); // others see that it is done
  });

  test('R4.2 both parts are seen by the left neighbour, and by nobody else', () => {
    const made = divided();
    expect((made.engine.view(made.s, 1).own[1] as Own).received).toEqual(made.s.own[0].parts);
    for (const viewer of [2, 3, null]) {
      const { own } = made.engine.view(made.s, viewer);
      for (const seat of [0, 1]) expect(own[seat]).toEqual({ hand: 5, discarded: 0, sold: 0 });
      const heard = made.told.filter((told) => told.event.e === 'received' && hears(told, viewer));
      expect(heard.length).toBe(viewer === null ? 0 : 1);
    }
  });

  test('R4.3 a choice shows nothing until all have chosen; then only the two concerned hear what was kept', () => {
    const made = divided();
    made.attempt('take second', 0);
    expect(made.engine.view(made.s, 1).own[0]).toEqual({ hand: 5, discarded: 0, sold: 0 });
    const after = exchanged();
    const heard = (viewer: Viewer) =>
      after.told.filter((told) => told.event.e === 'kept' && hears(told, viewer)).map(({ event }) => event);
    expect(heard(0)).toHaveLength(2); // of the own envelope, and of the one received
    expect(heard(null)).toEqual([]);
    expect(heard(2)).toEqual([
      expect.objectContaining({ seat: 2, from: 1 }),
      expect.objectContaining({ seat: 3, from: 2 }),
    ]);
  });

  test('R5.1 a harvest at work shows nothing: no cube moves, no card, no number', () => {
    const made = exchanged();
    const before = seen(made, 1);
    made.told.length = 0;
    const [first] = made.options(0);
    made.attempt(first, 0);
    expect(seen(made, 1)).toBe(before);
    expect(made.told).toEqual([]);
  });

  test('Q19 R5.8 a shown harvest is public, but for the faces of sold cards', () => {
    const made = exchanged();
    const own = made.s.own[0];
    const [sold, ...rest] = own.hand;
    made.attempt({ as: 'sell', card: sold, to: 'prestige' }, 0);
    for (const card of rest) made.attempt({ as: 'play', card }, 0);
    made.attempt('split prestige', 0);
    expect(made.asked(0)).toBeNull();
    const view = made.engine.view(made.s, 2);
    expect(view.open.harvests[0]?.laid.map(({ card }) => card)).toEqual([null, ...rest, null]);
    expect(view.own[0]).toEqual({ hand: 0, discarded: 0, sold: 1 });
    const told = (viewer: Viewer) =>
      made.told.flatMap((one) => (one.event.e === 'laid' && hears(one, viewer) ? [(one.event as Laid).card] : []));
    for (const viewer of [1, 2, 3, null]) expect(told(viewer)).toEqual([null, ...rest, null]);
    expect(told(0)).toEqual([sold, ...rest, null]);
    expect((made.engine.view(made.s, 0).own[0] as Own).sold).toEqual([sold]);
  });

  test('R1.11 R1.15 decks show their number, market tiles nothing', () => {
    const { engine, s } = four();
    expect(engine.view(s, 0).dark).toEqual({ levelI: s.dark.levelI.length, levelII: 17, levelIII: 21 });
  });
});

describe('imagined worlds', () => {
  function fits(made: Scene, viewer: Viewer): void {
    const other = imagined(made, viewer);
    expect(canonical(made.engine.view(other, viewer))).toBe(seen(made, viewer));
    expect(game.pieces(other).sort()).toEqual(game.pieces(made.s).sort());
  }

  test.each([2, 3, 5])('with %i players they fit the view all game long, with every card once', (players) => {
    const made = scene({ players, round: 0 }).run({ do: 'begin' });
    for (let count = 0; made.asked() !== null && count < 3000; count++) {
      if (count % 5 === 0) for (const viewer of [null, 0, players - 1]) fits(made, viewer);
      const seats = made.engine.deciders(made.s);
      const seat = seats[count % seats.length];
      const options = made.options(seat);
      made.attempt(options[(count * 7) % options.length], seat);
    }
    expect(made.engine.isOver(made.s)).toBe(true);
    fits(made, 1);
  });

  test('R4.2 an envelope that I have seen is as it is, what I have not seen varies', () => {
    const made = divided();
    for (const world of worlds(made, 1)) {
      expect(world.own[0].parts).toEqual(made.s.own[0].parts);
      expect(world.own[2].received).toEqual(made.s.own[1].parts);
    }
    expect(new Set(worlds(made, 1).map(({ own }) => own[3].hand.join())).size).toBeGreaterThan(10);
  });

  test('R4.4 what my neighbours got from the envelopes is with them, also if they sold it', () => {
    const made = exchanged();
    const leftGot = made.s.own[0].leftGot.slice();
    const rightGot = made.s.own[0].rightGot.slice();
    for (const world of worlds(made, 0)) {
      expect(world.own[1].hand).toEqual(expect.arrayContaining(leftGot));
      expect(world.own[3].hand).toEqual(expect.arrayContaining(rightGot));
    }
    for (const card of made.s.own[1].hand.slice()) made.attempt({ as: 'sell', card, to: 'prestige' }, 1);
    made.attempt('split prestige', 1);
    for (const world of worlds(made, 0)) expect(world.own[1].sold).toEqual(expect.arrayContaining(leftGot));
    expect(new Set(worlds(made, 3).map(({ own }) => own[1].sold.join())).size).toBeGreaterThan(10);
  });

  test('R3.1 in the first round everybody holds four cards of level I and one of level II', () => {
    for (const world of worlds(four(), 2))
      for (const { hand } of world.own)
        expect(hand.map((card) => cardOf(card).level)).toEqual(['I', 'I', 'I', 'I', 'II']);
  });

  test('R9.4 cards that lay face up are known to be in hand, until hands are exchanged', () => {
    const made = exchanged();
    for (const seat of [0, 1, 2, 3]) {
      for (const card of made.s.own[seat].hand.slice()) made.attempt({ as: 'sell', card, to: 'prestige' }, seat);
      made.attempt('split prestige', seat);
    }
    expect(made.s.open.seen).toEqual([[], [], [], []]);
    const shown = scene({ seats: [{ hand: A }, {}, {}] }).harvest();
    for (const code of A.split(' ')) shown.play(`play ${code}`);
    shown.play('split prestige');
    shown.s.open.harvests = [shown.s.open.harvests[0], { laid: [], moves: [] }, { laid: [], moves: [] }];
    shown.run({ do: 'roundEnd' });
    for (const world of worlds(shown, 1)) expect(codesOf(world.own[0].hand).join(' ')).toContain(A);
  });
});

describe('undo', () => {
  test('R4.1 R3.6 a division, and the discard before it, may be changed until the last player has divided', () => {
    const made = scene({
      round: 0,
      seats: [{ hand: `${A} GS-I-17` }, { hand: B }, { hand: C }],
    }).run({ do: 'supply' });
    const { engine } = made;
    const journal = openJournal(engine, made.s, false);
    const own = () => (journal.state as S).own[0];
    choose(engine, journal, 0, { card: c('GS-I-02') });
    choose(engine, journal, 0, engine.decision(journal.state, 0)!.options[0]);
    expect(own().discarding).toEqual(cards('GS-I-02'));
    expect([undo(engine, journal, 0), undo(engine, journal, 0), canUndo(journal, 0)]).toEqual([true, true, false]);
    expect(own()).toMatchObject({ discarding: [], parts: null });
  });

  test('R0.5 R4.2 R4.3 no way back once the envelopes are passed, nor once they are back', () => {
    const made = four();
    const { engine } = made;
    const journal = openJournal(engine, made.s, false);
    const all = [0, 1, 2, 3];
    const first = (seat: number) => choose(engine, journal, seat, engine.decision(journal.state, seat)!.options[0]);
    for (const step of ['divide', 'choose']) {
      for (const seat of all.slice(0, 3)) first(seat);
      expect(all.map((seat) => canUndo(journal, seat))).toEqual([true, true, true, false]);
      expect(engine.pending(journal.state, 3)?.do).toBe(step);
      first(3);
      expect(all.map((seat) => canUndo(journal, seat))).toEqual([false, false, false, false]);
    }
    expect(engine.pending(journal.state, 0)?.do).toBe('play');
  });

  test('R5.2 a harvest can be taken back to its first card until it is confirmed; then it is shown', () => {
    const made = exchanged();
    const { engine } = made;
    const journal = openJournal(engine, made.s, true);
    const begun = canonical(journal.state);
    const hand = made.s.own[0].hand.slice();
    for (const card of hand) choose(engine, journal, 0, { as: 'sell', card, to: 'prestige' });
    choose(engine, journal, 0, { as: 'split', to: 'book' });
    expect(journal.lanesToConfirm).toEqual([0]);
    expect((journal.state as S).open.harvests[0]).toBeNull();
    for (let count = 0; count <= hand.length; count++) expect(undo(engine, journal, 0)).toBe(true);
    expect(canonical(journal.state)).toBe(begun);
    for (const card of hand) choose(engine, journal, 0, { as: 'sell', card, to: 'prestige' });
    choose(engine, journal, 0, { as: 'split', to: 'book' });
    expect(confirm(engine, journal, 0)).toBe(true);
    expect((journal.state as S).open.harvests[0]?.laid).toHaveLength(hand.length + 1);
    expect(canUndo(journal, 0)).toBe(false);
    expect(engine.pending(journal.state, 1)?.do).toBe('play'); // the others go on at their own pace
  });
});
