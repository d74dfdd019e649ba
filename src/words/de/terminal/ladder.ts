import { kitOf } from '../../../text/kit.ts';
import type { ladder as en } from '../../en/terminal/ladder.ts';

const { counted } = kitOf('de');

export const ladder: typeof en = {
  ladderHead: (title, players, games) =>
    `${title}, ${counted(players, 'Platz', 'Spieler')}: ${counted(games, 'Partie', 'Partien')}`,
  ladderColumns: ['', 'Elo', '±', 'Partien', 'Platzierung', 'Punkte', 'ms je Entscheidung', 'Wege/s'],
  ladderPairs: ['stärker', 'schwächer', 'Partien', 'Anteil', '95 %'],
  ladderAlone: ['', 'Partien', 'gewonnen', '95 %', 'Punkte', 'ms je Entscheidung', 'Wege/s'],
  ladderAbout:
    'Elo nach Bradley und Terry, ± gilt in 95 von 100 Fällen; Platzierung 1: Erster, 0: Letzter; jede Verteilung von jeder Seite. Wege/s: durchgespielte Wege der Suche in der Sekunde, auf einem Kern.',
  ladderAboutAlone:
    'Gewonnen gegen das Spiel selbst. Wege/s: durchgespielte Wege der Suche in der Sekunde, auf einem Kern.',
  madeBy: 'Gemacht mit',
  otherLadder: (file) => `${file}: Das ist eine andere Rangliste; nenne eine andere Datei`,
  ladderGoesOn: (games) => `Weiter nach ${games} Partien.`,
};
