// What `kontor ladder` says.
import type { Language } from '../../text/languages.ts';

const en = {
  ladderHead: (title: string, players: number, games: number) =>
    `${title}, ${players} ${players === 1 ? 'seat' : 'players'}: ${games} ${games === 1 ? 'game' : 'games'}`,
  ladderColumns: ['', 'Elo', '±', 'games', 'placing', 'points', 'ms a decision', 'walks/s'],
  ladderPairs: ['stronger', 'weaker', 'games', 'share', '95 %'],
  ladderAlone: ['', 'games', 'won', '95 %', 'points', 'ms a decision', 'walks/s'],
  ladderAbout:
    'Elo by Bradley and Terry’s model, ± holds 95 of 100; placing 1: first, 0: last; every deal from each side. Walks/s: playouts of the search a second, on one core.',
  ladderAboutAlone: 'Won against the game itself. Walks/s: playouts of the search a second, on one core.',
  madeBy: 'Made by',
  otherLadder: (file: string) => `${file}: this is another ladder; name another file`,
  ladderGoesOn: (games: number) => `Going on after ${games} games.`,
};

const de: typeof en = {
  ladderHead: (title, players, games) =>
    `${title}, ${players} ${players === 1 ? 'Platz' : 'Spieler'}: ${games} ${games === 1 ? 'Partie' : 'Partien'}`,
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

export const ladderTexts: Readonly<Record<Language, typeof en>> = { de, en };
