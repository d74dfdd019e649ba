// Reads a position typed in from a real table: every name known, every card there once, nothing without its module.
import { complain, list, object, short, whole } from '../../text/input.ts';
import { CITIES, type City, GOOD_ROWS, GOODS } from './data/goods.ts';
import { type BuildingId, buildingOf, type GoodId, RIGA, RIGA_IDS, readBuilding, readGood } from './data/kinds.ts';
import { TILE_IDS, TILES } from './data/parameters.ts';
import { type Master, MODULE_IDS, type ModuleId, type Options, type Side, type Town } from './types.ts';

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
export interface PadPosition {
  readonly modules: Options;
  readonly players: readonly Entered[];
  readonly masters: readonly Master[];
}
/** What is already known when a list is read: the modules, whose it is, and where each card lies. */
interface Owner {
  readonly modules: Options;
  readonly name: string;
  readonly cards: Map<BuildingId, string>;
  readonly goods: number[];
}

const MOST_ENTRIES = 100;
const PLAYER_FIELDS = [
  'name',
  'buildings',
  'rigaBuildings',
  'hand',
  'handBuildings',
  'coins',
  'stored',
  'covered',
  'mayors',
  'mayorOf',
];

export function readPosition(input: unknown): PadPosition {
  const typed = object(input, '', ['modules', 'players', 'masters']);
  const modules = readModules(typed.modules ?? []);
  const players = readPlayers(typed.players, modules);
  return { modules, players, masters: readMasters(typed.masters ?? [], modules, players) };
}

/** R0.2 */
function readModules(value: unknown): Options {
  const named = list(value, 'modules', MOST_ENTRIES);
  const modules: Record<ModuleId, boolean> = { RG: false, GM: false, VB: false, BM: false };
  named.forEach((entry, i) => {
    const id = MODULE_IDS.find((one) => one === entry);
    if (id === undefined) complain(`modules[${i}]`, 'unknownModule', 'R0.2', { value: short(entry) });
    if (modules[id]) complain(`modules[${i}]`, 'moduleTwice', 'R0.2', { id });
    modules[id] = true;
  });
  return modules;
}

function readPlayers(value: unknown, modules: Options): Entered[] {
  const typed = list(value, 'players', MOST_ENTRIES);
  if (typed.length < 2 || typed.length > 4) complain('players', 'playerCount', 'R0.1', { count: typed.length });
  const cards = new Map<BuildingId, string>();
  const goods = GOODS.map(() => 0);
  const names: string[] = [];
  return typed.map((entry, i) => {
    const at = `players[${i}]`;
    const fields = object(entry, at, PLAYER_FIELDS);
    const { name } = fields;
    if (typeof name !== 'string' || name.trim() === '') complain(`${at}.name`, 'emptyName', '');
    if (names.includes(name)) complain(`${at}.name`, 'playerTwice', '', { name });
    names.push(name);
    return readPlayer(fields, at, { modules, name, cards, goods });
  });
}

function readPlayer(fields: Record<string, unknown>, at: string, owner: Owner): Entered {
  const { modules } = owner;
  const cityBuildings = readCityBuildings(fields.buildings, `${at}.buildings`, owner);
  const rigaBuildings = readRigaBuildings(fields.rigaBuildings, `${at}.rigaBuildings`, owner);
  const town: Town = {
    buildings: [...cityBuildings, ...rigaBuildings],
    reserve: modules.RG ? RIGA_IDS.filter((id) => !rigaBuildings.includes(id)) : [], // R1.5
    coins: [],
    stored: readAmount(fields.stored, `${at}.stored`),
    harboursUsed: 0,
    tavernsUsed: 0,
    covered: [],
  };
  town.covered = readCovered(fields.covered, `${at}.covered`, owner, town);
  return {
    name: owner.name,
    town,
    goods: readGoods(fields.hand, `${at}.hand`, owner),
    buildings: readCityBuildings(fields.handBuildings, `${at}.handBuildings`, owner, true),
    coins: readAmount(fields.coins, `${at}.coins`),
    spaces: readSpaces(fields.mayors, `${at}.mayors`, modules),
    mayorOf: readMayorOf(fields.mayorOf, `${at}.mayorOf`, modules),
  };
}

function readAmount(value: unknown, at: string): number {
  const amount = whole(value ?? 0, at);
  if (amount < 0) complain(at, 'belowZero', '', { count: amount });
  return amount;
}

const readCityBuildings = (value: unknown, at: string, owner: Owner, isHand = false): BuildingId[] =>
  list(value ?? [], at, MOST_ENTRIES).map((code, i) => {
    const id = readBuilding(code);
    if (id === undefined) complain(`${at}[${i}]`, 'unknownBuilding', '', { value: short(code) });
    if (buildingOf(id).at === RIGA) complain(`${at}[${i}]`, isHand ? 'rigaInHand' : 'rigaElsewhere', 'R1.5', facts(id));
    const holder = owner.cards.get(id);
    if (holder !== undefined) complain(`${at}[${i}]`, 'cardTwice', 'R1.2', { ...facts(id), name: holder });
    owner.cards.set(id, owner.name);
    return id;
  });
const facts = (id: BuildingId): { id: string; building: string } => ({
  id: buildingOf(id).code,
  building: buildingOf(id).code,
});

