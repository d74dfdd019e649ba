// What the score pad says, and why it refuses a position typed in; names of tracks and characters come from the board.
export interface EntryWords {
  readonly characters: string;
  readonly prestige: string;
  readonly hint: string;
  /** What a resource is worth on a space. */
  worth(space: number): string;
  /** Where the orders of a track and the banners of a seal track are, and what the banners show. */
  orderOn(number: number): string;
  bannerOn(number: number): string;
  bannerStars(number: number): string;
  /** Opens what boards and characters say. */
  readonly otherBoards: string;
}

export type PadRefusalKey =
  | 'badCard'
  | 'typedTwice'
  | 'typedRange'
  | 'notAnObject'
  | 'unknownField'
  | 'tooLong'
  | 'notWhole'
  | 'emptyName'
  | 'playerTwice'
  | 'playerCount'
  | 'badSlider'
  | 'unknownCharacter'
  | 'characterTwice'
  | 'badPrestige'
  | 'prestigeBelowStart'
  | 'beforeTheTrack'
  | 'beyondTheTrack'
  | 'resourceTooLow';
