import type { TranscriptWords } from '../transcript.ts';

export const transcript: TranscriptWords = {
  turn: (name, move) => `Zug ${move}: ${name} ist dran`,
  again: (name, move) => `Zug ${move} von ${name} noch einmal`,
  draw: 'Welches Plättchen wurde gezogen?',
  box: 'Was noch in der Schachtel ist',
  nowhere: 'Passt nirgends: Es kommt aus dem Spiel, und ein anderes wird gezogen.',
  country: 'Liegende Plättchen',
  steps: 'Was geschehen ist',
  none: 'Noch kein Zug. Wer beginnt, steht oben.',
  change: 'Ändern',
  move: (move) => `(Zug ${move})`,
  back: 'Bis hier zurück',
  cancel: 'So lassen',
  track: (points) => `${points} auf der Leiste`,
  broken: 'Ab hier geht die Partie nicht mehr auf. Gib diesen Zug neu ein, oder geh bis zu einem früheren zurück.',
  end: 'Alle Plättchen liegen: Das ist die Schlusswertung.',
  settings: 'Tischregeln',
  players: 'Wer mitspielt',
};
