import type { Language } from '../../../text/languages.ts';
import type { CharacterId, ScoringTileId } from '../data/table.ts';
import type { CardSymbol, Cube, TrackId } from '../data/tracks.ts';

/** The names of things in one language. */
export interface Names {
  /** Whose plurals they take. */
  readonly language: Language;
  /** 'Bücherleiste' */
  readonly tracks: Readonly<Record<TrackId, string>>;
  /** As short as possible: 'Bücher', 'Büchersiegel'. */
  readonly short: Readonly<Record<TrackId, string>>;
  /** One and many: 'Buch', 'Bücher'. */
  readonly symbols: Readonly<Record<CardSymbol | 'wild' | 'double_arrow', readonly [string, string]>>;
  readonly characters: Readonly<Record<CharacterId, string>>;
  readonly scoringTiles: Readonly<Record<ScoringTileId, string>>;
  /** By seat. */
  readonly boards: readonly string[];
  readonly cubes: Readonly<Record<Cube, string>>;
}