/** R1.5, R6.1 */
function readRigaBuildings(value: unknown, at: string, { modules, name }: Owner): BuildingId[] {
  const seen: BuildingId[] = [];
  list(value ?? [], at, MOST_ENTRIES).forEach((code, i) => {
    const id = RIGA_IDS.find((one) => one === readBuilding(code));
    if (id === undefined) complain(`${at}[${i}]`, 'unknownRigaBuilding', 'R1.5', { value: short(code) });
    if (!modules.RG) complain(`${at}[${i}]`, 'noRigaBuildings', 'R6.1', facts(id));
    if (seen.includes(id)) complain(`${at}[${i}]`, 'rigaTwice', 'R6.1', { ...facts(id), name });
    seen.push(id);
  });
  return seen;
}

/** By kind, as the rules keep them. */
function readGoods(value: unknown, at: string, { goods }: Owner): GoodId[] {
  const read = list(value ?? [], at, MOST_ENTRIES).map((code, i) => {
    const good = readGood(code);
    if (good === undefined) complain(`${at}[${i}]`, 'unknownGood', '', { value: short(code) });
    const max = GOOD_ROWS[GOODS[good]].count;
    goods[good]++;
    if (goods[good] > max) complain(`${at}[${i}]`, 'tooManyGoods', 'R1.2', { good: GOODS[good], max });
    return good;
  });
  return read.sort((a, b) => a - b);
}

/** R11.3 */
function readCovered(value: unknown, at: string, { modules, name }: Owner, { buildings }: Town): BuildingId[] {
  const covered: BuildingId[] = [];
  list(value ?? [], at, MOST_ENTRIES).forEach((code, i) => {
    if (!modules.VB) complain(`${at}[${i}]`, 'noVictualBrothers', 'R11.3');
    const id = readBuilding(code);
    if (id === undefined) complain(`${at}[${i}]`, 'unknownBuilding', '', { value: short(code) });
    if (!buildings.includes(id)) complain(`${at}[${i}]`, 'notBuilt', 'R11.3', { ...facts(id), name });
    if (buildingOf(id).person === null) complain(`${at}[${i}]`, 'nobodyThere', 'R11.3', facts(id));
    if (covered.includes(id)) complain(`${at}[${i}]`, 'coveredTwice', 'R11.3', facts(id));
    covered.push(id);
  });
  return covered;
}

/** R12.1 */
function readSpaces(value: unknown, at: string, modules: Options): number[] {
  const typed = object(value ?? {}, at, CITIES);
  if (!modules.BM && Object.keys(typed).length > 0) complain(at, 'noMayors', 'R12.1');
  return CITIES.map((city) => readAmount(typed[city], `${at}.${city}`));
}

const readMayorOf = (value: unknown, at: string, modules: Options): City[] =>
  list(value ?? [], at, MOST_ENTRIES).map((entry, i) => {
    if (!modules.BM) complain(at, 'noMayors', 'R12.1');
    const city = CITIES.find((one) => one === entry);
    if (city === undefined) complain(`${at}[${i}]`, 'unknownCity', 'R12.1', { value: short(entry) });
    return city;
  });

/** R10.2 With `GM` four tiles, else none. */
function readMasters(value: unknown, modules: Options, players: readonly Entered[]): Master[] {
  const typed = list(value, 'masters', MOST_ENTRIES);
  if (!modules.GM && typed.length > 0) complain('masters', 'noMasters', 'R0.2');
  const masters: Master[] = [];
  typed.forEach((entry, i) => {
    masters.push(readMaster(object(entry, `masters[${i}]`, ['tile', 'side', 'owner']), `masters[${i}]`, players));
    const { tile } = masters[i];
    if (TILES[tile].needs === 'RG' && !modules.RG) complain(`masters[${i}].tile`, 'tileNeedsRiga', 'R0.3');
    if (masters.findIndex((one) => one.tile === tile) < i)
      complain(`masters[${i}].tile`, 'tileTwice', 'R10.1', { tile });
  });
  if (modules.GM && masters.length !== 4) complain('masters', 'fourTiles', 'R10.2', { count: masters.length });
  return masters;
}

function readMaster(fields: Record<string, unknown>, at: string, players: readonly Entered[]): Master {
  const tile = TILE_IDS.find((id) => id === fields.tile);
  if (tile === undefined) complain(`${at}.tile`, 'unknownTile', 'R10.1', { value: short(fields.tile) });
  const owner = fields.owner ?? null;
  if (tile === 'money') {
    if (owner !== null) complain(`${at}.owner`, 'moneyHasNoOwner', 'R10.3');
    if (fields.side !== undefined) complain(`${at}.side`, 'moneyHasNoSide', 'R10.3');
    return { tile, side: 'money', owner: null, contested: false };
  }
  const side = (['max', 'first'] as const satisfies readonly Side[]).find((one) => one === fields.side);
  if (side === undefined) complain(`${at}.side`, 'badSide', 'R10.4', { value: short(fields.side) });
  const seat = owner === null ? null : players.findIndex(({ name }) => name === owner);
  if (seat === -1) complain(`${at}.owner`, 'unknownPlayer', '', { value: short(owner) });
  return { tile, side, owner: seat, contested: false };
}
