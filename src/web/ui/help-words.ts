const en = {
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

const de: typeof en = {
  title: 'Tasten',
  keys: {
    tab: 'von einem zum nächsten',
    arrows: 'über den Spielplan gehen',
    enter: 'wählen; Zug beenden',
    z: 'zurücknehmen',
    l: 'alle Möglichkeiten als Liste',
    h: 'Tipp',
    r: 'Teil drehen',
    back: 'zurückblicken und wieder vor',
    g: 'Verlauf',
    b: 'Regelheft',
    c: 'Chat',
    question: 'diese Hilfe',
    escape: 'schließen',
  },
  names: { tab: 'Tab', arrows: 'Pfeile', enter: 'Eingabe', escape: 'Esc' },
};

export const helpWords = { de, en };
