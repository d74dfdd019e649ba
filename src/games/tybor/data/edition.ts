// What an edition of Tybor consists of, and what its cards must be like, so that the rules can be played with them.
import { type Edition, rowsOf } from '../../../text/edition/edition.ts';
import type { EditionKind } from '../../../text/edition/read.ts';
import {
  between,
  type EditionProblem,
  type EditionShape,
  listOf,
  numbers,
  oneOf,
  orNone,
  yesOrNo,
} from '../../../text/edition/shape.ts';
import type { BuildingRow } from './buildings.ts';
import { BUILT_IN } from './built-in.ts';
import type { ChapterRow, OrderRow, RoundEffect, WrittenScenario } from './cards.ts';
import { COLOURS, PROFESSIONS } from './persons.ts';

const colour = oneOf(COLOURS);
const profession = oneOf(PROFESSIONS);
const effect = orNone(oneOf(['discard_person', 'diverse_citizens_worker', 'buildings_citizen', 'harbour']));
/** What a building or a worker may be worth: more does not fit into what a bot looks at (bot.ts). */
const [COST, WORK] = [between(0, 20), between(0, 9)];

const ROUND = {
  is: 'parts',
  parts: {
    small: COST,
    large: COST,
    hand: between(1, 9),
    direction: oneOf(['cw', 'ccw']),
    effect,
    threshold: between(0, 20),
  },
} as const;

const shape: EditionShape = {
  points: numbers(0, 30),
  steps: numbers(1, 9),
  ships: { columns: { points: listOf(between(0, 60), 1, 12), beyond: between(0, 9) }, rows: 'fixed' },
  drawn: numbers(2, 4),
  players: {
    columns: { display: between(4, 24), missingColours: yesOrNo, lastPass: between(1, 8) },
    rows: 'fixed',
  },
  orders: { columns: { colours: listOf(colour, 3, 3), points: between(0, 30) }, rows: { least: 4, most: 12 } },
  // R1.2, R1.3 Settings name scenarios and chapters by these ids.
  scenarios: {
    columns: { every: orNone(between(1, 12)), points: between(0, 30), rounds: listOf(ROUND, 4, 4) },
    rows: 'fixed',
  },
  chapters: {
    columns: {
      goal: orNone(
        oneOf(['buildings_at_least_citizens', 'same_colour_symbols', 'symbols_together', 'work_left', 'citizens']),
      ),
      symbols: listOf(profession, 0, 6),
      threshold: between(0, 60),
      points: between(0, 60),
      effect,
    },
    rows: 'fixed',
  },
  buildings: {
    columns: {
      colour,
      small: between(0, 30),
      large: between(0, 30),
      symbol: orNone(profession),
      effect: orNone(oneOf(['max', 'set4', 'pair', 'draw2'])),
      counts: orNone(colour),
    },
    rows: { least: 8, most: 100 },
  },
  people: {
    columns: { profession, work: WORK, symbols: listOf(between(0, 4), 4, 4) },
    rows: { least: 20, most: 150 },
  },
};

type Say = (table: string, row: string, column: string, problem: string) => void;

function check(edition: Edition): EditionProblem[] {
  const problems: EditionProblem[] = [];
  const say: Say = (table, row, column, problem) =>
    void problems.push({ why: 'rules', table, row, column, facts: { problem, card: row } });
  checkCodes(edition, say);
  for (const [row, { colours }] of Object.entries(rowsOf<OrderRow>(edition, 'orders')))
    if (new Set(colours).size < colours.length) say('orders', row, 'colours', 'colourTwice');
  for (const [row, { effect: does, counts }] of Object.entries(rowsOf<BuildingRow>(edition, 'buildings')))
    if ((does === 'max' || does === 'pair') !== (counts !== null)) say('buildings', row, 'counts', 'countsWhat');
  for (const [row, { rounds }] of Object.entries(rowsOf<WrittenScenario>(edition, 'scenarios')))
    if (rounds.some((round) => needsThreshold(round.effect) && round.threshold === 0))
      say('scenarios', row, 'rounds', 'needsThreshold');
  for (const [row, chapter] of Object.entries(rowsOf<ChapterRow>(edition, 'chapters'))) checkChapter(row, chapter, say);
  return problems;
}

/** R10.4 Codes are unique, those of the second copies too: whoever reads `sail X` finds one card. */
function checkCodes({ tables }: Edition, say: Say): void {
  const seen = new Set<string>();
  for (const table of ['orders', 'buildings', 'people'])
    for (const { id } of tables[table])
      for (const code of [id, `${id}b`]) {
        if (seen.has(code)) say(table, id, 'id', 'codeTwice');
        seen.add(code);
      }
}

/** R7.4, R7.5 From so many on. */
const needsThreshold = (does: RoundEffect | null): boolean =>
  does === 'diverse_citizens_worker' || does === 'buildings_citizen';

function checkChapter(row: string, { goal, symbols, threshold, effect: does }: ChapterRow, say: Say): void {
  if ((goal === 'symbols_together') !== symbols.length > 0) say('chapters', row, 'symbols', 'symbolsOfGoal');
  if (new Set(symbols).size < symbols.length) say('chapters', row, 'symbols', 'symbolTwice');
  if (needsThreshold(does) && threshold === 0) say('chapters', row, 'threshold', 'needsThreshold');
  if (needsThreshold(does) && goal !== null) say('chapters', row, 'effect', 'oneThreshold');
}

export const kind: EditionKind = { builtIn: BUILT_IN, shape, check };
