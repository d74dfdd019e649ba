// What an edition of the Guilds consists of, and what it must be like, so that the rules can be played with it.
import { type Edition, rowsOf, valuesOf } from '../../../text/edition/edition.ts';
import type { EditionKind } from '../../../text/edition/read.ts';
import {
  between,
  type EditionProblem,
  type EditionShape,
  listOf,
  numbers,
  oneOf,
  orNone,
  rowOf,
  yesOrNo,
} from '../../../text/edition/shape.ts';
import { BUILT_IN } from './built-in.ts';
import { EFFECTS, NUMBERS, STEP_FIELDS, type StepNumber, type StepRow, type WrittenAction } from './cards.ts';
import { FILLS, GROWS, LAYOUTS, type Layout, type RoundsRow, type WrittenCell } from './layout.ts';
import { REWARDS, SYMBOLS, type WrittenBuilding, type WrittenGuild, type WrittenReward } from './tiles.ts';
import { MAYOR_KINDS, type MayorKind, type WrittenMayor } from './tokens.ts';

const symbol = oneOf(SYMBOLS);
const vp = between(0, 30);
const effects = listOf({ is: 'parts', parts: { kind: oneOf(REWARDS), n: between(1, 9) } } as const, 0, 4);
const TILE = {
  majority: between(2, 12), // R7.11 the beadle alone is not enough
  symbols: listOf(symbol, 1, 5),
  vp,
  effects,
  noHandLimit: yesOrNo,
};
/** What fits into a list of options (R6.E26) or onto a card. */
const AMOUNTS: Readonly<Record<StepNumber, ReturnType<typeof between>>> = {
  n: between(1, 9),
  draw: between(0, 9),
  base: between(0, 9),
  per: between(1, 9),
  max: between(1, 30),
  look: between(1, 8),
  take: between(1, 3),
  bonus: between(0, 9),
  vp: between(0, 30),
};
const STEP = { is: 'parts', parts: { effect: oneOf(EFFECTS), ...AMOUNTS, symbol }, some: true } as const;

/** What the scoreboard has stones for. */
const MOST_ROUNDS = 16;

const shape: EditionShape = {
  amounts: numbers(1, 30),
  rounds: {
    columns: {
      rounds: between(2, MOST_ROUNDS),
      growth: listOf(between(1, MOST_ROUNDS), 0, 8),
      resolution: oneOf(['even', 'every']),
      newTiles: yesOrNo,
      neutrals: between(0, 30),
    },
    rows: 'fixed',
  },
  cells: {
    columns: {
      layout: oneOf(LAYOUTS),
      x: between(-5, 10),
      y: between(-5, 10),
      fill: oneOf(FILLS),
      seq: between(1, 60),
    },
    rows: { least: 10, most: 100 },
  },
  guilds: { columns: { precedence: between(1, 200), ...TILE }, rows: { least: 10, most: 120 } },
  buildings: { columns: { church: yesOrNo, ...TILE }, rows: { least: 1, most: 30 } },
  tokenKinds: { columns: { vp, effects }, rows: { least: 1, most: 60 } },
  tokens: { columns: { kind: rowOf('tokenKinds') }, rows: { least: 10, most: 150 } },
  mayors: {
    columns: {
      kind: oneOf(Object.keys(MAYOR_KINDS)),
      symbol: orNone(symbol),
      vp: orNone(between(1, 30)),
      max: orNone(between(1, 60)),
      min: orNone(between(1, 9)),
      per: orNone(between(1, 9)),
      from: orNone(between(1, 200)),
      to: orNone(between(1, 200)),
      steps: listOf(between(0, 60), 0, 12),
    },
    rows: { least: 4, most: 80 },
  },
  // R2.12 A setting names the sides by these ids.
  plantations: {
    columns: { leftVp: vp, leftEffects: effects, rightVp: vp, rightEffects: effects },
    rows: 'fixed',
  },
  actions: {
    columns: { cost: between(0, 5), needs: orNone(oneOf([...SYMBOLS, 'any'])), steps: listOf(STEP, 1, 4) },
    rows: { least: 1, most: 120 },
  },
  cards: {
    columns: { action: rowOf('actions'), standards: listOf(symbol, 1, 2) },
    rows: { least: 40, most: 300 },
  },
};

type Say = (
  table: string,
  row: string,
  column: string,
  problem: string,
  facts?: Record<string, string | number>,
) => void;

