import type { Chance, Veiled, ViewOf } from '../../kernel/types.ts';
import { GOODS } from './data/goods.ts';
import {
  allGoods,
  type BuildingId,
  buildingOf,
  CITY_IDS,
  type Counts,
  countsOf,
  GOOD_IDS,
  type GoodId,
} from './data/kinds.ts';
import { byHand } from './rules/cards.ts';
import { handLimit } from './rules/counts.ts';
import { modulesOf } from './rules/modules.ts';
import type { Dark, Hand, Open, Options, Own, S, Town } from './types.ts';

const emptyTown = (): Town => ({
  buildings: [],
  reserve: [],
  coins: [],
  stored: 0,
  harboursUsed: 0,
  tavernsUsed: 0,
  covered: [],
});
export const emptyHand = (): Hand => ({ goods: [], buildings: [] });
export const emptyOwn = (): Own => ({ goods: [], buildings: [], giving: emptyHand(), buried: null });

/** A table with nothing laid out yet. */
export const bareTable = (seats: number): Open => ({
  year: 0,
  season: 'spring',
  starter: 0,
  active: null,
  built: 0,
  rows: [],
  market: { old: [], new: [] },
  site: null,
  towns: Array.from({ length: seats }, emptyTown),
  discard: [0, 0, 0, 0],
  ruins: [],
  seen: Array.from({ length: seats }, emptyHand),
  mixed: countsOf(allGoods()),
  masters: [],
  tracks: [],
});

/** R1 Each pile from a stream of its own. */
export function setup(seats: number, options: Options, chance: Chance): { open: Open; own: Own[]; dark: Dark } {
  const open = bareTable(seats);
  open.starter = chance.random('first player', seats); // R1.1
  const goods = allGoods();
  chance.shuffle('goods', goods); // R1.2
  const buildings = CITY_IDS.slice();
  chance.shuffle('buildings', buildings);
  for (const module of modulesOf(options)) module.setUp?.(open, options, chance); // R1.5, R1.7
  return { open, own: Array.from({ length: seats }, emptyOwn), dark: { goods, buildings } };
}

const cloneHand = ({ goods, buildings }: Hand): Hand => ({ goods: goods.slice(), buildings: buildings.slice() });
const cloneTown = (t: Town): Town => ({
  buildings: t.buildings.slice(),
  reserve: t.reserve.slice(),
  coins: t.coins.slice(),
  stored: t.stored,
  harboursUsed: t.harboursUsed,
  tavernsUsed: t.tavernsUsed,
  covered: t.covered.slice(),
});
/** Rows, site, tiles and tracks are never changed, only replaced. */
export const clone = {
  open: (o: Open): Open => ({
    year: o.year,
    season: o.season,
    starter: o.starter,
    active: o.active,
    built: o.built,
    rows: o.rows.slice(),
    market: { old: o.market.old.slice(), new: o.market.new.slice() },
    site: o.site,
    towns: o.towns.map(cloneTown),
    discard: o.discard.slice(),
    ruins: o.ruins.slice(),
    seen: o.seen.map(cloneHand),
    mixed: o.mixed.slice(),
    masters: o.masters.slice(),
    tracks: o.tracks.slice(),
  }),
  own: (o: Own): Own => ({
    goods: o.goods.slice(),
    buildings: o.buildings.slice(),
    giving: cloneHand(o.giving),
    buried: o.buried,
  }),
  dark: (d: Dark): Dark => ({ goods: d.goods.slice(), buildings: d.buildings.slice() }),
};

/** Section 8: what lies open, what all have seen go into a hand and the own cards stay; all the rest is dealt anew. */
export function imagine(view: ViewOf<S>, chance: Chance): { open: Open; own: Own[]; dark: Dark } {
  const { seat: viewer, todo, lanes } = view;
  const mine = viewer === null ? null : (view.own[viewer] as Own);
  const goods = hiddenGoods(view, mine, chance);
  const buildings = hiddenBuildings(view, mine, chance);
  const pile = takePile(view, goods);
  const isBegun = !todo.some((t) => t.do === 'begin' || t.do === 'offer' || t.do === 'bury');
  const hasDecided = (seat: number) => lanes[seat] !== true;
  const own = view.own.map((veiled, seat): Own => {
    if (seat === viewer) return clone.own(mine!);
    const sizes = veiled as Veiled;
    const seen = view.open.seen[seat];
    const one: Own = {
      goods: [...seen.goods, ...goods.splice(0, sizes.goods - seen.goods.length)].sort(byHand),
      buildings: [...seen.buildings, ...buildings.splice(0, sizes.buildings - seen.buildings.length)].sort(byHand),
      giving: emptyHand(),
      buried: isBegun ? buildings.pop()! : null,
    };
    if (hasDecided(seat)) one.giving = imagineGiving(view, one, seat, chance);
    return one;
  });
  return { open: clone.open(view.open), own, dark: { goods: pile, buildings } };
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
function takePile({ open, dark }: ViewOf<S>, hidden: GoodId[]): GoodId[] {
  const left = open.mixed.slice();
  const pile: GoodId[] = [];
  for (let i = hidden.length - 1; i >= 0 && pile.length < dark.goods; i--)
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
  const rest = cloneHand(own);
  for (let i = 0; i < surplus; i++) {
    const at = chance.random('giving', rest.goods.length + rest.buildings.length);
    if (at < rest.goods.length) giving.goods.push(...rest.goods.splice(at, 1));
    else giving.buildings.push(...rest.buildings.splice(at - rest.goods.length, 1));
  }
  return giving;
}

/** Every good, building and tile, wherever it is; goods of a kind are alike and are numbered as they are found. */
export function pieces({ open, own, dark }: S): string[] {
  const goods = open.discard.slice();
  for (const good of dark.goods) goods[good]++;
  for (const row of open.rows) for (const good of row?.goods ?? []) goods[good]++;
  for (const good of open.site?.goods ?? []) goods[good]++;
  const buildings = [...dark.buildings, ...open.market.old, ...open.market.new, ...open.ruins];
  if (open.site !== null && CITY_IDS.includes(open.site.building)) buildings.push(open.site.building);
  const ofRiga: string[] = [];
  for (const [seat, { goods: held, buildings: hand, buried }] of own.entries()) {
    for (const good of held) goods[good]++;
    buildings.push(...hand, ...(buried === null ? [] : [buried]));
    const { buildings: erected, reserve } = open.towns[seat];
    const here = open.active === seat && open.site !== null ? [open.site.building] : [];
    for (const id of [...erected, ...reserve, ...here]) {
      if (!CITY_IDS.includes(id)) ofRiga.push(`${buildingOf(id).code} ${seat + 1}`);
      else if (erected.includes(id)) buildings.push(id);
    }
  }
  return [
    ...GOOD_IDS.flatMap((good) => Array.from({ length: goods[good] }, (_, i) => `${GOODS[good]}-${i + 1}`)),
    ...buildings.map((id) => buildingOf(id).code),
    ...ofRiga,
    ...open.masters.map(({ tile }) => `gm-${tile}`),
  ];
}
