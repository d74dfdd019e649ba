// What the lab looks at in a finished game. All play at once, so no seat begins.
import type { GameLab, LabWords } from '../../text/lab.ts';
import { cardOf } from './data/kinds.ts';
import { LINES as LINES_AFTER, MARKET_TILES, type MarketTileId } from './data/table.ts';
import type { CardSymbol } from './data/tracks.ts';
import type { Happened, Laid, S } from './types.ts';
import { names as german } from './words/de/names.ts';
import { names as english } from './words/en/names.ts';
import type { Names } from './words/names.ts';

const KINDS = {
  de: {
    characters: 'Charaktere',
    cards: 'Ausgespielte Karten',
    symbols: 'Ausgespielte Zeichen',
    uses: 'Wozu Karten dienten',
    scoringTiles: 'Wertungsplättchen',
    marketTiles: 'Marktplättchen',
  },
  en: {
    characters: 'Characters',
    cards: 'Cards played',
    symbols: 'Symbols played',
    uses: 'What cards were used for',
    scoringTiles: 'Scoring tiles',
    marketTiles: 'Market tiles',
  },
};
const USES: Readonly<Record<'de' | 'en', Readonly<Record<Laid['as'], string>>>> = {
  de: { play: 'ausgespielt', sell: 'verkauft', split: 'Trennkarte' },
  en: { play: 'played', sell: 'sold', split: 'split card' },
};
/** All four tiles lie out in every game; behind which round is what differs (R1.10). */
const AFTER: Readonly<Record<'de' | 'en', (tile: string, round: string) => string>> = {
  de: (tile, round) => `${tile} nach Runde ${round}`,
  en: (tile, round) => `${tile} after round ${round}`,
};
const LINES = {
  de: { prestige: 'Ansehen', book: 'Bücher', artwork: 'Kunstwerke', gem: 'Juwelen', order: 'Aufträge' },
  en: { prestige: 'Prestige', book: 'Books', artwork: 'Artworks', gem: 'Gems', order: 'Orders' },
};

function wordsOf(language: 'de' | 'en', names: Names): LabWords {
  /** 'II 2 Bücher': cards that look alike are one thing. */
  const card = (id: string): string => {
    const [level, symbol, count] = id.split(' ') as [string, CardSymbol, string];
    return `${level}: ${count} ${names.symbols[symbol][count === '1' ? 0 : 1]}`;
  };
  const named: Readonly<Record<string, (id: string) => string>> = {
    characters: (id) => names.characters[id as 'CH-1'],
    cards: card,
    symbols: (id) => names.symbols[id as CardSymbol][1],
    uses: (id) => USES[language][id as Laid['as']],
    scoringTiles: (id) => {
      const [round, tile] = id.split(' ') as [string, 'ST-1'];
      return AFTER[language](names.scoringTiles[tile], round);
    },
    marketTiles: (id) => `+${id}`,
  };
  return { kinds: KINDS[language], lines: LINES[language], thing: (kind, id) => named[kind](id) };
}

export const lab: GameLab<S, Happened> = {
  common: ({ open }) => ({
    scoringTiles: open.lines.flatMap((tiles, line) => tiles.map((tile) => `${LINES_AFTER[line]} ${tile}`)),
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

export const labWords: Readonly<Record<'de' | 'en', LabWords>> = {
  de: wordsOf('de', german),
  en: wordsOf('en', english),
};
