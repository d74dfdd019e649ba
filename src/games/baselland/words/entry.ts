// What the score pad and the transcript of Baselland say; names of tiles and roles come from the board.
export interface EntryWords {
  readonly box: string;
  readonly boxHint: string;
  readonly tiles: string;
  at(name: string, x: number, y: number): string;
  readonly whose: string;
  readonly score: string;
  scoreOf(name: string): string;
  readonly settings: string;
  readonly turn: string;
  readonly remove: string;
  readonly start: string;
  takeHome(name: string): string;
  readonly done: string;
}
