import { kitOf } from '../../../text/kit.ts';
import type { table as en } from '../../en/pages/table.ts';

const { and, counted, plural } = kitOf('de');

export const table: typeof en = {
  tryOut: 'Ausprobieren',
  yourTurnTitle: (game) => `● Dein Zug · ${game}`,
  waiting: (names) => `Warten auf ${and(names)}`,
  thinking: (names) => `${and(names)} ${plural(names.length, 'überlegt', 'überlegen')}`,
  toHand: 'Zur eigenen Hand springen',
  goOn: 'Weiter',
  held: 'Fertig. Gleich geht es weiter; noch kannst du es zurücknehmen.',
  heldForYou: 'Dein Zug ist fertig. Geht es weiter, oder nimmst du ihn zurück?',
  undo: 'Zurücknehmen',
  sealed: (names) => `Deine Wahl ist versiegelt. ${and(names)} ${plural(names.length, 'wählt', 'wählen')} noch.`,
  change: 'Ändern',
  part: (n, of) => `Kapitel ${n} von ${of}`,
  players: 'Spieler',
  log: 'Verlauf',
  rulebook: 'Regelheft',
  board: 'Spielplan',
  sheet: 'Wertungsblatt',
  actions: 'Dein Zug',
  showPlace: 'Auf dem Spielplan zeigen',
  options: 'Alle Möglichkeiten als Liste',
  optionsShort: 'Liste',
  noOptions: 'Für dich gibt es gerade nichts zu entscheiden.',
  search: 'Möglichkeiten durchsuchen',
  points: (n) => counted(n, 'Punkt', 'Punkte'),
  score: 'Punkte',
  you: 'du',
  winner: 'gewinnt',
  toMove: 'am Zug',
  out: 'setzt aus, ein Bot spielt',
  gone: 'freier Platz',
  lines: 'Woher die Punkte kommen',
  linesNone: 'Noch keine Punkte.',
  pendingLines: 'Wäre jetzt Schluss',
  earlierLines: 'Frühere Zeilen',
  logEmpty: 'Noch ist nichts geschehen.',
  watching: 'Du schaust zu',
  watchSentence: (names) => `${and(names)} am Zug`,
  abandoned: 'Das Spiel endete vorzeitig, wie ihr alle es wolltet.',
  verdict: (names) =>
    names.length === 0
      ? 'Das Haus hat das Spiel ohne Ergebnis beendet.'
      : `Das Haus hat das Spiel beendet; ${and(names)} ${plural(names.length, 'gewinnt', 'gewinnen')}.`,
  loading: 'Der Spielplan wird aufgebaut',
  goneTitle: 'Diesen Tisch gibt es nicht',
  goneAbout: 'Vielleicht ist der Link unvollständig, oder der Tisch wurde abgeräumt.',
  joining: 'Du kommst an den Tisch',
  takeOver: 'Dieser Platz ist frei. Du kannst ihn übernehmen.',
};
