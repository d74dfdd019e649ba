/** 'Anna', 'Anna and Ben', 'Anna, Ben and Cem'. */
export const list = (names: readonly string[], and: string): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;

/** '1 point', '2 points', '−3 points'. */
export const counted = (n: number, one: string, many: string): string =>
  `${String(n).replace('-', '−')} ${Math.abs(n) === 1 ? one : many}`;
