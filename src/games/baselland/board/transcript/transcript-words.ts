import type { Language } from '../../../../text/texts.ts';

interface TranscriptWords {
  turn(name: string, move: number): string;
  again(name: string, move: number): string;
  readonly draw: string;
  readonly box: string;
  readonly nowhere: string;
  readonly country: string;
  readonly steps: string;
  readonly none: string;
  readonly change: string;
  move(move: number): string;
  readonly back: string;
  readonly cancel: string;
  track(points: number): string;
  readonly broken: string;
  readonly end: string;
  readonly settings: string;
  readonly players: string;
}

export const TRANSCRIPT: Readonly<Record<Language, TranscriptWords>> = {
  de: {
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
  },
  en: {
    turn: (name, move) => `Move ${move}: ${name} to play`,
    again: (name, move) => `Move ${move} of ${name} once more`,
    draw: 'Which tile was drawn?',
    box: 'What is still in the box',
    nowhere: 'Fits nowhere: it leaves the game, and another one is drawn.',
    country: 'Laid tiles',
    steps: 'What has happened',
    none: 'No move yet. Who begins stands above.',
    change: 'Change',
    move: (move) => `(move ${move})`,
    back: 'Back to here',
    cancel: 'Leave it',
    track: (points) => `${points} on the track`,
    broken: 'From here on the game no longer holds. Enter this move anew, or go back to an earlier one.',
    end: 'All tiles are laid: this is the final score.',
    settings: 'Table rules',
    players: 'Who plays',
  },
};
