// Positions for tests: only the facts a rule needs, buildings by their codes, goods as letters, then real steps.
import { total } from '../../kernel/score.ts';
import { type Table, tableOf } from '../table.testing.ts';
import { CITIES, type City, GOODS } from './data/goods.ts';
import {
  allGoods,
  type BuildingId,
  buildingOf,
  CITY_IDS,
  countsOf,
  type GoodId,
  RIGA_IDS,
  readBuilding,
} from './data/kinds.ts';
import type { TileId } from './data/parameters.ts';
import { game } from './game.ts';
import { byHand } from './rules/cards.ts';
import { countDoing } from './rules/counts.ts';
import { emptyHand } from './setup.ts';
import type { Happened, Master, Options, RigaTask, S, Season, Side } from './types.ts';

/** Grain, wine, glass, cloth: the dossier's letters. */
const LETTERS = 'GWLC';
const NAMES: readonly string[] = GOODS;
export const goods = (letters: string): GoodId[] => [...letters].map((letter) => LETTERS.indexOf(letter) as GoodId);
export const letters = (list: readonly GoodId[]): string => list.map((good) => LETTERS[good]).join('');
export const b = (code: string): BuildingId => {
  const id = readBuilding(code);
  if (id === undefined) throw new Error(`no building ${code}`);
  return id;
};
export const bs = (codes: string): BuildingId[] => codes.split(' ').filter(Boolean).map(b);
const codes = (ids: readonly BuildingId[]): string => ids.map((id) => buildingOf(id).code).join(' ');

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

export interface Scene extends Omit<Table<Happened>, 'run' | 'play'> {
  readonly s: S;
  /** Does these tasks next, the first one first, until somebody has to decide. */
  run(...tasks: RigaTask[]): Scene;
  /** Answers in notation; every answer must be legal. */
  play(...texts: string[]): Scene;
  /** Erects with exactly these goods and this money (`coins 2`), picked where there is something to pick. */
  build(code: string, paid: string, money?: string): Scene;
  hand(seat: number): string;
  cards(seat: number): string;
  bld(seat: number): string;
  discard(): string;
  owner(tile: TileId): number | null;
  points(...rules: string[]): number[];
  named(e: Happened['e']): Happened[];
}

/** The base game alone, unless the facts say otherwise. */
export const ALONE: Options = { RG: false, GM: false, VB: false, BM: false };

export function scene(facts: SceneFacts = {}): Scene {
  const { towns = [], players = Math.max(2, towns.length) } = facts;
  const table = tableOf<Happened>(game, players, { ...ALONE, ...facts.settings });
  const s = table.state as S;
  fill(s, facts);
  const made: Scene = {
    ...table,
    s,
    run(...tasks) {
      table.run(tasks);
      return made;
    },
    play(...texts) {
      table.play(texts);
      return made;
    },
    build(code, paid, money = 'enough') {
      made.play(`build ${code}`);
      while (made.asked() === 'pay') {
        const laid = letters(s.open.site!.goods);
        const next = made.options().find((text) => {
          const letter = LETTERS[NAMES.indexOf(text.slice(4))];
          return letter !== undefined && laid.split(letter).length < paid.split(letter).length;
        });
        made.play(next ?? money);
      }
      const done = made.named('erected').at(-1) as Extract<Happened, { e: 'erected' }> | undefined;
      const given = s.open.site?.goods ?? done?.goods ?? [];
      if (letters(given.toSorted(byHand)) !== letters(goods(paid).sort(byHand)))
        throw new Error(`${code} was paid with ${letters(given)}`);
      return made;
    },
    ...reading(s),
    named: (e) => table.events.filter((event) => event.e === e),
  };
  if (facts.todo !== undefined) made.run(...facts.todo);
  return made;
}

const reading = (s: S) => ({
  hand: (seat: number) => letters(s.own[seat].goods),
  cards: (seat: number) => codes(s.own[seat].buildings),
  bld: (seat: number) => codes(s.open.towns[seat].buildings),
  discard: () => s.open.discard.map((count, good) => LETTERS[good].repeat(count)).join(''),
  owner: (tile: TileId) => s.open.masters.find((master) => master.tile === tile)!.owner,
  points: (...rules: string[]) =>
    s.own.map((_, seat) => total(game.score(s, seat).filter(({ rule }) => rules.includes(rule)))),
});

function fill(s: S, facts: SceneFacts): void {
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
  dark.buildings = [...CITY_IDS.filter((id) => !placed.has(id)), ...stack];
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
function unplaced({ open, own }: S, draws: readonly GoodId[]): GoodId[] {
  const left = countsOf(allGoods());
  const placed = [...draws, ...open.rows.flatMap((row) => row?.goods ?? []), ...own.flatMap((one) => one.goods)];
  for (const good of placed) left[good]--;
  return allGoods().filter((good) => left[good]-- - open.discard[good] > 0);
}