function check(edition: Edition): EditionProblem[] {
  const problems: EditionProblem[] = [];
  const say: Say = (table, row, column, problem, facts) =>
    void problems.push({ why: 'rules', table, row, column, facts: { problem, card: row, ...facts } });
  checkCodes(edition, say);
  checkTiles(edition, say);
  checkRewards(edition, say);
  checkMayors(edition, say);
  checkActions(edition, say);
  checkRounds(edition, say);
  checkCells(edition, say);
  if (problems.length === 0) checkCounts(edition, say);
  return problems;
}

const PIECES = ['guilds', 'buildings', 'tokens', 'mayors', 'cards'];
/** What a record or a told line calls other things. */
const TAKEN = ['hall', 'supply', 'plantation', 'pawn', 'master', 'beadle', 'stays', 'tokens', ...SYMBOLS];

/** Whoever reads `to X` finds one tile. */
function checkCodes({ tables }: Edition, say: Say): void {
  const seen = new Set<string>(TAKEN);
  for (const table of PIECES)
    for (const { id } of tables[table]) {
      if (seen.has(id)) say(table, id, 'id', TAKEN.includes(id) ? 'codeTaken' : 'codeTwice');
      seen.add(id);
    }
}

const hasTwice = (list: readonly unknown[]): boolean => new Set(list).size < list.length;

function checkTiles(edition: Edition, say: Say): void {
  const guilds = rowsOf<WrittenGuild>(edition, 'guilds');
  const buildings = rowsOf<WrittenBuilding>(edition, 'buildings');
  const numbersSeen = new Map<number, string>();
  for (const [row, { precedence, symbols }] of Object.entries(guilds)) {
    const other = numbersSeen.get(precedence);
    if (other !== undefined) say('guilds', row, 'precedence', 'numberTwice', { number: precedence, other });
    numbersSeen.set(precedence, row);
    if (hasTwice(symbols)) say('guilds', row, 'symbols', 'symbolTwice');
  }
  const churches = Object.keys(buildings).filter((row) => buildings[row].church);
  if (churches.length !== 1) say('buildings', churches[1] ?? '', 'church', 'oneChurch', { count: churches.length });
  for (const [row, { symbols }] of Object.entries(buildings))
    if (hasTwice(symbols)) say('buildings', row, 'symbols', 'symbolTwice');
  for (const [row, { standards }] of Object.entries(rowsOf<{ standards: readonly string[] }>(edition, 'cards')))
    if (hasTwice(standards)) say('cards', row, 'standards', 'symbolTwice');
}

/** R8.8, R8.9 A mayor card or the beadle is one; who gets two has it twice in the list. */
function checkRewards({ tables }: Edition, say: Say): void {
  const columns: [table: string, column: string][] = [
    ['guilds', 'effects'],
    ['buildings', 'effects'],
    ['tokenKinds', 'effects'],
    ['plantations', 'leftEffects'],
    ['plantations', 'rightEffects'],
  ];
  for (const [table, column] of columns)
    for (const row of tables[table])
      for (const { kind: what, n } of row[column] as WrittenReward[])
        if ((what === 'mayor' || what === 'beadle') && n !== 1) say(table, row.id, column, 'oneEach');
}

const MAYOR_COLUMNS = ['symbol', 'vp', 'max', 'min', 'per', 'from', 'to', 'steps'] as const;
function checkMayors(edition: Edition, say: Say): void {
  for (const [row, mayor] of Object.entries(rowsOf<WrittenMayor>(edition, 'mayors'))) {
    const fields = MAYOR_KINDS[mayor.kind as MayorKind];
    for (const column of MAYOR_COLUMNS) {
      const isThere = column === 'steps' ? mayor.steps.length > 0 : mayor[column] !== null;
      if (isThere !== fields.includes(column)) say('mayors', row, column, isThere ? 'mayorHasNo' : 'mayorNeeds');
    }
    if (fields.includes('steps') && !mayor.steps.some((one) => one > 0)) say('mayors', row, 'steps', 'stepsPay');
    if (fields.includes('from') && Number(mayor.from) > Number(mayor.to)) say('mayors', row, 'to', 'fromTo');
  }
}

