// Every point with its reason (R8). Before the end, all of it is what it would be if the game ended now.
import type { ScoreLine } from '../../kernel/types.ts';
import { type ChapterRow, EFFECT_POINTS, PAIR, SHIPS, SHIPS_BEYOND, SYMBOL_POINTS } from './data/cards.ts';
import { buildingOf, chapterOf, orderOf, type PersonId, personOf, scenarioOf } from './data/kinds.ts';
import { COLOURS, PROFESSIONS, type Profession } from './data/persons.ts';
import { buildingsByColour, colourSymbols, symbolCount, workOf } from './rules/counts.ts';
import type { Built, Position, Tableau } from './types.ts';

/** R8.0, R8.6, R9.1 The sum of all lines decides. */
export function score(s: Position, seat: number): ScoreLine[] {
  const lines = [buildings, effects, symbols, scenarioGoal, chapterGoal, secretOrder].flatMap((part) => part(s, seat)); // Q34
  return s.todo.length === 0 && s.lanes.length === 0 ? lines : lines.map((line) => ({ ...line, pending: true }));
}

/** R9.2, R9.3, R9.4 Work left. */
export const tieBreak = ({ open }: Position, seat: number): ScoreLine[] => [
  { rule: 'R9.2', label: 'workLeft', points: workOf(open.tableaux[seat].workers) },
];

/** R8.1.1 */
function buildings({ open }: Position, seat: number): ScoreLine[] {
  const { buildings: built } = open.tableaux[seat];
  if (built.length === 0) return [];
  const points = built.reduce((sum, { id, size }) => sum + buildingOf(id)[size], 0);
  const large = built.filter(({ size }) => size === 'large').length;
  const of = built.map(({ id }) => buildingOf(id).code);
  return [{ rule: 'R8.1.1', label: 'buildings', points, facts: { count: built.length, large }, of }];
}

/** R8.1.2–R8.1.4, Q17; every card on its own (R8.1.5). */
const effects = (s: Position, seat: number): ScoreLine[] =>
  s.open.tableaux[seat].buildings.flatMap((built) => effect(s, seat, built));

function effect({ open }: Position, seat: number, { id }: Built): ScoreLine[] {
  const row = buildingOf(id);
  const count = buildingsByColour(open.tableaux[seat]);
  const colour = row.counts ?? '';
  if (row.effect === 'max') {
    const own = count[row.countsTint];
    const others = open.tableaux.map((tableau) => buildingsByColour(tableau)[row.countsTint]);
    const most = Math.max(...others.filter((_, other) => other !== seat));
    const facts = { building: row.code, colour, own, most };
    return [{ rule: 'R8.1.2', label: 'max', points: most <= own ? EFFECT_POINTS.max : 0, facts, of: [row.code] }]; // a tie is enough
  }
  if (row.effect === 'set4') {
    const sets = Math.min(...count);
    const points = EFFECT_POINTS.set4 * sets;
    return [{ rule: 'R8.1.3', label: 'set4', points, facts: { building: row.code, sets }, of: [row.code] }];
  }
  if (row.effect !== 'pair') return [];
  const own = count[row.countsTint];
  const points = EFFECT_POINTS.pair * Math.floor(own / PAIR);
  return [{ rule: 'R8.1.4', label: 'pair', points, facts: { building: row.code, colour, own }, of: [row.code] }];
}

const RULES = {
  farmer: 'R8.2.1',
  merchant: 'R8.2.2',
  craftsman: 'R8.2.3',
  captain: 'R8.2.4',
  priest: 'R8.2.5',
  soldier: 'R8.2.6',
} as const satisfies Record<Profession, string>;

/** R8.2 A line for each profession for which there is a symbol. */
const symbols = ({ open }: Position, seat: number): ScoreLine[] =>
  PROFESSIONS.flatMap((profession, trade): ScoreLine[] => {
    const tableau = open.tableaux[seat];
    const count = symbolCount(tableau, trade);
    if (count === 0) return [];
    const points = symbolPoints(open.tableaux, seat, trade, count);
    const facts = { count, citizens: tableau.citizens.length };
    return [{ rule: RULES[profession], label: profession, points, facts, of: bearers(tableau, trade) }];
  });

export function symbolPoints(tableaux: readonly Tableau[], seat: number, trade: number, count: number): number {
  const { step, points } = SYMBOL_POINTS[PROFESSIONS[trade]];
  switch (PROFESSIONS[trade]) {
    case 'merchant':
      return Math.floor(count / step) * tableaux[seat].citizens.length; // R8.2.2, Q21
    case 'craftsman':
      return craftsmen(
        tableaux.map((tableau) => symbolCount(tableau, trade)),
        seat,
      );
    case 'captain':
      return shipPoints(count); // Q20
    case 'priest':
      return count > 0 ? points : 0; // R8.2.5
    default:
      return Math.floor(count / step) * points; // R8.2.1, R8.2.6
  }
}

