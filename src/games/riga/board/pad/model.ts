// The position as it is entered: buildings by their codes, players by seat.

import { fits, oneOf, orNull } from '../../../../parts/pad/shape.ts';
import { seatName, seatOf } from '../../../../parts/pad.ts';
import { CITIES, type City, GOODS, type Good } from '../../data/goods.ts';
import { buildingOf, RIGA, readBuilding } from '../../data/kinds.ts';
import { TILE_IDS, type TileId } from '../../data/parameters.ts';
import { MODULE_IDS, type ModuleId } from '../../types.ts';

export interface PadPlayer {
  readonly name: string;
  readonly buildings: readonly string[];
  readonly rigaBuildings: readonly string[];
  readonly hand: readonly Good[];
  readonly handBuildings: readonly string[];
  readonly coins: number;
  readonly stored: number;
  readonly covered: readonly string[];
  /** R12.1 Spaces by city; empty without the Mayors. */
  readonly mayors: Readonly<Partial<Record<City, number>>>;
  readonly mayorOf: readonly City[];
}
/** Money has neither side nor owner (R10.3). */
export interface PadMaster {
  readonly tile: TileId;
  readonly side?: 'max' | 'first';
  /** By seat: `seatName`; null: nobody's. */
  readonly owner?: string | null;
}
export interface RigaPad {
  readonly modules: readonly ModuleId[];
  readonly players: readonly PadPlayer[];
  readonly masters: readonly PadMaster[];
}

const bare = (name: string): PadPlayer => ({
  name,
  buildings: [],
  rigaBuildings: [],
  hand: [],
  handBuildings: [],
  coins: 0,
  stored: 0,
  covered: [],
  mayors: {},
  mayorOf: [],
});

export const emptyPad = (players: number): RigaPad => ({
  modules: ['RG'],
  players: Array.from({ length: players }, (_, seat) => bare(seatName(seat))),
  masters: [],
});
/** Tiles of those who left are nobody's again. */
export const withPlayers = (value: RigaPad, count: number): RigaPad => ({
  ...value,
  players: Array.from({ length: count }, (_, seat) => value.players[seat] ?? bare(seatName(seat))),
  masters: value.masters.map((one) => (seatOf(one.owner) >= count ? { ...one, owner: null } : one)),
});

const isBuilding = (code: unknown): boolean => readBuilding(code) !== undefined;
const isAmount = (n: unknown): boolean => Number.isInteger(n) && (n as number) >= 0 && (n as number) <= 999;
const isSeat = (name: unknown): boolean => seatOf(name) >= 0;
const isSpaces = (spaces: unknown): boolean =>
  typeof spaces === 'object' &&
  spaces !== null &&
  Object.entries(spaces).every(([city, n]) => CITIES.some((one) => one === city) && isAmount(n));
const isMaster = (one: unknown): boolean =>
  fits(one, { tile: (tile) => tile === 'money' }) ||
  fits(one, { tile: oneOf(TILE_IDS), side: oneOf(['max', 'first']), owner: orNull(isSeat) });

export const isPad = (value: unknown): value is RigaPad =>
  fits(value, {
    modules: [oneOf(MODULE_IDS)],
    players: [
      {
        name: isSeat,
        buildings: [isBuilding],
        rigaBuildings: [isBuilding],
        hand: [oneOf(GOODS)],
        handBuildings: [isBuilding],
        coins: isAmount,
        stored: isAmount,
        covered: [isBuilding],
        mayors: isSpaces,
        mayorOf: [oneOf(CITIES)],
      },
    ],
    masters: [isMaster],
  });

const cityOf = (code: string): City | undefined => CITIES.find((city) => code.startsWith(`${city}-`));
/** R12.2 Every building has moved its token at least one space. */
const atLeast = ({ buildings, mayors }: PadPlayer): PadPlayer['mayors'] =>
  Object.fromEntries(
    CITIES.map((city) => [city, Math.max(mayors[city] ?? 0, buildings.filter((code) => cityOf(code) === city).length)]),
  );

/** What a module brought goes with it. */
export function withModules(value: RigaPad, modules: readonly ModuleId[]): RigaPad {
  const has = (id: ModuleId): boolean => modules.includes(id);
  return {
    modules,
    masters: has('GM') ? value.masters.filter(({ tile }) => tile !== 'riga' || has('RG')) : [],
    players: value.players.map((one) => ({
      ...one,
      ...(has('RG') ? {} : { rigaBuildings: [], stored: 0 }),
      ...(has('VB') ? {} : { covered: [] }),
      ...(has('BM') ? { mayors: atLeast(one) } : { mayors: {}, mayorOf: [] }),
    })),
  };
}

export type Area = 'town' | 'hand';
const LISTS = ['buildings', 'rigaBuildings', 'handBuildings'] as const;

export const has = (player: PadPlayer, code: string): boolean => LISTS.some((list) => player[list].includes(code));
export const without = (player: PadPlayer, code: string): PadPlayer => {
  const buildings = player.buildings.filter((one) => one !== code);
  return {
    ...player,
    buildings,
    rigaBuildings: player.rigaBuildings.filter((one) => one !== code),
    handBuildings: player.handBuildings.filter((one) => one !== code),
    covered: player.covered.filter((one) => one !== code),
    ...atStart(player, buildings),
  };
};
/** R12.2 Where nothing is built any more, the token stands at the start again. */
function atStart({ mayors, mayorOf }: PadPlayer, buildings: readonly string[]): Pick<PadPlayer, 'mayors' | 'mayorOf'> {
  const isIn = (city: string): boolean => buildings.some((code) => cityOf(code) === city);
  return {
    mayors: Object.fromEntries(Object.entries(mayors).map(([city, spaces]) => [city, isIn(city) ? spaces : 0])),
    mayorOf: mayorOf.filter(isIn),
  };
}
/** R1.5 Buildings of Riga are never in the hand. */
export function withBuilding(player: PadPlayer, code: string, area: Area, modules: readonly ModuleId[]): PadPlayer {
  const id = readBuilding(code);
  const isRiga = id !== undefined && buildingOf(id).at === RIGA;
  const list = isRiga ? 'rigaBuildings' : area === 'hand' ? 'handBuildings' : 'buildings';
  const next = { ...player, [list]: [...player[list], code] };
  return modules.includes('BM') ? { ...next, mayors: atLeast(next) } : next;
}
export const goodsIn = ({ hand }: PadPlayer, good: Good): number => hand.filter((one) => one === good).length;
export const withGoods = (player: PadPlayer, good: Good, count: number): PadPlayer => ({
  ...player,
  hand: GOODS.flatMap((one) => new Array<Good>(one === good ? count : goodsIn(player, one)).fill(one)),
});
export const holdersOf = ({ players }: RigaPad, code: string): number[] =>
  players.flatMap((one, seat) => (has(one, code) ? [seat] : []));
