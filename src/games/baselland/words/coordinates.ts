// Where a cell lies, as the grid at the edge of the board says it: a letter for the column, a number for the row. The start
// tile lies in the middle, so a name stays the same however the country grows.
const FIRST = 12;
const LETTERS = 26;
const letter = (n: number): string => String.fromCharCode(65 + n);

/** 'A' to 'Z' from twelve columns west of the start tile; two letters beyond. */
export function columnName(x: number): string {
  const n = x + FIRST;
  if (n >= 0 && n < LETTERS) return letter(n);
  const far = n < 0 ? n + LETTERS * LETTERS : n - LETTERS;
  return letter(Math.floor(far / LETTERS)) + letter(far % LETTERS);
}
export const rowName = (y: number): string => String(y + FIRST + 1).replace('-', '−');
export const cellName = (x: number, y: number): string => `${columnName(x)}${rowName(y)}`;
