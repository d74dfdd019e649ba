// Text for a terminal: its width, wrapping, columns.

/** East Asian characters and emoji take two columns. */
const columnsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (/\p{Mark}/u.test(character)) return 0;
  return code >= 0x1100 &&
    /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]|\p{Emoji_Presentation}/u.test(
      character,
    )
    ? 2
    : 1;
};
export const widthOf = (text: string): number => {
  let width = 0;
  for (const character of text) width += columnsOf(character);
  return width;
};

export const padTo = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Files and pipes may contain anything: no control character from them reaches the terminal. */
export const clean = (text: string): string => text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '\ufffd');

/** Wraps a paragraph; lines after the first start with `hang` spaces. Words longer than a line are cut. */
export function wrap(text: string, width: number, hang = 0): string[] {
  // A rule number never stands alone on a line.
  const glued = text.replace(/ (?=\([RQ]\d+(?:\.E?\d+)*[a-z]?\))/g, '\u00a0');
  return wrapWords(glued.split(' '), width, hang).map((line) => line.replaceAll('\u00a0', ' '));
}

function wrapWords(words: readonly string[], width: number, hang: number): string[] {
  const lines: string[] = [];
  let line = '';
  const flush = () => {
    lines.push(line);
    line = ' '.repeat(hang);
  };
  let isFresh = true;
  for (const word of words) {
    if (!isFresh && widthOf(line) + 1 + widthOf(word) > width) {
      flush();
      isFresh = true;
    }
    line += isFresh ? word : ` ${word}`;
    isFresh = false;
    while (widthOf(line) > width) {
      const cut = cutAt(line, width);
      const rest = line.slice(cut.length);
      line = cut;
      flush();
      line += rest;
    }
  }
  lines.push(line);
  return lines;
}

/** As much of the beginning as fits. */
export function cutAt(text: string, width: number): string {
  let cut = '';
  let used = 0;
  for (const character of text) {
    used += columnsOf(character);
    if (used > width) break;
    cut += character;
  }
  return cut;
}

/** Compares texts treating numbers in them as numbers: V3@-2,0 before V3@-1,0 before V3@10,0. */
export function naturally(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => text.match(/-?\d+|\D/g) ?? []);
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    if (left[i] === right[i]) continue;
    const difference = Number(left[i]) - Number(right[i]);
    return Number.isNaN(difference) ? (left[i] < right[i] ? -1 : 1) : difference;
  }
  return left.length - right.length;
}

/** A list in columns, read downwards. */
export function inColumns(items: readonly string[], width: number): string[] {
  const cell = Math.max(...items.map(widthOf), 1) + 2;
  const columns = Math.max(1, Math.floor((width + 2) / cell));
  const rows = Math.ceil(items.length / columns);
  const lines: string[] = [];
  for (let row = 0; row < rows; row++) {
    const line = items.filter((_, i) => i % rows === row).map((item) => padTo(item, cell));
    lines.push(line.join('').trimEnd());
  }
  return lines;
}

/** A table: the first column left-aligned, the others right-aligned. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((cells) => widthOf(cells[column] ?? ''))));
  return rows.map((cells) =>
    cells
      .map((cell, column) =>
        column === 0 ? padTo(cell, widths[0]) : ' '.repeat(widths[column] - widthOf(cell)) + cell,
      )
      .join('  ')
      .trimEnd(),
  );
}
