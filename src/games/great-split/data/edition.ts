// What an edition of The Great Split consists of, and what the rules need beyond that: enough cards for every number of players, spaces that
// are on their tracks, and nothing that the rules have no words for.
import { type Edition, rowsOf, valuesOf } from '../../../text/edition/edition.ts';
import type { EditionKind } from '../../../text/edition/read.ts';
import {
  between,
  type EditionProblem,
  type EditionShape,
  listOf,
  oneOf,
  orNone,
  yesOrNo,
} from '../../../text/edition/shape.ts';
import { about } from '../about.ts';
import { BUILT_IN } from './built-in.ts';
import { type CardRow, LEVELS, type Level } from './cards.ts';
import { type CharacterRow, DUO, type RoundRow, type ZoneRow } from './table.ts';
import { RESOURCES, type ResourceRow, type SealRow } from './tracks.ts';

const LONGEST = 24;
const spaces = listOf(between(1, LONGEST), 0, LONGEST);
const resources = Object.fromEntries(RESOURCES.map((resource) => [resource, between(0, 9)]));

const shape: EditionShape = {
  parameters: { columns: { value: between(1, 200) }, rows: 'fixed' },
  rounds: {
    columns: { level: oneOf(['II', 'III']), limit: between(2, 8), line: yesOrNo },
    rows: 'fixed',
  },
  resources: {
    columns: {
      last: between(4, LONGEST),
      values: listOf(orNone(between(0, 40)), 0, LONGEST + 1),
      orders: spaces,
      arrows: spaces,
    },
    rows: 'fixed',
  },
  seals: {
    columns: {
      last: between(3, LONGEST),
      symbolsAt: spaces,
      symbols: listOf(oneOf(RESOURCES), 0, LONGEST),
      starsAt: spaces,
      stars: listOf(between(1, 9), 0, LONGEST),
    },
    rows: 'fixed',
  },
  zones: { columns: { from: between(-12, 12), points: between(0, 40) }, rows: 'fixed' },
  characters: {
    columns: {
      start: { is: 'parts', parts: { prestige: between(0, 20), ...resources }, some: true },
      orders: { is: 'parts', parts: resources, some: true },
    },
    rows: { least: about.seats.max, most: 24 },
  },
  marketTiles: { columns: { value: between(0, 9) }, rows: { least: 6, most: 24 } },
  scoringTiles: { columns: { kind: oneOf(['book', 'artwork', 'gem', 'none']) }, rows: 'fixed' },
  cards: {
    columns: {
      level: oneOf(LEVELS),
      symbol: oneOf(['prestige', ...RESOURCES, 'seal_diamond', 'seal_square', 'seal_star']),
      count: between(1, 6),
    },
    rows: { least: 40, most: 160 },
  },
};

type Say = (
  where: { readonly table: string; readonly row?: string; readonly column?: string },
  problem: string,
  facts?: Readonly<Record<string, string | number>>,
) => void;

function check(edition: Edition): EditionProblem[] {
  const problems: EditionProblem[] = [];
  const say: Say = (where, problem, facts = {}) =>
    void problems.push({ why: 'rules', ...where, facts: { problem, ...facts } });
  checkParameters(edition, say);
  checkRounds(edition, say);
  for (const [row, one] of Object.entries(rowsOf<ResourceRow>(edition, 'resources'))) checkResource(row, one, say);
  for (const [row, one] of Object.entries(rowsOf<SealRow>(edition, 'seals'))) checkSeal(row, one, say);
  checkZones(edition, say);
  checkCharacters(edition, say);
  checkDecks(edition, say);
  return problems;
}

/** What is small: a hand of more cards would have more divisions than anybody can look at. */
const MOST: Readonly<Record<string, { readonly least: number; readonly most: number }>> = {
  startingHand: { least: 1, most: 7 },
  doubleSteps: { least: 1, most: 6 },
  prestigeSpaces: { least: 20, most: 200 },
};
function checkParameters(edition: Edition, say: Say): void {
  for (const [row, value] of Object.entries(valuesOf<Record<string, number>>(edition))) {
    const { least, most } = MOST[row];
    if (value < least || value > most)
      say({ table: 'parameters', row, column: 'value' }, 'fromTo', { value, least, most });
  }
}

/** R1.10, R9.2 Two tiles lie at each of two lines; after the last round everything is scored anyway. */
function checkRounds(edition: Edition, say: Say): void {
  const rows = Object.entries(rowsOf<RoundRow>(edition, 'rounds'));
  const count = rows.filter(([, { line }]) => line).length;
  const last = BUILT_IN.tables.rounds[BUILT_IN.tables.rounds.length - 1].id;
  if (count !== 2) say({ table: 'rounds', column: 'line' }, 'twoLines', { count });
  if (rows.some(([id, { line }]) => id === last && line))
    say({ table: 'rounds', row: last, column: 'line' }, 'lineAtEnd');
}

