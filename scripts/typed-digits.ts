// Digits that are in the words of a game on purpose. All others come from its tables and settings.

export interface Digits {
  /** Which files, under src. */
  readonly file: RegExp;
  /** Which sentences. */
  readonly text: RegExp;
  readonly why: string;
}

export const TYPED_DIGITS: readonly Digits[] = [
  { file: /baselland\/words\/\w+\/(lesson|rulebook)\.ts$/, text: /^ (× 4|\+ 1 =)/, why: 'a sum that is worked out' },
  { file: /baselland\/words\/\w+\/texts\.ts$/, text: /0, 1, 2 \p{L}+ 3/u, why: 'quarter turns, as records write them' },
  { file: /riga\/words\//, text: /(^|[“„])1(\.|st )/, why: 'the name of a master tile' },
  { file: /riga\/words\/\w+\/rulebook\.ts$/, text: /\b4, 3, 3 (and|und) 2\b/, why: 'an example' },
  { file: /great-split\/words\/\w+\/rulebook\.ts$/, text: /Klara|87|2 (times|mal) 9/, why: 'rulings about an example' },
  { file: /guilds-of-london\/words\//, text: /Spiel ['’]16/, why: 'the name of a fair' },
  { file: /guilds-of-london\/words\/\w+\/(rulebook|city-rules)\.ts$/, text: /^grow\d$/, why: 'the name of cells' },
  {
    file: /guilds-of-london\/words\/\w+\/mayor-rules\.ts$/,
    text: /^ROWS_COLUMNS_WITH_2$/,
    why: 'the name of what counts',
  },
  {
    file: /guilds-of-london\/words\/\w+\/rulebook\.ts$/,
    text: /“Up to n”|„Bis zu n“|5, 6 (or|oder) 7|12 (to|bis) 16|majority value|Mehrheitswert/,
    why: 'how tiles are read, and what other sources say',
  },
];
