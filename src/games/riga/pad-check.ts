// Whether a position could have come about: what the rules make impossible is refused, with the reason.
import type { Knowledge } from '../../text/edition/typed.ts';
import { complain } from '../../text/input.ts';
import { CITIES } from './data/goods.ts';
import { type BuildingId, buildingOf, CITY_IDS, HOUSE_COUNT, yearsFor } from './data/kinds.ts';
import { PARAMETERS, TILE_IDS, TILES, type TileId } from './data/parameters.ts';
import { canHaveCome } from './pad-history.ts';
import type { Entered, PadTable } from './pad-read.ts';
import { amountDoing, countAt, handLimit } from './rules/counts.ts';
import { countFor, requirement } from './rules/masters.ts';
import { bareTable } from './setup.ts';
import type { Master, Options, Town } from './types.ts';

/** Nothing is refused because of what Kontor has made up: `knows` says what the box really prints. */
export function checkPosition(position: PadTable, knows: Knowledge): void {
  const { players, modules, masters } = position;
  players.forEach((player, i) => {
    checkPlayer(player, `players[${i}]`, players.length, knows);
    checkCovered(player, `players[${i}].covered`, knows);
    if (modules.BM) checkSpaces(player, `players[${i}]`);
  });
  checkTable(players, knows);
  const ofMax = masters.filter(({ side }) => side === 'max').length;
  if (ofMax > mostMax(modules)) complain('masters', 'tooManyMax', 'R10.2'); // Q16 of seven tiles three show it
  masters.forEach((master, i) => {
    if (master.side !== 'money' && isCounted(master, players, knows)) checkTile(master, `masters[${i}]`, players);
  });
}

const areKnown = ({ buildings }: Town, knows: Knowledge, ...columns: readonly string[]): boolean =>
  buildings.every((id) => knows.card(buildingOf(id).code, ...columns));

/** R10.6 Whether what the tile counts is what the cards really say: places are, persons may be made up. */
function isCounted({ tile }: Master, players: readonly Entered[], knows: Knowledge): boolean {
  const { counts } = TILES[tile];
  return (
    (counts !== 'knight' && counts !== 'merchant') || players.every(({ town }) => areKnown(town, knows, 'persons'))
  );
}

/** R11.3 Whoever is covered is there. */
function checkCovered({ town: { covered } }: Entered, at: string, knows: Knowledge): void {
  covered.forEach((person, i) => {
    const { code, persons } = buildingOf((person % HOUSE_COUNT) as BuildingId);
    const place = Math.floor(person / HOUSE_COUNT);
    if (place >= persons.length && knows.card(code, 'persons'))
      complain(`${at}[${i}]`, 'nobodyThere', 'R11.3', { id: code, building: code });
  });
}

/** R10.2 How many tiles can show their first side: those that were not turned. */
function mostMax({ RG }: Options): number {
  const tiles = TILE_IDS.filter((id) => RG || TILES[id].needs === null).length;
  return Math.max(0, tiles - PARAMETERS.gmTilesFlipped);
}

function checkPlayer(
  { name, town, goods, buildings, coins }: Entered,
  at: string,
  seats: number,
  knows: Knowledge,
): void {
  const isKnown = areKnown(town, knows, 'does', 'amount');
  const held = goods.length + buildings.length;
  const limit = handLimit(town);
  if (held > limit && isKnown && knows.number('limits', 'handLimit'))
    complain(at, 'overHandLimit', 'R8.1', { name, count: held, max: limit });
  const mostCoins = amountDoing(town, 'COINS');
  if (coins > mostCoins && isKnown)
    complain(`${at}.coins`, 'tooManyCoins', 'R7.2', { name, count: coins, max: mostCoins });
  const mostStored = amountDoing(town, 'KEEP_CHANGE');
  if (town.stored > mostStored && isKnown)
    complain(`${at}.stored`, 'tooManyStored', 'R7.11a', { name, count: town.stored, max: mostStored });
  const takes = Math.max(0, cityCards({ town, buildings }) - PARAMETERS.startBuildingsKept) + town.covered.length;
  const turns = 2 * yearsFor(seats); // R2.2, R2.3
  if (takes > turns) complain(at, 'tooManyTakes', 'R4.1', { name, count: takes, max: turns });
}

const cityCards = ({ town, buildings }: Pick<Entered, 'town' | 'buildings'>): number =>
  buildings.length + CITIES.reduce((sum, _, city) => sum + countAt(town, city), 0);

