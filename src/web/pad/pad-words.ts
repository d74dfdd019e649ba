// What the score pad and the transcript say around a game's own pieces.
import { list } from '../text/grammar.ts';

const en = {
  page: { pad: 'Score pad', transcript: 'Transcript' },
  title: { pad: (game: string) => `Score pad: ${game}`, transcript: (game: string) => `Transcript: ${game}` },
  lead: {
    pad: 'A real table, counted: lay out here what lies there, and every point says where it comes from.',
    transcript: 'A real game, written down tile by tile: every move is checked, every point told as it falls.',
  },
  entry: 'What lies on the table',
  sheet: 'The score',
  standing: (names: readonly string[], totals: readonly number[]) =>
    names.map((name, i) => `${name} ${totals[i]}`).join(', '),
  wins: {
    pad: (names: readonly string[]) =>
      names.length === 1 ? `${names[0]} wins.` : `${list(names, 'and')} share the victory.`,
    transcript: (names: readonly string[]) =>
      names.length === 1
        ? `If it ended now, ${names[0]} wins.`
        : `If it ended now, ${list(names, 'and')} share the victory.`,
  },
  nameOf: (seat: number) => `Name of player ${seat}`,
  player: (seat: number) => `Player ${seat}`,
  morePlayers: 'One player more',
  fewerPlayers: 'One player less',
  noLines: 'No points yet.',
  wrong: 'This cannot be so:',
  /** Before the first position that can be scored. */
  notYet: 'Not complete yet:',
  wrongAbout: {
    pad: 'The points below are those before this entry.',
    transcript: 'The points below are those of the moves before it.',
  },
  undo: 'Take back',
  save: 'Save',
  saveAs: 'Name of this position',
  saveAbout: 'Saved in this browser only. The same name again takes the place of the old one.',
  savedNow: (title: string) => `Saved: ${title}`,
  saved: 'Saved positions',
  savedNone: 'Nothing saved yet.',
  open: 'Open',
  openOne: (title: string) => `Open ${title}`,
  forget: (title: string) => `Delete ${title}`,
  share: 'Share',
  shareAbout: 'Everything is in this link, also the names. No server keeps it.',
  link: 'Link to this position',
  print: 'Print',
  anew: 'Start anew',
  anewDone: 'The pad is empty. Undo brings everything back.',
  broken: 'This link is broken',
  brokenAbout: 'Part of it is missing or it belongs to another game. Ask for it again; nothing of yours was changed.',
  brokenOn: 'To your own pad',
  earlier: (day: string) => `Kept on ${day}`,
  rules: 'Rulebook',
  file: 'As a file',
  fileAbout: 'For the terminal:',
};
export type PadWords = typeof en;

const de: PadWords = {
  page: { pad: 'Wertungsblatt', transcript: 'Mitschrift' },
  title: { pad: (game) => `Wertungsblatt: ${game}`, transcript: (game) => `Mitschrift: ${game}` },
  lead: {
    pad: 'Ein echter Tisch, ausgezählt: Leg hier hin, was dort liegt, und jeder Punkt sagt, woher er kommt.',
    transcript:
      'Eine echte Partie, Plättchen für Plättchen mitgeschrieben: jeder Zug geprüft, jeder Punkt gleich gesagt.',
  },
  entry: 'Was auf dem Tisch liegt',
  sheet: 'Die Wertung',
  standing: (names, totals) => names.map((name, i) => `${name} ${totals[i]}`).join(', '),
  wins: {
    pad: (names) => (names.length === 1 ? `${names[0]} gewinnt.` : `${list(names, 'und')} teilen sich den Sieg.`),
    transcript: (names) =>
      names.length === 1
        ? `Wäre jetzt Schluss, gewönne ${names[0]}.`
        : `Wäre jetzt Schluss, teilten sich ${list(names, 'und')} den Sieg.`,
  },
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
  undo: 'Zurücknehmen',
  save: 'Speichern',
  saveAs: 'Name dieser Stellung',
  saveAbout: 'Nur in diesem Browser gespeichert. Derselbe Name noch einmal ersetzt die alte Stellung.',
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
  anewDone: 'Das Blatt ist leer. Zurücknehmen bringt alles wieder.',
  broken: 'Dieser Link ist unvollständig',
  brokenAbout:
    'Ein Teil fehlt, oder er gehört zu einem anderen Spiel. Lass ihn dir noch einmal geben; an deinen Sachen hat sich nichts geändert.',
  brokenOn: 'Zu deinem eigenen Blatt',
  earlier: (day) => `Aufgehoben am ${day}`,
  rules: 'Regelheft',
  file: 'Als Datei',
  fileAbout: 'Für die Kommandozeile:',
};

export const WORDS = { de, en };
