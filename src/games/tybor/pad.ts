// Scores a position typed in from a real table, as the end of the game; refuses what the rules make impossible.
import { total, winners } from '../../kernel/score.ts';
import { complain, guarded, list, object, short } from '../../text/input.ts';
import type { PadProblem, PadResult } from '../../text/pad.ts';
import { about } from './about.ts';
import { ROUNDS } from './data/cards.ts';
import {
  type BuildingId,
  buildingOf,
  CHAPTER_IDS,
  chapterOf,
  isOrderId,
  type OrderId,
  type PersonId,
  personOf,
  readBuilding,
  readPerson,
  SCENARIO_IDS,
  scenarioOf,
} from './data/kinds.ts';
import { game } from './game.ts';
import { rowFor, settle } from './rules/cards.ts';
import { score } from './scoring.ts';
import { bareTable } from './setup.ts';
import { type Built, type S, SIZES, type Tableau } from './types.ts';

interface Entered extends Tableau {
  readonly name: string;
  readonly order: OrderId;
}
/** Where each card lies: its code, and whose it is. */
type Box = Map<string, string>;

export const pad = (input: unknown): PadResult | PadProblem =>
  guarded(() => {
    const { scenario, chapter, players } = object(input, '', ['scenario', 'chapter', 'players']);
    const scenarioId = SCENARIO_IDS.find((id) => id === scenario);
    if (scenarioId === undefined) complain('scenario', 'unknownScenario', 'R1.2', { value: short(scenario) });
    const chapterId = CHAPTER_IDS.find((id) => id === chapter);
    if (chapterId === undefined) complain('chapter', 'unknownChapter', 'R1.3', { value: short(chapter) });
    const entered = readPlayers(players);
    const s: S = {
      settings: { scenario: scenarioId, chapter: chapterId },
      open: { ...bareTable(entered.length, scenarioId, chapterId), round: ROUNDS.length },
      own: entered.map(({ order }) => ({ order, hand: [], picked: null, drawn: [], seen: [] })),
      dark: { people: [], stack: [], orders: [] },
      todo: [],
      lanes: [],
      forked: [],
      rng: {},
    };
    s.open.tableaux = entered.map(({ citizens, workers, buildings }) => ({ citizens, workers, buildings }));
    s.open.orders = entered.map(({ order }) => order);
    checkCounts(s, entered);
    const scored = entered.map(({ name }, seat) => {
      const lines = score(s, seat);
      return { name, total: total(lines), lines };
    });
    const won = winners(game, s); // R9
    return { players: scored, winners: won.map((seat) => entered[seat].name) };
  });

function readPlayers(value: unknown): Entered[] {
  const typed = list(value, 'players', 100);
  if (typed.length < about.seats.min || typed.length > about.seats.max)
    complain('players', 'playerCount', 'R10.1', { count: typed.length });
  const box: Box = new Map();
  const names: string[] = [];
  return typed.map((entry, i) => {
    const at = `players[${i}]`;
    const fields = object(entry, at, ['name', 'order', 'citizens', 'workers', 'buildings']);
    const { name } = fields;
    if (typeof name !== 'string' || name.trim() === '') complain(`${at}.name`, 'emptyName', '');
    if (names.includes(name)) complain(`${at}.name`, 'playerTwice', '', { name });
    names.push(name);
    const owner: Owner = { name, players: typed.length, box };
    const tableau: Tableau = {
      citizens: readPersons(fields.citizens, `${at}.citizens`, owner),
      workers: [],
      buildings: readBuildings(fields.buildings, `${at}.buildings`, owner),
    };
    for (const id of readPersons(fields.workers, `${at}.workers`, owner)) settle(tableau, id, 'worker');
    return { name, order: readOrder(fields.order, `${at}.order`, owner), ...tableau };
  });
}

interface Owner {
  readonly name: string;
  readonly players: number;
  readonly box: Box;
}

