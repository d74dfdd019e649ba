// What the score pad says; names of buildings, goods and tiles come from the board.
export interface EntryWords {
  readonly modules: string;
  readonly town: string;
  readonly empty: string;
  readonly hand: string;
  readonly coins: string;
  readonly stored: string;
  readonly kinds: string;
  readonly box: string;
  readonly to: string;
  readonly toTown: string;
  readonly toHand: string;
  remove(building: string): string;
  cover(building: string): string;
  uncover(building: string): string;
  readonly masters: string;
  readonly mastersAbout: string;
  readonly sides: Readonly<Record<'max' | 'first', string>>;
  ownerOf(tile: string): string;
  sideOf(tile: string): string;
  readonly nobody: string;
  readonly mayors: string;
  readonly mayorsAbout: string;
  readonly mayor: string;
  mayorOf(city: string): string;
}
