// Numbers of the rules that are on no card and on no tile.
import { valuesOf } from '../../../text/edition/edition.ts';
import { inPlay } from './in-play.ts';

export interface Amounts {
  readonly recruits: number; // R5.3
  readonly doubled: number; // R6.E6
  readonly mayorsDealt: number; // R2.9
  readonly mayorsDrawn: number; // R8.8
  readonly pairVp: number; // R10.2
  readonly streetMasters: number; // R10.2.16
  readonly lyingNeutrals: number; // R11.6
  readonly lyingAdds: number; // R1.6, R11.7
}
interface Numbers extends Amounts {
  readonly boris: number;
  readonly rik: number;
  readonly promoTokens: number;
  readonly pawnsInHall: number;
  readonly pawnsInSupply: number;
  readonly dealt: number;
  readonly limit: number;
  readonly draw: number;
  readonly drawAfterPass: number;
}

export let AMOUNTS!: Amounts;
/** R11.8, R11.18 */
export let CARDS_OF!: Readonly<Record<'boris' | 'rik', number>>;
/** R1.8, R2.7 */
export let PAWNS!: Readonly<Record<'total' | 'hall' | 'supply', number>>;
/** R2.8, R5.2, R5.7 */
export let TURN!: Readonly<Record<'hand' | 'limit' | 'draw' | 'drawAfterPass', number>>;
/** R12.5 */
export let PROMO!: { readonly id: string; readonly tokens: number };
inPlay.table(
  () => {
    const values = valuesOf<Numbers>(inPlay.edition, 'amounts');
    const { boris, rik, promoTokens, pawnsInHall: hall, pawnsInSupply: supply, ...more } = values;
    const { dealt: hand, limit, draw, drawAfterPass, ...amounts } = more;
    return {
      amounts,
      opponents: { boris, rik },
      pawns: { total: hall + supply, hall, supply },
      turn: { hand, limit, draw, drawAfterPass },
      promo: { id: 'PR16', tokens: promoTokens },
    };
  },
  ({ amounts, opponents, pawns, turn, promo }) => {
    AMOUNTS = amounts;
    CARDS_OF = opponents;
    PAWNS = pawns;
    TURN = turn;
    PROMO = promo;
  },
);
