import type { TranscriptWords } from '../transcript.ts';

export const transcript: TranscriptWords = {
  turn: (name, move) => `Move ${move}: ${name} to play`,
  again: (name, move) => `Move ${move} by ${name}, once more`,
  draw: 'Which tile was drawn?',
  box: 'What is still in the box',
  nowhere: 'Fits nowhere: it leaves the game, and another one is drawn.',
  country: 'Laid tiles',
  steps: 'What has happened',
  none: 'No move yet. Who goes first is named above.',
  change: 'Change',
  move: (move) => `(move ${move})`,
  back: 'Back to here',
  cancel: 'Leave it',
  track: (points) => `${points} on the track`,
  broken: 'From here on the game no longer adds up. Enter this move again, or go back to an earlier one.',
  end: 'All tiles are laid: this is the final score.',
  settings: 'Table rules',
  players: 'Who plays',
};
