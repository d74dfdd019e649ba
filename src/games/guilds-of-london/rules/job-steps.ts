// The steps that special actions and rewards are made of (R6, R8).
import type { Steps } from '../../../kernel/types.ts';
import { PAWNS } from '../data/amounts.ts';
import { tokenOf } from '../data/kinds.ts';
import type { Choices, GuildsTask, Happened, S } from '../types.ts';
import { cycleTasks } from './act.ts';
import { choicesOf, discard, drawCards, salvage, steal } from './cards.ts';
import { placeOf } from './city.ts';
import { beadleTargets, gains, gainTasks, titheable, tokenTiles } from './jobs.ts';
import { drawMayors, keepMayor } from './mayors.ts';
import {
  addVp,
  amountTasks,
  besideTile,
  bring,
  fetchTasks,
  ownTiles,
  rivalsOf,
  sendTo,
  shiftsOf,
  sourcesOf,
  targetsOf,
  walk,
} from './pawns.ts';
import { whyNotJob, whyNotMayor } from './why.ts';

type All = Steps<S, GuildsTask, Choices, Happened>;
type JobStep =
  | 'gain'
  | 'draw'
  | 'amount'
  | 'send'
  | 'fetch'
  | 'shift'
  | 'shipTile'
  | 'rival'
  | 'push'
  | 'seize'
  | 'tithe'
  | 'steal'
  | 'salvage'
  | 'cycle'
  | 'borrow'
  | 'swap'
  | 'swapWith'
  | 'resign'
  | 'beadle'
  | 'drawMayors'
  | 'keepMayor';
const ENOUGH = { as: 'enough' } as const;

