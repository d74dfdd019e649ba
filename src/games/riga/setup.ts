import type { Chance } from '../../kernel/types.ts';
import { GOODS } from './data/goods.ts';
import { allGoods, buildingOf, CITY_IDS, countsOf, GOOD_IDS } from './data/kinds.ts';
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
  const buildings = CITY_IDS.slice(); // Q20
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
