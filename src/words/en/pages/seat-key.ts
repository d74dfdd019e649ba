export const seatKey = {
  title: 'A program of your own',
  about: 'Give it the key to your seat: it sees what you see and chooses for you, and it can do nothing else.',
  make: 'Make a key',
  makeNew: 'Make a new key',
  takeBack: 'Take the key back',
  once: 'The key is shown only now. With it the program plays until you take it back or leave the seat.',
  needs: 'What the program needs',
  takenBack: 'The key no longer works.',
};
