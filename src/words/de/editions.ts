import type { EditionWhy } from '../../text/edition/shape.ts';
import type { Sayings } from '../../text/table.ts';

/** Was an einer Ausgabe nicht stimmt; Tabelle, Zeile und Spalte stehen davor. */
export const problems: Omit<Sayings<EditionWhy>, 'rules'> = {
  notAnEdition: () => 'Das ist keine Ausgabe eines Spiels',
  newerForm: () => 'Diese Ausgabe hat ein neueres Kontor geschrieben',
  otherGame: (f) => `Diese Ausgabe gehört zu einem anderen Spiel (${f('game')})`,
  tooLarge: (f) => `Eine Ausgabe hat höchstens ${f('most')} Zeichen`,
  badId: () =>
    'Die Kennung darf aus Kleinbuchstaben, Ziffern und Bindestrichen bestehen und nicht die der eingebauten Ausgabe sein',
  badName: (f) => `Ein Name hat 1 bis ${f('most')} Zeichen, die sich drucken lassen`,
  unknownTable: () => 'Eine solche Tabelle hat dieses Spiel nicht',
  missingTable: () => 'Diese Tabelle fehlt',
  notRows: () => 'Das ist keine Liste von Zeilen',
  badRowId: () =>
    'Eine Kennung hat bis zu 40 Buchstaben, Ziffern, Punkte, Binde- und Unterstriche und beginnt mit Buchstabe oder Ziffer',
  twice: () => 'Es gibt zwei Zeilen mit dieser Kennung',
  unknownRow: () => 'Diese Zeile kennen die Regeln nicht',
  missingRow: () => 'Die Regeln brauchen diese Zeile, und sie fehlt',
  tooFewRows: (f) => `${f('count')} Zeilen sind zu wenig, mindestens ${f('least')}`,
  tooManyRows: (f) => `${f('count')} Zeilen sind zu viel, höchstens ${f('most')}`,
  unknownColumn: (f) => `Eine Spalte „${f('value')}“ gibt es hier nicht`,
  missingCell: (f) => `„${f('value')}“ fehlt`,
  notWhole: (f) => `„${f('value')}“ ist keine ganze Zahl`,
  tooSmall: (f) => `${f('value')} ist zu wenig, mindestens ${f('least')}`,
  tooBig: (f) => `${f('value')} ist zu viel, höchstens ${f('most')}`,
  notAFlag: (f) => `„${f('value')}“ ist weder ja noch nein`,
  notAmong: (f) => `„${f('value')}“ ist nichts von: ${f('values')}`,
  noSuchRow: (f) => `In ${f('table')} gibt es keine Zeile „${f('value')}“`,
  notAList: (f) => `„${f('value')}“ ist keine Liste`,
  listTooShort: (f) => `${f('count')} sind zu wenig, mindestens ${f('least')}`,
  listTooLong: (f) => `${f('count')} sind zu viel, höchstens ${f('most')}`,
  notParts: (f) => `„${f('value')}“ besteht nicht aus benannten Teilen`,
  badOrigin: (f) => `„${f('value')}“ ist keine Herkunft: S, P, K, mehrere mit + verbunden, oder box`,
  badNames: (f) => `Namen sind Texte von 1 bis ${f('most')} Zeichen, nach Sprache: de, en, fr`,
};
/** Was in einer Probepartie schiefging. */
export const trials = {
  endless: 'Mit diesen Werten nahm eine Partie kein Ende',
  stuck: 'Mit diesen Werten kam eine Partie an einen Punkt, an dem niemand etwas tun konnte',
  broken: 'Mit diesen Werten widersprechen sich die Regeln',
  tooSlow: 'Diese Werte auszuprobieren dauerte zu lange',
  game: (seats: number, seed: string) => `${seats} Personen, Zufallszahl „${seed}“`,
};
