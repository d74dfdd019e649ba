import { rowInPlay } from '../../../../text/edition/named.ts';
import type { EditionWords } from '../../../../text/edition/words.ts';
import { inPlay } from '../../data/in-play.ts';
import { orderName } from '../sentences.ts';
import { names } from './names.ts';

/** By table and id. */
const ROWS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  points: {
    max: 'Gebäude „Max einer Farbe“',
    set4: 'Gebäude „Satz aus vier“, je Satz',
    pair: 'Gebäude „Paare einer Farbe“, je Paar',
    farmer: 'Bäuerinnen, je Satz',
    craftsman: 'Die meisten Handwerker',
    craftsmanSecond: 'Die zweitmeisten Handwerker',
    priest: 'Der erste Priester',
    soldier: 'Soldaten, je Satz',
  },
  steps: { farmer: 'Bäuerinnen', merchant: 'Händler', soldier: 'Soldaten' },
  ships: { ships: 'Schiffe' },
  drawn: { building: 'Ein Gebäude, das zieht', round: 'Ende des Durchgangs', harbour: 'Hafen' },
};

export const edition: EditionWords = {
  tables: {
    points: { title: 'Punkte', one: 'Wert', columns: { value: 'Punkte' } },
    steps: { title: 'Symbole für einen Satz', one: 'Beruf', columns: { value: 'Symbole' } },
    ships: {
      title: 'Schiffe',
      one: 'Zeile',
      columns: { points: 'Punkte für ein Schiff, zwei, drei …', beyond: 'Darüber je Schiff' },
    },
    drawn: {
      title: 'Gezogene Karten',
      one: 'Wirkung',
      about: 'Von den gezogenen Personen wird eine abgelegt.',
      columns: { value: 'Karten' },
    },
    players: {
      title: 'Spielerzahlen',
      one: 'Spielerzahl',
      columns: {
        display: 'Gebäude in der Auslage',
        missingColours: 'Fehlende Farben kommen dazu',
        lastPass: 'Plätze der Startspielerkarte am Ende des Durchgangs',
      },
    },
    orders: {
      title: 'Geheimaufträge',
      one: 'Geheimauftrag',
      columns: { colours: 'Farben', points: 'Punkte je Satz' },
      members: { colours: ['erste Farbe', 'zweite Farbe', 'dritte Farbe'] },
    },
    scenarios: {
      title: 'Szenarien',
      one: 'Szenario',
      columns: { every: 'Ziel: große Gebäude', points: 'Ziel: Punkte', rounds: 'Durchgänge' },
      members: { rounds: ['Erster Durchgang', 'Zweiter Durchgang', 'Dritter Durchgang', 'Vierter Durchgang'] },
    },
    chapters: {
      title: 'Kapitel',
      one: 'Kapitel',
      columns: {
        goal: 'Ziel',
        symbols: 'Symbole des Ziels',
        threshold: 'Ab',
        points: 'Punkte',
        effect: 'Nach jedem Durchgang',
      },
    },
    buildings: {
      title: 'Gebäude',
      one: 'Gebäude',
      columns: {
        colour: 'Farbe',
        small: 'Punkte klein',
        large: 'Punkte groß',
        symbol: 'Symbol',
        effect: 'Wirkung',
        counts: 'Gezählte Farbe',
      },
    },
    people: {
      title: 'Personen',
      one: 'Person',
      columns: { profession: 'Beruf', work: 'Arbeitskraft', symbols: 'Farbsymbole' },
      members: { symbols: ['grün', 'gelb', 'blau', 'rot'] },
    },
  },
  values: {
    ...names.professions,
    ...names.colours,
    small: 'klein',
    large: 'groß',
    hand: 'Handkarten',
    direction: 'Richtung',
    effect: 'am Ende',
    threshold: 'ab',
    cw: 'im Uhrzeigersinn',
    ccw: 'gegen den Uhrzeigersinn',
    discard_person: 'Jeder gibt jemanden ab',
    diverse_citizens_worker: 'Arbeiter für verschiedene Bürger',
    buildings_citizen: 'Bürger für Gebäude',
    harbour: 'Hafen',
    buildings_at_least_citizens: 'so viele Gebäude wie Bürger',
    same_colour_symbols: 'gleiche Farbsymbole',
    symbols_together: 'Symbole zusammen',
    work_left: 'Arbeitskraft übrig',
    citizens: 'Bürger',
    max: 'Max einer Farbe',
    set4: 'Satz aus vier',
    pair: 'Paare einer Farbe',
    draw2: 'Ziehen',
  },
  row(table, id) {
    if (table === 'people') return names.persons[id];
    if (table === 'buildings') return names.buildings[id];
    if (table === 'scenarios' || table === 'chapters') return (names[table] as Readonly<Record<string, string>>)[id];
    if (table === 'orders') return rowInPlay(inPlay, table, id) && orderName(names, id);
    return table === 'players' ? `${id} Spieler` : ROWS[table]?.[id];
  },
  refusals: {
    codeTwice: (f) =>
      `„${f.card}“ gibt es zweimal; auch das Kennzeichen der zweiten Karte, mit b am Ende, ist vergeben`,
    colourTwice: () => 'Die drei Farben eines Geheimauftrags sind verschieden',
    countsWhat: () => 'Eine gezählte Farbe haben genau die Gebäude mit „Max“ oder „Paare“',
    needsThreshold: () => 'Wer am Ende des Durchgangs zieht, braucht dafür mindestens eins: „ab“ ist nicht null',
    symbolsOfGoal: () => 'Symbole hat genau das Kapitel, dessen Ziel Symbole zählt',
    symbolTwice: () => 'Kein Symbol steht zweimal da',
    oneThreshold: () =>
      'Ein Kapitel hat nur ein „ab“: entweder für sein Ziel oder für das, was nach jedem Durchgang kommt',
  },
};
