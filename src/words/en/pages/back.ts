export const back = {
  label: 'Look back',
  sentence: (point: number, of: number) =>
    point === 0 ? 'Looking back: the beginning' : `Looking back: after ${point} of ${of} moves`,
  about: 'This is what you saw then. The game goes on meanwhile.',
  yourTurn: 'The table waits for you: go back to the game to play.',
  failed: 'This moment could not be fetched. Try again.',
  earlier: 'Earlier',
  later: 'Later',
  leave: 'Back to the game',
};
