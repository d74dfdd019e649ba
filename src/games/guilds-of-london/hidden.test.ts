import { describe, expect, test } from 'vitest';
import { canonical } from '../../kernel/canonical.ts';
import { canUndo, choose, confirm, openJournal, undo } from '../../kernel/journal.ts';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import type { Viewer } from '../../kernel/types.ts';
import { allCards, cardOf } from './data/kinds.ts';
import { game } from './game.ts';
import { c, type Scene, scene, t } from './scene.testing.ts';
import type { Own, S } from './types.ts';

const imagined = ({ engine, s }: Scene, viewer: Viewer, seed = 'imagined'): S =>
  engine.imagine(engine.view(s, viewer), chanceFrom(fastSource(seed))) as S;
const worlds = (made: Scene, viewer: Viewer, count = 30): S[] =>
  Array.from({ length: count }, (_, i) => imagined(made, viewer, `world ${i}`));

describe('section 8: who sees what', () => {
  const made = scene({
    players: [
      { hand: 'AY01 AY02', mayors: 'MR01' },
      { hand: 'AR01', mayors: 'MR02 MR03' },
    ],
  });

  test('R2.8 R2.9 of the others’ cards only the number', () => {
    const view = made.engine.view(made.s, 0);
    expect((view.own[0] as Own).hand).toEqual([c('AY01'), c('AY02')]);
    expect(view.own[1]).toEqual({ hand: 1, offered: 0, mayors: 2 });
    expect(view.dark).toEqual({ deck: 102, pile: 21, stack: 6, mayors: 18 });
    expect(made.engine.view(made.s, null).own[0]).toEqual({ hand: 2, offered: 0, mayors: 1 });
  });

  test('R2.9 who has chosen a mayor card stays hidden until all have', () => {
    const begin = scene({ players: [{}, {}, {}] });
    for (const own of begin.s.own) own.offered = begin.s.dark.mayors.splice(-3);
    begin.run({ do: 'begin' });
    const before = canonical(begin.engine.view(begin.s, 1).own);
    begin.attempt({ mayor: begin.s.own[0].offered[2] }, 0);
    expect(canonical(begin.engine.view(begin.s, 1).own)).toBe(before);
    for (const world of worlds(begin, 1)) expect(world.own[0].offered).toContain(world.own[0].picked);
  });

  test('R5.7 R6.2 R6.E29 others do not learn where in the hand a card was that is given up', () => {
    const rest = 'AR01 AR02 AR04 AR05 AR06';
    const seen = (hand: string, discard: string, ...moves: string[]): string => {
      const one = scene({ players: [{ hand }, {}], draws: 'AB01 AB02 AB03 AB04' })
        .turn()
        .play(...moves, discard);
      expect(one.options()).not.toContain(discard);
      return canonical(one.engine.view(one.s, 1));
    };
    expect(seen(`AR03 ${rest}`, 'discard AR03', 'pass')).toBe(seen(`${rest} AR03`, 'discard AR03', 'pass'));
    expect(seen(`AR03 AG21 ${rest}`, 'discard AR03', 'special AG21')).toBe(
      seen(`AR01 AR03 AG21 AR02 AR04 AR05 AR06`, 'discard AR03', 'special AG21'),
    );
    const [first, second] = [`AR03 AP10 ${rest}`, `AR01 AR03 AP10 AR02 AR04 AR05 AR06`];
    expect(seen(first, 'pay AR03', 'special AP10')).toBe(seen(second, 'pay AR03', 'special AP10'));
  });

  test('R6.E32 the mayor cards seen in a draw are seen by their owner only', () => {
    const draw = scene({ mayorDeck: 'MR05 MR06' }).run({ do: 'gain', seat: 0, kind: 'mayor', n: 1 });
    expect(draw.heard(0).find(({ e }) => e === 'sawMayors')).toMatchObject({ cards: [4, 5] });
    const told = { e: 'sawMayors', seat: 0, count: 2, rule: 'R8.8' };
    expect(draw.heard(1).find(({ e }) => e === 'sawMayors')).toEqual(told);
    expect(draw.heard(null).find(({ e }) => e === 'sawMayors')).toEqual(told);
  });
});

