import type { Language } from './texts.ts';

/** How a view is to be drawn for a terminal. */
export interface DrawHow {
  readonly width: number;
  readonly colour: boolean;
  readonly language: Language;
  readonly names: readonly string[];
}
