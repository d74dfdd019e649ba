import type { EditionWords } from '../../../../text/edition/words.ts';
import { names } from './names.ts';

/** Par l’identifiant d’un nombre des règles. */
const ROWS: Readonly<Record<string, string>> = {
  road: 'Une route achevée, par tuile',
  city: 'Une ville achevée, par quartier',
  pennant: 'Une ville achevée, par blason',
  refugee: 'Un réfugié, par quartier d’une ville achevée',
  monastery: 'Un monastère achevé, par tuile',
  openRoad: 'Une route inachevée, par tuile',
  openCity: 'Une ville inachevée, par quartier',
  openPennant: 'Une ville inachevée, par blason',
  openMonastery: 'Un monastère inachevé, par tuile',
  start: 'Tuile de départ',
};

const SIDES = ['nord', 'est', 'sud', 'ouest'] as const;
const sideName = (side: unknown): string => SIDES[Number(side) - 1];

export const edition: EditionWords = {
  tables: {
    parameters: { title: 'Points', one: 'nombre', columns: { value: 'Valeur' } },
    start: { title: 'Tuile de départ', one: 'tuile', columns: { tile: 'Tuile de départ' } },
    tiles: {
      title: 'Tuiles',
      one: 'tuile',
      about:
        'Les côtés se comptent dans le sens horaire à partir du nord, en commençant par zéro, et leurs moitiés de même.',
      columns: { count: 'Combien', edges: 'Côtés', pennants: 'Blasons', regions: 'Zones' },
      members: { edges: SIDES },
    },
  },
  values: {
    C: 'ville',
    R: 'route',
    F: 'pré',
    city: 'ville',
    road: 'route',
    field: 'pré',
    monastery: 'monastère',
    kind: 'sorte',
    sides: 'côtés',
    halves: 'moitiés',
    besideCities: 'borde les villes',
    x: 'en travers',
    y: 'vers le bas',
  },
  row: (table, id) => (table === 'tiles' ? names.tiles[id] : ROWS[id]),
  refusals: {
    boxOf: (f) => `Une boîte compte de ${f.least} à ${f.most} tuiles, et non ${f.count}`,
    tooManyRegions: (f) => `Toutes les tuiles ensemble ont ${f.count} zones ; ${f.most} au plus`,
    oneLetter: () => 'Un type de tuile porte le nom d’une lettre',
    edgeWithoutRegion: (f) =>
      `Ce que montre le côté ${sideName(f.side)} est exactement une ville, exactement une route, ou ni l’une ni l’autre`,
    meadowAtEdge: (f) =>
      `Au côté ${sideName(f.side)}, chaque moitié qui n’est pas ville appartient à exactement un pré`,
    pennantWithoutCity: () => 'Un blason demande une ville',
    oneMonastery: () => 'Une tuile a un monastère au plus',
    regionName: (f) =>
      `« ${f.region} » : une zone porte la lettre de sa sorte et un chiffre : c0 (ville), r0 (route), m0 (monastère), f0 (pré)`,
    regionSides: (f) =>
      `« ${f.region} » : villes et routes ont des côtés, les prés des moitiés, les monastères ni l’un ni l’autre`,
    onlyMeadow: (f) => `« ${f.region} » : seuls les prés ont des moitiés et bordent des villes`,
    meadowNowhere: (f) => `« ${f.region} » : un pré atteint au moins une moitié de côté`,
    besideNothing: (f) => `« ${f.region} » borde une ville que cette tuile n’a pas`,
    sideTwice: (f) => `« ${f.region} » nomme deux fois un côté ou une moitié`,
  },
};