/** R8.2.4 */
export const shipPoints = (ships: number): number => (ships < SHIPS.length ? SHIPS[ships] : SHIPS_BEYOND * ships);

/** R8.2.3 Tied players all get the full points; several in first place leave no second. */
export function craftsmen(counts: readonly number[], seat: number): number {
  const own = counts[seat];
  if (own === 0) return 0; // Q18
  const { points, second } = SYMBOL_POINTS.craftsman;
  const better = counts.filter((count) => count > own);
  if (better.length === 0) return points;
  return better.length === 1 ? second : 0; // Q19
}

const bearers = ({ citizens, buildings: built }: Tableau, trade: number): string[] =>
  [
    ...citizens.map(personOf).filter((person) => person.trade === trade),
    ...built.map(({ id }) => buildingOf(id)).filter((building) => building.sign === trade),
  ].map(({ code }) => code);

/** R8.3 */
function scenarioGoal({ open }: Position, seat: number): ScoreLine[] {
  const { goal } = scenarioOf(open.scenario);
  if (goal === null) return [];
  const large = open.tableaux[seat].buildings.filter(({ size }) => size === 'large');
  const points = goal.points * Math.floor(large.length / goal.every); // Q23
  const facts = { count: large.length, every: goal.every };
  return [{ rule: 'R8.3', label: 'largeBuildings', points, facts, of: large.map(({ id }) => buildingOf(id).code) }];
}

/** R8.4 All or nothing; only chapter VII has no goal. */
function chapterGoal({ open }: Position, seat: number): ScoreLine[] {
  const row = chapterOf(open.chapter);
  if (row.goal === null) return [];
  const tableau = open.tableaux[seat];
  const { rule, count, needs } = goalProgress(row, tableau);
  const points = count >= needs ? row.points : 0;
  const of = goalPieces(row, tableau);
  return [{ rule, label: 'chapter', points, facts: { chapter: open.chapter, count, needs }, of }];
}

/** The cards that the goal counts. */
function goalPieces({ goal, symbols: signs }: ChapterRow, tableau: Tableau): string[] {
  const { citizens, workers, buildings: built } = tableau;
  switch (goal) {
    case 'buildings_at_least_citizens':
      return built.map(({ id }) => buildingOf(id).code);
    case 'same_colour_symbols': {
      const counts = COLOURS.map((_, tint) => colourSymbols(tableau, tint));
      const tint = counts.indexOf(Math.max(...counts));
      return codes(citizens.filter((id) => personOf(id).symbols[tint] > 0));
    }
    case 'work_left':
      return codes(workers);
    case 'citizens':
      return codes(citizens);
    default:
      return signs.flatMap((sign) => bearers(tableau, PROFESSIONS.indexOf(sign)));
  }
}
const codes = (persons: readonly PersonId[]): string[] => persons.map((id) => personOf(id).code);

export function goalProgress(row: ChapterRow, tableau: Tableau): { rule: string; count: number; needs: number } {
  const { citizens, workers, buildings: built } = tableau;
  const needs = row.threshold;
  switch (row.goal) {
    case 'buildings_at_least_citizens':
      return { rule: 'R8.4.1', count: built.length, needs: citizens.length }; // Q24
    case 'same_colour_symbols':
      return { rule: 'R8.4.2', count: Math.max(...COLOURS.map((_, tint) => colourSymbols(tableau, tint))), needs };
    case 'work_left':
      return { rule: 'R8.4.4', count: workOf(workers), needs };
    case 'citizens':
      return { rule: 'R8.4.6', count: citizens.length, needs };
    default: {
      const count = row.symbols.reduce((sum, one) => sum + symbolCount(tableau, PROFESSIONS.indexOf(one)), 0); // Q38
      return { rule: row.symbols.length === 1 ? 'R8.4.5' : 'R8.4.3', count, needs };
    }
  }
}

/** R8.5 An order that the viewer does not know has no line. */
function secretOrder({ open, own }: Position, seat: number): ScoreLine[] {
  const order = open.orders[seat] ?? own[seat].order;
  if (typeof order !== 'string') return [];
  const { tints, points } = orderOf(order);
  const count = buildingsByColour(open.tableaux[seat]);
  const sets = Math.min(...tints.map((tint) => count[tint])); // Q33
  const built = open.tableaux[seat].buildings
    .map(({ id }) => buildingOf(id))
    .filter(({ tint }) => tints.includes(tint));
  const of = [order, ...built.map(({ code }) => code)];
  return [{ rule: 'R8.5', label: 'order', points: points * sets, facts: { order, sets }, of }];
}
