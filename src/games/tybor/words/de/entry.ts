import type { EntryWords } from '../entry.ts';

export const entry: EntryWords = {
  scenario: 'Szenario',
  chapter: 'Kapitel',
  order: 'Geheimauftrag',
  persons: 'Personen',
  buildings: 'Gebäude',
  as: 'Die nächste Person kommt zu den',
  size: 'Das nächste Gebäude ist',
  kinds: 'Aus welchem Fach',
  toWorker: (card) => `${card}: zu den Arbeitern`,
  toCitizen: (card) => `${card}: zu den Bürgern`,
  flip: (card) => `${card}: wenden`,
  remove: (card) => `${card}: zurück in die Schachtel`,
  copies: (card, own, all) => `${card}: ${own} von ${all}`,
  empty: 'Tippe unten auf eine Karte.',
  emptyTwice: 'Tippe unten auf eine Karte; wer beide hat, zweimal.',
};
