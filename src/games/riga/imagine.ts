// Worlds that fit what a viewer knows (dossier section 8).
import type { Chance, Veiled, ViewOf } from '../../kernel/types.ts';
import { allGoods, type BuildingId, CITY_IDS, type Counts, countsOf, GOOD_IDS, type GoodId } from './data/kinds.ts';
import { byHand } from './rules/cards.ts';
import { handLimit } from './rules/counts.ts';
import { billOf } from './rules/pay.ts';
import { clone, emptyHand } from './setup.ts';
import type { Dark, Hand, Open, Own, RigaTask, S } from './types.ts';

/** What is open, what everybody saw go into a hand and the viewer's own cards stay; all the rest is dealt again. */
export function imagine(view: ViewOf<S>, chance: Chance): { open: Open; own: Own[]; dark: Dark } {
  const { seat: viewer, todo, lanes } = view;
  const mine = viewer === null ? null : (view.own[viewer] as Own);
  const { hands, pile } = dealGoods(view, mine, chance);
  const buildings = hiddenBuildings(view, mine, chance);
  const isBegun = !todo.some((t) => t.do === 'begin' || t.do === 'offer' || t.do === 'bury');
  const own = view.own.map((veiled, seat): Own => {
    if (seat === viewer) return clone.own(mine!);
    const seen = view.open.seen[seat];
    const unseen = buildings.splice(0, (veiled as Veiled).buildings - seen.buildings.length);
    const one: Own = {
      goods: hands[seat],
      buildings: [...seen.buildings, ...unseen].sort(byHand),
      giving: emptyHand(),
      buried: isBegun ? buildings.pop()! : null,
    };
    if (lanes[seat] !== true) one.giving = imagineGiving(view, one, seat, chance);
    return one;
  });
  return { open: clone.open(view.open), own, dark: { goods: pile, buildings } };
}

interface Dealt {
  readonly hands: GoodId[][];
  readonly pile: GoodId[];
}
const TRIES = 8;

/** Whoever is paying can pay: a world in which that is not so does not fit. */
function dealGoods(view: ViewOf<S>, mine: Own | null, chance: Chance): Dealt {
  const bill = view.todo.at(-1);
  const isOpen = bill?.do === 'pay' && bill.seat !== view.seat;
  for (let i = 0; i < TRIES; i++) {
    const dealt = deal(view, hiddenGoods(view, mine, chance), null, []);
    if (!isOpen || canGoOn(view, bill, dealt.hands[bill.seat])) return dealt;
  }
  return dealToPay(view, bill as Bill, hiddenGoods(view, mine, chance));
}

/** Deals the hidden goods: the pile, then the hands; one seat may have got its part already. */
function deal(
  { open, own, dark, seat: viewer }: ViewOf<S>,
  hidden: GoodId[],
  payer: number | null,
  got: readonly GoodId[],
): Dealt {
  const pile = takePile(open.mixed, dark.goods, hidden);
  const hands = own.map((veiled, seat) => {
    if (seat === viewer) return [];
    const known = open.seen[seat].goods;
    const unseen = seat === payer ? got : hidden.splice(0, (veiled as Veiled).goods - known.length);
    return [...known, ...unseen].sort(byHand);
  });
  return { hands, pile };
}

type Bill = Extract<RigaTask, { do: 'pay' }>;
const canGoOn = ({ open }: ViewOf<S>, { seat, owed, from }: Bill, goods: readonly GoodId[]): boolean => {
  const { order, worth, counts, money } = billOf(open, seat, goods, open.site!.building, false);
  const rest = order.slice(from).reduce<number>((sum, good) => sum + worth[good] * counts[good], 0);
  return rest + money.coins + money.stored >= owed;
};

