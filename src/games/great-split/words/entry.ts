// What the score pad says, and why it refuses a position typed in; names of tracks and characters come from the board.
export interface EntryWords {
  readonly characters: string;
  readonly prestige: string;
  readonly hint: string;
}

export type PadRefusalKey =
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
