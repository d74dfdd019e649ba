import type { Language } from '../../../text/languages.ts';

interface PadWords {
  readonly scenario: string;
  readonly chapter: string;
  readonly order: string;
  readonly persons: string;
  readonly buildings: string;
  readonly as: string;
  readonly size: string;
  readonly kinds: string;
  toWorker(card: string): string;
  toCitizen(card: string): string;
  flip(card: string): string;
  remove(card: string): string;
  copies(card: string, own: number, all: number): string;
  readonly empty: string;
  readonly emptyTwice: string;
}
export const PAD: Readonly<Record<Language, PadWords>> = {
  de: {
    scenario: 'Szenario',
    chapter: 'Kapitel',
    order: 'Geheimer Auftrag',
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
  },
  en: {
    scenario: 'Scenario',
    chapter: 'Chapter',
    order: 'Secret order',
    persons: 'Persons',
    buildings: 'Buildings',
    as: 'The next person joins the',
    size: 'The next building is',
    kinds: 'From which compartment',
    toWorker: (card) => `${card}: to the workers`,
    toCitizen: (card) => `${card}: to the citizens`,
    flip: (card) => `${card}: turn over`,
    remove: (card) => `${card}: back into the box`,
    copies: (card, own, all) => `${card}: ${own} of ${all}`,
    empty: 'Tap a card below.',
    emptyTwice: 'Tap a card below; twice if you have both.',
  },
};
