// What mayor cards pay for.
import { AMOUNTS } from '../../data/amounts.ts';
import { mayorSteps } from '../figures.ts';
import type { Words } from '../sentences.ts';

/** '2 give 1, 3 give 3' */
const steps = (of: readonly number[]): string => {
  const { counts, points } = mayorSteps(of);
  return counts.map((count, i) => `${count} give ${points[i]}`).join(', ');
};
const atMost = (max: number) => `at most ${max}`;

export const mayorKinds: Words['mayorKinds'] = {
  PER_MASTER_SYMBOL: (symbol, { vp, max }) => `${vp} VP for each master with ${symbol}, ${atMost(max)}`,
  SINGLE_SYMBOL_COLOURS: (_, __, paid) => `different symbols on tiles with only one: ${steps(paid)}`,
  LARGEST_GROUP: (_, { vp, min, max }) =>
    `${vp} VP for each master of your largest group from ${min} on, ${atMost(max)}`,
  ISOLATED: (_, { vp, max }) => `${vp} VP for each master without one of yours beside it, ${atMost(max)}`,
  BORDER: (_, { vp, max }) => `${vp} VP for each master at the edge of the city, ${atMost(max)}`,
  NEXT_TO_GUILDHALL: (_, { vp, max }) => `${vp} VP for each master beside the Guildhall, ${atMost(max)}`,
  PRECEDENCE: (_, { from, to, vp, max }) =>
    `${vp} VP for each master with precedence number ${from} to ${to}, ${atMost(max)}`,
  PER_MASTERS: (_, { per, vp, max }) => `${vp} VP for every ${per} masters, ${atMost(max)}`,
  PER_SPECIAL: (_, { vp, max }) => `${vp} VP for each master on a special building, ${atMost(max)}`,
  LONGEST_LINE: (_, __, paid) => `longest straight line of masters: ${steps(paid)}`,
  PER_TOKEN_RECEIVED: (_, { vp, max }) => `${vp} VP for each token received, ${atMost(max)}`,
  PER_PLANTATION_WON: (_, { vp, max }) => `${vp} VP for each plantation won, ${atMost(max)}`,
  PER_PAWN_IN_GUILDHALL: (_, { vp, max }) => `${vp} VP for each pawn in the Guildhall, ${atMost(max)}`,
  PER_NEUTRAL_HELD: (_, { vp, max }) => `${vp} VP for each neutral you hold, ${atMost(max)}`,
  PER_CARD_IN_HAND: (_, { vp, max }) => `${vp} VP for each card in hand, ${atMost(max)}`,
  ROWS_COLUMNS_WITH_2: (_, { vp, max }) =>
    `${vp} VP for each row or column with at least ${AMOUNTS.streetMasters} masters, ${atMost(max)}`,
};
