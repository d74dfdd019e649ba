// Scores a position typed in from a real table, as the end of the game; refuses what the rules make impossible.
import { winners } from '../../kernel/score.ts';
import { complain, guarded, read } from '../../text/input.ts';
import { type PadProblem, type PadResult, padResult } from '../../text/pad.ts';
import { ROUNDS } from './data/cards.ts';
import {
  type BuildingId,
  buildingOf,
  chapterOf,
  type OrderId,
  type PersonId,
  readBuilding,
  readPerson,
  scenarioOf,
} from './data/kinds.ts';
import { game } from './game.ts';
import { type PadPlayer, POSITION } from './pad-shape.ts';
import { rowFor, settle } from './rules/cards.ts';
import { score } from './scoring.ts';
import { bareTable } from './setup.ts';
import type { S, Tableau } from './types.ts';

interface Entered extends Tableau {
  readonly name: string;
  readonly order: OrderId;
}
/** Where each card lies: its code, and whose it is. */
type Box = Map<string, string>;

export const pad = (input: unknown): PadResult | PadProblem =>
  guarded(() => {
    const { scenario, chapter, players } = read(POSITION, input);
    const box: Box = new Map();
    const entered = players.map((player, i) => taken(player, `players[${i}]`, players.length, box));
    const s: S = {
      settings: { scenario, chapter },
      open: { ...bareTable(entered.length, scenario, chapter), round: ROUNDS.length },
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
    return padResult(entered, (seat) => score(s, seat), winners(game, s)); // R9
  });

/** A player with the copies that are left in the box. */
function taken({ name, order, ...lists }: PadPlayer, at: string, players: number, box: Box): Entered {
  const owner: Owner = { name, players, box };
  const persons = (codes: readonly string[], list: string): PersonId[] =>
    codes.map((code, i) => readPerson(take(code, `${at}.${list}[${i}]`, owner, 'cardTwice')) as PersonId);
  const tableau: Tableau = {
    citizens: persons(lists.citizens, 'citizens'),
    workers: [],
    buildings: lists.buildings.map(({ id, size }, i) => ({
      id: readBuilding(take(id, `${at}.buildings[${i}].id`, owner, 'cardTwice')) as BuildingId,
      size,
    })),
  };
  for (const id of persons(lists.workers, 'workers')) settle(tableau, id, 'worker');
  return { name, order: take(order, `${at}.order`, owner, 'orderTwice') as OrderId, ...tableau }; // R1.1, R10.1
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