/** R6.E1–R6.E35 Each effect of a card has its numbers, and no others. */
function checkActions(edition: Edition, say: Say): void {
  for (const [row, { steps }] of Object.entries(rowsOf<WrittenAction>(edition, 'actions')))
    for (const step of steps) {
      if (step.effect === undefined) {
        say('actions', row, 'steps', 'stepWithout');
        continue;
      }
      const { effect } = step;
      const fields: readonly string[] = STEP_FIELDS[effect];
      for (const field of [...NUMBERS, 'symbol'] as const) {
        const isThere = step[field as keyof StepRow] !== undefined;
        if (isThere && !fields.includes(field) && !fields.includes(`${field}?`))
          say('actions', row, 'steps', 'stepHasNo', { effect, field });
        if (!isThere && fields.includes(field)) say('actions', row, 'steps', 'stepNeeds', { effect, field });
      }
      if (effect === 'MAYOR' && step.draw === 0) say('actions', row, 'steps', 'mayorDraws');
      if (effect === 'SALVAGE' && (step.take ?? 0) > (step.look ?? 0)) say('actions', row, 'steps', 'takeSeen');
    }
}

function checkRounds(edition: Edition, say: Say): void {
  const values = valuesOf<Readonly<Record<string, number>>>(edition, 'amounts');
  if (values.doubled <= values.recruits) say('amounts', 'doubled', 'value', 'doubledMore');
  for (const [row, { rounds, growth }] of Object.entries(rowsOf<RoundsRow>(edition, 'rounds'))) {
    if (growth.some((round, i) => round > rounds || round <= (growth[i - 1] ?? 0)))
      say('rounds', row, 'growth', 'growthInOrder');
  }
}

/** R2.1–R2.4, R3.1–R3.3 */
function checkCells(edition: Edition, say: Say): void {
  const all = Object.entries(rowsOf<WrittenCell>(edition, 'cells'));
  for (const layout of LAYOUTS) {
    const cells = all.filter(([, cell]) => cell.layout === layout);
    const taken = new Set<string>();
    for (const [row, { x, y, fill, seq }] of cells) {
      if (taken.has(`${x} ${y}`)) say('cells', row, 'x', 'cellTwice', { x, y });
      if (taken.has(`${fill} ${seq}`)) say('cells', row, 'seq', 'seqTwice', { fill, seq });
      taken.add(`${x} ${y}`).add(`${fill} ${seq}`);
    }
    const halls = cells.filter(([, { fill }]) => fill === 'gh').map(([, cell]) => cell);
    const isRow =
      halls.length === 1 ||
      (halls.length === 2 && halls[0].y === halls[1].y && Math.abs(halls[0].x - halls[1].x) === 1);
    if (!isRow) say('cells', cells[0]?.[0] ?? '', 'fill', 'hallTogether', { layout });
    if (cells.filter(([, { fill }]) => fill === 'church').length !== 1)
      say('cells', cells[0]?.[0] ?? '', 'fill', 'churchCell', { layout });
    if (!cells.some(([, { fill }]) => fill === 'tile'))
      say('cells', cells[0]?.[0] ?? '', 'fill', 'tileCells', { layout });
  }
}

/** Enough of everything for every number of players. */
function checkCounts(edition: Edition, say: Say): void {
  const { tables } = edition;
  const cells = Object.values(rowsOf<WrittenCell>(edition, 'cells'));
  const count = (layout: Layout, ...fills: readonly string[]): number =>
    cells.filter((cell) => cell.layout === layout && fills.includes(cell.fill)).length;
  const values = valuesOf<Readonly<Record<string, number>>>(edition, 'amounts');
  const needs = (table: string, needed: number): void => {
    const there = tables[table].length;
    if (there < needed) say(table, tables[table][0].id, 'id', 'tooFew', { there, needed });
  };
  const specials = Math.max(count('small', 'special'), count('large', 'special'));
  needs('buildings', 1 + specials);
  needs('guilds', count('small', 'tile', ...GROWS));
  const pile = tables.guilds.length + tables.buildings.length - 1 - count('large', 'special');
  const laid = count('large', 'tile', ...GROWS);
  if (pile < laid) say('guilds', tables.guilds[0].id, 'id', 'tooFew', { there: pile, needed: laid });
  needs('tokens', Math.max(...LAYOUTS.map((layout) => count(layout, 'church', 'special', 'tile', ...GROWS))));
  needs('mayors', MOST_PLAYERS * values.mayorsDealt);
  needs('cards', MOST_PLAYERS * (values.dealt + values.drawAfterPass));
  for (const [row, { newTiles }] of Object.entries(rowsOf<RoundsRow>(edition, 'rounds')))
    if (newTiles && count(Number(row) > 2 ? 'large' : 'small', ...GROWS) === 0)
      say('rounds', row, 'newTiles', 'noGrowth');
}
const MOST_PLAYERS = 4;

export const kind: EditionKind = { builtIn: BUILT_IN, shape, check };
