import { kitOf } from '../../../text/kit.ts';
import type { common as en } from '../../en/terminal/common.ts';

const { and, counted, or, plural } = kitOf('de');

export const common: typeof en = {
  usage: 'Aufruf',
  commands: 'Befehle',
  options: 'Angaben (Vorgabe in Klammern)',
  games: 'Spiele',
  settings: 'Tischregeln (Vorgabe zuerst)',
  presets: 'Sätze von Tischregeln',
  more: '„kontor <befehl> --help“ sagt mehr über einen Befehl.',
  moreSettings: '„kontor play <spiel> --help“ nennt die Tischregeln eines Spiels.',
  moreOfGame: (game) =>
    `„kontor rules ${game}“ zeigt die Regeln und was rekonstruiert ist, „kontor play ${game}“ spielt es.`,
  gameFacts: (min, max, minutes) => `${min}–${max} Personen, ${minutes} Minuten`,
  about: 'Kontor: ein Tisch für Brettspiele deutscher Art.',
  words: {
    game: 'spiel',
    file: 'DATEI',
    other: 'ANDERE',
    rule: 'regel',
    name: 'name',
    does: 'check|diff|export|import',
    fileOrGame: 'DATEI|Spiel',
  },
  abouts: {
    play: 'Spielt in diesem Terminal. Nach jeder Entscheidung wird gesichert.',
    simulate: 'Lässt Bots viele Spiele spielen und zählt Punkte und Siege.',
    lab: 'Lässt Bots auf allen Kernen viele Spiele spielen und berichtet über Plätze, Länge, Punkte und jede Karte, mit Vertrauensbereichen.',
    ladder: 'Lass die Bots auf allen Kernen gegeneinander spielen und bewerte sie.',
    arena: 'Lass einen eigenen Bot gegen die Bots des Hauses spielen und bewerte ihn.',
    replay: 'Zeigt ein aufgezeichnetes Spiel, wie es nach einer Entscheidung stand.',
    verify:
      'Spielt eine Aufzeichnung noch einmal, prüft, was gegeben wurde, Entscheidungen und Ergebnis, und sagt, was über die Mischung bewiesen ist. Mit der Aufzeichnung eines anderen Tisches derselben Runde eines Abends auch, dass an beiden dieselbe Ausgangslage lag. Rückgabe 0: alles stimmt, 1: eine Abweichung oder ein gebrochenes Versprechen, 3: braucht andere Regeln.',
    score:
      'Wertet eine Stellung von einem echten Tisch, als JSON geschrieben wie in README.md (DATEI - ist die Standardeingabe).',
    transcript:
      'Prüft Zug für Zug ein Spiel von einem echten Tisch, als JSON geschrieben wie in README.md (DATEI - ist die Standardeingabe).',
    rules: 'Zeigt die Regeln, ein Kapitel (R4), eine Regel (R4.2) oder eine Klärung (Q3).',
    edition:
      'Ausgaben: die Tabellen eines Spiels, wie sie deine Schachtel hat. check DATEI: Passt sie, und gehen tausend Partien damit zu Ende? diff DATEI: was sich von der eingebauten unterscheidet. export SPIEL oder DATEI: als JSON, mit --table als CSV. import DATEI --onto SPIEL --table TABELLE: Aus einem Tabellenblatt wird eine Ausgabe.',
    'new-game':
      'Ein neues Spiel anlegen: ein kleines, das läuft, in src/games, um deines daraus zu machen. Braucht die Quellen von Kontor.',
    bench: 'Misst, wie schnell die Regeln auf diesem Rechner sind.',
    serve: 'Startet den Server: Tische für alle, die ihren Link haben. Mit DATABASE_URL liegen sie in PostgreSQL.',
    check:
      'Spielt alle offenen Tische mit dieser Fassung nach und nennt, welche abwichen. Rückgabe 1: mindestens einer.',
    backup: 'Kopiert die Datenbank nach DATEI, auch während der Server läuft.',
    restore: 'Setzt eine Sicherung an die Stelle der Datenbank. Der Server darf nicht laufen.',
  },
  unknownCommand: (name) => `Einen Befehl „${name}“ gibt es nicht`,
  unknownOption: (option) => `Die Angabe ${option} gibt es nicht`,
  needsValue: (option) => `Zu ${option} gehört ein Wert`,
  startsWithDash: (option) => `Zu ${option} gehört ein Wert; einer, der mit - beginnt, wird ${option}=-… geschrieben`,
  takesNoValue: (option) => `Zu ${option} gehört kein Wert`,
  missingWord: (word) => `Es fehlt: ${word}`,
  tooMuch: (word) => `„${word}“ ist zu viel`,
  badNumber: (option, given, min, max) =>
    `--${option} muss eine ganze Zahl von ${min} bis ${max} sein, nicht „${given}“`,
  badLanguage: (given, languages) => `--lang muss ${or(languages)} sein, nicht „${given}“`,
  unknownGame: (given, list) => `Ein Spiel „${given}“ gibt es nicht; es gibt: ${list}`,
  unknownBot: (given, list) => `Einen Bot „${given}“ gibt es nicht; es gibt: ${list}`,
  tooManyBots: (bots, seats) => `${bots} Bots sind zu viele für ${counted(seats, 'Platz', 'Plätze')}`,
  unknownPreset: (given, list) => `Einen Satz „${given}“ gibt es nicht; es gibt: ${list}`,
  badPair: (given) => `Zu --set gehört name=wert, nicht „${given}“`,
  unknownSetting: (given, list) => `Eine Tischregel „${given}“ gibt es nicht; es gibt: ${list}`,
  badSetting: (name, given, list) => `Die Tischregel ${name} hat die Werte ${list}, nicht „${given}“`,
  badSeat: (given, max) => `--seat muss 1 bis ${max} oder watcher sein, nicht „${given}“`,
  onlyWithSvg: '--theme gehört zu --svg, das das Bild nennt',
  notBoth: (one, other) => `--${one} und --${other} gehen nicht zusammen`,
  badTheme: (given, themes) => `--theme muss ${or(themes)} sein, nicht „${given}“`,
  noPicture: (title) => `${title} zeichnet keine Bilder`,
  tooManyNames: (names, seats) => `${names} Namen sind zu viele für ${seats} Plätze`,
  badName: (given) => `„${given}“ kann kein Name sein: 1 bis 30 Zeichen, und keiner zweimal`,
  notWithResume: (option) => `--${option} passt nicht zu --resume: das steht in der Aufzeichnung`,
  emptyValue: (option) => `--${option} ist leer`,

  at: (file, line) => `${file}, Zeile ${line}`,
  noFile: (file) => `${file}: die Datei gibt es nicht`,
  isFolder: (file) => `${file}: das ist ein Ordner`,
  notAllowed: (file) => `${file}: keine Erlaubnis`,
  cannotRead: (file, why) => `${file}: nicht lesbar (${why})`,
  recordsThere: (folder) =>
    `In ${folder} liegen schon die Aufzeichnungen eines früheren Laufs; nenne einen anderen Ordner`,
  fileExists: (file) => `${file}: die Datei gibt es schon; nenne eine andere, oder spiele mit --resume in ihr weiter`,
  cannotWrite: (file, why) => `${file}: nicht schreibbar (${why})`,
  tooLarge: (file, megabytes) => `${file}: größer als ${megabytes} MB`,
  badJson: (where, found) => `${where}: das ist kein JSON: ${found}`,
  foundEnd: 'es endet zu früh',
  foundText: (text) => `„${text}“ gehört nicht hierher`,
  standardInput: 'Standardeingabe',
  otherGame: (file, game) => `${file}: das ist ein Spiel von ${game}`,
  needsGame: (file, game) => `${file}: braucht das Spiel „${game}“, das dieses Kontor nicht hat`,
  needsRules: (file, game, want, got, release) =>
    `${file}: braucht Fassung ${want} der Regeln von ${game}; dieses Kontor hat Fassung ${got}${release === undefined ? '' : `. Kontor ${release} prüft sie`}`,
  needsBot: (file, bot) => `${file}: braucht den Bot „${bot}“, den dieses Kontor nicht hat`,
  badSeatCount: (file, seats, min, max) => `${file}: ${seats} Plätze; das Spiel ist für ${min} bis ${max}`,
  badRecordSetting: (file, setting) =>
    `${file}: die Tischregel „${setting}“ ist unbekannt oder hat keinen solchen Wert`,
  badSeed: (file) => `${file}: der Startwert ist kein starker, 128 bis 512 Bit in hexadezimalen Ziffern`,
  standingHead: (title, who) => `${title}, läuft noch; so sieht es ${who}`,
  onlyAsItStands: (file) =>
    `${file}: das Spiel läuft noch; es kann nur gezeigt werden, wie es steht, ohne --at und --seat`,
  badView: (file) => `${file}: was jemand darin sieht, ist keine Stellung dieses Spiels`,
  noSeed: (file) => `${file}: die Aufzeichnung hat keinen Startwert; er wird am Ende des Spiels genannt`,
  otherEdition: (file, edition) => `${file}: mit anderen Daten gespielt (${edition}), als dieses Kontor hat`,
  brokenChoice: (where, choice, why) => `${where}: Entscheidung ${choice} ist nicht erlaubt: ${why}`,
  internal: (why) => `kontor: in Kontor ist etwas schiefgegangen: ${why}`,

  holds: (file, choices) => `${file}: alles stimmt (${counted(choices, 'Entscheidung', 'Entscheidungen')})`,
  onlyPlayed: (file) => `${file}: nach den Regeln gespielt, aber:`,
  fairness: {
    mine: (names) =>
      `Die Mischung: Dein eigener Beitrag ist dabei (mit denen von ${and(names)}), und der Aufruf ist der, den du sahst. Niemand konnte sie sich aussuchen, außer alle anderen und der Server gemeinsam.`,
    others: (names) =>
      `Die Mischung: Beiträge von ${and(names)} sind dabei, gebunden durch einen Aufruf. Niemand konnte sie sich aussuchen, außer sie alle und der Server gemeinsam. Ob du diesen Aufruf sahst, sagen --contribution und --roll.`,
    server: 'Die Mischung: Der Server allein hat sie ausgesucht. Kein Beitrag von jemand anderem ist dabei.',
    noRoll: (names) =>
      `Die Mischung: Der Server allein hat sie ausgesucht oder hätte es gekonnt. Beiträge von ${and(names)} sind dabei, aber es gab keinen Aufruf: Wer zuletzt aufdeckt und das Geheimnis des Servers kennt, kann wählen.`,
    nothing: 'Die Mischung: Über sie war nichts versprochen, also ist nichts bewiesen.',
    failed: (attempt, why) => `Anlauf ${attempt} der Mischung ist gescheitert: ${why}.`,
    late: (name) => `${name} hat nicht rechtzeitig aufgedeckt`,
    left: (name) => `${name} ist aufgestanden`,
  },
  ownMissing: 'Warnung: Dein eigener Beitrag ist nicht dabei, oder der Aufruf ist nicht der, den du sahst.',
  badOwnPart: '--contribution und --roll gehören zusammen; beide bestehen aus Hexadezimalziffern',
  ofRound: (round, table, tables) =>
    `Tisch ${table} von ${tables} in Runde ${round} eines Abends: Ein Aufruf hat alle an allen ihren Tischen gebunden, samt der Sitzordnung.`,
  sameDeal: (round, a, b) =>
    `Beide sind aus Runde ${round}: An Tisch ${a} und Tisch ${b} lag dieselbe Ausgangslage, nach demselben Aufruf.`,
  sameTable: 'Beide sind vom selben Tisch.',
  otherRound: 'Sie sind nicht aus einer Runde: ein anderer Startwert oder ein anderer Aufruf.',
  holdsSoFar: (file, choices) =>
    `${file}: bis hierher stimmt alles (${counted(choices, 'Entscheidung', 'Entscheidungen')}, das Spiel ist nicht zu Ende)`,

  points: (n) => counted(n, 'Punkt', 'Punkte'),
  pending: 'wenn das Spiel jetzt endete',
  noLines: 'noch nichts',
  tied: (names, points) => `${and(names)} haben je ${points} ${plural(points, 'Punkt', 'Punkte')}.`,
  tieCompared: (what, counts) => `${what}: ${counts.join(', ')}.`,
  tieShared: 'Deshalb teilen sie sich den Sieg.',
  winners: (names) => `${plural(names.length, 'Sieger', 'Gemeinsame Sieger')}: ${and(names)}`,
  nobodyWins: 'Niemand gewinnt',

  seatName: (seat) => `Spieler ${seat}`,
  botName: (seat) => `Bot ${seat}`,
  watcher: 'jemandem, der zuschaut',
  replayHead: (title, at, of, who) => `${title}, nach ${at} von ${of} Entscheidungen, gesehen von ${who}`,
  whatHappened: 'Was geschah',
  overHead: 'Das Spiel ist zu Ende.',
  scoreHead: 'Wertung',

  gameHead: (title, players) => `${title}: ${players}`,
  savedIn: (file) => `Die Aufzeichnung steht in ${file}`,
  resumed: (file, choices) => `Weiter mit ${file}, nach ${counted(choices, 'Entscheidung', 'Entscheidungen')}`,
  keys: 'Nummer oder Kurzschrift · u zurück · ? Erklärung · s Wertung · b Spielplan · q Ende',
  yourTurn: (name, ask) => `${name}: ${ask}`,
  prompt: (count) => (count === 1 ? '1 > ' : `1–${count} > `),
  promptMore: 'Enter = weiter, q = genug > ',
  promptHold: 'Enter = Zug beenden, u = zurücknehmen > ',
  handOver: (name) => `Gib weiter an ${name}, dann Enter > `,
  takenBack: 'Zurückgenommen.',
  noSuchNumber: (given, count) =>
    `Eine Möglichkeit ${given} gibt es nicht; möglich ${count === 1 ? 'ist nur 1' : `sind 1 bis ${count}`}`,
  unreadable: (given, example) =>
    `„${given}“ ist nicht verständlich; gib eine Nummer ein, eine Kurzschrift wie ${example}, oder ?`,
  notNow: (given) => `„${given}“ geht jetzt nicht; Enter beendet den Zug, u nimmt zurück`,
  refused: (why) => `Das geht nicht: ${why}`,
  noRule: (id) => `Eine Regel ${id} gibt es nicht`,
  explainHold:
    'Noch ist nichts endgültig: Enter beendet deinen Zug, und das Spiel geht weiter; u nimmt deine letzte Entscheidung zurück. Außerdem: s Wertung, b Spielplan, q Ende, „? R1.1“ zeigt eine Regel.',
  explainRule: '„? R1.1“ zeigt eine Regel',
  quit: (file, command) => `Das Spiel ist gesichert in ${file}.\nWeiter geht es mit: ${command}`,
  inputEnded: (file, command) =>
    `Die Eingabe ist zu Ende. Das Spiel ist gesichert in ${file}.\nWeiter geht es mit: ${command}`,
  finishedIn: (file) => `Das fertige Spiel steht in ${file}`,

  reconstructed: 'Was rekonstruiert ist',
  rulings: 'Klärungen',
  question: 'Frage',
  answer: 'Antwort',
  origins: 'In Klammern: S aus dem Spielheft, P aus öffentlichen Quellen, K rekonstruiert.',
  noRuleIn: (id, game) => `Eine Regel oder Klärung „${id}“ gibt es in ${game} nicht`,

  move: (n) => `Zug ${n}`,
  noTranscript: (game) => `${game} kennt keine Mitschriften`,
  noPad: (game) => `${game} hat keinen Wertungsblock`,
  hidden: (n) => `${n} verdeckt`,
  transcriptHolds: 'Jeder Zug ist erlaubt, und alle angegebenen Punkte stimmen.',
  final: 'Endstand',
  supply: 'Vorrat',

  simulated: (games, title, players, seed) =>
    `${title}: ${counted(games, 'Spiel', 'Spiele')} mit ${counted(players, 'Spieler', 'Spielern')}, Startwert „${seed}“`,
  bySeat: 'nach Platz',
  byBot: 'nach Bot',
  byRival: 'gegen',
  mean: 'Mittel',
  min: 'min',
  max: 'max',
  wins: 'Siege',
  share: 'Anteil',
  seatHead: (seat) => `Platz ${seat}`,
  lengthLine: (mean, min, max) => `Entscheidungen je Spiel: ${mean} im Mittel, ${min} bis ${max}`,
  speedLine: (perSecond) => `${perSecond} Spiele in der Sekunde`,
};
