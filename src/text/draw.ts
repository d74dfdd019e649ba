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
