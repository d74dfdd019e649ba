// Special actions that do several things: compositions that Kontor's own cards do not have.
import { describe, expect, test } from 'vitest';
import type { Edition } from '../../text/edition/edition.ts';
import type { StepRow } from './data/cards.ts';
import { inPlay } from './data/in-play.ts';
import { withRow } from './edition.testing.ts';
import { tuned } from './experience/tuned.ts';
import { actionWorth } from './experience/weights.ts';
import { type Scene, type SceneFacts, scene } from './scene.testing.ts';
import { type GuildsWords, words } from './words/index.ts';

/** The first player's turn with AY01, whose special action does these things. */
function composed(steps: readonly StepRow[], facts: SceneFacts, then: (made: Scene) => void): void {
  const edition: Edition = withRow('actions', 'YA', { steps });
  inPlay.with(edition, () => then(scene(facts).turn()));
}
const players = (first: object): NonNullable<SceneFacts['players']> => [{ hand: 'AY01', ...first }, {}];

describe('R6.4 a card with several effects', () => {
  test('carries them out from left to right, each with its own rule', () => {
    const steps: StepRow[] = [
      { effect: 'NEUTRAL', n: 2 },
      { effect: 'DRAW', n: 1 },
      { effect: 'PLACE_SYMBOL', n: 1, symbol: 'red' },
      { effect: 'VP', n: 3 },
    ];
    composed(steps, { tiles: { T31: {} }, players: players({}) }, (made) => {
      made.play('special AY01', 'to T31');
      expect([made.s.open.neutrals[0], made.s.own[0].hand.length, made.pawns('T31'), made.vp()]).toEqual([
        2,
        1,
        [1, 0],
        3,
      ]);
      const rules = made
        .heard(0)
        .flatMap((event) => ('rule' in event && event.rule.startsWith('R6.E') ? [event.rule] : []));
      expect(rules).toEqual(['R6.E5', 'R6.E25', 'R6.E3', 'R6.E30']);
    });
  });

  test('leaves out what cannot be done by then, but needs its first effect', () => {
    const steps: StepRow[] = [
      { effect: 'RECRUIT', n: 1 },
      { effect: 'EXPEL', n: 2 },
      { effect: 'VP', n: 1 },
    ];
    composed(steps, { tiles: { T14: { pawns: [0, 1] } }, players: players({}) }, (made) => {
      made.play('special AY01', 'pawn T14 p2');
      expect([made.pawns('T14'), made.vp(), made.asked()]).toEqual([[0, 0], 1, 'act']);
    });
    composed(steps, { players: players({ supply: 0 }) }, (made) => {
      expect(made.attempt('special AY01')).toMatchObject({ rule: 'R6.4', why: 'noEffect' });
    });
  });

  test('takes several opposing pawns one after the other', () => {
    composed([{ effect: 'EXPEL', n: 2 }], { tiles: { T14: { pawns: [0, 2] } }, players: players({}) }, (made) => {
      made.play('special AY01', 'pawn T14 p2', 'pawn T14 p2');
      expect([made.pawns('T14'), made.s.open.hall[1]]).toEqual([[0, 0], 6]);
    });
  });

  test('R6.E28 a tithe that comes later counts the hands as they are then', () => {
    const steps: StepRow[] = [
      { effect: 'DRAW', n: 3 },
      { effect: 'TITHE', n: 1 },
      { effect: 'VP', n: 1 },
    ];
    const facts: SceneFacts = { players: [{ hand: 'AY01' }, { hand: 'AR01 AR02 AR03' }] };
    composed(steps, facts, (made) => {
      made.play('special AY01');
      expect([made.s.own[0].hand.length, made.s.own[1].hand.length, made.vp()]).toEqual([3, 3, 1]);
    });
  });

  test('an effect for the rest of the turn is told by itself', () => {
    const steps: StepRow[] = [
      { effect: 'RECRUIT', n: 1 },
      { effect: 'TURN_DISCOUNT', n: 2 },
    ];
    composed(steps, { players: players({}) }, (made) => {
      made.play('special AY01');
      const event = made.heard(0).find(({ e }) => e === 'lasting')!;
      expect(event).toMatchObject({ at: 1, n: 2 });
      const said = (words.en as GuildsWords).texts.event(event, ['A', 'B']);
      expect([said.text, said.rule]).toEqual(['For A: later special actions this turn cost 2 less', 'R6.E27']);
      expect(made.s.open.turn.discount).toBe(2);
    });
  });

  test('R6.E22 the plantation pays as often as the card says for each pawn', () => {
    composed([{ effect: 'VP_PLANTATION', per: 2, max: 5 }], { players: players({ overseas: 2 }) }, (made) => {
      expect(made.play('special AY01').vp()).toBe(4);
    });
  });

  test('is worth more to a bot than a part of it, and less if it costs more', () => {
    const worth = (cost: number, ...steps: StepRow[]): number =>
      actionWorth(tuned.cards, { code: 'own', action: { cost, timing: 'once', steps } });
    const [points, pawns]: StepRow[] = [
      { effect: 'VP', n: 6 },
      { effect: 'RECRUIT', n: 4 },
    ];
    expect(worth(0, points, pawns)).toBeCloseTo(worth(0, points) + worth(0, pawns));
    expect(worth(2, points)).toBeCloseTo(worth(0, points) - 2);
    expect(worth(0, points)).toBeGreaterThan(worth(0, { effect: 'VP', n: 1 }));
  });
});
