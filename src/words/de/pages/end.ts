import { kitOf } from '../../../text/kit.ts';
import type { end as en } from '../../en/pages/end.ts';

const { and, plural } = kitOf('de');

export const end: typeof en = {
  won: (names) => `${and(names)} ${plural(names.length, 'gewinnt', 'gewinnen gemeinsam')}`,
  youWon: 'Du gewinnst. Gut gespielt',
  nobody: 'Diesmal gewinnt niemand',
  rivalWon: (name: string, his: number, best: number) => `${name} gewinnt ${his} : ${best}`,
  tied: (names, points) => `${and(names)} haben je ${points} ${plural(points, 'Punkt', 'Punkte')}.`,
  tieCompared: (what, counts) => `${what}: ${counts.join(', ')}.`,
  tieShared: 'Deshalb teilen sie sich den Sieg.',
  counting: 'Die Punkte werden gezählt',
  counted: (what, counts) => `${what}: ${counts.join(', ')}`,
  countTitle: 'Die Abrechnung',
  countSkip: 'Ergebnis zeigen',
  countNext: 'Weiter',
  countAgain: 'Noch einmal zählen',
  sources: 'Woher die Punkte kamen',
  curve: 'Die Punkte im Lauf der Partie',
  curveAbout: 'Was alle gehabt hätten, wenn die Partie da zu Ende gewesen wäre.',
  curveOf: (name, points) => `${name}: am Ende ${points} ${plural(points, 'Punkt', 'Punkte')}`,
  turning: 'Der Wendepunkt',
  turningAbout: (name) => `Die Entscheidung von ${name}, die am meisten gekostet hat, nach dem, was da bekannt war.`,
  turningFind: 'Danach suchen',
  turningNone: (name) => `Es gab keinen: Keine einzelne Entscheidung von ${name} hat viel gekostet.`,
  turningLook: 'In der Wiederholung ansehen',
  share: 'Partie teilen',
  point: 'Zeig auf eine Zeile, dann leuchten ihre Teile auf dem Spielplan auf.',
  total: 'Summe',
  rematch: 'Noch eine Partie',
  rematchGo: 'Zur nächsten Partie',
  record: 'Aufzeichnung herunterladen',
  verify: 'Fairness prüfen',
  tomorrow:
    'Der Startwert der Tagespartie wird veröffentlicht, wenn der Tag vorbei ist (UTC); dann lässt sie sich nachspielen und prüfen.',
  inRound:
    'Eine Runde des Spieleabends: Aufzeichnung, Nachspielen und Besprechung öffnen sich, wenn alle ihre Tische fertig sind.',
  toEvening: 'Zum Spieleabend',
  elsewhere:
    'Woanders gespielt und später hochgeladen: Die Züge sind geprüft, über das Mischen ist nichts versprochen.',
  nextChapter: 'Nächstes Kapitel',
  storyAgain: 'Die Geschichte von vorn',
  series: 'Partien bisher',
  story: (n, of) => `Die Geschichte: ${n} von ${of} Kapiteln`,
  champion: (names) =>
    `${and(names)} ${plural(names.length, 'gewinnt die Geschichte', 'gewinnen die Geschichte gemeinsam')}.`,
  player: 'Wer',
  wins: 'Siege',
  replay: 'Partie noch einmal ansehen',
  review: 'Rückblick: Was war besser?',
};
