import type { EditionWords } from '../../../../text/edition/words.ts';
import { names } from './names.ts';

/** By the id of a number of the rules. */
const ROWS: Readonly<Record<string, string>> = {
  road: 'Eine fertige Straße, je Plättchen',
  city: 'Eine fertige Stadt, je Teil',
  pennant: 'Eine fertige Stadt, je Wappen',
  refugee: 'Ein Flüchtling, je Teil einer fertigen Stadt',
  monastery: 'Ein fertiges Kloster, je Plättchen',
  openRoad: 'Eine unfertige Straße, je Plättchen',
  openCity: 'Eine unfertige Stadt, je Teil',
  openPennant: 'Eine unfertige Stadt, je Wappen',
  openMonastery: 'Ein unfertiges Kloster, je Plättchen',
  start: 'Startplättchen',
};

const SIDES = ['Norden', 'Osten', 'Süden', 'Westen'] as const;
const sideName = (side: unknown): string => SIDES[Number(side) - 1];

export const edition: EditionWords = {
  tables: {
    parameters: { title: 'Punkte', one: 'Wert', columns: { value: 'Wert' } },
    start: { title: 'Startplättchen', one: 'Plättchen', columns: { tile: 'Startplättchen' } },
    tiles: {
      title: 'Plättchen',
      one: 'Plättchen',
      about: 'Seiten zählen im Uhrzeigersinn von Norden an und beginnen mit null, ihre Hälften ebenso.',
      columns: { count: 'Anzahl', edges: 'Kanten', pennants: 'Wappen', regions: 'Bereiche' },
      members: { edges: SIDES },
    },
  },
  values: {
    C: 'Stadt',
    R: 'Straße',
    F: 'Wiese',
    city: 'Stadt',
    road: 'Straße',
    field: 'Wiese',
    monastery: 'Kloster',
    kind: 'Art',
    sides: 'Seiten',
    halves: 'Hälften',
    besideCities: 'an Städten',
    x: 'quer',
    y: 'hinunter',
  },
  row: (table, id) => (table === 'tiles' ? names.tiles[id] : ROWS[id]),
  refusals: {
    boxOf: (f) => `Eine Schachtel hat ${f.least} bis ${f.most} Plättchen, nicht ${f.count}`,
    tooManyRegions: (f) => `Alle Plättchen zusammen haben ${f.count} Bereiche, höchstens ${f.most}`,
    oneLetter: () => 'Eine Art Plättchen heißt nach einem Buchstaben',
    edgeWithoutRegion: (f) =>
      `Was die Kante im ${sideName(f.side)} zeigt, ist genau eine Stadt, genau eine Straße oder keines von beiden`,
    meadowAtEdge: (f) => `Im ${sideName(f.side)} gehört jede Hälfte, die nicht Stadt ist, zu genau einem Wiesenstück`,
    pennantWithoutCity: () => 'Ein Wappen braucht eine Stadt',
    oneMonastery: () => 'Ein Plättchen hat höchstens ein Kloster',
    regionName: (f) =>
      `„${f.region}“: Ein Bereich heißt nach seiner Art und einer Ziffer: c0 (Stadt), r0 (Straße), m0 (Kloster), f0 (Wiese)`,
    regionSides: (f) => `„${f.region}“: Städte und Straßen haben Seiten, Wiesen Hälften, Klöster keines von beiden`,
    onlyMeadow: (f) => `„${f.region}“: Nur Wiesen haben Hälften und liegen an Städten`,
    meadowNowhere: (f) => `„${f.region}“: Ein Wiesenstück reicht an mindestens eine halbe Kante`,
    besideNothing: (f) => `„${f.region}“ liegt an einer Stadt, die dieses Plättchen nicht hat`,
    sideTwice: (f) => `„${f.region}“ nennt eine Seite oder Hälfte zweimal`,
  },
};
