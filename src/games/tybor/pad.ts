// Scores a position typed in from a real table, as the end of the game; refuses what the rules make impossible.
import { winners } from '../../kernel/score.ts';
import { complain, Doubts, guarded, read } from '../../text/input.ts';
import { type PadProblem, type PadResult, padResult } from '../../text/pad.ts';
import { DRAWN, ROUNDS, type RoundEffect } from './data/cards.ts';
import { inPlay } from './data/in-play.ts';
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
import { COLOURS } from './data/persons.ts';
import { game } from './game.ts';
import { typing } from './pad-cards.ts';
import { type PadPlayer, POSITION } from './pad-shape.ts';
import { rowFor, settle } from './rules/cards.ts';
import { score } from './scoring.ts';
import { bareTable } from './setup.ts';
import type { S, Tableau } from './types.ts';

interface Entered extends Tableau {
  readonly name: string;
  readonly order: OrderId;
}
interface Box {
  /** Where each card lies: its code, and whose it is. */
  readonly holders: Map<string, string>;
  readonly doubts: Doubts;
}

export const pad = (input: unknown): PadResult | PadProblem =>
  guarded(() => inPlay.with(typing.editionOf(typing.read(input)), () => counted(input)));

/** With what was typed on its cards in play. */
function counted(input: unknown): PadResult {
  const { scenario, chapter, players } = read(POSITION, input);
  const doubts = new Doubts();
  const box: Box = { holders: new Map(), doubts };
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
  checkCounts(s, entered, doubts);
  return padResult(entered, (seat) => score(s, seat), winners(game, s), doubts.remarks); // R9
}

/** Whether the box really prints a card so: of those that Kontor has made up nobody knows how many there are. */
const isPrinted = (row: string): boolean =>
  ['people', 'buildings', 'orders'].some((table) => typing.isPrinted(table, row));

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
  const { holders, doubts } = box;
  const { copies } = rowFor(players);
  if (code.endsWith('b') && copies === 1) complain(at, 'secondCopy', 'R10.4', { id: code, players });
  const row = code.replace(/b$/, '');
  const other = code === row ? `${row}b` : row; // nobody can tell them apart at the table: either code will do for either
  const free = [code, ...(copies === 2 ? [other] : [])].find((copy) => !holders.has(copy));
  if (free === undefined) {
    const isOrder = twice === 'orderTwice';
    const first = holders.get(row) ?? '';
    const facts = { id: row, card: row, name: first };
    if (copies === 1) doubts.say(isPrinted(row), at, twice, isOrder ? 'R1.1' : 'R1.5', facts);
    else {
      const thrice = isOrder ? 'orderThrice' : 'cardThrice';
      doubts.say(isPrinted(row), at, thrice, isOrder ? 'R10.1' : 'R10.6', {
        ...facts,
        other: holders.get(`${row}b`) ?? '',
      });
    }
    return code;
  }
  holders.set(free, name);
  return free;
}

/** How many cards more somebody may have after the end of a round: of those drawn one goes (R7.4, R7.5), at the harbour a ship too (R7.3). */
function gainOf(effect: RoundEffect | null): number {
  if (effect === null || effect === 'discard_person') return 0;
  return effect === 'harbour' ? DRAWN.harbour - 2 : DRAWN.round - 1;
}

/** No more cards than can have been played or drawn, and no more buildings than were on display. */
function checkCounts({ open }: S, entered: readonly Entered[], doubts: Doubts): void {
  const { rounds } = scenarioOf(open.scenario);
  const plays = rounds.reduce((sum, { hand }) => sum + hand, 0); // R4.1
  const chapter = chapterOf(open.chapter);
  const atEnds = rounds.reduce((sum, round) => sum + gainOf(round.effect) + gainOf(chapter.effect), 0);
  const { display, missingColours } = rowFor(entered.length);
  const shown = ROUNDS.length * (display + (missingColours ? COLOURS.length - 1 : 0)); // R3.5, R3.7
  const built = entered.reduce((sum, { buildings }) => sum + buildings.length, 0);
  if (built > shown) complain('players', 'tooManyBuildings', 'R3.5', { count: built, max: shown });
  const knows = typing.isPrinted('scenarios', open.scenario) && typing.isPrinted('chapters', open.chapter);
  entered.forEach(({ name, citizens, workers, buildings }, i) => {
    const drawn = (DRAWN.building - 1) * buildings.filter(({ id }) => buildingOf(id).effect === 'draw2').length; // R5.5
    const max = plays + drawn + atEnds;
    const count = citizens.length + workers.length + buildings.length;
    // How many cards a hand has, and which buildings bring one, the booklet does not print.
    if (count > max) doubts.say(knows, `players[${i}]`, 'tooManyCards', 'R4.1', { name, count, max });
  });
}