/** What all have together: no more cards than were turned up (R1.4, R3.4), no more tokens than there are (R11.1). */
function checkTable(players: readonly Entered[], knows: Knowledge): void {
  const seats = players.length;
  const { startBuildingsKept, newBuildingsMinusPlayers, vbTokensPerPlayer } = PARAMETERS;
  const turnedUp = seats * startBuildingsKept + yearsFor(seats) * (seats + newBuildingsMinusPlayers);
  const mostCards = Math.min(turnedUp, CITY_IDS.length);
  const cards = players.reduce((sum, player) => sum + cityCards(player), 0);
  if (cards > mostCards && knows.number('more', 'newBuildingsMinusPlayers'))
    complain('players', 'tooManyBuildings', 'R3.5', { count: cards, max: mostCards });
  const covered = players.reduce((sum, { town }) => sum + town.covered.length, 0);
  const tokens = vbTokensPerPlayer * seats;
  if (covered > tokens && knows.number('amounts', 'vbTokensPerPlayer'))
    complain('players', 'tooManyCovered', 'R11.1', { count: covered, max: tokens });
}

/** R12.2 Every building moves the token at least one space, and nothing else moves it. */
function checkSpaces({ name, town, spaces }: Entered, at: string): void {
  CITIES.forEach((place, city) => {
    const built = countAt(town, city);
    const facts = { name, place, count: spaces[city], min: built * PARAMETERS.bmBaseSteps };
    if (spaces[city] < facts.min) complain(`${at}.mayors.${place}`, 'tooFewSpaces', 'R12.2', facts);
    if (built === 0 && spaces[city] > 0) complain(`${at}.mayors.${place}`, 'spacesWithoutBuilding', 'R12.2', facts);
  });
}

/** How much each seat has of what a tile scores. */
function countsFor(tile: TileId, towns: readonly Town[]): number[] {
  const open = { ...bareTable(towns.length), towns: towns.slice() };
  return towns.map((_, seat) => countFor(open, seat, tile));
}

/** How many of a person one building brings at once. */
function mostAtOnce(tile: TileId, towns: readonly Town[]): number {
  const { counts } = TILES[tile];
  if (counts !== 'knight' && counts !== 'merchant') return 1;
  return Math.max(1, ...towns.flatMap(({ buildings }) => buildings.map((id) => buildingOf(id)[counts])));
}

function checkTile(master: Master, at: string, players: readonly Entered[]): void {
  const { tile, side, owner } = master;
  const needs = requirement(master);
  const towns = players.map(({ town }) => town);
  const counts = countsFor(tile, towns);
  const everHad = countsFor(
    tile,
    towns.map((town) => ({ ...town, covered: [] })),
  );
  const hidden = everHad.map((count, seat) => count - counts[seat]);
  const hasCovered = hidden.some((count) => count > 0);
  const most = Math.max(...counts);
  const first = counts.indexOf(most);
  const facts = (seat: number) => ({ tile, name: players[seat].name, count: counts[seat], needs });
  if (owner === null) {
    const mayBeContested = side === 'max' && hasCovered && counts.lastIndexOf(most) !== first; // R10.14
    if (most >= needs && !mayBeContested)
      complain(at, 'mustBeClaimed', side === 'max' && hasCovered ? 'R10.15' : 'R10.5', facts(first));
    if (mayBeContested && !canHaveCome(master, everHad, hidden, mostAtOnce(tile, towns)))
      complain(at, 'notContested', 'R10.14', facts(first));
    return;
  }
  const had = { ...facts(owner), count: everHad[owner] };
  if (side === 'first') {
    if (had.count < needs) complain(at, 'ownerTooFew', 'R10.8', had); // R10.16 later ones may be covered
    return;
  }
  const least = hasCovered ? 1 : needs; // Q4 an owner with covered persons loses it to fewer
  if (had.count < least) complain(at, 'ownerTooFew', hasCovered ? 'R10.7b' : 'R10.7a', { ...had, needs: least });
  const record = Math.max(...everHad);
  if (record < needs) complain(at, 'neverClaimed', 'R10.7a', { ...had, count: record });
  if (counts[owner] < most)
    complain(at, 'ownerBehind', hasCovered ? 'R10.14' : 'R10.7b', {
      ...facts(owner),
      most,
      other: players[first].name,
    });
  if (hasCovered && !canHaveCome(master, everHad, hidden, mostAtOnce(tile, towns)))
    complain(at, 'neverTheirs', 'R10.14', facts(owner));
}
