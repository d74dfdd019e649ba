import type { seatKey as en } from '../../en/pages/seat-key.ts';

export const seatKey: typeof en = {
  title: 'Ein eigenes Programm',
  about: 'Gib ihm den Schlüssel zu deinem Platz: Es sieht, was du siehst, und wählt für dich; mehr kann es nicht.',
  make: 'Schlüssel machen',
  makeNew: 'Neuen Schlüssel machen',
  takeBack: 'Schlüssel abnehmen',
  once: 'Der Schlüssel steht nur jetzt hier. Mit ihm spielt das Programm, bis du ihn abnimmst oder deinen Platz verlässt.',
  needs: 'Was das Programm braucht',
  takenBack: 'Der Schlüssel gilt nicht mehr.',
};
