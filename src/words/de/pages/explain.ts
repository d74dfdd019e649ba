import type { explain as en } from '../../en/pages/explain.ts';

export const explain: typeof en = {
  nothing: 'Im Moment wirst du nichts gefragt.',
  can: 'Du kannst',
  more: (n) => `${n} weitere in der Liste`,
  why: 'Was die Regeln sagen',
  learn: 'Das geführte erste Spiel',
  rulebook: 'Das Regelheft',
  keysTitle: 'Tasten',
  keys: {
    tab: 'von einem zum nächsten',
    arrows: 'über den Spielplan gehen',
    enter: 'wählen; Zug beenden',
    z: 'zurücknehmen',
    l: 'alle Möglichkeiten als Liste',
    h: 'Tipp',
    r: 'Teil drehen',
    back: 'zurückblicken und wieder vor',
    s: 'vorspulen, was die anderen tun',
    v: 'was seit deinem letzten Zug geschah',
    g: 'Verlauf',
    b: 'Regelheft',
    c: 'Chat',
    question: 'diese Hilfe',
    escape: 'schließen',
  },
  names: { tab: 'Tab', arrows: 'Pfeile', enter: 'Eingabe', escape: 'Esc' },
};
