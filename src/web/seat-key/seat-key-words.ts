const en = {
  title: 'A program of your own',
  about: 'Give it the key to your seat: it sees what you see and chooses for you, and it can do nothing else.',
  make: 'Make a key',
  makeNew: 'Make a new key',
  takeBack: 'Take the key back',
  once: 'The key is shown only now. With it the program plays until you take it back or leave the seat.',
  needs: 'What the program needs',
  takenBack: 'The key is void.',
};

const de: typeof en = {
  title: 'Ein eigenes Programm',
  about: 'Gib ihm den Schlüssel zu deinem Platz: Es sieht, was du siehst, und wählt für dich; mehr kann es nicht.',
  make: 'Schlüssel machen',
  makeNew: 'Neuen Schlüssel machen',
  takeBack: 'Schlüssel abnehmen',
  once: 'Der Schlüssel steht nur jetzt hier. Mit ihm spielt das Programm, bis du ihn abnimmst oder deinen Platz verlässt.',
  needs: 'Was das Programm braucht',
  takenBack: 'Der Schlüssel gilt nicht mehr.',
};

export const seatKeyWords = { de, en };
