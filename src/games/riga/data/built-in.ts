// Dossier 4.1–4.6: everything that another box of the game could print differently. Numbers of cards, cities and colours are the
// printed ones; costs, points, persons and functions are reconstructed. Names: words/<language>/names.ts.
import type { Edition } from '../../../text/edition/edition.ts';

export const BUILT_IN: Edition = {
  kontor: 1,
  game: 'riga',
  id: 'reconstructed',
  name: 'Kontor',
  tables: {
    // R1.6, R10.13
    players: [
      { id: '2', origin: 'S+P', years: 8, money: [4, 2] },
      { id: '3', origin: 'S+P', years: 9, money: [4, 2] },
      { id: '4', origin: 'S+P', years: 8, money: [6, 4, 2] },
    ],
    sums: [
      { id: 'startGoodsMinValue', origin: 'P', value: 6 }, // R1.3
      { id: 'rowMinValue', origin: 'P', value: 9 }, // R3.2
    ],
    more: [
      { id: 'rowsMinusPlayers', origin: 'P', value: 2 }, // R3.2
      { id: 'newBuildingsMinusPlayers', origin: 'K', value: 1 }, // R3.4
      { id: 'vbRowsMinusPlayers', origin: 'K', value: -1 }, // R11.2
    ],
    limits: [
      { id: 'maxBuildsPerTurn', origin: 'P', value: 3 }, // R4.2
      { id: 'minEffectiveCost', origin: 'K', value: 1 }, // R6.4
      { id: 'handLimit', origin: 'K', value: 5 }, // R8.1
      { id: 'klosterMinBuildings', origin: 'K', value: 2 }, // R7.11d
      { id: 'bmStepsPerVp', origin: 'P', value: 5 }, // R12.4
    ],
    amounts: [
      { id: 'premiumBonus', origin: 'P', value: 2 }, // R6.3
      { id: 'handBuildingPenalty', origin: 'K', value: 2 }, // R9.3
      { id: 'gmOwnerVp', origin: 'S', value: 4 }, // R10.9
      { id: 'gmSecondVp', origin: 'S', value: 2 }, // R10.10
      { id: 'vbTokensPerPlayer', origin: 'K', value: 4 }, // R11.1
      { id: 'vbFightDraw', origin: 'K', value: 1 }, // R11.3
      { id: 'vbPlunderCards', origin: 'K', value: 1 }, // R11.3
      { id: 'bmBaseSteps', origin: 'P', value: 1 }, // R12.2
      { id: 'bmMayorVp', origin: 'P', value: 2 }, // R12.5
    ],
    masters: [
      { id: 'gmTilesFlipped', origin: 'S', value: 4 }, // R10.2
      { id: 'gmTilesInPlay', origin: 'S', value: 4 }, // R10.2
      { id: 'gmMaxCity', origin: 'S', value: 2 }, // R10.7
      { id: 'gmMaxPerson', origin: 'S', value: 3 }, // R10.7
      { id: 'gmFirstCity', origin: 'S', value: 3 }, // R10.8
      { id: 'gmFirstPerson', origin: 'S', value: 4 }, // R10.8
      { id: 'gmContestedMinimum', origin: 'S', value: 3 }, // R10.15
    ],
    goods: [
      { id: 'grain', origin: 'P', count: 14, base: 2, dear: 'tallinn', closed: 'danzig' },
      { id: 'wine', origin: 'P+K', count: 12, base: 3, dear: 'stockholm', closed: 'visby' },
      { id: 'glass', origin: 'P+K', count: 10, base: 4, dear: 'visby', closed: 'tallinn' },
      { id: 'cloth', origin: 'P+K', count: 8, base: 5, dear: 'danzig', closed: 'stockholm' },
    ],
    tiles: [
      { id: 'riga', origin: 'S', counts: 'riga' },
      { id: 'visby', origin: 'S', counts: 'visby' },
      { id: 'stockholm', origin: 'S', counts: 'stockholm' },
      { id: 'tallinn', origin: 'S', counts: 'tallinn' },
      { id: 'danzig', origin: 'S', counts: 'danzig' },
      { id: 'knight', origin: 'S', counts: 'knight' },
      { id: 'merchant', origin: 'S', counts: 'merchant' },
      { id: 'money', origin: 'S', counts: 'cash' },
    ],
    // biome-ignore format: one card a line
    buildings: [
      { id: 'visby-markthalle', origin: 'P+K', place: 'visby', kind: 'markthalle', cost: 8, vp: 3, persons: ['merchant'], does: 'SALE_PLUS', amount: 1, which: 'glass' },
      { id: 'visby-kontor', origin: 'K', place: 'visby', kind: 'kontor', cost: 10, vp: 3, persons: ['merchant'], does: 'COINS', amount: 2, which: null },
      { id: 'visby-hafen', origin: 'K', place: 'visby', kind: 'hafen', cost: 12, vp: 3, persons: ['merchant'], does: 'DRAW_ON_ROW', amount: 1, which: null },
      { id: 'visby-gildehaus', origin: 'K', place: 'visby', kind: 'gildehaus', cost: 14, vp: 3, persons: ['merchant'], does: 'END_MERCHANT_CITIES', amount: 1, which: null },
      { id: 'visby-vogtei', origin: 'K', place: 'visby', kind: 'vogtei', cost: 9, vp: 3, persons: ['knight'], does: 'DISCOUNT_COMBO', amount: 3, which: null },
      { id: 'visby-zeughaus', origin: 'K', place: 'visby', kind: 'zeughaus', cost: 12, vp: 5, persons: ['knight'], does: 'HAND_LIMIT', amount: 2, which: null },
      { id: 'visby-ordenshaus', origin: 'K', place: 'visby', kind: 'ordenshaus', cost: 14, vp: 3, persons: ['knight'], does: 'END_KNIGHT_CITIES', amount: 1, which: null },
      { id: 'visby-burg', origin: 'K', place: 'visby', kind: 'burg', cost: 15, vp: 6, persons: ['knight'], does: 'NONE', amount: 0, which: null },
      { id: 'visby-bauhuette', origin: 'K', place: 'visby', kind: 'bauhuette', cost: 10, vp: 4, persons: [], does: 'DISCOUNT_CITY', amount: 2, which: 'visby' },
      { id: 'visby-wirtshaus', origin: 'K', place: 'visby', kind: 'wirtshaus', cost: 13, vp: 3, persons: [], does: 'DRAW_ON_BUILDING', amount: 1, which: null },
      { id: 'visby-rathaus', origin: 'K', place: 'visby', kind: 'rathaus', cost: 14, vp: 4, persons: [], does: 'END_SAME_CITY', amount: 1, which: 'visby' },
      { id: 'visby-dom', origin: 'K', place: 'visby', kind: 'dom', cost: 14, vp: 6, persons: [], does: 'NONE', amount: 0, which: null },
      { id: 'tallinn-markthalle', origin: 'P+K', place: 'tallinn', kind: 'markthalle', cost: 8, vp: 3, persons: ['merchant'], does: 'SALE_PLUS', amount: 1, which: 'grain' },
      { id: 'tallinn-kontor', origin: 'K', place: 'tallinn', kind: 'kontor', cost: 10, vp: 3, persons: ['merchant'], does: 'COINS', amount: 2, which: null },
      { id: 'tallinn-hafen', origin: 'K', place: 'tallinn', kind: 'hafen', cost: 12, vp: 3, persons: ['merchant'], does: 'DRAW_ON_ROW', amount: 1, which: null },
      { id: 'tallinn-gildehaus', origin: 'K', place: 'tallinn', kind: 'gildehaus', cost: 14, vp: 3, persons: ['merchant'], does: 'END_MERCHANT_CITIES', amount: 1, which: null },
      { id: 'tallinn-vogtei', origin: 'K', place: 'tallinn', kind: 'vogtei', cost: 9, vp: 3, persons: ['knight'], does: 'DISCOUNT_COMBO', amount: 3, which: null },
      { id: 'tallinn-zeughaus', origin: 'K', place: 'tallinn', kind: 'zeughaus', cost: 12, vp: 5, persons: ['knight'], does: 'HAND_LIMIT', amount: 2, which: null },
      { id: 'tallinn-ordenshaus', origin: 'K', place: 'tallinn', kind: 'ordenshaus', cost: 14, vp: 3, persons: ['knight'], does: 'END_KNIGHT_CITIES', amount: 1, which: null },
      { id: 'tallinn-burg', origin: 'K', place: 'tallinn', kind: 'burg', cost: 15, vp: 6, persons: ['knight'], does: 'NONE', amount: 0, which: null },
      { id: 'tallinn-bauhuette', origin: 'K', place: 'tallinn', kind: 'bauhuette', cost: 10, vp: 4, persons: [], does: 'DISCOUNT_CITY', amount: 2, which: 'tallinn' },
      { id: 'tallinn-wirtshaus', origin: 'K', place: 'tallinn', kind: 'wirtshaus', cost: 13, vp: 3, persons: [], does: 'DRAW_ON_BUILDING', amount: 1, which: null },
      { id: 'tallinn-rathaus', origin: 'K', place: 'tallinn', kind: 'rathaus', cost: 14, vp: 4, persons: [], does: 'END_SAME_CITY', amount: 1, which: 'tallinn' },
      { id: 'tallinn-dom', origin: 'K', place: 'tallinn', kind: 'dom', cost: 14, vp: 6, persons: [], does: 'NONE', amount: 0, which: null },
      { id: 'stockholm-markthalle', origin: 'P+K', place: 'stockholm', kind: 'markthalle', cost: 8, vp: 3, persons: ['merchant'], does: 'SALE_PLUS', amount: 1, which: 'wine' },
      { id: 'stockholm-kontor', origin: 'K', place: 'stockholm', kind: 'kontor', cost: 10, vp: 3, persons: ['merchant'], does: 'COINS', amount: 2, which: null },
      { id: 'stockholm-hafen', origin: 'K', place: 'stockholm', kind: 'hafen', cost: 12, vp: 3, persons: ['merchant'], does: 'DRAW_ON_ROW', amount: 1, which: null },
      { id: 'stockholm-gildehaus', origin: 'K', place: 'stockholm', kind: 'gildehaus', cost: 14, vp: 3, persons: ['merchant'], does: 'END_MERCHANT_CITIES', amount: 1, which: null },
      { id: 'stockholm-vogtei', origin: 'K', place: 'stockholm', kind: 'vogtei', cost: 9, vp: 3, persons: ['knight'], does: 'DISCOUNT_COMBO', amount: 3, which: null },
      { id: 'stockholm-zeughaus', origin: 'K', place: 'stockholm', kind: 'zeughaus', cost: 12, vp: 5, persons: ['knight'], does: 'HAND_LIMIT', amount: 2, which: null },
      { id: 'stockholm-ordenshaus', origin: 'K', place: 'stockholm', kind: 'ordenshaus', cost: 14, vp: 3, persons: ['knight'], does: 'END_KNIGHT_CITIES', amount: 1, which: null },
      { id: 'stockholm-burg', origin: 'K', place: 'stockholm', kind: 'burg', cost: 15, vp: 6, persons: ['knight'], does: 'NONE', amount: 0, which: null },
      { id: 'stockholm-bauhuette', origin: 'K', place: 'stockholm', kind: 'bauhuette', cost: 10, vp: 4, persons: [], does: 'DISCOUNT_CITY', amount: 2, which: 'stockholm' },
      { id: 'stockholm-wirtshaus', origin: 'K', place: 'stockholm', kind: 'wirtshaus', cost: 13, vp: 3, persons: [], does: 'DRAW_ON_BUILDING', amount: 1, which: null },
      { id: 'stockholm-rathaus', origin: 'K', place: 'stockholm', kind: 'rathaus', cost: 14, vp: 4, persons: [], does: 'END_SAME_CITY', amount: 1, which: 'stockholm' },
      { id: 'stockholm-dom', origin: 'K', place: 'stockholm', kind: 'dom', cost: 14, vp: 6, persons: [], does: 'NONE', amount: 0, which: null },
      { id: 'danzig-markthalle', origin: 'P+K', place: 'danzig', kind: 'markthalle', cost: 8, vp: 3, persons: ['merchant'], does: 'SALE_PLUS', amount: 1, which: 'cloth' },
      { id: 'danzig-kontor', origin: 'K', place: 'danzig', kind: 'kontor', cost: 10, vp: 3, persons: ['merchant'], does: 'COINS', amount: 2, which: null },
      { id: 'danzig-hafen', origin: 'K', place: 'danzig', kind: 'hafen', cost: 12, vp: 3, persons: ['merchant'], does: 'DRAW_ON_ROW', amount: 1, which: null },
      { id: 'danzig-gildehaus', origin: 'K', place: 'danzig', kind: 'gildehaus', cost: 14, vp: 3, persons: ['merchant'], does: 'END_MERCHANT_CITIES', amount: 1, which: null },
      { id: 'danzig-vogtei', origin: 'K', place: 'danzig', kind: 'vogtei', cost: 9, vp: 3, persons: ['knight'], does: 'DISCOUNT_COMBO', amount: 3, which: null },
      { id: 'danzig-zeughaus', origin: 'K', place: 'danzig', kind: 'zeughaus', cost: 12, vp: 5, persons: ['knight'], does: 'HAND_LIMIT', amount: 2, which: null },
      { id: 'danzig-ordenshaus', origin: 'K', place: 'danzig', kind: 'ordenshaus', cost: 14, vp: 3, persons: ['knight'], does: 'END_KNIGHT_CITIES', amount: 1, which: null },
      { id: 'danzig-burg', origin: 'K', place: 'danzig', kind: 'burg', cost: 15, vp: 6, persons: ['knight'], does: 'NONE', amount: 0, which: null },
      { id: 'danzig-bauhuette', origin: 'K', place: 'danzig', kind: 'bauhuette', cost: 10, vp: 4, persons: [], does: 'DISCOUNT_CITY', amount: 2, which: 'danzig' },
      { id: 'danzig-wirtshaus', origin: 'K', place: 'danzig', kind: 'wirtshaus', cost: 13, vp: 3, persons: [], does: 'DRAW_ON_BUILDING', amount: 1, which: null },
      { id: 'danzig-rathaus', origin: 'K', place: 'danzig', kind: 'rathaus', cost: 14, vp: 4, persons: [], does: 'END_SAME_CITY', amount: 1, which: 'danzig' },
      { id: 'danzig-dom', origin: 'K', place: 'danzig', kind: 'dom', cost: 14, vp: 6, persons: [], does: 'NONE', amount: 0, which: null },
      { id: 'riga-speicher', origin: 'P+K', place: 'riga', kind: 'speicher', cost: 7, vp: 1, persons: [], does: 'HAND_LIMIT', amount: 3, which: null },
      { id: 'riga-wechselstube', origin: 'P+K', place: 'riga', kind: 'wechselstube', cost: 8, vp: 1, persons: [], does: 'KEEP_CHANGE', amount: 3, which: null },
      { id: 'riga-schule', origin: 'P+K', place: 'riga', kind: 'schule', cost: 10, vp: 1, persons: [], does: 'DISCOUNT_ALL', amount: 1, which: null },
      { id: 'riga-kloster', origin: 'P+K', place: 'riga', kind: 'kloster', cost: 13, vp: 1, persons: [], does: 'END_TWO_PER_CITY', amount: 1, which: null },
    ],
  },
};
