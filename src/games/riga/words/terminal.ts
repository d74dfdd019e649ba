// The few words that only the terminal needs.
import type { FunctionId } from '../data/buildings.ts';
import { names as namesDe } from './de/names.ts';
import { names as namesEn } from './en/names.ts';
import type { CardNames } from './names.ts';

export interface TerminalWords {
  readonly names: CardNames;
  year(year: number, years: number, season: string): string;
  readonly over: string;
  piles(goods: number, buildings: number): string;
  readonly discard: string;
  readonly nothing: string;
  /** Over the table of what goods are worth; `own` if the viewer's Market Halls are in it. */
  worth(own: boolean): string;
  readonly rows: string;
  row(number: number): string;
  total(base: number): string;
  readonly taken: string;
  readonly token: string;
  tokens(left: number): string;
  readonly fresh: string;
  readonly old: string;
  /** `own` is what it costs the viewer, `null` where that is the same. */
  cost(cost: number, own: number | null): string;
  points(n: number): string;
  /** What a building does; `names` the good it is about. */
  does(id: FunctionId, names: string): string;
  readonly masters: string;
  sides: { readonly max: string; readonly first: string };
  owned(name: string): string;
  readonly free: string;
  readonly contested: string;
  needs(count: number): string;
  needsMore(count: number, owner: string): string;
  ranks(list: string): string;
  readonly mayors: string;
  readonly mayor: string;
  seat(number: number): string;
  readonly you: string;
  hand(goods: number, buildings: number, limit: number): string;
  coins(n: number): string;
  stored(n: number): string;
  readonly covered: string;
  readonly inactive: string;
  readonly reserve: string;
  readonly known: string;
  readonly yourHand: string;
  cash(n: number): string;
  readonly giving: string;
  paying(name: string, cost: number): string;
  paid(goods: string): string;
  owed(n: number): string;
  payable(payment: string, over: number): string;
  short(n: number): string;
}

const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const DOES_DE: Readonly<Record<FunctionId, string>> = {
  NONE: '',
  SALE_PLUS: ' zahlt 1 mehr',
  COINS: '2 Münzen im Jahr',
  DRAW_ON_ROW: '1 × im Jahr: Reihe nehmen, 1 Ware ziehen',
  DRAW_ON_BUILDING: '1 × im Jahr: Gebäude nehmen, 1 Ware ziehen',
  DISCOUNT_CITY: 'weitere Gebäude der Stadt −2',
  DISCOUNT_COMBO: '2. und 3. Gebäude im Zug −3',
  DISCOUNT_ALL: 'alle Gebäude −1',
  HAND_LIMIT_2: 'Handlimit +2',
  HAND_LIMIT_3: 'Handlimit +3',
  KEEP_CHANGE: 'hebt 3 zu viel gezahlte Dukaten auf',
  END_MERCHANT_CITIES: 'Ende: 1 je Stadt mit Kaufmann',
  END_KNIGHT_CITIES: 'Ende: 1 je Stadt mit Ritter',
  END_SAME_CITY: 'Ende: 1 je anderem Gebäude der Stadt',
  END_TWO_PER_CITY: 'Ende: 1 je Stadt mit 2 Gebäuden',
};
const de: TerminalWords = {
  names: namesDe,
  year: (year, years, season) => `Jahr ${year} von ${years}, ${season}`,
  over: 'Schlusswertung',
  piles: (goods, buildings) => `Warenstapel ${goods}, Gebäudestapel ${buildings}`,
  discard: 'Ablage',
  nothing: 'leer',
  worth: (own) => (own ? 'Was Waren dir bringen' : 'Was Waren bringen'),
  rows: 'Warenreihen',
  row: (number) => `Reihe ${number}`,
  total: (base) => `zusammen ${base}`,
  taken: 'genommen',
  token: '☠ Vitalienbrüder',
  tokens: (left) => `Vitalienbrüder im Vorrat: ${left}`,
  fresh: 'Gebäude, neu',
  old: 'Gebäude, alt (im Frühjahr fort)',
  cost: (cost, own) => (own === null ? `kostet ${cost}` : `kostet ${cost}, dich ${own}`),
  points: (n) => counted(n, 'Punkt', 'Punkte').replace('-', '−'),
  does: (id, names) => names + DOES_DE[id],
  masters: 'Großmeister',
  sides: { max: 'Max.', first: '1.' },
  owned: (name) => `bei ${name}`,
  free: 'in der Mitte',
  contested: 'umstritten',
  needs: (count) => `ab ${count}`,
  needsMore: (count, owner) => `mehr als ${count} übernimmt von ${owner}`,
  ranks: (list) => `am Ende ${list}`,
  mayors: 'Bürgermeister (Feld)',
  mayor: 'Bürgermeister',
  seat: (number) => `Platz ${number}`,
  you: 'du',
  hand: (goods, buildings, limit) => `Hand ${counted(goods, 'Ware', 'Waren')}, ${buildings} Gebäude (Limit ${limit})`,
  coins: (n) => counted(n, 'Münze', 'Münzen'),
  stored: (n) => `${n} Dukaten`,
  covered: 'verdeckt',
  inactive: 'wirkt erst nach dem Zug',
  reserve: 'noch zu bauen',
  known: 'davon bekannt',
  yourHand: 'Deine Hand',
  cash: (n) => `Grundwert ${n}`,
  giving: 'Du gibst ab',
  paying: (name, cost) => `${name} wird bezahlt, kostet ${cost}`,
  paid: (goods) => `bezahlt ${goods}`,
  owed: (n) => `noch ${n}`,
  payable: (payment, over) => `bezahlbar: ${payment}${over > 0 ? `, ${over} zu viel` : ''}`,
  short: (n) => (n === 1 ? 'es fehlt 1' : `es fehlen ${n}`),
};

