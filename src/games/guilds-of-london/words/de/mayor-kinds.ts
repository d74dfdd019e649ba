// What mayor cards pay for.
import { AMOUNTS } from '../../data/amounts.ts';
import { mayorSteps } from '../figures.ts';
import type { Words } from '../sentences.ts';

/** '2 bringen 1, 3 bringen 3' */
const steps = (of: readonly number[]): string => {
  const { counts, points } = mayorSteps(of);
  return counts.map((count, i) => `${count} bringen ${points[i]}`).join(', ');
};
const atMost = (max: number) => `höchstens ${max}`;

export const mayorKinds: Words['mayorKinds'] = {
  PER_MASTER_SYMBOL: (symbol, { vp, max }) => `${vp} SP je Meister mit ${symbol}, ${atMost(max)}`,
  SINGLE_SYMBOL_COLOURS: (_, __, paid) => `verschiedene Symbole auf Plättchen mit nur einem: ${steps(paid)}`,
  LARGEST_GROUP: (_, { vp, min, max }) => `${vp} SP je Meister deiner größten Gruppe ab ${min}, ${atMost(max)}`,
  ISOLATED: (_, { vp, max }) => `${vp} SP je Meister ohne eigenen Nachbarn, ${atMost(max)}`,
  BORDER: (_, { vp, max }) => `${vp} SP je Meister am Stadtrand, ${atMost(max)}`,
  NEXT_TO_GUILDHALL: (_, { vp, max }) => `${vp} SP je Meister neben der Zunfthalle, ${atMost(max)}`,
  PRECEDENCE: (_, { from, to, vp, max }) => `${vp} SP je Meister mit Nummer ${from} bis ${to}, ${atMost(max)}`,
  PER_MASTERS: (_, { per, vp, max }) => `${vp} SP für je ${per} Meister, ${atMost(max)}`,
  PER_SPECIAL: (_, { vp, max }) => `${vp} SP je Meister auf einem besonderen Gebäude, ${atMost(max)}`,
  LONGEST_LINE: (_, __, paid) => `längste gerade Reihe von Meistern: ${steps(paid)}`,
  PER_TOKEN_RECEIVED: (_, { vp, max }) => `${vp} SP je erhaltenem Belohnungsmarker, ${atMost(max)}`,
  PER_PLANTATION_WON: (_, { vp, max }) => `${vp} SP je gewonnener Plantage, ${atMost(max)}`,
  PER_PAWN_IN_GUILDHALL: (_, { vp, max }) => `${vp} SP je Mitglied in der Zunfthalle, ${atMost(max)}`,
  PER_NEUTRAL_HELD: (_, { vp, max }) => `${vp} SP je Neutralem bei dir, ${atMost(max)}`,
  PER_CARD_IN_HAND: (_, { vp, max }) => `${vp} SP je Handkarte, ${atMost(max)}`,
  ROWS_COLUMNS_WITH_2: (_, { vp, max }) =>
    `${vp} SP je Zeile oder Spalte mit mindestens ${AMOUNTS.streetMasters} Meistern, ${atMost(max)}`,
};