const ascends = (spaces: readonly number[], last: number): boolean =>
  spaces.every((at, i) => at <= last && at > (spaces[i - 1] ?? 0));

function checkResource(row: string, { last, values, orders, arrows }: ResourceRow, say: Say): void {
  const table = 'resources';
  for (const [column, list] of Object.entries({ orders, arrows }))
    if (!ascends(list, last)) say({ table, row, column }, 'spaces', { last });
  if (row !== 'gold' && arrows.length > 0) say({ table, row, column: 'arrows' }, 'arrowsOnGold');
  const column = 'values';
  if (row === 'gold') {
    if (values.length > 0) say({ table, row, column }, 'goldHasNoValues');
    return;
  }
  if (values.length !== last + 1)
    say({ table, row, column }, 'valueForEach', { count: values.length, spaces: last + 1 });
  const shown = values.filter((value) => value !== null);
  if (values[0] !== 0 || shown.some((value, i) => value < (shown[i - 1] ?? 0)))
    say({ table, row, column }, 'valuesRise');
  if (row === 'artwork' && values.some((value, at) => value !== at)) say({ table, row, column }, 'artworkValues');
}

function checkSeal(row: string, { last, symbolsAt, symbols, starsAt, stars }: SealRow, say: Say): void {
  const table = 'seals';
  for (const [column, list] of Object.entries({ symbolsAt, starsAt }))
    if (!ascends(list, last)) say({ table, row, column }, 'spaces', { last });
  if (symbols.length !== symbolsAt.length)
    say({ table, row, column: 'symbols' }, 'oneForEach', { count: symbols.length, spaces: symbolsAt.length });
  if (stars.length !== starsAt.length)
    say({ table, row, column: 'stars' }, 'oneForEach', { count: stars.length, spaces: starsAt.length });
  if (stars.some((count, i) => count <= (stars[i - 1] ?? 0))) say({ table, row, column: 'stars' }, 'starsRise');
}

/** R10.3 One zone is the arrow itself, one begins right above it; wherever the slider stands they lie around it in the same way. */
function checkZones(edition: Edition, say: Say): void {
  const { farAbove, above, exactly, below } = rowsOf<ZoneRow>(edition, 'zones');
  const column = 'from';
  if (exactly.from !== 0) say({ table: 'zones', row: 'exactly', column }, 'zoneBegins', { from: 0 });
  if (above.from !== 1) say({ table: 'zones', row: 'above', column }, 'zoneBegins', { from: 1 });
  if (farAbove.from <= above.from) say({ table: 'zones', row: 'farAbove', column }, 'zoneFarAbove');
  if (below.from >= exactly.from) say({ table: 'zones', row: 'below', column }, 'zoneBelow');
}

/** R1.8 No start reaches the end of a track, or a double arrow, which would ask something before the game begins. */
function checkCharacters(edition: Edition, say: Say): void {
  const tracks = rowsOf<ResourceRow>(edition, 'resources');
  for (const [row, { start }] of Object.entries(rowsOf<CharacterRow>(edition, 'characters')))
    for (const resource of RESOURCES) {
      const { last, arrows } = tracks[resource];
      const most = Math.min(last, ...arrows) - 1;
      if ((start[resource] ?? 0) > most)
        say({ table: 'characters', row, column: 'start' }, 'startTooFar', { resource, most });
    }
}

/** R1.14, R3.1, R12 Every number of players has its cards. */
function checkDecks(edition: Edition, say: Say): void {
  const cards = Object.values(rowsOf<CardRow>(edition, 'cards'));
  const { startingHand } = valuesOf<{ readonly startingHand: number }>(edition);
  const rounds = Object.values(rowsOf<RoundRow>(edition, 'rounds'));
  for (const level of LEVELS) {
    const count = cards.filter((card) => card.level === level).length;
    const dealt = (of: Level | undefined): number => rounds.filter((round) => round.level === of).length;
    const each = (level === 'I' ? startingHand : 0) + dealt(level);
    const duo = each + dealt(LEVELS[LEVELS.indexOf(level) + 1]); // R12.2
    const least = Math.max(about.seats.max * each, DUO * duo);
    if (count < least) say({ table: 'cards', column: 'level' }, 'enoughCards', { level, count, least });
  }
}

export const kind: EditionKind = { builtIn: BUILT_IN, shape, check };
