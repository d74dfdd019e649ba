/** What stands on the tracks in a terminal, one sign a space. */
export const SIGNS = {
  passed: '─',
  cube: '●',
  order: '○',
  value: '◇',
  both: '◈',
  arrow: '»',
  step: '+',
  star: '★',
  blank: '·',
} as const;
