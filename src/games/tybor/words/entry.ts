// What the score pad says; names of cards come from the board.
export interface EntryWords {
  readonly scenario: string;
  readonly chapter: string;
  readonly order: string;
  readonly persons: string;
  readonly buildings: string;
  readonly as: string;
  readonly size: string;
  readonly kinds: string;
  toWorker(card: string): string;
  toCitizen(card: string): string;
  flip(card: string): string;
  remove(card: string): string;
  copies(card: string, own: number, all: number): string;
  readonly empty: string;
  readonly emptyTwice: string;
}
