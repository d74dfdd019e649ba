import type { EditionWords } from '../../../../text/edition/words.ts';
import { buildingRowName } from '../text-words.ts';
import { names } from './names.ts';

/** Numbers of the rules by their ids, whichever table they are in. */
const NUMBERS: Readonly<Record<string, string>> = {
  startGoodsMinValue: 'Erste Waren jedes Spielers',
  rowMinValue: 'Eine Warenreihe',
  rowsMinusPlayers: 'Warenreihen im Jahr',
  newBuildingsMinusPlayers: 'Neue Gebäude im Jahr',
  vbRowsMinusPlayers: 'Reihen mit Vitalienbrüdern im Jahr',
  maxBuildsPerTurn: 'Gebäude in einem Zug, höchstens',
  minEffectiveCost: 'Kosten eines Gebäudes, mindestens',
  handLimit: 'Handkartenlimit',
  klosterMinBuildings: 'Gebäude in einer Stadt, damit ein Kloster sie zählt',
  bmStepsPerVp: 'Felder der Bürgermeister für einen Punkt',
  premiumBonus: 'Mehrwert der teuren Ware',
  handBuildingPenalty: 'Abzug je Gebäude auf der Hand',
  gmOwnerVp: 'Punkte für den Besitzer eines Großmeisters',
  gmSecondVp: 'Punkte für die anderen',
  vbTokensPerPlayer: 'Plättchen der Vitalienbrüder je Spieler',
  vbFightDraw: 'Gezogene Waren nach einem Kampf',
  vbPlunderCards: 'Geplünderte Waren',
  bmBaseSteps: 'Felder für ein Gebäude',
  bmMayorVp: 'Punkte für den Bürgermeister',
  gmTilesFlipped: 'Gedrehte Plättchen beim Aufbau',
  gmTilesInPlay: 'Plättchen im Spiel',
  gmMaxCity: '„Max.“: Gebäude eines Ortes',
  gmMaxPerson: '„Max.“: Personen einer Art',
  gmFirstCity: '„1.“: Gebäude eines Ortes',
  gmFirstPerson: '„1.“: Personen einer Art',
  gmContestedMinimum: 'Umstritten: Personen, mindestens',
};

export const edition: EditionWords = {
  tables: {
    players: {
      title: 'Spielerzahlen',
      one: 'Spielerzahl',
      columns: { years: 'Jahre', money: 'Großmeister Geld: Punkte Rang um Rang' },
    },
    sums: {
      title: 'Wertsummen',
      one: 'Summe',
      about: 'So lange werden Waren aufgedeckt, bis ihre Grundwerte das ergeben.',
      columns: { value: 'Mindestens' },
    },
    more: {
      title: 'Nach Spielern',
      one: 'Zahl',
      about: 'So viele mehr, als Spieler am Tisch sitzen; weniger mit Minus.',
      columns: { value: 'Mehr als Spieler' },
    },
    limits: { title: 'Grenzen', one: 'Grenze', columns: { value: 'Zahl' } },
    amounts: { title: 'Punkte und Mengen', one: 'Zahl', columns: { value: 'Zahl' } },
    masters: { title: 'Was die Großmeister verlangen', one: 'Zahl', columns: { value: 'Zahl' } },
    goods: {
      title: 'Waren',
      one: 'Ware',
      columns: { count: 'Karten', base: 'Grundwert', dear: 'Teuer in', closed: 'Nichts wert in' },
    },
    tiles: {
      title: 'Großmeister',
      one: 'Plättchen',
      columns: { counts: 'Zählt' },
    },
    buildings: {
      title: 'Gebäude',
      one: 'Gebäude',
      about: 'Eine Zeile für jede Karte; Riga-Gebäude hat jeder Spieler eines.',
      columns: {
        place: 'Ort',
        kind: 'Art',
        cost: 'Preis',
        vp: 'Punkte',
        persons: 'Personen',
        does: 'Wirkung',
        amount: 'Wie viel',
        which: 'Genannte Ware oder Stadt',
      },
    },
  },
  get values() {
    return {
      ...names.goods,
      ...names.places,
      ...names.persons,
      ...names.kinds,
      cash: 'Geld',
      NONE: 'keine Wirkung',
      SALE_PLUS: 'die genannte Ware ist mehr wert',
      COINS: 'Münzen in jedem Jahr',
      DRAW_ON_ROW: 'Waren ziehen, wenn du eine Reihe nimmst',
      DRAW_ON_BUILDING: 'Waren ziehen, wenn du ein Gebäude nimmst',
      DISCOUNT_CITY: 'Gebäude der genannten Stadt kosten weniger',
      DISCOUNT_COMBO: 'weitere Gebäude im Zug kosten weniger',
      DISCOUNT_ALL: 'alle Gebäude kosten weniger',
      HAND_LIMIT: 'Handkartenlimit höher',
      KEEP_CHANGE: 'zu viel Bezahltes bleibt liegen',
      END_MERCHANT_CITIES: 'Ende: je Stadt mit Kaufmann',
      END_KNIGHT_CITIES: 'Ende: je Stadt mit Ritter',
      END_SAME_CITY: 'Ende: je anderem Gebäude der genannten Stadt',
      END_TWO_PER_CITY: 'Ende: je Stadt mit mehreren Gebäuden',
    };
  },
  row(table, id) {
    if (table === 'players') return `${id} Spieler`;
    if (table === 'goods') return names.goods[id as keyof typeof names.goods];
    if (table === 'tiles') return names.tiles[id];
    return table === 'buildings' ? buildingRowName(names, id) : NUMBERS[id];
  },
  refusals: {
    dearTwice: () => 'In jeder Stadt ist nur eine Ware teuer, und jede nur in einer',
    closedTwice: () => 'In jeder Stadt ist nur eine Ware nichts wert, und jede nur in einer',
    dearAndClosed: () => 'Eine Ware kann nicht in derselben Stadt teuer und nichts wert sein',
    idTaken: () => 'So kann ein Gebäude nicht heißen: Mit diesem Wort ist im Spiel schon etwas anderes gemeint',
    amountOfFunction: () => '„Wie viel“ ist null, wenn das Gebäude keine Wirkung hat, und sonst mindestens eins',
    namesGood: () => 'Zu dieser Wirkung gehört eine Ware',
    namesPlace: () => 'Zu dieser Wirkung gehört ein Ort',
    namesNothing: () => 'Zu dieser Wirkung gehört weder Ware noch Ort',
    tooFewOfCities: (f) =>
      `In den Städten gibt es nur ${f.count} Gebäude; zu Beginn zieht jeder welche, also braucht es ${f.least}`,
    moneyOnce: () => 'Geld wird nur einmal gewertet; mehr als ein solches Plättchen geht nicht',
    tooFewTiles: (f) => `Ohne Riga gibt es nur ${f.count} Plättchen`,
  },
};
