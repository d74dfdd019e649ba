// The figures that sentences name, worked out of the tables once for all languages.
import { BUILDINGS } from '../data/buildings.ts';
import { PLAYERS, ROUNDS, SCENARIOS } from '../data/cards.ts';
import { PERSONS } from '../data/persons.ts';

const { SC1: exodus, SC2: usual } = SCENARIOS;

/** R3.1 The hand that all scenarios deal but one. */
export const HAND = usual.rounds[0].hand;
/** R3.2, R6.3 What is different in Escape from the City, and in which rounds. */
export const EXODUS = {
  hand: exodus.rounds[0].hand,
  largeHands: ROUNDS.filter((_, i) => exodus.rounds[i].hand !== HAND),
  backwards: ROUNDS.filter((_, i) => exodus.rounds[i].direction === 'ccw'),
};
/** R5.4.2 Round by round, the same in all scenarios (Q25). */
export const COSTS = {
  small: usual.rounds.map(({ small }) => small),
  large: usual.rounds.map(({ large }) => large),
};

const tables = Object.entries(PLAYERS).map(([players, row]) => ({ players: Number(players), ...row }));
const withCopies = (copies: number) => {
  const rows = tables.filter((row) => row.copies === copies);
  return { players: rows.map(({ players }) => players), display: rows.map(({ display }) => display) };
};
/** R3.5, R10.2 The numbers of players that one copy of the game is for, and those that need two. */
export const ONE_COPY = withCopies(1);
export const BOTH_COPIES = withCopies(2);
/** R3.7 */
export const COLOURS_ADDED = tables.filter(({ missingColours }) => missingColours).map(({ players }) => players);
/** R6.4 The table at which the start player card skips somebody. */
export const LONG_PASS = tables.find(({ lastPass }) => lastPass > 1)!;

const buildings = Object.values(BUILDINGS);
/** R8.2 */
export const WITH_SYMBOL = buildings.filter(({ symbol }) => symbol !== null).length;
/** R0.3 */
export const LARGE_BRINGS = buildings[0].large - buildings[0].small;
/** R0.2 */
export const MOST_COLOUR_SYMBOLS = Math.max(
  ...Object.values(PERSONS).map(({ symbols }) => symbols.reduce((sum: number, n) => sum + n, 0)),
);
