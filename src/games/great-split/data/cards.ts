// Dossier 4.6: the resource cards. Every card shows `count` copies of one symbol (Q18); so many for each level (Q1).
import { idsOf, rowsOf } from '../../../text/edition/edition.ts';
import { BUILT_IN } from './built-in.ts';
import { inPlay } from './in-play.ts';
import type { CardSymbol } from './tracks.ts';

export const LEVELS = ['I', 'II', 'III'] as const;
export type Level = (typeof LEVELS)[number];
export interface CardRow {
  readonly level: Level;
  readonly symbol: CardSymbol;
  readonly count: number;
}

/** In the order by which states number them. */
export let CARDS!: Readonly<Record<string, CardRow>>;
inPlay.table(
  () => {
    const rows = rowsOf<CardRow>(inPlay.edition, 'cards');
    const codes = idsOf(inPlay.edition, 'cards', BUILT_IN);
    return Object.fromEntries(
      codes.map((code): [string, CardRow] => {
        const { level, symbol, count } = rows[code];
        return [code, { level, symbol, count }];
      }),
    );
  },
  (made) => {
    CARDS = made;
  },
);
