// start: goods turned up, two buildings offered, all keep one. year: spring lays out rows and buildings, summer one turn
// each, autumn one turn each in reverse order, winter all discard down to the hand limit. turn: take a row (the Victual
// Brothers may want an answer) or a building, draw, then build and pay up to three times. After the last winter: the end.
import type { Steps } from '../../../kernel/types.ts';
import { buildingOf, yearsFor } from '../data/kinds.ts';
import { PARAMETERS } from '../data/parameters.ts';
import type { Choices, Happened, RigaTask, S } from '../types.ts';
import { answers } from './brothers.ts';
import { drawGoods, gainGoods, layRows, putAway, remove, turnUp } from './cards.ts';
import { storeOptions } from './mayors.ts';
import { modulesOf } from './modules.ts';
import { roomForChange } from './pay.ts';
import {
  answer,
  buildOptions,
  erect,
  fullOffices,
  openSite,
  optionsOfBill,
  payNext,
  takeBuilding,
  takeOptions,
  takeRow,
} from './turn.ts';
import { whyNotAnswer, whyNotBuild, whyNotDiscard, whyNotKeep, whyNotPay, whyNotStore, whyNotTake } from './why.ts';
import { discardOptions, giveUp, surplusOf } from './winter.ts';

/** R2.2 All seats clockwise, the start player first. */
const turnOrder = ({ open }: S): number[] => open.towns.map((_, i) => (open.starter + i) % open.towns.length);
const turns = (order: readonly number[]): RigaTask[] => order.map((seat) => ({ do: 'turn', seat }));

