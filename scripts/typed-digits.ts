// Digits that stand in the words of a game on purpose. Everything else comes from its tables and settings.

export interface Digits {
  /** Which files, under src. */
  readonly file: RegExp;
  /** Which sentences. */
  readonly text: RegExp;
  readonly why: string;
}

const ANY = /./;
const NOT_YET = 'NOT YET CLEARED: its numbers still have to come from its tables';

export const TYPED_DIGITS: readonly Digits[] = [
  { file: /baselland\/words\/\w+\/(lesson|rulebook)\.ts$/, text: /^ (× 4|\+ 1 =)/, why: 'a sum that is worked out' },
  { file: /baselland\/words\/\w+\/texts\.ts$/, text: /0, 1, 2 \p{L}+ 3/u, why: 'quarter turns, as records write them' },
  { file: /riga\/words\//, text: /(^|[“„])1(\.|st )/, why: 'the name of a master tile' },
  { file: /riga\/words\/\w+\/rulebook\.ts$/, text: /\b4, 3, 3 (and|und) 2\b/, why: 'an example' },
  { file: /template\/words\//, text: ANY, why: 'what a new game replaces first, and so short that it is seen at once' },
  { file: /great-split\/words\//, text: ANY, why: NOT_YET },
  { file: /guilds-of-london\/words\//, text: ANY, why: NOT_YET },
];
