// round: order of play, a turn each, (solo) Boris card by card, tiles in reading order, (solo) the beadle's tile, growth,
// promo card, end check. turn: any number of cards, each finished before the next (pay, effect, what it asks: job-steps.ts),
// then draw and discard to the limit. tile: neutrals, first and second, masters, rewards, token. After the last: mayor cards.
import type { Steps } from '../../../kernel/types.ts';
import type { Choices, GuildsTask, Happened, S } from '../types.ts';
import { actOptions, applyAct, billTasks, endTurn, pay } from './act.ts';
import { discard } from './cards.ts';
import { canUsePromo, growCity, growsIn, orphans, sailHome, scoreOrphan, scorePlantation } from './growth.ts';
import { jobSteps } from './job-steps.ts';
import { effectTasks } from './jobs.ts';
import { settleMayors } from './mayors.ts';
import { commits, giveBack, isDue, settleTile, takeToken } from './resolve.ts';
import { beginRound, isLastRound, tellBeginning } from './rounds.ts';
import { playBoris, scoreBeadle } from './solo.ts';
import { whyNotAct, whyNotCommit, whyNotDiscard, whyNotMayor, whyNotPay, whyNotPromo } from './why.ts';

export const steps: Steps<S, GuildsTask, Choices, Happened> = {
  ...jobSteps,

  begin: {
    run(s, _t, cx) {
      tellBeginning(s, cx);
      cx.next({ do: 'settleMayors' }, { do: 'round' });
      cx.fork((seat) => [{ do: 'chooseMayor', seat }]); // R2.9
    },
  },

  chooseMayor: {
    rule: 'R2.9',
    options: (s, { seat }) => s.own[seat].offered.map((mayor) => ({ mayor })),
    why: (s, { seat }, choice) => whyNotMayor(s, seat, 'R2.9', choice),
    apply(s, { seat }, { mayor }) {
      s.own[seat].picked = mayor;
    },
  },

  settleMayors: {
    run(s, _t, cx) {
      settleMayors(s, cx);
    },
  },

  round: {
    run(s, _t, cx) {
      cx.next(...beginRound(s, cx));
    },
  },

  turn: {
    run(_s, { seat }, cx) {
      cx.emit({ e: 'turn', seat });
      cx.next({ do: 'act', seat });
    },
  },

  act: {
    rule: 'R5.1',
    shows: ['open.discard', 'open.played', 'open.turn', 'open.hall', 'open.supply', 'own.hand', 'own.knows'],
    options: (s, { seat }) => actOptions(s, seat),
    why: (s, { seat }, choice) => whyNotAct(s, seat, choice),
    apply(s, t, choice, cx) {
      const isOver = choice.as === 'pass' || choice.as === 'end';
      cx.next(...applyAct(s, t.seat, choice, cx), ...(isOver ? [] : [t])); // R5.1 one after the other
    },
  },

  pay: {
    rule: 'R6.2',
    shows: ['open.discard', 'own.hand', 'own.knows'],
    options(s, { seat, owed }) {
      const { hand, from } = s.own[seat];
      return hand.slice(from, hand.length - owed + 1).map((card) => ({ card }));
    },
    why: (s, t, choice) => whyNotPay(s, t, choice),
    apply(s, t, { card }, cx) {
      const own = s.own[t.seat];
      const owed = t.owed - 1;
      own.from = own.hand.indexOf(card);
      pay(s, t.seat, card, owed, cx);
      cx.next(...billTasks(s, { ...t, owed }, cx));
    },
  },

  effect: {
    run(s, t, cx) {
      cx.next(...effectTasks(s, t, cx));
    },
  },

  endTurn: {
    reveals: ['own.hand'],
    run(s, { seat }, cx) {
      cx.next(...endTurn(s, seat, cx));
    },
  },

  discard: {
    rule: 'R5.7',
    shows: ['open.discard', 'own.knows'],
    options(s, { seat, owed }) {
      const { hand, from } = s.own[seat];
      return hand.slice(from, hand.length - owed + 1).map((card) => ({ card }));
    },
    why: (s, t, choice) => whyNotDiscard(s, t, choice),
    apply(s, t, { card }, cx) {
      const own = s.own[t.seat];
      own.from = own.hand.indexOf(card);
      discard(s, t.seat, card);
      cx.emit({ e: 'discarded', seat: t.seat, card });
      if (t.owed > 1) cx.next({ ...t, owed: t.owed - 1 });
    },
  },

  boris: {
    reveals: ['open.discard', 'open.city'],
    run(s, { left }, cx) {
      if (playBoris(s, cx) && left > 1) cx.next({ do: 'boris', left: left - 1 }); // R11.10 no replacement
    },
  },

  resolve: {
    run(s, { at }, cx) {
      const { open } = s;
      if (at === 0) cx.emit({ e: 'resolution', round: open.round });
      let place = at;
      while (place < open.city.tiles.length && !isDue(open, place)) place++; // R7.1
      if (place === open.city.tiles.length) return;
      const tile = open.city.tiles[place]!;
      cx.next(...commits(s, place), { do: 'settleTile', tile }, { do: 'resolve', at: place + 1 }); // R7.10
    },
  },

  commit: {
    rule: 'R7.3',
    options: ({ open }, { seat }) => Array.from({ length: open.neutrals[seat] + 1 }, (_, n) => ({ n })),
    why: (s, { seat, tile }, choice) => whyNotCommit(s, seat, tile, choice),
    apply({ open }, { seat, tile }, { n }, cx) {
      open.neutrals[seat] -= n;
      open.committed[seat] = n;
      cx.emit({ e: 'committed', seat, tile, count: n });
    },
  },

  settleTile: {
    run(s, { tile }, cx) {
      settleTile(s, tile, cx);
    },
  },

  takeToken: {
    run(s, { who, tile }, cx) {
      takeToken(s, who, tile, cx);
    },
  },

  giveBack: {
    run({ open }) {
      giveBack(open); // R7.4
    },
  },

  beadleScoring: {
    run(s, _t, cx) {
      scoreBeadle(s, cx);
    },
  },

  growth: {
    run(s, _t, cx) {
      const rewards = scorePlantation(s, cx);
      cx.next(...rewards, { do: 'sailHome' }, ...(growsIn(s.open) ? [{ do: 'grow' as const }] : [])); // R9.1
    },
  },

  sailHome: {
    run(s, _t, cx) {
      sailHome(s, cx);
    },
  },

  grow: {
    reveals: ['open.city'],
    run(s, _t, cx) {
      growCity(s, cx);
    },
  },

  windows: {
    run(s, { at }, cx) {
      const { order } = s.open;
      let turn = at;
      while (turn < order.length && !canUsePromo(s, order[turn])) turn++;
      if (turn < order.length) cx.next({ do: 'promo', seat: order[turn], at: turn }); // R12.7
    },
  },

  promo: {
    rule: 'R12.5',
    tries: true,
    options: (s, { at }) => [
      ...(at === null ? [] : [{ as: 'decline' as const }]),
      ...orphans(s.open).map((tile) => ({ tile })),
    ],
    why: (s, _t, choice) => whyNotPromo(s, choice),
    apply(s, { seat, at }, choice, cx) {
      if ('tile' in choice) scoreOrphan(s, seat, choice.tile, cx);
      if (at !== null) cx.next({ do: 'windows', at: 'tile' in choice ? at : at + 1 });
    },
  },

  endRound: {
    run({ open }, _t, cx) {
      const last = isLastRound(open);
      cx.emit({ e: 'roundEnded', round: open.round, last });
      cx.next(last ? { do: 'finish' } : { do: 'round' });
    },
  },

  finish: {
    reveals: ['open.mayors'],
    run(s, _t, cx) {
      s.open.mayors = s.own.map(({ mayors }) => mayors.slice()); // R10.2
      cx.emit({ e: 'ended', mayors: s.open.mayors.map((cards) => cards.slice()) });
    },
  },
};
