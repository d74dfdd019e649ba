// Positions from a few facts, buildings by their codes, goods as letters: the worked examples begin with them, and so do
// tests of the rules.
import { CITIES, type City } from '../data/goods.ts';
import { allGoods, type BuildingId, countsOf, type GoodId, RIGA_IDS, readBuilding } from '../data/kinds.ts';
import type { TileId } from '../data/parameters.ts';
import { byHand } from '../rules/cards.ts';
import { countDoing } from '../rules/counts.ts';
import { emptyHand } from '../setup.ts';
import type { Master, Options, RigaTask, S, Season, Side } from '../types.ts';

/** Grain, wine, glass, cloth: the dossier's letters. */
export const LETTERS = 'GWLC';
export const goods = (letters: string): GoodId[] => [...letters].map((letter) => LETTERS.indexOf(letter) as GoodId);
export const letters = (list: readonly GoodId[]): string => list.map((good) => LETTERS[good]).join('');
export const b = (code: string): BuildingId => {
  const id = readBuilding(code);
  if (id === undefined) throw new Error(`no building ${code}`);
  return id;
};
export const bs = (codes: string): BuildingId[] => codes.split(' ').filter(Boolean).map(b);

export interface TownFacts {
  /** Goods in hand, as 'GGC', and buildings in hand; `drawn`: goods that the others have not seen. */
  readonly hand?: string;
  readonly drawn?: string;
  readonly cards?: string;
  /** Erected, in this order. */
  readonly bld?: string;
  /** On each Trading Office; full without it. */
  readonly coins?: readonly number[];
  readonly stored?: number;
  readonly covered?: string;
}
export interface SceneFacts {
  readonly settings?: Partial<Options>;
  readonly players?: number;
  readonly year?: number;
  readonly season?: Season;
  readonly starter?: number;
  readonly active?: number | null;
  readonly built?: number;
  readonly towns?: readonly TownFacts[];
  /** As 'GGC'; with a token 'GGC*'. */
  readonly rows?: readonly string[];
  readonly old?: string;
  readonly new?: string;
  readonly discard?: string;
  /** The top of the pile of goods, the first one drawn first; `only`: nothing lies beneath. */
  readonly draws?: string;
  readonly only?: boolean;
  /** The top of the pile of buildings, the first one drawn first. */
  readonly stack?: string;
  /** As 'max visby', with its owner; null: in the supply; 'contested'. */
  readonly masters?: Readonly<Record<string, number | null | 'contested'>>;
  readonly tracks?: Partial<Record<City, { readonly spaces: readonly number[]; readonly mayor: number | null }>>;
  readonly todo?: readonly RigaTask[];
}

/** The base game alone, unless the facts say otherwise. */
export const ALONE: Options = { RG: false, GM: false, VB: false, BM: false };

/** Makes the position out of a game just set up. What no fact names stays in its pile, shuffled as it was. */
export function setScene(s: S, facts: SceneFacts): void {
  const { open, own, dark } = s;
  open.year = facts.year ?? 1;
  open.season = facts.season ?? 'summer';
  open.starter = facts.starter ?? 0;
  open.active = facts.active === undefined ? 0 : facts.active;
  open.built = facts.built ?? 0;
  open.rows = (facts.rows ?? []).map((row) => ({ goods: goods(row.replace('*', '')), token: row.includes('*') }));
  open.market = { old: bs(facts.old ?? ''), new: bs(facts.new ?? '') };
  open.discard = countsOf(goods(facts.discard ?? ''));
  open.masters = Object.entries(facts.masters ?? {}).map(([name, owner]): Master => {
    const [side, tile] = name.split(' ') as [Side, TileId];
    return { tile, side, owner: owner === 'contested' ? null : owner, contested: owner === 'contested' };
  });
  if (facts.tracks !== undefined)
    open.tracks = CITIES.map((city) => facts.tracks?.[city] ?? { spaces: own.map(() => 0), mayor: null });
  facts.towns?.forEach((town, seat) => {
    fillTown(s, seat, town);
  });
  const draws = goods(facts.draws ?? '').reverse();
  dark.goods = facts.only ? draws : [...unplaced(s, draws), ...draws];
  open.mixed = countsOf([...dark.goods, ...(facts.towns ?? []).flatMap((town) => goods(town.drawn ?? ''))]);
  const stack = bs(facts.stack ?? '').reverse();
  const placed = new Set([...open.market.old, ...open.market.new, ...stack]);
  for (const { buildings } of [...open.towns, ...own]) for (const id of buildings) placed.add(id);
  dark.buildings = [...dark.buildings.filter((id) => !placed.has(id)), ...stack];
  for (const one of own) one.buried = dark.buildings.shift()!;
}

function fillTown({ open, own, settings }: S, seat: number, facts: TownFacts): void {
  const town = open.towns[seat];
  town.buildings = bs(facts.bld ?? '');
  if (settings.RG) town.reserve = RIGA_IDS.filter((id) => !town.buildings.includes(id));
  town.coins = facts.coins?.slice() ?? new Array<number>(countDoing(town, 'COINS')).fill(2);
  town.stored = facts.stored ?? 0;
  town.covered = bs(facts.covered ?? '');
  const seen = { goods: goods(facts.hand ?? '').sort(byHand), buildings: bs(facts.cards ?? '').sort(byHand) };
  open.seen[seat] = seen;
  own[seat].goods = [...seen.goods, ...goods(facts.drawn ?? '')].sort(byHand);
  own[seat].buildings = seen.buildings.slice();
  own[seat].giving = emptyHand();
}

/** The goods that lie nowhere yet. */
function unplaced({ open, own, dark }: S, draws: readonly GoodId[]): GoodId[] {
  const left = countsOf(allGoods());
  const placed = [...draws, ...open.rows.flatMap((row) => row?.goods ?? []), ...own.flatMap((one) => one.goods)];
  for (const good of placed) left[good]--;
  return dark.goods.filter((good) => left[good]-- - open.discard[good] > 0);
}
