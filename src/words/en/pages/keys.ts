export const keys = {
  title: 'Keys',
  keys: {
    tab: 'from one thing to the next',
    arrows: 'move about on the board',
    enter: 'choose; end the turn',
    z: 'take back',
    l: 'all options as a list',
    h: 'hint',
    r: 'turn the piece',
    back: 'look back, and on again',
    g: 'log',
    b: 'rulebook',
    c: 'chat',
    question: 'this help',
    escape: 'close',
  },
  names: { tab: 'Tab', arrows: 'Arrows', enter: 'Enter', escape: 'Esc' },
};