describe('imagined worlds', () => {
  test('R5.9 they fit the view all game long, with every piece once', () => {
    for (const seats of [1, 2, 4]) {
      const made = scene({ players: Array.from({ length: seats }, () => ({})), beadle: 'T01', tiles: { T01: {} } });
      for (const own of made.s.own) {
        own.hand = made.s.dark.deck.splice(-6);
        own.offered = made.s.dark.mayors.splice(-3);
      }
      made.s.open.round = 0;
      made.run({ do: 'begin' });
      for (let count = 0; made.asked() !== null && count < 4000; count++) {
        if (count % 9 === 0)
          for (const viewer of [null, ...made.s.own.keys()]) {
            const other = imagined(made, viewer);
            expect(canonical(made.engine.view(other, viewer))).toBe(canonical(made.engine.view(made.s, viewer)));
            expect(game.pieces(other).sort()).toEqual(game.pieces(made.s).sort());
          }
        const options = made.options();
        made.play(options[(count * 7) % options.length]);
      }
      expect(made.engine.isOver(made.s)).toBe(true);
    }
  });

  test('R6.E26 a card taken from the discard pile is known to be in that hand until it is given up', () => {
    const made = scene({ players: [{ hand: 'AG15' }, { hand: 'AR01' }, {}], discard: 'AB01' }).turn();
    made.play('special AG15', 'take AB01');
    for (const world of worlds(made, 1)) expect(world.own[0].hand).toEqual([c('AB01')]);
    made.play('recruit AB01');
    expect(made.s.own[1].knows).toEqual([[], [], []]);
    const cycled = scene({ players: [{ hand: 'AG15 AG21' }, {}], discard: 'AB01' }).turn();
    cycled.play('special AG15', 'take AB01', 'special AG21', 'discard AB01');
    expect(cycled.s.own[1].knows).toEqual([[], []]);
    const full = scene({ players: [{ hand: 'AG15 AR01 AR02 AR03 AR04 AR05 AR06' }, {}], discard: 'AB01 AB02' }).turn();
    full.play('special AG15', 'take AB01 AB02', 'end', 'discard AR01', 'discard AR02', 'discard AB01');
    expect(full.s.own[1].knows[0]).toEqual([c('AB02')]);
  });

  test('R6.E28 a stolen card is known to the two, and to nobody else', () => {
    const made = scene({ players: [{ hand: 'AG19' }, { hand: 'AR01 AR02' }, {}] })
      .turn()
      .play('special AG19');
    const [stolen] = made.s.own[0].hand;
    for (const world of worlds(made, 1)) expect(world.own[0].hand).toEqual([stolen]);
    expect(new Set(worlds(made, 2).map(({ own }) => own[0].hand.join())).size).toBeGreaterThan(5);
  });

  test('R8.8 a mayor card put at the bottom is where its owner put it, and nowhere else', () => {
    const made = scene({ mayorDeck: 'MR05 MR06' }).run({ do: 'gain', seat: 0, kind: 'mayor', n: 1 }).play('keep MR05');
    for (const world of worlds(made, 0)) expect(world.dark.mayors[0]).toBe(5);
    expect(new Set(worlds(made, 1).map(({ dark }) => dark.mayors[0])).size).toBeGreaterThan(5);
  });

  test('R5.9 after a reshuffle the draw pile holds only what was discarded', () => {
    const red = 'AR01 AR02 AR03 AR04 AR05 AR06';
    const others = allCards().filter((card) => !red.includes(cardOf(card).id));
    const discard = others.map((card) => cardOf(card).id).join(' ');
    const made = scene({ draws: red, only: true, discard }).run({ do: 'draw', seat: 1, rule: 'R5.7', count: 8 });
    for (const world of worlds(made, 0)) for (const card of world.dark.deck) expect(made.s.open.mixed).toContain(card);
  });
});

describe('undo', () => {
  const journal = (made: Scene, holds: boolean) => openJournal(made.engine, made.s, holds);

  test('R5.1 a card and all that was chosen for it may be taken back until something comes to light', () => {
    const made = scene({ players: [{ hand: 'AR01 AR10', hall: 3 }, {}], tiles: { T22: {}, T28: {} } }).turn();
    const j = journal(made, false);
    choose(made.engine, j, 0, { as: 'move', card: c('AR01') });
    choose(made.engine, j, 0, { to: t('T22') });
    expect([undo(made.engine, j, 0), undo(made.engine, j, 0), canUndo(j, 0)]).toEqual([true, true, false]);
    choose(made.engine, j, 0, { as: 'special', card: c('AR10') });
    choose(made.engine, j, 0, { to: t('T28') });
    expect(canUndo(j, 0)).toBe(false); // a card was drawn
  });

  test('R8.1 what ran before a question stays when its answer is taken back', () => {
    const tiles = { T21: { pawns: [3, 0] }, T28: { pawns: [0, 3] } };
    const made = scene({ players: [{ hand: 'AY01' }, {}], tiles, round: 2 });
    made.run({ do: 'act', seat: 0 }, { do: 'resolve', at: 0 });
    const j = journal(made, true);
    choose(made.engine, j, 0, { as: 'pass' });
    while (j.toConfirm === 0) confirm(made.engine, j, 0);
    expect(made.engine.pending(j.state, 0)?.do).toBe('amount');
    const before = canonical(j.state);
    choose(made.engine, j, 0, { n: 1 });
    expect(undo(made.engine, j, 0)).toBe(true);
    expect(canonical(j.state)).toBe(before);
  });

  test('R12.7 at the end of a round what came before the question about the tokens stays', () => {
    const tiles = { T05: { resolved: true }, T28: {} };
    const players = [{ tokens: 'TK01 TK02 TK03', overseas: 1 }, {}];
    const made = scene({ settings: { promo: true }, players, tiles, round: 4 });
    made.run({ do: 'act', seat: 0 }, { do: 'growth' }, { do: 'windows', at: 0 }, { do: 'act', seat: 0 });
    const j = journal(made, false);
    choose(made.engine, j, 0, { as: 'pass' });
    const before = canonical(j.state);
    expect(made.engine.pending(j.state, 0)?.do).toBe('promo');
    choose(made.engine, j, 0, { as: 'decline' });
    expect(undo(made.engine, j, 0)).toBe(true); // to decline tells nobody anything
    expect(canonical(j.state)).toBe(before);
    expect((j.state as S).open.side).toBe('ulster');
  });

  test('R11.2 alone against Boris a card may be taken back, his may not', () => {
    const made = scene({ players: [{ hand: 'AY01' }], beadle: 'T01', round: 2 }).run({ do: 'round' });
    const j = journal(made, false);
    choose(made.engine, j, 0, { as: 'pass' });
    expect(canUndo(j, 0)).toBe(false);
    const before = canonical(j.state);
    const card = (j.state as S).own[0].hand[0];
    choose(made.engine, j, 0, { as: 'recruit', card, count: 1 });
    expect(undo(made.engine, j, 0)).toBe(true);
    expect(canonical(j.state)).toBe(before);
  });
});
