export const entry = {
  more: 'one more',
  less: 'one less',
  left: 'left:',
  none: 'none left',
  player: 'Whose things',
  type: (card: string) => `${card}: what your card says`,
  typed: 'entered by you',
  instead: (label: string, kontors: string | number) => `${label}, not ${kontors}`,
  /** A choice of none. */
  nothing: 'none',
  asKontor: 'As Kontor has it',
};
