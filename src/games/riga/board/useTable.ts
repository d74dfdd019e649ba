// What all parts of the board share: what is offered, what is being looked at, and what a press does.
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { type Drag, useDrag } from '../../../parts/drag.ts';
import type { Place } from '../data/goods.ts';
import { type BuildingId, buildingOf, GOOD_IDS, type GoodId } from '../data/kinds.ts';
import type { TileId } from '../data/parameters.ts';
import { canPay } from '../rules/pay.ts';
import type { Own } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import { type Offers, type Option, offersOf, ownOf, type RigaBoardProps, taskOf, type V } from './model.ts';
import { cheapestRest, type Quote, quoteOf } from './preview.ts';

/** Something on the table that can be pointed at. */
export type Thing =
  | { readonly kind: 'row'; readonly row: number }
  | { readonly kind: 'building'; readonly building: BuildingId; readonly at: 'market' | 'hand' | 'town' | 'reserve' }
  | { readonly kind: 'good'; readonly good: GoodId };
/** Something to be seen large. */
export type Look =
  | Thing
  | { readonly kind: 'master'; readonly tile: TileId }
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'piles' };
export const same = (a: Thing | null, b: Thing | null): boolean => JSON.stringify(a) === JSON.stringify(b);

export interface Table {
  readonly props: RigaBoardProps;
  readonly words: BoardWords;
  readonly offers: Offers;
  readonly own: Own | null;
  /** Under the pointer, the focus, or a finger. */
  readonly pointed: Thing | null;
  point(thing: Thing | null): void;
  /** The building chosen to be erected. */
  readonly held: BuildingId | null;
  hold(building: BuildingId | null): void;
  /** What the building that is being thought of costs and how it can be paid. */
  readonly quote: Quote | null;
  /** How many of each good the cheapest payment takes, where it may be shown. */
  readonly marked: readonly number[];
  readonly lit: ReadonlySet<string>;
  /** Chooses, and lets the cheapest picks follow by themselves if asked to. */
  choose(option: Option): void;
  payCheaply(option: Option): void;
  /** The board ends the turn just now. */
  readonly isEnding: boolean;
  look(what: Look | null): void;
  /** What can be used is carried: from sea and market to the hand, from the hand to the shore. */
  readonly drag: Drag<Thing>;
  /** Whose houses stand on the shore. */
  readonly shown: number;
  /** null: my own again. */
  show(seat: number | null): void;
}

const Context = createContext<Table | null>(null);
export const TableContext = Context.Provider;
export function useTable(): Table {
  const table = useContext(Context);
  if (table === null) throw new Error('a part of the board outside the board');
  return table;
}

type Shared = Pick<Table, 'props' | 'payCheaply' | 'isEnding' | 'look'>;
const NO_MARKS: readonly number[] = [0, 0, 0, 0];

export function useShared({ props, payCheaply, isEnding, look }: Shared): Table {
  const { view, decision, help, choose } = props;
  const offers = useMemo(() => offersOf(decision), [decision]);
  const [pointed, setPointed] = useState<Thing | null>(null);
  const [chosen, hold] = useState<BuildingId | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with a new question, what was pointed at is old
  useEffect(() => setPointed(null), [decision]);
  const point = useCallback((thing: Thing | null) => setPointed((was) => (same(was, thing) ? was : thing)), []);
  const own = ownOf(view);
  const held = offers.step === 'build' && chosen !== null && offers.buildings.has(chosen) ? chosen : null;
  const thought = buildingThought(offers, pointed, held, view.open.site?.building ?? null);
  const quote = useMemo(() => {
    if (own === null || view.seat === null || thought === null || view.open.season === 'end') return null;
    return quoteOf(view, view.seat, own.goods, thought);
  }, [view, own, thought]);
  const marked = useMemo(() => {
    if (help !== 'full' || own === null || quote === null) return NO_MARKS;
    const pay = taskOf(decision, 'pay');
    const payment = pay === null ? quote.cheapest : cheapestRest(view, pay.seat, own.goods, pay.owed, pay.from);
    return GOOD_IDS.map((good) => payment?.goods.filter((one) => one === good).length ?? 0);
  }, [view, decision, help, own, quote]);
  const carriedTo = (thing: Thing, place: string): void => {
    if (thing.kind === 'good') return;
    const option = thing.kind === 'row' ? offers.rows.get(thing.row) : offers.buildings.get(thing.building);
    const isFromHand = thing.kind === 'building' && (thing.at === 'hand' || thing.at === 'reserve');
    if (option === undefined || (place === 'shore') !== isFromHand) return;
    // Carried to the shore it is built at once, if it can be paid: nothing is left to be said.
    const isPayable =
      isFromHand && offers.step === 'build' && canPay(view.open, view.seat!, own!.goods, thing.building);
    if (isPayable) payCheaply(option);
    else if (isFromHand && offers.step === 'build') hold(thing.building);
    else choose(option);
  };
  const lit = useMemo(() => new Set(props.lit), [props.lit]);
  const [shown, show] = useShown(view, decision, lit);
  const drag = useDrag<Thing>({
    take: () => look(null), // a finger that stayed and then goes on carries
    drop: (thing, at) => carriedTo(thing, at.drop),
  });
  return {
    props,
    words: props.words.board,
    offers,
    own,
    pointed,
    point,
    held,
    hold,
    quote,
    marked,
    lit,
    choose,
    payCheaply,
    isEnding,
    look,
    drag,
    shown,
    show,
  };
}

/** The own town; the one asked for, until something new is asked of me; while pieces are lit, the town where they stand. */
function useShown({ seat, open }: V, decision: object | null, lit: ReadonlySet<string>) {
  const [wanted, want] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is asked looks at his own town again
  useEffect(() => want(null), [decision]);
  const { towns, active } = open;
  const litTown = useMemo(() => {
    const codes = [...lit].filter((code) => !code.startsWith('gm-'));
    if (codes.length === 0) return -1;
    return towns.findIndex(({ buildings }) =>
      codes.every((code) => buildings.some((id) => buildingOf(id).code === code)),
    );
  }, [lit, towns]);
  const shown = litTown >= 0 ? litTown : (wanted ?? seat ?? active ?? 0);
  return [shown, want] as const;
}

/** The site while it is paid, else what is pointed at, else what is held. */
function buildingThought(offers: Offers, pointed: Thing | null, held: BuildingId | null, site: BuildingId | null) {
  if (offers.step === 'pay' || offers.step === 'store') return site;
  if (pointed?.kind === 'building' && pointed.at !== 'town') return pointed.building;
  return held;
}

/** A press by finger first shows what would happen; the second one does it. A mouse has shown it before. */
export function usePress(thing: Thing, act: (() => void) | null, isQuick: boolean) {
  const { pointed, point } = useTable();
  const pointer = useRef('');
  const isPointed = same(pointed, thing);
  return {
    onPointerDown: (e: { pointerType: string }) => {
      pointer.current = e.pointerType;
    },
    onPointerEnter: (e: { pointerType: string }) => {
      if (e.pointerType !== 'touch') point(thing);
    },
    onPointerLeave: (e: { pointerType: string }) => {
      if (e.pointerType !== 'touch') point(null);
    },
    press: () => {
      const isFirstTouch = pointer.current === 'touch' && !isPointed && !isQuick;
      pointer.current = '';
      if (isFirstTouch) point(thing);
      else act?.();
    },
  };
}
