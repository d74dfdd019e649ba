// What each special action does and each mayor card counts, in few words for the terminal.
import type { ActionRow, EffectKind } from './data/cards.ts';
import type { MayorKind } from './data/tokens.ts';

/** The numbers on a mayor card; `steps` the VP for 2, 3, 4 and more. */
export interface MayorFacts {
  readonly vp: number;
  readonly max: number;
  readonly per: number;
  readonly from: number;
  readonly to: number;
  readonly steps: string;
}
export interface CardWords {
  readonly effects: Readonly<Record<EffectKind, (row: ActionRow, symbol: string) => string>>;
  readonly counts: Readonly<Record<MayorKind, (facts: MayorFacts, symbol: string) => string>>;
}

const de: CardWords = {
  effects: {
    RECRUIT: (row) => `bis zu ${row.n} anwerben`,
    RECRUIT_BY_MASTERS: (row, symbol) => `anwerben: ${row.base} + Meister (${symbol}), höchstens ${row.max}`,
    PLACE_SYMBOL: (row, symbol) => `${row.n} aus dem Vorrat auf ein Plättchen mit ${symbol}`,
    PLACE_ONE_TILE: (row) => `bis zu ${row.n} aus dem Vorrat auf ein beliebiges Plättchen`,
    NEUTRAL: (row) => `${row.n} Neutralen nehmen`,
    TURN_DOUBLE_RECRUIT: () => 'in diesem Zug bringt Anwerben bis zu 2',
    MOVE_SYMBOL: (row, symbol) => `bis zu ${row.n} auf Plättchen mit ${symbol} bewegen`,
    MOVE_ONE_TILE: (row) => `bis zu ${row.n} auf ein beliebiges Plättchen bewegen`,
    MOVE_ANY_DRAW: (row) => `${row.n} auf ein beliebiges Plättchen bewegen, ${row.draw} Karte ziehen`,
    SHIFT_ADJACENT: () => 'beliebig viele von einem Plättchen auf ein benachbartes bewegen',
    EXPEL: (row) => `${row.n} fremdes Mitglied von einem Plättchen in die Halle`,
    PUSH_ADJACENT: (row) => `${row.n} fremdes Mitglied auf ein benachbartes Plättchen`,
    TURN_FREE_MOVE: () => 'in diesem Zug Bewegen ohne Symbol',
    BEADLE_FOLLOW: (row) => `Stadtamtmann versetzen, bis zu ${row.n} folgt ihm`,
    BEADLE_DRAW: (row) => `Stadtamtmann versetzen, ${row.draw} Karte ziehen`,
    SHIP: (row) => `bis zu ${row.n} auf die Plantage`,
    SHIP_DRAW: (row) => `${row.n} auf die Plantage, ${row.draw} Karte ziehen`,
    SHIP_TILE: () => 'beliebig viele von einem Plättchen auf die Plantage',
    SETTLE: (row) => `bis zu ${row.n} aus dem Vorrat auf die Plantage`,
    HOMECOMING: (row, symbol) => `bis zu ${row.n} von der Plantage auf Plättchen mit ${symbol}`,
    EXPEL_PLANTATION: (row) => `${row.n} fremdes Mitglied von der Plantage in die Halle`,
    VP_PLANTATION: (row) => `1 SP je eigenem Mitglied auf der Plantage, höchstens ${row.max}`,
    END_DRAW: (row) => `am Zugende ${row.n} Karten mehr`,
    END_DRAW_BY_MASTERS: (row, symbol) => `am Zugende ${row.base} + Meister (${symbol}) Karten, höchstens ${row.max}`,
    DRAW: (row) => `sofort ${row.n} Karten ziehen`,
    SALVAGE: (row) => `bis zu ${row.take} der obersten ${row.look} vom Ablagestapel`,
    TURN_DISCOUNT: (row) => `spätere Sonderaktionen dieses Zugs ${row.n} billiger`,
    TITHE: (row) => `${row.n} zufällige Karte von jemandem mit mehr Karten`,
    CYCLE: (row) => `beliebig viele abwerfen, ${row.bonus} mehr ziehen`,
    VP: (row) => `${row.n} SP`,
    VP_BY_MASTERS: (row) => `1 SP je ${row.per} Meister, höchstens ${row.max}`,
    MAYOR: (row) => `${row.draw} Belohnungskarten ziehen, ${row.keep} behalten`,
    TOKEN_REWARD: () => 'Marker eines Plättchens nutzen, auf dem du stehst',
    SWAP_TOKENS_DRAW: (row) => `Marker zweier Plättchen tauschen, ${row.draw} Karte ziehen`,
    RESIGN: (row) => `ein Meister geht in die Halle, ${row.vp} SP`,
  },
  counts: {
    PER_MASTER_SYMBOL: (f, symbol) => `${f.vp} SP je Meister mit ${symbol}, höchstens ${f.max}`,
    SINGLE_SYMBOL_COLOURS: (f) => `Farben deiner Meister auf Zünften mit einem Symbol: 2, 3, 4, 5 bringen ${f.steps}`,
    LARGEST_GROUP: (f) => `${f.vp} SP je Meister deiner größten Gruppe ab 2, höchstens ${f.max}`,
    ISOLATED: (f) => `${f.vp} SP je Meister ohne eigenen Nachbarn, höchstens ${f.max}`,
    BORDER: (f) => `${f.vp} SP je Meister am Stadtrand, höchstens ${f.max}`,
    NEXT_TO_GUILDHALL: (f) => `${f.vp} SP je Meister neben der Zunfthalle, höchstens ${f.max}`,
    PRECEDENCE: (f) => `${f.vp} SP je Meister auf den Nummern ${f.from} bis ${f.to}, höchstens ${f.max}`,
    PER_MASTERS: (f) => `${f.vp} SP für je ${f.per} Meister, höchstens ${f.max}`,
    PER_SPECIAL: (f) => `${f.vp} SP je Meister auf einem besonderen Gebäude, höchstens ${f.max}`,
    LONGEST_LINE: (f) => `längste gerade Reihe deiner Meister: 2, 3, 4, 5 bringen ${f.steps}`,
    PER_TOKEN_RECEIVED: (f) => `${f.vp} SP je erhaltenem Marker, höchstens ${f.max}`,
    PER_PLANTATION_WON: (f) => `${f.vp} SP je gewonnener Plantage, höchstens ${f.max}`,
    PER_PAWN_IN_GUILDHALL: (f) => `${f.vp} SP je Mitglied in der Zunfthalle, höchstens ${f.max}`,
    PER_NEUTRAL_HELD: (f) => `${f.vp} SP je Neutralem, höchstens ${f.max}`,
    PER_CARD_IN_HAND: (f) => `${f.vp} SP je Handkarte, höchstens ${f.max}`,
    ROWS_COLUMNS_WITH_2: (f) => `${f.vp} SP je Zeile und Spalte mit 2 Meistern, höchstens ${f.max}`,
  },
};

