// round: deal, lay out buildings, tricks, scenario effect, chapter effect, clean up. trick: all pick, each turns up and uses
// in play order (a building is paid, then raised, then may draw), hands and start player card move on. At the end: orders.
import type { Steps } from '../../../kernel/types.ts';
import { DRAWN, ROUNDS } from '../data/cards.ts';
import { personOf } from '../data/kinds.ts';
import type { Choices, Happened, S, TyborTask } from '../types.ts';
import { drawFor, keepOf, nextBill, payWorker, raised } from './build.ts';
import { dealHands, forget, layOut, passOn, remove, rowFor, settle } from './cards.ts';
import { costOf, payers, uses } from './cost.ts';
import { chapterTasks, keepOptions, scenarioTasks, shipsOf } from './ends.ts';
import { placesOn, playOrder, roundOf } from './order.ts';
import { whyNotDismiss, whyNotHarbour, whyNotKeep, whyNotPay, whyNotPick, whyNotUse } from './why.ts';

export const steps: Steps<S, TyborTask, Choices, Happened> = {
  begin: {
    run({ open }, _t, cx) {
      cx.emit({ e: 'began', first: open.starter, scenario: open.scenario, chapter: open.chapter });
      cx.emit({ e: 'read', card: open.scenario }); // R1.4
      cx.emit({ e: 'read', card: open.chapter });
      cx.next({ do: 'deal' });
    },
  },

  deal: {
    reveals: ['own.hand'],
    run(s, _t, cx) {
      s.open.round++; // R2.1
      const count = dealHands(s, cx);
      cx.emit({ e: 'dealt', round: s.open.round, count, short: count < roundOf(s.open).hand });
      cx.next(
        { do: 'showBuildings' },
        { do: 'trick' },
        { do: 'scenarioEnd' }, // R7.1 the scenario first
        { do: 'chapterEnd' },
        { do: 'endRound' },
      ); // R2.2
    },
  },

  showBuildings: {
    reveals: ['open.display', 'dark.stack'],
    run(s, _t, cx) {
      layOut(s, cx);
    },
  },

  trick: {
    run(s, _t, cx) {
      const cards = s.own[0].hand.length;
      if (cards === 0) return; // R4.1, R3.4
      const turns = playOrder(s).map((seat) => ({ do: 'turnUp' as const, seat }));
      cx.next({ do: 'putAside' }, ...turns, { do: 'passHands' }, { do: 'trick' });
      if (cards > 1) cx.fork((seat) => [{ do: 'pick', seat }]); // R4.3 the last card picks itself
    },
  },

  pick: {
    rule: 'R4.2',
    options: (s, { seat }) => s.own[seat].hand.map((card) => ({ card })),
    why: (s, { seat }, choice) => whyNotPick(s, seat, choice),
    apply(s, { seat }, { card }) {
      s.own[seat].picked = card;
    },
  },

  putAside: {
    run(s) {
      for (const own of s.own) {
        own.picked ??= own.hand[0]; // R4.3
        remove(own.hand, own.picked); // R4.2, Q30
      }
    },
  },

  turnUp: {
    reveals: ['open.shown', 'own.seen'],
    run(s, { seat }, cx) {
      const own = s.own[seat];
      const card = own.picked!;
      own.picked = null;
      s.open.shown = card; // R5.1
      forget(s, seat, card);
      cx.emit({ e: 'turnedUp', seat, card });
      cx.next({ do: 'use', seat }); // Q7
    },
  },

  use: {
    rule: 'R5.1',
    tries: true,
    options: (s, { seat }) => uses(s.open, seat),
    why: (s, { seat }, choice) => whyNotUse(s, seat, choice),
    apply(s, { seat }, use, cx) {
      const { open } = s;
      const card = open.shown!;
      open.shown = null;
      cx.emit({ e: 'used', seat, card, as: use.as });
      if (use.as !== 'builder') return settle(open.tableaux[seat], card, use.as); // R5.2, R5.3
      open.discard.push(card); // R5.4.7, Q31
      const { building, size } = use;
      const owed = costOf(open, seat, building, size);
      cx.next(nextBill(s, { seat, building, size, owed, from: 0 }, cx));
    },
  },

  pay: {
    rule: 'R5.4.4',
    tries: true,
    options(s, { seat, from, owed }) {
      const { workers } = s.open.tableaux[seat];
      return workers.slice(from, from + payers(workers, from, owed)).map((worker) => ({ worker }));
    },
    why: (s, t, choice) => whyNotPay(s, t, choice),
    apply(s, t, { worker }, cx) {
      const from = s.open.tableaux[t.seat].workers.indexOf(worker);
      payWorker(s, t.seat, from, t.owed, cx);
      cx.next(nextBill(s, { ...t, owed: t.owed - personOf(worker).work, from }, cx)); // no change given
    },
  },

  raise: {
    run(s, { seat, building, size }, cx) {
      remove(s.open.display, building);
      s.open.tableaux[seat].buildings.push({ id: building, size });
      cx.emit({ e: 'built', seat, building, size });
      cx.next(...raised(seat, building));
    },
  },

  draw: {
    reveals: ['own.drawn', 'open.tableaux'],
    run(s, t, cx) {
      drawFor(s, t, cx);
    },
  },

  keep: {
    rule: 'R5.5',
    shows: ['open.tableaux', 'open.discard'],
    options: (s, { seat }) => keepOptions(s.own[seat].drawn),
    why: (s, t, choice) => whyNotKeep(s, t, choice),
    apply(s, t, { keep }, cx) {
      keepOf(s, t, keep, cx);
    },
  },

  passHands: {
    reveals: ['own.hand'],
    run(s, _t, cx) {
      const { open, own } = s;
      const isLast = own[0].hand.length === 0;
      if (isLast) {
        open.passes = 0;
        for (const one of own) one.seen = [];
      } else {
        passOn(s); // R6.1
        cx.emit({ e: 'passed', direction: roundOf(open).direction, count: own[0].hand.length });
      }
      open.starter = placesOn(open, open.starter, isLast ? rowFor(own.length).lastPass : 1); // R6.2, R6.4, Q9, Q26
      cx.emit({ e: 'starts', seat: open.starter });
    },
  },

  scenarioEnd: {
    run(s, _t, cx) {
      cx.next(...scenarioTasks(s, cx)); // R7.4–R7.6, Q37
    },
  },

  dismiss: {
    rule: 'R7.6',
    tries: true,
    options(s, { seat }) {
      const { citizens, workers } = s.open.tableaux[seat];
      return [
        ...citizens.map((card) => ({ from: 'citizen' as const, card })),
        ...workers.map((card) => ({ from: 'worker' as const, card })),
      ];
    },
    why: (s, { seat }, choice) => whyNotDismiss(s, seat, choice),
    apply(s, { seat }, { from, card }, cx) {
      const tableau = s.open.tableaux[seat];
      remove(from === 'citizen' ? tableau.citizens : tableau.workers, card);
      s.open.discard.push(card);
      cx.emit({ e: 'dismissed', seat, card, from });
    },
  },

  chapterEnd: {
    run(s, _t, cx) {
      cx.next(...chapterTasks(s, cx)); // R7.3, Q37
    },
  },

  harbour: {
    rule: 'R7.3',
    tries: true,
    options: (s, { seat }) => [{ as: 'decline' }, ...shipsOf(s.open.tableaux[seat])],
    why: (s, { seat }, choice) => whyNotHarbour(s, seat, choice),
    apply(s, { seat }, choice, cx) {
      const { open } = s;
      const tableau = open.tableaux[seat];
      if (choice.as === 'decline') return cx.emit({ e: 'stayed', seat });
      if (choice.as === 'captain') {
        remove(tableau.citizens, choice.card);
        open.discard.push(choice.card); // R7.3.2
        cx.emit({ e: 'sailed', seat, card: choice.card, building: null });
      } else {
        tableau.buildings = tableau.buildings.filter(({ id }) => id !== choice.building);
        open.removed.push(choice.building); // R7.3.2, Q13
        cx.emit({ e: 'sailed', seat, card: null, building: choice.building });
      }
      cx.next({ do: 'draw', seat, count: DRAWN.harbour, as: 'worker', rule: 'R7.3' });
    },
  },

  endRound: {
    run({ open }, _t, cx) {
      cx.emit({ e: 'roundEnded', round: open.round, removed: open.display });
      open.removed.push(...open.display); // R7.7
      open.display = [];
      cx.next(open.round < ROUNDS.length ? { do: 'deal' } : { do: 'finish' });
    },
  },

  finish: {
    reveals: ['open.orders'],
    run(s, _t, cx) {
      for (const own of s.own) own.order ??= s.dark.orders.pop()!;
      s.open.orders = s.own.map(({ order }) => order!); // R8.5
      cx.emit({ e: 'ended', orders: s.open.orders.slice() });
    },
  },
};
