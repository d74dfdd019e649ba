import { kitOf } from '../../../text/kit.ts';
import type { pad as en } from '../../en/pages/pad.ts';

const { and, plural } = kitOf('de');

export const pad: typeof en = {
  page: { pad: 'Wertungsblock', transcript: 'Mitschrift' },
  title: { pad: (game) => `Wertungsblock: ${game}`, transcript: (game) => `Mitschrift: ${game}` },
  lead: {
    pad: 'Zähl eine Partie vom echten Tisch aus: Leg hier hin, was dort liegt, und jeder Punkt sagt, woher er kommt.',
    transcript:
      'Schreib eine echte Partie Plättchen für Plättchen mit: Jeder Zug wird geprüft, und Punkte werden gezählt, wenn sie fallen.',
  },
  counts:
    'Gezählt wird mit Karten und Plättchen, wie Kontor sie hat. Steht auf euren etwas anderes, weichen auch die Punkte ab.',
  countsTyped:
    'Gezählt wird mit Karten, wie Kontor sie hat. Steht auf euren etwas anderes, tippt eine Karte an und tragt es ein.',
  entry: 'Was auf dem Tisch liegt',
  sheet: 'Die Wertung',
  standing: (names, totals) => names.map((name, i) => `${name} ${totals[i]}`).join(' · '),
  wins: {
    pad: (names) => `${and(names)} ${plural(names.length, 'gewinnt', 'teilen sich den Sieg')}.`,
    transcript: (names) =>
      `Wäre jetzt Schluss, ${plural(names.length, `gewönne ${and(names)}`, `teilten sich ${and(names)} den Sieg`)}.`,
  },
  nothingYet: 'Noch nichts eingetragen.',
  nameOf: (seat) => `Name von Spieler ${seat}`,
  player: (seat) => `Spieler ${seat}`,
  morePlayers: 'Ein Spieler mehr',
  fewerPlayers: 'Ein Spieler weniger',
  noLines: 'Noch keine Punkte.',
  wrong: 'Das kann nicht sein:',
  notYet: 'Noch nicht vollständig:',
  wrongAbout: {
    pad: 'Die Punkte darunter sind die vor dieser Eingabe.',
    transcript: 'Die Punkte darunter sind die der Züge davor.',
  },
  /** What would be impossible with Kontor’s cards only. */
  remark: 'Sieh noch einmal hin:',
  remarkAbout: 'Die Karten sind nachempfunden; gezählt wird trotzdem.',
  undo: 'Zurücknehmen',
  save: 'Speichern',
  saveAs: 'Name dieser Stellung',
  saveAbout: 'Nur in diesem Browser gespeichert. Unter demselben Namen ersetzt die neue Stellung die alte.',
  savedNow: (title) => `Gespeichert: ${title}`,
  saved: 'Gespeicherte Stellungen',
  savedNone: 'Noch nichts gespeichert.',
  open: 'Öffnen',
  openOne: (title) => `${title} öffnen`,
  forget: (title) => `${title} löschen`,
  share: 'Teilen',
  shareAbout: 'Alles steht in diesem Link, auch die Namen. Kein Server bewahrt es auf.',
  link: 'Link zu dieser Stellung',
  print: 'Drucken',
  anew: 'Neu beginnen',
  anewDone: 'Der Block ist leer. „Zurücknehmen“ bringt alles wieder.',
  broken: 'Dieser Link ist unvollständig',
  brokenAbout:
    'Ein Teil fehlt, oder er gehört zu einem anderen Spiel. Lass ihn dir noch einmal geben; an deinen Sachen hat sich nichts geändert.',
  brokenOn: 'Zu deinem eigenen Block',
  earlier: (day) => `Aufgehoben am ${day}`,
  rules: 'Regelheft',
  file: 'Als Datei',
  fileAbout: 'Für die Kommandozeile:',
};
