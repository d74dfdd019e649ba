import type { keys as en } from '../../en/pages/keys.ts';

export const keys: typeof en = {
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