/** Where luck does not find it: the best goods that the payer can have, and the rest as it comes. */
function dealToPay(view: ViewOf<S>, { seat, from }: Bill, hidden: GoodId[]): Dealt {
  const { open, own, dark } = view;
  const { order, worth } = billOf(open, seat, [], open.site!.building, false);
  const use = order.slice(from);
  const byUse = (a: GoodId, b: GoodId) => (use.includes(b) ? worth[b] : 0) - (use.includes(a) ? worth[a] : 0);
  const count = (own[seat] as Veiled).goods - open.seen[seat].goods.length;
  // Goods that cannot be in the pile are in hands; what the other hands have no room for, the payer has.
  const left = open.mixed.slice();
  const inHands = hidden.filter((good) => left[good]-- <= 0).sort(byUse);
  const others = hidden.length - dark.goods - count;
  const got = inHands.slice(0, Math.max(0, inHands.length - others));
  const rest = hidden.slice();
  for (const good of got) rest.splice(rest.indexOf(good), 1);
  const best = rest.toSorted(byUse).slice(0, count - got.length);
  for (const good of best) rest.splice(rest.indexOf(good), 1);
  return deal(view, rest, seat, [...got, ...best]);
}

/** The goods that the viewer cannot place, in random order. */
function hiddenGoods({ open, seat: viewer }: ViewOf<S>, mine: Own | null, chance: Chance): GoodId[] {
  const left = countsOf(allGoods());
  const place = (goods: readonly GoodId[]) => {
    for (const good of goods) left[good]--;
  };
  for (const row of open.rows) if (row !== null) place(row.goods);
  if (open.site !== null) place(open.site.goods);
  for (const [seat, { goods }] of open.seen.entries()) place(seat === viewer ? mine!.goods : goods);
  for (const good of GOOD_IDS) left[good] -= open.discard[good];
  const goods = fill(left);
  chance.shuffle('goods', goods);
  return goods;
}
export const fill = (counts: Counts): GoodId[] =>
  GOOD_IDS.flatMap((good) => new Array<GoodId>(counts[good]).fill(good));

/** R3.3 The pile holds only what was last shuffled into it and not turned up since; the rest is in somebody's hand. */
function takePile(mixed: Counts, size: number, hidden: GoodId[]): GoodId[] {
  const left = mixed.slice();
  const pile: GoodId[] = [];
  for (let i = hidden.length - 1; i >= 0 && pile.length < size; i--)
    if (left[hidden[i]]-- > 0) pile.push(...hidden.splice(i, 1));
  return pile;
}

function hiddenBuildings({ open, seat: viewer }: ViewOf<S>, mine: Own | null, chance: Chance): BuildingId[] {
  const placed = new Set<BuildingId | null | undefined>([...open.market.old, ...open.market.new, ...open.ruins]);
  placed.add(open.site?.building);
  for (const { buildings } of open.towns) for (const id of buildings) placed.add(id);
  for (const [seat, { buildings }] of open.seen.entries())
    for (const id of seat === viewer ? mine!.buildings : buildings) placed.add(id);
  placed.add(mine?.buried);
  const buildings = CITY_IDS.filter((id) => !placed.has(id));
  chance.shuffle('buildings', buildings);
  return buildings;
}

/** What another seat has decided to give up while all decide (R1.4, R8.1). */
function imagineGiving({ todo, open }: ViewOf<S>, own: Own, seat: number, chance: Chance): Hand {
  const giving = emptyHand();
  if (todo.some((t) => t.do === 'bury')) giving.buildings.push(own.buildings[chance.random('giving', 2)]);
  if (!todo.some((t) => t.do === 'putAway')) return giving;
  const surplus = own.goods.length + own.buildings.length - handLimit(open.towns[seat]);
  const rest: Hand = { goods: own.goods.slice(), buildings: own.buildings.slice() };
  for (let i = 0; i < surplus; i++) {
    const at = chance.random('giving', rest.goods.length + rest.buildings.length);
    if (at < rest.goods.length) giving.goods.push(...rest.goods.splice(at, 1));
    else giving.buildings.push(...rest.buildings.splice(at - rest.goods.length, 1));
  }
  return giving;
}