/** Takes a card out of the box and returns the copy it was: with more than 4 players there are two (R10.1, R10.6). */
function take(code: string, at: string, { name, players, box }: Owner, twice: 'cardTwice' | 'orderTwice'): string {
  const { copies } = rowFor(players);
  if (code.endsWith('b') && copies === 1) complain(at, 'secondCopy', 'R10.4', { id: code, players });
  const row = code.replace(/b$/, '');
  const other = code === row ? `${row}b` : row; // nobody can tell them apart at the table: either code will do for either
  const free = [code, ...(copies === 2 ? [other] : [])].find((copy) => !box.has(copy));
  if (free === undefined) {
    const isOrder = twice === 'orderTwice';
    const first = box.get(row) ?? '';
    if (copies === 1) complain(at, twice, isOrder ? 'R1.1' : 'R1.5', { id: code, card: code, name: first });
    const thrice = isOrder ? 'orderThrice' : 'cardThrice';
    complain(at, thrice, isOrder ? 'R10.1' : 'R10.6', {
      id: row,
      card: row,
      name: first,
      other: box.get(`${row}b`) ?? '',
    });
  }
  box.set(free, name);
  return free;
}

const MOST_ENTRIES = 200;

const readPersons = (value: unknown, at: string, owner: Owner): PersonId[] =>
  list(value ?? [], at, MOST_ENTRIES).map((code, i) => {
    const id = readPerson(code);
    if (id === undefined) complain(`${at}[${i}]`, 'unknownPerson', '', { value: short(code) });
    return readPerson(take(personOf(id).code, `${at}[${i}]`, owner, 'cardTwice')) as PersonId;
  });

const readBuildings = (value: unknown, at: string, owner: Owner): Built[] =>
  list(value ?? [], at, MOST_ENTRIES).map((entry, i) => {
    const { id: code, size } = object(entry, `${at}[${i}]`, ['id', 'size']);
    const id = readBuilding(code);
    if (id === undefined) complain(`${at}[${i}].id`, 'unknownBuilding', '', { value: short(code) });
    const known = SIZES.find((one) => one === size);
    if (known === undefined) complain(`${at}[${i}].size`, 'badSize', 'R5.4.1', { value: short(size) });
    const copy = take(buildingOf(id).code, `${at}[${i}].id`, owner, 'cardTwice');
    return { id: readBuilding(copy) as BuildingId, size: known };
  });

/** R1.1, R10.1 */
function readOrder(value: unknown, at: string, owner: Owner): OrderId {
  if (!isOrderId(value)) complain(at, 'unknownOrder', 'R1.1', { value: short(value) });
  return take(value, at, owner, 'orderTwice') as OrderId;
}

/** No more cards than can have been played or drawn, and no more buildings than were on display. */
function checkCounts({ open }: S, entered: readonly Entered[]): void {
  const { rounds } = scenarioOf(open.scenario);
  const plays = rounds.reduce((sum, { hand }) => sum + hand, 0); // R4.1
  const gains = rounds.filter(({ effect }) => effect !== null && effect !== 'discard_person').length; // R7.4, R7.5
  const atEnds = gains + (chapterOf(open.chapter).effect === 'harbour' ? rounds.length : 0); // R7.3 one goes, two come
  const { display, missingColours } = rowFor(entered.length);
  const shown = 4 * (display + (missingColours ? 3 : 0)); // R3.5, R3.7
  const built = entered.reduce((sum, { buildings }) => sum + buildings.length, 0);
  if (built > shown) complain('players', 'tooManyBuildings', 'R3.5', { count: built, max: shown });
  entered.forEach(({ name, citizens, workers, buildings }, i) => {
    const drawn = buildings.filter(({ id }) => buildingOf(id).effect === 'draw2').length; // R5.5
    const max = plays + drawn + atEnds;
    const count = citizens.length + workers.length + buildings.length;
    if (count > max) complain(`players[${i}]`, 'tooManyCards', 'R4.1', { name, count, max });
  });
}