const DOES_EN: Readonly<Record<FunctionId, string>> = {
  NONE: '',
  SALE_PLUS: ' pays 1 more',
  COINS: '2 coins a year',
  DRAW_ON_ROW: 'once a year: take a row, draw 1',
  DRAW_ON_BUILDING: 'once a year: take a building, draw 1',
  DISCOUNT_CITY: 'further buildings of the city −2',
  DISCOUNT_COMBO: '2nd and 3rd building in a turn −3',
  DISCOUNT_ALL: 'all buildings −1',
  HAND_LIMIT_2: 'hand limit +2',
  HAND_LIMIT_3: 'hand limit +3',
  KEEP_CHANGE: 'keeps 3 overpaid ducats',
  END_MERCHANT_CITIES: 'end: 1 a city with a Merchant',
  END_KNIGHT_CITIES: 'end: 1 a city with a Knight',
  END_SAME_CITY: 'end: 1 for each other building of the city',
  END_TWO_PER_CITY: 'end: 1 a city with 2 buildings',
};
const en: TerminalWords = {
  names: namesEn,
  year: (year, years, season) => `Year ${year} of ${years}, ${season}`,
  over: 'Final scoring',
  piles: (goods, buildings) => `Goods pile ${goods}, building pile ${buildings}`,
  discard: 'Discarded',
  nothing: 'empty',
  worth: (own) => (own ? 'What goods bring you' : 'What goods bring'),
  rows: 'Rows of goods',
  row: (number) => `Row ${number}`,
  total: (base) => `${base} in all`,
  taken: 'taken',
  token: '☠ Victual Brothers',
  tokens: (left) => `Victual Brothers in the supply: ${left}`,
  fresh: 'Buildings, new',
  old: 'Buildings, old (gone in spring)',
  cost: (cost, own) => (own === null ? `costs ${cost}` : `costs ${cost}, you ${own}`),
  points: (n) => counted(n, 'point', 'points').replace('-', '−'),
  does: (id, names) => names + DOES_EN[id],
  masters: 'Grand Masters',
  sides: { max: 'Max.', first: '1.' },
  owned: (name) => `with ${name}`,
  free: 'in the middle',
  contested: 'contested',
  needs: (count) => `from ${count} on`,
  needsMore: (count, owner) => `more than ${count} takes it from ${owner}`,
  ranks: (list) => `at the end ${list}`,
  mayors: 'Mayors (space)',
  mayor: 'mayor',
  seat: (number) => `Seat ${number}`,
  you: 'you',
  hand: (goods, buildings, limit) =>
    `hand ${goods} goods, ${counted(buildings, 'building', 'buildings')} (limit ${limit})`,
  coins: (n) => counted(n, 'coin', 'coins'),
  stored: (n) => counted(n, 'ducat', 'ducats'),
  covered: 'covered',
  inactive: 'works after this turn',
  reserve: 'still to build',
  known: 'known of it',
  yourHand: 'Your hand',
  cash: (n) => `base value ${n}`,
  giving: 'You give up',
  paying: (name, cost) => `${name} is being paid, costs ${cost}`,
  paid: (goods) => `paid ${goods}`,
  owed: (n) => `${n} still owed`,
  payable: (payment, over) => `payable: ${payment}${over > 0 ? `, ${over} too much` : ''}`,
  short: (n) => `${n} short`,
};

export const WORDS = { de, en };
