// A small card game that only the tests know: sealed picks in lanes with follow-ups, a lane of any length (`muse`), hands
// that are passed on, a reveal, a nested choice that draws. It has what Baselland lacks, so that the kernel is tested with it.
import type { Chance, Game, GameEvent, State, Steps, ViewOf } from '../../src/kernel/types.ts';

interface Open {
  round: number;
  tables: number[][];
  crowns: number[];
  bids: (number | null)[];
}
interface Own {
  hand: number[];
  picked: number | null;
  bid: number;
  /** How often the seat has thought about it: nobody else's business. */
  mused: number;
}
interface Dark {
  deck: number[];
}
export type DraftTask =
  | { readonly do: 'deal' }
  | { readonly do: 'trick' }
  | { readonly do: 'muse'; readonly seat: number }
  | { readonly do: 'pick'; readonly seat: number }
  | { readonly do: 'bid'; readonly seat: number }
  | { readonly do: 'seal'; readonly seat: number }
  | { readonly do: 'turnUp' }
  | { readonly do: 'crown'; readonly seat: number }
  | { readonly do: 'draw'; readonly seat: number }
  | { readonly do: 'pass' };
interface Choices {
  muse: 'more' | 'enough';
  pick: number;
  bid: number;
  crown: 'draw' | 'keep';
}
type Happened = GameEvent &
  (
    | { readonly e: 'mused'; readonly seat: number }
    | { readonly e: 'picked'; readonly seat: number; readonly card?: number }
    | { readonly e: 'turnedUp'; readonly cards: readonly number[] }
    | { readonly e: 'drew'; readonly seat: number; readonly card?: number }
  );
type Opts = { readonly hand: 3 | 4; readonly muse: boolean };
export type DraftState = State<DraftTask, Open, Own, Dark, Opts>;

const CARDS = Array.from({ length: 24 }, (_, i) => i + 1);

const steps: Steps<DraftState, DraftTask, Choices, Happened> = {
  deal: {
    reveals: ['own.hand'],
    run(s, _t, cx) {
      for (const own of s.own) own.hand.push(...s.dark.deck.splice(-s.settings.hand));
      cx.next({ do: 'trick' });
    },
  },
  trick: {
    run(s, _t, cx) {
      if (s.own[0].hand.length === 0) return;
      s.open.round++;
      cx.next({ do: 'turnUp' }, { do: 'pass' }, { do: 'trick' });
      cx.fork((seat) => [
        ...(s.settings.muse ? [{ do: 'muse', seat } as const] : []),
        { do: 'pick', seat },
        { do: 'bid', seat },
        { do: 'seal', seat },
      ]);
    },
  },
  muse: {
    rule: 'T4',
    options: (s, t) => (s.own[t.seat].mused < 3 ? ['more', 'enough'] : ['enough']),
    apply(s, t, choice, cx) {
      if (choice === 'enough') return;
      s.own[t.seat].mused++;
      cx.emitTo(t.seat, { e: 'mused', seat: t.seat });
      cx.next(t);
    },
  },
  pick: {
    rule: 'T1',
    options: (s, t) => s.own[t.seat].hand.slice(),
    why: (_s, _t, choice) =>
      typeof choice === 'number' ? { rule: 'T1', why: 'notInHand', facts: { card: choice } } : null,
    apply(s, t, card, cx) {
      const own = s.own[t.seat];
      own.picked = card;
      cx.emitTo(t.seat, { e: 'picked', seat: t.seat, card });
    },
  },
  bid: {
    rule: 'T2',
    options: () => [0, 1],
    apply(s, t, bid) {
      s.own[t.seat].bid = bid;
    },
  },
  seal: {
    shows: ['open.bids'],
    run(s, t) {
      s.open.bids[t.seat] = s.own[t.seat].bid;
    },
  },
  turnUp: {
    reveals: ['open.tables', 'open.crowns'],
    run(s, _t, cx) {
      const cards = s.own.map((own) => own.picked!);
      const best = cards.indexOf(Math.max(...cards));
      s.own.forEach((own, seat) => {
        own.hand.splice(own.hand.indexOf(own.picked!), 1);
        s.open.tables[seat].push(own.picked!);
        s.open.bids[seat] = null;
        own.picked = null;
        own.mused = 0;
      });
      s.open.crowns[best] += s.own[best].bid;
      cx.emit({ e: 'turnedUp', cards });
      cx.next({ do: 'crown', seat: best });
    },
  },
  crown: {
    rule: 'T3',
    options: (s) => (s.open.round === 1 ? ['draw', 'keep'] : ['keep']),
    apply(s, t, choice, cx) {
      if (choice === 'keep') s.open.crowns[t.seat]++;
      else cx.next({ do: 'draw', seat: t.seat });
    },
  },
  draw: {
    reveals: ['own.hand'],
    run(s, t, cx) {
      const card = s.dark.deck.pop()!;
      s.own[t.seat].hand.push(card);
      cx.emitTo(t.seat, { e: 'drew', seat: t.seat, card }, { e: 'drew', seat: t.seat });
      for (const [other, own] of s.own.entries()) if (other !== t.seat) own.hand.push(s.dark.deck.pop()!);
    },
  },
  pass: {
    reveals: ['own.hand'],
    run(s) {
      const hands = s.own.map((own) => own.hand);
      s.own.forEach((own, seat) => {
        own.hand = hands[(seat + 1) % hands.length];
      });
    },
  },
};

