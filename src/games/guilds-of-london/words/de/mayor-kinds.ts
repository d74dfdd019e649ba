// What mayor cards pay for.
import type { Words } from '../sentences.ts';

const atMost = (max: number) => `höchstens ${max}`;

export const mayorKinds: Words['mayorKinds'] = {
  PER_MASTER_SYMBOL: (symbol, { vp, max }) => `${vp} SP je Meister mit ${symbol}, ${atMost(max)}`,
  SINGLE_SYMBOL_COLOURS: () =>
    'verschiedene Symbole auf Plättchen mit nur einem: 2 bringen 1, 3 bringen 3, 4 bringen 5, 5 bringen 8',
  LARGEST_GROUP: (_, { max }) => `1 SP je Meister der größten Gruppe ab 2, ${atMost(max)}`,
  ISOLATED: (_, { vp, max }) => `${vp} SP je Meister ohne eigenen Nachbarn, ${atMost(max)}`,
  BORDER: (_, { vp, max }) => `${vp} SP je Meister am Stadtrand, ${atMost(max)}`,
  NEXT_TO_GUILDHALL: (_, { vp, max }) => `${vp} SP je Meister neben der Zunfthalle, ${atMost(max)}`,
  PRECEDENCE: (_, { from, to, vp, max }) => `${vp} SP je Meister mit Rang ${from} bis ${to}, ${atMost(max)}`,
  PER_MASTERS: (_, { per, vp, max }) => `${vp} SP für je ${per} Meister, ${atMost(max)}`,
  PER_SPECIAL: (_, { vp, max }) => `${vp} SP je Meister auf einem besonderen Gebäude, ${atMost(max)}`,
  LONGEST_LINE: () => 'längste gerade Reihe von Meistern: 2 bringen 1, 3 bringen 4, 4 bringen 6, 5 bringen 8',
  PER_TOKEN_RECEIVED: (_, { vp, max }) => `${vp} SP je erhaltenem Belohnungsmarker, ${atMost(max)}`,
  PER_PLANTATION_WON: (_, { vp, max }) => `${vp} SP je gewonnener Plantage, ${atMost(max)}`,
  PER_PAWN_IN_GUILDHALL: (_, { vp, max }) => `${vp} SP je Mitglied in der Zunfthalle, ${atMost(max)}`,
  PER_NEUTRAL_HELD: (_, { vp, max }) => `${vp} SP je Neutralem bei dir, ${atMost(max)}`,
  PER_CARD_IN_HAND: (_, { vp, max }) => `${vp} SP je Handkarte, ${atMost(max)}`,
  ROWS_COLUMNS_WITH_2: (_, { vp, max }) => `${vp} SP je Reihe oder Spalte mit mindestens 2 Meistern, ${atMost(max)}`,
};
