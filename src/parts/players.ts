// The colours of the seats for style sheets; what their signs look like stands in `draw/players.ts`.
import { SHAPES } from '../draw/players.ts';

/** The custom properties of the theme; in a style, never in an attribute. */
export const colourOf = (seat: number): string => `var(--seat-${seat % SHAPES.length})`;
export const letterColourOf = (seat: number): string => `var(--on-seat-${seat % SHAPES.length})`;
