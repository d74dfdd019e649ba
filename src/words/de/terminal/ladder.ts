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
  ladderMixed: [
    'einer',
    'unter',
    'Partien',
    'Erster',
    '95 %',
    'Zufall',
    'Platzierung',
    '95 %',
    'Punkte',
    'die anderen',
    'ms je Entscheidung',
  ],
  ladderFull: ['', 'Elo', '±'],
  ladderTempers: ['', 'Partien', 'Anteil', 'Elo', '95 %', 'selbst', 'die anderen'],
  among: (others, bot) => `${others} ${bot}`,
  players: (players) => counted(players, 'Spieler', 'Spieler'),
  tempersOf: 'Temperamente',
  ladderAboutMixed:
    'Einer unter anderen, jede Verteilung von jedem Platz. Erster: wie oft (mehrere teilen es sich) und was der Zufall gibt; Platzierung 1: Erster, 0: Letzter, der Zufall gibt 0,50. Elo aus den Platzierungen: ein Maß nur für solche Tische, ± gilt in 95 von 100 Fällen.',
  ladderAboutTempers: (level) =>
    `Jedes Temperament auf der Stufe ${level} gegen dieselbe Stufe ohne, jede Verteilung von jeder Seite. Selbst und die anderen: wie viel von dem, was es mag, ein Platz im Mittel hatte; beim Störer die Punkte seiner Gegner und die der Gegner der anderen Temperamente.`,
  madeBy: 'Gemacht mit',
  otherLadder: (file) => `${file}: Das ist eine andere Rangliste; nenne eine andere Datei`,
  ladderGoesOn: (games) => `Weiter nach ${games} Partien.`,
};
