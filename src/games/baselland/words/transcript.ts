// What the transcript says.
export interface TranscriptWords {
  turn(name: string, move: number): string;
  again(name: string, move: number): string;
  readonly draw: string;
  readonly box: string;
  readonly nowhere: string;
  readonly country: string;
  readonly steps: string;
  readonly none: string;
  readonly change: string;
  move(move: number): string;
  readonly back: string;
  readonly cancel: string;
  track(points: number): string;
  readonly broken: string;
  readonly end: string;
  readonly settings: string;
  readonly players: string;
}