export const draft: Game<DraftState, DraftTask, Choices, Happened> = {
  id: 'draft',
  version: 1,
  edition: { id: 'toy', data: CARDS },
  seats: { min: 2, max: 4 },
  settings: {
    hand: { values: [3, 4], default: 3, rule: 'T1' },
    muse: { values: [false, true], default: false, rule: 'T4' },
  },
  presets: {},
  sizes: ['own.hand', 'dark.deck'],
  first: { do: 'deal' },
  steps,
  setup(seats, _settings, chance) {
    const deck = CARDS.slice();
    chance.shuffle('deck', deck);
    const each = <X>(make: () => X) => Array.from({ length: seats }, make);
    return {
      open: { round: 0, tables: each(() => []), crowns: each(() => 0), bids: each(() => null) },
      own: each(() => ({ hand: [], picked: null, bid: 0, mused: 0 })),
      dark: { deck },
    };
  },
  clone: {
    open: (o) => ({ ...o, tables: o.tables.map((t) => t.slice()), crowns: o.crowns.slice(), bids: o.bids.slice() }),
    own: (o) => ({ ...o, hand: o.hand.slice() }),
    dark: (d) => ({ deck: d.deck.slice() }),
  },
  imagine(view: ViewOf<DraftState>, chance: Chance) {
    const mine = view.seat === null ? null : (view.own[view.seat] as Own);
    const known = new Set([...view.open.tables.flat(), ...(mine?.hand ?? [])]);
    const hidden = CARDS.filter((card) => !known.has(card));
    chance.shuffle('hidden', hidden);
    const own = view.own.map((seen, seat): Own => {
      if (seat === view.seat && mine) return { ...mine, hand: mine.hand.slice() };
      const hand = hidden.splice(0, (seen as { hand: number }).hand);
      const sealed = view.lanes.length > 0 ? view.lanes[seat] === false : view.todo.some((t) => t.do === 'turnUp');
      const mused = sealed && view.settings.muse ? chance.random('mused', 4) : 0;
      return { hand, picked: sealed ? hand[0] : null, bid: view.open.bids[seat] ?? 0, mused };
    });
    return { open: draft.clone.open(view.open), own, dark: { deck: hidden } };
  },
  score: (s, seat) => [
    {
      rule: 'T1',
      label: 'cards',
      points: s.open.tables[seat].reduce((a, b) => a + b, 0),
      of: s.open.tables[seat].map(String),
    },
    { rule: 'T3', label: 'crowns', points: 5 * s.open.crowns[seat] },
  ],
  tieBreak: (s, seat) => [{ rule: 'T4', label: 'crowns', points: s.open.crowns[seat] }],
  pieces: (s) => [...s.dark.deck, ...s.own.flatMap((own) => own.hand), ...s.open.tables.flat()].map(String),
  notation: {
    write: (task, choice) => `${task.do} ${choice}`,
    read(task, text) {
      const [what, value] = text.split(' ');
      if (what !== task.do || value === undefined) return undefined;
      return task.do === 'crown' || task.do === 'muse' ? value : Number(value);
    },
  },
};
