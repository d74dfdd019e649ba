import { kitOf } from '../../../text/kit.ts';
import type { lab as en } from '../../en/terminal/lab.ts';

const { and, counted, fixed, plural } = kitOf('de');

export const lab: typeof en = {
  title: (game) => `${game} im Labor`,
  head: (game, players, games, bots) =>
    `${game}, ${counted(players, 'Spieler', 'Spieler')}: ${fixed(games)} ${plural(games, 'Partie', 'Partien')} von ${and(bots)}`,
  noGames: 'In dieser Zeit wurde keine Partie fertig; gib ihr mit --minutes mehr',
  otherLab: (file) => `${file}: Das sind Partien eines anderen Labors; nenne eine andere Datei`,
  labGoesOn: (games) => `Weiter nach ${games} Partien.`,
  wrote: (file) => `Geschrieben: ${file}`,
  outside: 'Außerhalb ihres Bereichs',
  nothingOutside: (compared) => `Nichts: Von ${compared} Vergleichen liegt keiner weiter ab, als der Zufall ihn legt.`,
  found: (what, value, base, p) => `${what}: ${value}, erwartet ${base} (p ${p})`,
  place: (place) => `Platz ${place} in der Reihenfolge`,
  seat: (place) => `Platz ${place}`,
  places: 'Nach der Reihenfolge',
  seats: 'Nach Plätzen',
  placesAbout: 'Platz 1 beginnt. Wäre alles gleich, gewänne jeder seinen Anteil.',
  seatsAbout: 'Alle spielen gleichzeitig; wäre alles gleich, gewänne jeder seinen Anteil.',
  wins: 'Siege',
  points: 'Punkte',
  within: '95 %',
  length: 'Länge',
  turns: 'Züge',
  decisions: 'Entscheidungen mit Wahl',
  distribution: 'Punkte',
  allSeats: 'alle Plätze',
  best: 'der Beste einer Partie',
  spread: ['', 'Mittel', '95 %', 'Streuung', 'wenigste', '5 %', '25 %', 'Mitte', '75 %', '95 %', 'meiste'],
  lines: 'Woher die Punkte kommen',
  linesAbout:
    'Was die Wertungszeilen einer Art einem Platz im Mittel bringen; daneben, was sie denen bringen, die gewinnen.',
  lineColumns: ['', 'Punkte', '95 %', 'bei Siegern', 'Plätze damit'],
  things: ['', 'Siege', '95 %', 'Punkte', '95 %', 'gehabt', 'Partien', 'p'],
  common: ['', 'Punkte', '95 %', 'Partien', 'p'],
  commonSolo: ['', 'Siege', '95 %', 'Punkte', 'Partien', 'p'],
  all: 'alle zusammen',
  more: (n) => `… dazwischen ${n} weitere; --html und --json haben alle`,
  seatsCounted: (n) => `${n} Plätze`,
  from: (from, to) => `${from} bis ${to}`,
  about:
    'Die Bereiche enthalten den wahren Wert in 95 von 100 Fällen; was schwankt, sind die Partien, darum zählen Stücke einer Partie zusammen. Was es in weniger als 30 Partien gab, hat keinen Bereich und wird nicht verglichen. Ein Ding wird mit den anderen seiner Art verglichen, denn wer von allem mehr hat, gewinnt öfter. Womit alle spielten, wird nach Punkten verglichen. Außerhalb liegt, was der Zufall in weniger als 5 von 100 Laboren täte, nach Holms Korrektur für alle Vergleiche, sofern es auch vom Mittel aller Plätze abliegt.',
  aboutCause: 'Dass Sieger etwas oft haben, heißt nicht, dass sie dadurch gewinnen.',
  compared: (n) => `${n} Vergleiche`,
  madeBy: 'Gemacht mit',
  isOutside: { up: 'mehr als erwartet', down: 'weniger als erwartet' },
  printedBy: (version) => `Kontor ${version}`,
};
