// What the lab looks at in a finished game.
import { type GameLab, type LabWords, seatsFrom } from '../../text/lab.ts';
import { buildingOf, orderOf, personOf } from './data/kinds.ts';
import type { Happened, S, Use } from './types.ts';
import { names as german } from './words/de/names.ts';
import { names as english } from './words/en/names.ts';
import type { CardNames } from './words/names.ts';

const KINDS = {
  de: {
    scenarios: 'Szenarien',
    chapters: 'Kapitel',
    citizens: 'Bürger',
    professions: 'Bürger nach Beruf',
    buildings: 'Gebäude',
    orders: 'Geheime Aufträge',
    uses: 'Wozu Karten dienten',
  },
  en: {
    scenarios: 'Scenarios',
    chapters: 'Chapters',
    citizens: 'Citizens',
    professions: 'Citizens by profession',
    buildings: 'Buildings',
    orders: 'Secret orders',
    uses: 'What cards were used for',
  },
};
const USES: Readonly<Record<'de' | 'en', Readonly<Record<Use['as'], string>>>> = {
  de: { citizen: 'als Bürger', worker: 'als Arbeiter', builder: 'als Baumeister' },
  en: { citizen: 'as a citizen', worker: 'as a worker', builder: 'as a builder' },
};
const LINES = {
  de: {
    buildings: 'Gebäude',
    max: 'Gebäude: die meisten einer Farbe',
    set4: 'Gebäude: alle vier Farben',
    pair: 'Gebäude: je zwei einer Farbe',
    farmer: 'Bauern',
    merchant: 'Händler',
    craftsman: 'Handwerker',
    captain: 'Schiffe',
    priest: 'Priester',
    soldier: 'Soldaten',
    largeBuildings: 'Große Gebäude (Szenario)',
    chapter: 'Kapitel',
    order: 'Geheimer Auftrag',
  },
  en: {
    buildings: 'Buildings',
    max: 'Buildings: most of a colour',
    set4: 'Buildings: all four colours',
    pair: 'Buildings: every two of a colour',
    farmer: 'Farmers',
    merchant: 'Merchants',
    craftsman: 'Craftsmen',
    captain: 'Ships',
    priest: 'Priests',
    soldier: 'Soldiers',
    largeBuildings: 'Large buildings (scenario)',
    chapter: 'Chapter',
    order: 'Secret order',
  },
};

function wordsOf(language: 'de' | 'en', names: CardNames): LabWords {
  const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    scenarios: names.scenarios,
    chapters: names.chapters,
    citizens: names.persons,
    professions: names.professions,
    buildings: names.buildings,
    uses: USES[language],
  };
  return {
    kinds: KINDS[language],
    lines: LINES[language],
    thing: (kind, id) =>
      kind === 'orders'
        ? orderOf(id as 'O1')
            .tints.map((tint) => Object.values(names.colours)[tint])
            .join(', ')
        : named[kind][id],
  };
}

export const lab: GameLab<S, Happened> = {
  common: ({ open }) => ({ scenarios: [open.scenario], chapters: [open.chapter] }),
  had({ open }, seat, told) {
    const { citizens, buildings } = open.tableaux[seat];
    return {
      citizens: citizens.map((id) => personOf(id).row),
      professions: citizens.map((id) => personOf(id).profession),
      buildings: buildings.map(({ id }) => buildingOf(id).row),
      orders: [orderOf(open.orders[seat]).row],
      uses: told.flatMap((one) => (one.e === 'used' && one.seat === seat ? [one.as] : [])),
    };
  },
  order(s, told) {
    const began = told.find((one) => one.e === 'began');
    return seatsFrom(began?.e === 'began' ? began.first : 0, s.own.length);
  },
};

export const labWords: Readonly<Record<'de' | 'en', LabWords>> = {
  de: wordsOf('de', german),
  en: wordsOf('en', english),
};
