import type { Language } from './languages.ts';

/** How to draw a view for a terminal. */
export interface DrawHow {
  readonly width: number;
  /** How many lines the screen has; without it, there is room for everything. */
  readonly height?: number | undefined;
  readonly colour: boolean;
  readonly language: Language;
  readonly names: readonly string[];
}

/** How to draw a picture of a view. */
export interface PictureHow {
  /** Large enough to be shared and read, or a thumbnail without what would be too small. */
  readonly size: 'large' | 'small';
  readonly theme: 'light' | 'dark';
  readonly language: Language;
  readonly names: readonly string[];
  /** By seat, which of the colours of the seats it has (`seatColours`); if left out, its own. */
  readonly colours?: readonly number[];
}
