export const entry = {
  more: 'one more',
  less: 'one less',
  left: 'left:',
  none: 'none left',
  player: 'Whose things',
};