const en: CardWords = {
  effects: {
    RECRUIT: (row) => `recruit up to ${row.n}`,
    RECRUIT_BY_MASTERS: (row, symbol) => `recruit ${row.base} + masters (${symbol}), at most ${row.max}`,
    PLACE_SYMBOL: (row, symbol) => `${row.n} from the supply to a tile with ${symbol}`,
    PLACE_ONE_TILE: (row) => `up to ${row.n} from the supply to any one tile`,
    NEUTRAL: (row) => `take ${row.n} neutral`,
    TURN_DOUBLE_RECRUIT: () => 'in this turn a recruit brings up to 2',
    MOVE_SYMBOL: (row, symbol) => `move up to ${row.n} to tiles with ${symbol}`,
    MOVE_ONE_TILE: (row) => `move up to ${row.n} to any one tile`,
    MOVE_ANY_DRAW: (row) => `move ${row.n} to any tile, draw ${row.draw} card`,
    SHIFT_ADJACENT: () => 'move any number from one tile to an adjacent one',
    EXPEL: (row) => `${row.n} opposing pawn from a tile to the Guildhall`,
    PUSH_ADJACENT: (row) => `${row.n} opposing pawn to an adjacent tile`,
    TURN_FREE_MOVE: () => 'in this turn moves ignore symbols',
    BEADLE_FOLLOW: (row) => `move the beadle, up to ${row.n} follows`,
    BEADLE_DRAW: (row) => `move the beadle, draw ${row.draw} card`,
    SHIP: (row) => `up to ${row.n} to the plantation`,
    SHIP_DRAW: (row) => `${row.n} to the plantation, draw ${row.draw} card`,
    SHIP_TILE: () => 'any number from one tile to the plantation',
    SETTLE: (row) => `up to ${row.n} from the supply to the plantation`,
    HOMECOMING: (row, symbol) => `up to ${row.n} from the plantation to tiles with ${symbol}`,
    EXPEL_PLANTATION: (row) => `${row.n} opposing pawn from the plantation to the Guildhall`,
    VP_PLANTATION: (row) => `1 VP for each own pawn on the plantation, at most ${row.max}`,
    END_DRAW: (row) => `${row.n} more cards at the end of the turn`,
    END_DRAW_BY_MASTERS: (row, symbol) =>
      `at the end of the turn ${row.base} + masters (${symbol}) more cards, at most ${row.max}`,
    DRAW: (row) => `draw ${row.n} cards now`,
    SALVAGE: (row) => `up to ${row.take} of the top ${row.look} of the discard pile`,
    TURN_DISCOUNT: (row) => `later special actions of this turn cost ${row.n} less`,
    TITHE: (row) => `${row.n} random card from somebody with more cards`,
    CYCLE: (row) => `discard any number, draw ${row.bonus} more`,
    VP: (row) => `${row.n} VP`,
    VP_BY_MASTERS: (row) => `1 VP for every ${row.per} masters, at most ${row.max}`,
    MAYOR: (row) => `draw ${row.draw} mayor cards, keep ${row.keep}`,
    TOKEN_REWARD: () => 'use the token of a tile you stand on',
    SWAP_TOKENS_DRAW: (row) => `swap the tokens of two tiles, draw ${row.draw} card`,
    RESIGN: (row) => `one master goes to the Guildhall, ${row.vp} VP`,
  },
  counts: {
    PER_MASTER_SYMBOL: (f, symbol) => `${f.vp} VP for each master with ${symbol}, at most ${f.max}`,
    SINGLE_SYMBOL_COLOURS: (f) => `colours of your masters on guilds with one symbol: 2, 3, 4, 5 bring ${f.steps}`,
    LARGEST_GROUP: (f) => `${f.vp} VP for each master of your largest group from 2 on, at most ${f.max}`,
    ISOLATED: (f) => `${f.vp} VP for each master without a neighbour of your own, at most ${f.max}`,
    BORDER: (f) => `${f.vp} VP for each master at the edge of the city, at most ${f.max}`,
    NEXT_TO_GUILDHALL: (f) => `${f.vp} VP for each master next to the Guildhall, at most ${f.max}`,
    PRECEDENCE: (f) => `${f.vp} VP for each master on numbers ${f.from} to ${f.to}, at most ${f.max}`,
    PER_MASTERS: (f) => `${f.vp} VP for every ${f.per} masters, at most ${f.max}`,
    PER_SPECIAL: (f) => `${f.vp} VP for each master on a special building, at most ${f.max}`,
    LONGEST_LINE: (f) => `longest straight line of your masters: 2, 3, 4, 5 bring ${f.steps}`,
    PER_TOKEN_RECEIVED: (f) => `${f.vp} VP for each token received, at most ${f.max}`,
    PER_PLANTATION_WON: (f) => `${f.vp} VP for each plantation won, at most ${f.max}`,
    PER_PAWN_IN_GUILDHALL: (f) => `${f.vp} VP for each pawn in the Guildhall, at most ${f.max}`,
    PER_NEUTRAL_HELD: (f) => `${f.vp} VP for each neutral, at most ${f.max}`,
    PER_CARD_IN_HAND: (f) => `${f.vp} VP for each card in hand, at most ${f.max}`,
    ROWS_COLUMNS_WITH_2: (f) => `${f.vp} VP for each row and column with 2 masters, at most ${f.max}`,
  },
};

export const CARD_WORDS = { de, en };
