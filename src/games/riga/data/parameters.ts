// Dossier 4.1: every number of the rules. R10.13's points are lists.
export const PARAMETERS = {
  startGoodsMinValue: 6, // R1.3
  startBuildingsDrawn: 2, // R1.4
  startBuildingsKept: 1, // R1.4
  years_2p: 8, // R1.6
  years_3p: 9, // R1.6
  years_4p: 8, // R1.6
  rowsMinusPlayers: 2, // R3.2
  rowMinValue: 9, // R3.2
  newBuildingsMinusPlayers: 1, // R3.4
  maxBuildsPerTurn: 3, // R4.2
  premiumBonus: 2, // R6.3
  minEffectiveCost: 1, // R6.4
  handLimit: 5, // R8.1
  handBuildingPenalty: 2, // R9.3
  markthalleBonus: 1, // R7.1
  kontorCoins: 2, // R7.2
  hafenDraw: 1, // R7.3
  wirtshausDraw: 1, // R7.4
  bauhuetteDiscount: 2, // R7.5
  vogteiDiscount: 3, // R7.6
  zeughausHandLimit: 2, // R7.7
  speicherHandLimit: 3, // R7.11c
  schuleDiscount: 1, // R7.11b
  wechselstubeCapacity: 3, // R7.11a
  klosterMinBuildings: 2, // R7.11d
  gmTilesFlipped: 4, // R10.2
  gmTilesInPlay: 4, // R10.2
  gmMaxCity: 2, // R10.7
  gmMaxPerson: 3, // R10.7
  gmFirstCity: 3, // R10.8
  gmFirstPerson: 4, // R10.8
  gmOwnerVp: 4, // R10.9
  gmSecondVp: 2, // R10.10
  moneyVp_4p: [6, 4, 2], // R10.13
  moneyVp_2p3p: [4, 2], // R10.13
  gmContestedMinimum: 3, // R10.15
  vbTokensPerPlayer: 4, // R11.1
  vbRowsMinusPlayers: -1, // R11.2
  vbFightDraw: 1, // R11.3
  vbPlunderCards: 1, // R11.3
  bmBaseSteps: 1, // R12.2
  bmStepsPerVp: 5, // R12.4
  bmMayorVp: 2, // R12.5
} as const;

/** R7.8–R7.11d The points for each thing that a building counts at the end. */
export const END_VP = 1;

const CITY = { max: PARAMETERS.gmMaxCity, first: PARAMETERS.gmFirstCity } as const; // R10.7, R10.8
const PERSON = { max: PARAMETERS.gmMaxPerson, first: PARAMETERS.gmFirstPerson } as const;
/** R10.6 What a Grand Master tile counts, and how many each side asks for. */
export const TILES = {
  riga: { counts: 'riga', ...CITY, needs: 'RG' },
  visby: { counts: 'visby', ...CITY, needs: null },
  stockholm: { counts: 'stockholm', ...CITY, needs: null },
  tallinn: { counts: 'tallinn', ...CITY, needs: null },
  danzig: { counts: 'danzig', ...CITY, needs: null },
  knight: { counts: 'knight', ...PERSON, needs: null },
  merchant: { counts: 'merchant', ...PERSON, needs: null },
  money: { counts: 'cash', max: 0, first: 0, needs: null },
} as const;
export type TileId = keyof typeof TILES;
export const TILE_IDS = Object.keys(TILES) as TileId[];
