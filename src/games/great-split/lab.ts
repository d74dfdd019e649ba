// What the lab looks at in a finished game. All play at once, so no seat begins.
import type { GameLab } from '../../text/lab.ts';
import { cardOf } from './data/kinds.ts';
import { LINES, MARKET_TILES, type MarketTileId } from './data/table.ts';
import type { Happened, S } from './types.ts';

export const lab: GameLab<S, Happened> = {
  common: ({ open }) => ({
    scoringTiles: open.lines.flatMap((tiles, line) => tiles.map((tile) => `${LINES[line]} ${tile}`)),
    marketTiles: open.market.map((tile: MarketTileId) => String(MARKET_TILES[tile])),
  }),
  had({ open }, seat, told) {
    const laid = told.flatMap((one) => (one.e === 'laid' && one.seat === seat ? [one] : []));
    const played = laid.flatMap(({ as, card }) => (as === 'play' && card !== null ? [cardOf(card)] : []));
    return {
      characters: [open.characters[seat]],
      cards: played.map(({ level, symbol, count }) => `${level} ${symbol} ${count}`),
      symbols: played.flatMap(({ symbol, count }) => new Array<string>(count).fill(symbol)),
      uses: laid.map(({ as }) => as),
    };
  },
};