export const jobSteps: Pick<All, JobStep> = {
  gain: {
    run(s, t, cx) {
      cx.next(...gainTasks(s, t, cx));
    },
  },

  draw: {
    reveals: ['own.hand'],
    run(s, { seat, count, rule }, cx) {
      drawCards(s, seat, count, rule, cx);
    },
  },

  amount: {
    rule: 'R1.10',
    options: (_s, { min, max }) => Array.from({ length: max - min + 1 }, (_, i) => ({ n: max - i })),
    why: whyNotJob,
    apply(s, { seat, from, to, rule }, { n }, cx) {
      walk(s, { seat, who: seat, from, to, count: n, rule }, cx);
    },
  },

  send: {
    rule: 'R6.6',
    tries: true,
    options: (s, t) => [...(t.may ? [ENOUGH] : []), ...targetsOf(s, t).map((to) => ({ to }))],
    why: whyNotJob,
    apply(s, t, choice, cx) {
      if ('to' in choice) sendTo(s, t, choice.to, cx);
    },
  },

  fetch: {
    rule: 'R6.6',
    tries: true,
    options: (s, t) => [...sourcesOf(s.open, t).map((from) => ({ from })), ...(t.may ? [ENOUGH] : [])],
    why: whyNotJob,
    apply(s, t, choice, cx) {
      if ('as' in choice) return;
      const at = bring(s, t, choice.from, cx);
      cx.next(...fetchTasks(s, { ...t, left: t.left - 1, at, may: true }, cx));
    },
  },

  shift: {
    rule: 'R6.E10',
    tries: true,
    options: (s, { seat }) => shiftsOf(s.open, seat),
    why: whyNotJob,
    apply(s, { seat, rule }, { from, to }, cx) {
      cx.next(...amountTasks(s, { do: 'amount', seat, rule, from, to, min: 1, max: PAWNS.total }, cx));
    },
  },

  shipTile: {
    rule: 'R6.E18',
    tries: true,
    options: (s, { seat }) => ownTiles(s.open, seat).map((tile) => ({ tile })),
    why: whyNotJob,
    apply(s, { seat, rule }, { tile }, cx) {
      cx.next(
        ...amountTasks(s, { do: 'amount', seat, rule, from: tile, to: 'plantation', min: 1, max: PAWNS.total }, cx),
      );
    },
  },

  rival: {
    rule: 'R6.7',
    tries: true,
    options: (s, { seat, pushes }) => rivalsOf(s, seat, pushes),
    why: whyNotJob,
    apply(s, { seat, rule, pushes }, { tile, who }, cx) {
      if (!pushes) return walk(s, { seat, who, from: tile, to: 'hall', count: 1, rule }, cx); // R6.E11
      const [to, ...others] = besideTile(s.open, tile);
      if (others.length > 0) cx.next({ do: 'push', seat, rule, tile, who });
      else walk(s, { seat, who, from: tile, to, count: 1, rule }, cx);
    },
  },

  push: {
    rule: 'R6.E12',
    tries: true,
    options: (s, { tile }) => besideTile(s.open, tile).map((to) => ({ to })),
    why: whyNotJob,
    apply(s, { seat, rule, tile, who }, { to }, cx) {
      walk(s, { seat, who, from: tile, to, count: 1, rule }, cx);
    },
  },

  seize: {
    rule: 'R6.E21',
    options: ({ open }, { seat }) =>
      [...open.overseas.keys()].filter((who) => who !== seat && open.overseas[who] > 0).map((who) => ({ who })),
    why: whyNotJob,
    apply(s, { seat, rule }, { who }, cx) {
      walk(s, { seat, who, from: 'plantation', to: 'hall', count: 1, rule }, cx);
    },
  },

  tithe: {
    rule: 'R6.E28',
    options: (s, { seat }) => titheable(s, seat, s.own[seat].hand.length).map((who) => ({ who })),
    why: whyNotJob,
    apply(_s, { seat, rule }, { who }, cx) {
      cx.next({ do: 'steal', seat, rule, from: who });
    },
  },

  steal: {
    reveals: ['own.hand', 'own.knows'],
    run(s, { seat, from }, cx) {
      steal(s, seat, from, cx);
    },
  },

  salvage: {
    rule: 'R6.E26',
    options: (s, { look, take }) => choicesOf(s.open.discard.slice(-look), take).map((cards) => ({ cards })),
    why: whyNotJob,
    apply(s, { seat }, { cards }, cx) {
      salvage(s, seat, cards);
      cx.emit({ e: 'salvaged', seat, cards });
    },
  },

  cycle: {
    rule: 'R6.E29',
    shows: ['open.discard', 'own.hand', 'own.knows'],
    options(s, t) {
      const { hand, from } = s.own[t.seat];
      return [...(t.done > 0 ? [ENOUGH] : []), ...hand.slice(from).map((card) => ({ card }))];
    },
    why: whyNotJob,
    apply(s, t, choice, cx) {
      const { seat, rule, done, bonus } = t;
      if ('as' in choice) return cx.next({ do: 'draw', seat, rule, count: done + bonus });
      const own = s.own[seat];
      own.from = own.hand.indexOf(choice.card);
      discard(s, seat, choice.card);
      cx.emit({ e: 'cycled', seat, card: choice.card });
      cx.next(...cycleTasks(s, { ...t, done: done + 1 }));
    },
  },

  borrow: {
    rule: 'R6.E33',
    tries: true,
    options: (s, { seat }) => ownTiles(s.open, seat).map((tile) => ({ tile })),
    why: whyNotJob,
    apply(s, { seat, rule }, { tile }, cx) {
      const token = s.open.city.tokens[placeOf(s.open.city, tile)]!;
      const { vp, effects } = tokenOf(token);
      cx.emit({ e: 'borrowed', seat, tile, token });
      addVp(s, seat, vp, 'cards', rule, cx);
      cx.next(...gains(seat, effects));
    },
  },

  swap: {
    rule: 'R6.E34',
    tries: true,
    options: (s) =>
      tokenTiles(s)
        .slice(0, -1)
        .map((tile) => ({ tile })),
    why: whyNotJob,
    apply(_s, { seat, rule }, { tile }, cx) {
      cx.next({ do: 'swapWith', seat, rule, tile });
    },
  },

  swapWith: {
    rule: 'R6.E34',
    tries: true,
    options(s, { tile: first }) {
      const tiles = tokenTiles(s);
      return tiles.slice(tiles.indexOf(first) + 1).map((tile) => ({ tile }));
    },
    why: whyNotJob,
    apply(s, { seat, tile: first }, { tile: second }, cx) {
      const { city } = s.open;
      const [a, b] = [placeOf(city, first), placeOf(city, second)];
      const token = city.tokens[a];
      city.tokens[a] = city.tokens[b];
      city.tokens[b] = token;
      cx.emit({ e: 'swapped', seat, tiles: [first, second] });
    },
  },

  resign: {
    rule: 'R6.E35',
    tries: true,
    options: ({ open: { city } }, { seat }) =>
      [...city.masters.keys()]
        .filter((place) => city.masters[place] === seat)
        .map((place) => ({ tile: city.tiles[place]! })),
    why: whyNotJob,
    apply(s, { seat, rule, vp }, { tile }, cx) {
      s.open.city.masters[placeOf(s.open.city, tile)] = -1; // Q24
      s.open.hall[seat]++;
      cx.emit({ e: 'resigned', seat, tile });
      addVp(s, seat, vp, 'cards', rule, cx);
    },
  },

  beadle: {
    rule: 'R6.E14',
    tries: true,
    options: (s, { may }) => [...(may ? [{ as: 'stays' as const }] : []), ...beadleTargets(s).map((to) => ({ to }))],
    why: whyNotJob,
    apply(s, { seat, rule, follow }, choice, cx) {
      if ('as' in choice) return;
      s.open.beadle = choice.to;
      cx.emit({ e: 'beadle', seat, to: choice.to, rule });
      const fetch = { do: 'fetch' as const, seat, rule, to: choice.to, left: follow, at: -1, may: true };
      cx.next(...fetchTasks(s, fetch, cx));
    },
  },

  drawMayors: {
    reveals: ['own.offered', 'own.mayors'],
    run(s, { seat, count, rule }, cx) {
      cx.next(...drawMayors(s, seat, count, rule, cx));
    },
  },

  keepMayor: {
    rule: 'R8.8',
    options: (s, { seat }) => s.own[seat].offered.map((mayor) => ({ mayor })),
    why: (s, { seat, rule }, choice) => whyNotMayor(s, seat, rule, choice),
    apply(s, { seat, rule }, { mayor }, cx) {
      keepMayor(s, seat, mayor, rule, cx);
    },
  },
};