export const steps: Steps<S, RigaTask, Choices, Happened> = {
  begin: {
    reveals: ['own.goods', 'open.seen', 'open.mixed', 'dark.goods'],
    run(s, _t, cx) {
      const { open } = s;
      cx.emit({ e: 'began', first: open.starter, years: yearsFor(s.own.length) });
      if (open.masters.length > 0) cx.emit({ e: 'tiles', masters: open.masters.slice() });
      for (const seat of turnOrder(s)) {
        const goods = turnUp(s, PARAMETERS.startGoodsMinValue, cx); // R1.3 Q18
        gainGoods(s, seat, goods);
        cx.emit({ e: 'goodsDealt', seat, goods });
      }
      cx.next({ do: 'offer' });
    },
  },

  offer: {
    reveals: ['own.buildings'],
    run(s, _t, cx) {
      for (const seat of turnOrder(s)) {
        const buildings = s.dark.buildings.splice(-PARAMETERS.startBuildingsDrawn); // R1.4
        s.own[seat].buildings = buildings.sort((a, b) => a - b);
        const told = { e: 'offered' as const, seat, count: buildings.length };
        cx.emitTo(seat, { ...told, buildings: buildings.slice() }, told);
      }
      cx.next({ do: 'bury' }, { do: 'spring' });
      cx.fork((seat) => [{ do: 'keep', seat }]);
    },
  },

  keep: {
    rule: 'R1.4',
    options: (s, { seat }) =>
      s.own[seat].buildings
        .map((building) => ({ building, ...buildingOf(building) }))
        .sort((a, b) => b.vp - a.vp || a.cost - b.cost)
        .map(({ building }) => ({ building })),
    why: (s, { seat }, choice) => whyNotKeep(s, seat, choice),
    apply(s, { seat }, { building }) {
      const { giving, buildings } = s.own[seat];
      giving.buildings = buildings.filter((one) => one !== building);
    },
  },

  bury: {
    run(s, _t, cx) {
      for (const [seat, own] of s.own.entries()) {
        const buried = own.giving.buildings.pop()!;
        remove(own.buildings, buried);
        own.buried = buried;
        cx.emitTo(seat, { e: 'kept', seat, building: own.buildings[0], buried });
      }
    },
  },

  spring: {
    reveals: ['open.rows', 'open.mixed', 'open.discard', 'dark.goods'],
    run(s, _t, cx) {
      const { open } = s;
      open.year++;
      open.season = 'spring';
      cx.emit({ e: 'year', year: open.year, years: yearsFor(s.own.length), first: open.starter });
      layRows(s, cx);
      for (const town of open.towns) {
        town.coins = fullOffices(town); // R3.6
        town.harboursUsed = 0;
        town.tavernsUsed = 0;
      }
      for (const module of modulesOf(s.settings)) module.rowsLaid?.(open); // R3.7
      cx.emit({ e: 'rows', rows: open.rows.flatMap((row) => row ?? []) });
      cx.next({ do: 'showBuildings' }, { do: 'summer' }, { do: 'autumn' }, { do: 'winter' }); // R2.1
    },
  },

  showBuildings: {
    reveals: ['open.market'],
    run({ open, dark, own }, _t, cx) {
      const { market } = open;
      if (market.old.length > 0) cx.emit({ e: 'aged', gone: market.old });
      open.ruins.push(...market.old); // R3.4a
      const count = own.length + PARAMETERS.newBuildingsMinusPlayers; // R13.1, Q24
      open.market = { old: market.new, new: dark.buildings.splice(-count).reverse() }; // R3.4b, R3.4c
      cx.emit({ e: 'displayed', buildings: open.market.new.slice() });
    },
  },

  summer: {
    run(s, _t, cx) {
      s.open.season = 'summer';
      const order = turnOrder(s); // R2.2
      cx.emit({ e: 'season', season: 'summer', order });
      cx.next(...turns(order));
    },
  },

  autumn: {
    run(s, _t, cx) {
      s.open.season = 'autumn';
      const order = turnOrder(s).reverse(); // R2.3 Q21
      cx.emit({ e: 'season', season: 'autumn', order });
      cx.next(...turns(order));
    },
  },

  turn: {
    run(s, { seat }, cx) {
      s.open.active = seat;
      s.open.built = 0;
      if (takeOptions(s).length > 0)
        cx.next({ do: 'take', seat }, { do: 'build', seat }); // R4.3, R5.3
      else cx.next({ do: 'build', seat }); // R5.5
    },
  },

  take: {
    rule: 'R4.1',
    tries: true,
    options: takeOptions,
    why: (s, _t, choice) => whyNotTake(s, choice),
    apply(s, { seat }, choice, cx) {
      if (choice.as === 'row') cx.next(...takeRow(s, seat, choice.row, cx));
      else cx.next(...takeBuilding(s, seat, choice.building, cx));
    },
  },

  answer: {
    rule: 'R11.3',
    tries: true,
    options: ({ open }, { seat }) => answers(open, seat),
    why: (s, { seat }, choice) => whyNotAnswer(s, seat, choice),
    apply(s, { seat, row }, choice, cx) {
      cx.next(...answer(s, seat, row, choice, cx));
    },
  },

  draw: {
    reveals: ['own.goods'],
    run(s, { seat, count, rule }, cx) {
      const goods = drawGoods(s, seat, count, cx);
      const told = { e: 'drew' as const, seat, count: goods.length, rule };
      cx.emitTo(seat, { ...told, goods }, told);
    },
  },

  build: {
    rule: 'R4.2',
    shows: ['open.site', 'open.seen', 'open.towns', 'own.buildings', 'own.goods'],
    options: (s, { seat }) => buildOptions(s, seat),
    why: (s, { seat }, choice) => whyNotBuild(s, seat, choice),
    apply(s, { seat }, choice, cx) {
      if (choice.as === 'build') cx.next(openSite(s, seat, choice.building, cx));
    },
  },

  pay: {
    rule: 'R6.6',
    shows: ['open.site', 'open.seen', 'open.towns', 'own.goods'],
    options: (s, { seat, owed, from }) => optionsOfBill(s, seat, owed, from),
    why: (s, t, choice) => whyNotPay(s, t, choice),
    apply(s, { seat, owed }, choice, cx) {
      cx.next(payNext(s, seat, owed, choice, cx));
    },
  },

  store: {
    rule: 'R12.3',
    options: ({ open }, { seat, over }) => storeOptions(Math.min(over, roomForChange(open, seat))),
    why: (s, t, choice) => whyNotStore(s, t, choice),
    apply(_s, { seat, over }, { store }, cx) {
      cx.next({ do: 'erect', seat, over: over - store, kept: store });
    },
  },

  erect: {
    run(s, { seat, over, kept }, cx) {
      erect(s, seat, over, kept, cx);
      if (s.open.built < PARAMETERS.maxBuildsPerTurn) cx.next({ do: 'build', seat }); // R4.2, R4.5
    },
  },

  winter: {
    run(s, _t, cx) {
      s.open.season = 'winter';
      s.open.active = null; // R7.13 Q26
      s.open.built = 0;
      cx.emit({ e: 'season', season: 'winter', order: [] });
      const surplus = s.own.map((_, seat) => surplusOf(s, seat)); // R8.1, Q22
      const isLast = s.open.year === yearsFor(s.own.length);
      const then: RigaTask = isLast ? { do: 'finish' } : { do: 'passStart' }; // R8.4
      if (!surplus.some((left) => left > 0)) return cx.next(then);
      cx.next({ do: 'putAway' }, then);
      cx.fork((seat) => (surplus[seat] > 0 ? [{ do: 'discard', seat, left: surplus[seat], from: 0 }] : []));
    },
  },

  discard: {
    rule: 'R8.1',
    options: (s, { seat, left, from }) => discardOptions(s.own[seat], left, from),
    why: (s, t, choice) => whyNotDiscard(s, t, choice),
    apply(s, { seat, left }, choice, cx) {
      cx.next(...giveUp(s.own[seat], seat, left, choice));
    },
  },

  putAway: {
    reveals: ['open.discard', 'open.ruins', 'open.seen', 'own.goods', 'own.buildings'],
    run(s, _t, cx) {
      putAway(s, cx); // R8.2
    },
  },

  passStart: {
    run({ open }, _t, cx) {
      open.starter = (open.starter + 1) % open.towns.length; // R8.3
      cx.next({ do: 'spring' });
    },
  },

  finish: {
    reveals: ['open.seen'],
    run(s, _t, cx) {
      s.open.season = 'end';
      s.open.seen = s.own.map(({ goods, buildings }) => ({ goods: goods.slice(), buildings: buildings.slice() }));
      cx.emit({
        e: 'ended',
        hands: s.own.map(({ goods, buildings }) => ({ goods: goods.slice(), buildings: buildings.slice() })),
      });
    },
  },
};
