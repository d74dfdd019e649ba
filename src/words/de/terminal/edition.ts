import { kitOf } from '../../../text/kit.ts';
import type { TerminalWords } from '../../index.ts';
import { problems, trials } from '../editions.ts';

const { and, counted, or } = kitOf('de');
const differs = (changed: number) =>
  `${counted(changed, 'Wert unterscheidet', 'Werte unterscheiden')} sich von der eingebauten Ausgabe.`;

export const edition: TerminalWords['edition'] = {
  problems,
  trials,
  sameId: (file: string, id: string) => `${file}: Es gibt schon eine Ausgabe „${id}“`,
  onlyOne: (game) => `${game} hat nur eine Ausgabe`,
  unknownDoes: (given, list) => `„${given}“ ist nichts von ${or(list)}`,
  holds: (name, changed) => `„${name}“ passt, und tausend Partien damit gingen zu Ende. ${differs(changed)}`,
  differs,
  name: 'Name',
  added: 'neu',
  gone: 'weggelassen',
  needsOnto: '--onto muss das Spiel oder die Ausgabe nennen, zu der die Tabelle gehört',
  needsTable: (list) => `--table muss die Tabelle nennen: ${or(list)}`,
  unknownTable: (given, list) => `Eine Tabelle „${given}“ gibt es nicht, es gibt: ${and(list)}`,
  unknownHeadings: (file, list) => `${file}: Unbekannte Überschriften: ${and(list)}`,
};
