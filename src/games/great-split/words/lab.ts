// What the lab calls things, by the kinds of lab.ts.
import type { LabWords } from '../../../text/lab.ts';
import type { CharacterId, ScoringTileId } from '../data/table.ts';
import type { CardSymbol } from '../data/tracks.ts';
import type { Laid } from '../types.ts';
import type { Names } from './names.ts';
import { type LineLabel, symbolName } from './sentences.ts';

type LabKind = 'characters' | 'cards' | 'symbols' | 'uses' | 'scoringTiles' | 'marketTiles';
type RecordKey = 'books' | 'artworks' | 'gems' | 'gold';
interface Said {
  readonly records: Readonly<Record<RecordKey, string>>;
  readonly kinds: Readonly<Record<LabKind, string>>;
  readonly lines: Readonly<Record<LineLabel, string>>;
  readonly uses: Readonly<Record<Laid['as'], string>>;
  /** All scoring tiles lie out in every game; behind which round is what differs (R1.10). */
  after(tile: string, round: string): string;
}

export function labWords(names: Names, { kinds, lines, records, uses, after }: Said): LabWords {
  const named: Readonly<Record<LabKind, (id: string) => string>> = {
    characters: (id) => names.characters[id as CharacterId],
    cards(id) {
      const [level, symbol, count] = id.split(' '); // cards that look alike are one thing
      return `${level}: ${count} ${symbolName(names, symbol as CardSymbol, Number(count))}`;
    },
    symbols: (id) => names.symbols[id as CardSymbol][1],
    uses: (id) => uses[id as Laid['as']],
    scoringTiles(id) {
      const [round, tile] = id.split(' ');
      return after(names.scoringTiles[tile as ScoringTileId], round);
    },
    marketTiles: (id) => `+${id}`,
  };
  return { kinds, lines, records, thing: (kind, id) => named[kind as LabKind](id) };
}
