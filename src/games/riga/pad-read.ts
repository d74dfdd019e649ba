// A position typed in from a real table, with every card there once and nothing without its module.
import type { TypedCard } from '../../text/edition/typed.ts';
import { complain, read, short } from '../../text/input.ts';
import { CITIES, type City, GOOD_ROWS, GOODS } from './data/goods.ts';
import { type BuildingId, type GoodId, HOUSE_COUNT, type PersonId, RIGA_IDS, readBuilding } from './data/kinds.ts';
import { PARAMETERS, TILES } from './data/parameters.ts';
import { BAD_SIDE, type PadMaster, type PadPlayer, POSITION, SECOND } from './pad-shape.ts';
import { type Master, MODULE_IDS, type Options, type Town } from './types.ts';

export interface Entered {
  readonly name: string;
  readonly town: Town;
  readonly goods: GoodId[];
  readonly buildings: BuildingId[];
  /** Coins on all Trading Offices together. */
  readonly coins: number;
  /** R12.1 By city. */
  readonly spaces: readonly number[];
  /** Where this player is mayor, stated because others are tied. */
  readonly mayorOf: readonly City[];
}
export interface PadTable {
  readonly modules: Options;
  readonly players: readonly Entered[];
  readonly masters: readonly Master[];
}
/** What is already known when a list is looked at: the modules, whose it is, and where each card lies. */
interface Owner {
  readonly modules: Options;
  readonly name: string;
  readonly cards: Map<string, string>;
  readonly goods: number[];
}

/** What was typed on cards comes first: which cards there are follows from it. */
export function readTyped(input: unknown): readonly TypedCard[] {
  const { cards } = POSITION.properties;
  const typed = typeof input === 'object' && input !== null && 'cards' in input ? input.cards : undefined;
  return (read(cards, typed, 'cards') as readonly TypedCard[] | undefined) ?? [];
}

export function readPosition(input: unknown): PadTable {
  const typed = read(POSITION, input);
  const has = (id: (typeof MODULE_IDS)[number]): boolean => typed.modules.includes(id);
  const modules = Object.fromEntries(MODULE_IDS.map((id) => [id, has(id)])) as Options;
  const cards = new Map<string, string>();
  const goods = GOODS.map(() => 0);
  const players = typed.players.map((player, i) =>
    enter(player, `players[${i}]`, { modules, name: player.name, cards, goods }),
  );
  return { modules, players, masters: mastersOf(typed.masters, modules, players) };
}

function enter(player: PadPlayer, at: string, owner: Owner): Entered {
  const { modules, name } = owner;
  const cityBuildings = taken(player.buildings, `${at}.buildings`, owner);
  const rigaBuildings = ownRiga(player.rigaBuildings, `${at}.rigaBuildings`, owner);
  const town: Town = {
    buildings: [...cityBuildings, ...rigaBuildings],
    reserve: modules.RG ? RIGA_IDS.filter((id) => !rigaBuildings.includes(id)) : [], // R1.5
    coins: [],
    stored: player.stored,
    harboursUsed: 0,
    tavernsUsed: 0,
    covered: [],
  };
  town.covered = coveredIn(player.covered, `${at}.covered`, owner, town);
  const goods = goodsOf(player.hand, `${at}.hand`, owner);
  const buildings = taken(player.handBuildings, `${at}.handBuildings`, owner);
  const { coins, mayors, mayorOf } = player;
  if (!modules.BM && Object.keys(mayors).length > 0) complain(`${at}.mayors`, 'noMayors', 'R12.1');
  if (!modules.BM && mayorOf.length > 0) complain(`${at}.mayorOf`, 'noMayors', 'R12.1');
  return { name, town, goods, buildings, coins, spaces: CITIES.map((city) => mayors[city] ?? 0), mayorOf };
}

const facts = (code: string): { id: string; building: string } => ({ id: code, building: code });

const taken = (codes: readonly string[], at: string, { name, cards }: Owner): BuildingId[] =>
  codes.map((code, i) => {
    const holder = cards.get(code);
    if (holder !== undefined) complain(`${at}[${i}]`, 'cardTwice', 'R1.2', { ...facts(code), name: holder });
    cards.set(code, name);
    return readBuilding(code) as BuildingId;
  });

/** R1.5, R6.1 */
const ownRiga = (codes: readonly string[], at: string, { modules, name }: Owner): BuildingId[] =>
  codes.map((code, i) => {
    if (!modules.RG) complain(`${at}[${i}]`, 'noRigaBuildings', 'R6.1', facts(code));
    if (codes.indexOf(code) < i) complain(`${at}[${i}]`, 'rigaTwice', 'R6.1', { ...facts(code), name });
    return readBuilding(code) as BuildingId;
  });

/** By kind, as the rules keep them. */
function goodsOf(codes: PadPlayer['hand'], at: string, { goods }: Owner): GoodId[] {
  const held = codes.map((code, i) => {
    const good = GOODS.indexOf(code) as GoodId;
    const max = GOOD_ROWS[code].count;
    goods[good]++;
    if (goods[good] > max) complain(`${at}[${i}]`, 'tooManyGoods', 'R1.2', { good: code, max });
    return good;
  });
  return held.sort((a, b) => a - b);
}

/** R11.3 */
const coveredIn = (entries: readonly string[], at: string, { modules, name }: Owner, { buildings }: Town): PersonId[] =>
  entries.map((entry, i) => {
    if (!modules.VB) complain(`${at}[${i}]`, 'noVictualBrothers', 'R11.3');
    const isSecond = entry.endsWith(SECOND);
    const code = isSecond ? entry.slice(0, -SECOND.length) : entry;
    const id = readBuilding(code) as BuildingId;
    if (!buildings.includes(id)) complain(`${at}[${i}]`, 'notBuilt', 'R11.3', { ...facts(code), name });
    if (entries.indexOf(entry) < i) complain(`${at}[${i}]`, 'coveredTwice', 'R11.3', facts(code));
    return isSecond ? id + HOUSE_COUNT : id;
  });

/** R10.2 With `GM` four tiles, else none. */
function mastersOf(typed: readonly PadMaster[], modules: Options, players: readonly Entered[]): Master[] {
  if (!modules.GM && typed.length > 0) complain('masters', 'noMasters', 'R0.2');
  const masters = typed.map((master, i): Master => {
    const at = `masters[${i}]`;
    const { tile } = master;
    const read = masterOf(master, at, players);
    if (TILES[tile].needs === 'RG' && !modules.RG) complain(`${at}.tile`, 'tileNeedsRiga', 'R0.3');
    if (typed.findIndex((one) => one.tile === tile) < i) complain(`${at}.tile`, 'tileTwice', 'R10.1', { tile });
    return read;
  });
  if (modules.GM && masters.length !== PARAMETERS.gmTilesInPlay)
    complain('masters', 'fourTiles', 'R10.2', { count: masters.length });
  return masters;
}

function masterOf({ tile, side, owner }: PadMaster, at: string, players: readonly Entered[]): Master {
  if (TILES[tile].counts === 'cash') {
    if (owner !== undefined) complain(`${at}.owner`, 'moneyHasNoOwner', 'R10.3');
    if (side !== undefined) complain(`${at}.side`, 'moneyHasNoSide', 'R10.3');
    return { tile, side: 'money', owner: null, contested: false };
  }
  if (side === undefined) complain(`${at}.side`, BAD_SIDE.why, BAD_SIDE.rule, { value: short(side) });
  const seat = owner === undefined ? null : players.findIndex(({ name }) => name === owner);
  return { tile, side, owner: seat, contested: false };
}
