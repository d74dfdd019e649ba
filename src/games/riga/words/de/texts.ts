import { kitOf } from '../../../../text/kit.ts';
import { makeTexts } from '../sentences.ts';
import type { BuildingWords, EventWords, PaidWords, RigaTexts, Words } from '../text-words.ts';
import { about as riga } from './about.ts';
import { kinds } from './kinds.ts';
import { names } from './names.ts';
import { padRefusals } from './pad-refusals.ts';

const { and, counted, plural } = kitOf('de');

const ducats = (n: number | string) => counted(n, 'Dukat', 'Dukaten');
const points = (n: number | string) => counted(n, 'Punkt', 'Punkte');
const cards = (n: number | string) => counted(n, 'Karte', 'Karten');
const coinsOf = (n: number) => counted(n, 'Münze', 'Münzen');
const yes = 'Ja';
const no = 'Nein';

const settings: Words['settings'] = {
  RG: {
    name: 'Riga-Gebäude',
    about:
      'Jeder hat Speicher, Wechselstube, Schule und Kloster neben sich liegen und kann sie errichten, ohne sie zu nehmen.',
    values: { true: yes, false: no },
  },
  GM: {
    name: 'Die Großmeister',
    about:
      'Vier Plättchen bringen Punkte für Mehrheiten und Wettläufe um Städte, Ritter und Kaufleute, oder für übriges Geld.',
    values: { true: yes, false: no },
  },
  VB: {
    name: 'Die Vitalienbrüder',
    about: 'Auf den besten Reihen sitzen Seeräuber; wer sie nimmt, kämpft, zahlt Lösegeld oder wird geplündert.',
    values: { true: yes, false: no },
  },
  BM: {
    name: 'Die Bürgermeister',
    about: 'Jedes Gebäude rückt dich in seiner Stadt vor, und was du zu viel bezahlst, ebenso.',
    values: { true: yes, false: no },
  },
};

/** 'kostet 14, 6 Punkte, Ritter; Handkartenlimit +2' */
const about = ({ cost, vp, person, does }: BuildingWords) =>
  `kostet ${cost}, ${points(vp)}${person === '' ? '' : `, ${person}`}${does === '' ? '' : `; ${does}`}`;

function paid({ left, kept, over, isMove }: PaidWords): string {
  if (left > 0) return `danach fehlen noch ${left}`;
  if (kept + over === 0) return 'genau bezahlt';
  const parts = [kept > 0 ? `${kept} auf die Wechselstube` : '', over > 0 ? lost(over, isMove) : ''];
  return `damit bezahlt, ${parts.filter(Boolean).join(', ')}`;
}
const lost = (over: number, isMove: boolean) =>
  isMove ? `${over} zu viel` : `${counted(over, 'verfällt', 'verfallen')}`;

const events: EventWords = {
  began: (name, years) => `${name} hat die Startspielerkarte; gespielt werden ${years} Jahre`,
  tiles: (tiles) => `Die Großmeister in diesem Spiel: ${tiles}`,
  tile: (tile, side) => ({ max: `Max. ${tile}`, first: `1. ${tile}`, money: tile })[side],
  goodsDealt: (name, goods) => `${name} beginnt mit ${goods}`,
  offered: (name, count, buildings) =>
    `${name} zieht ${count} Gebäude${buildings === '' ? '' : `: ${buildings}`} und behält eines`,
  kept: (name, building, buried) => `${name} behält ${building} und legt ${buried} verdeckt ab`,
  year: (year, years, name) => `Jahr ${year} von ${years}; ${name} beginnt`,
  rows: (rows) => (rows === '' ? 'Es liegen keine Waren mehr aus' : `Waren: ${rows}`),
  row: (row, goods, hasToken) => `Reihe ${row}: ${goods}${hasToken ? ' (Vitalienbrüder)' : ''}`,
  reshuffled: (count) => `Der Warenstapel ist leer; ${cards(count)} vom Ablagestapel werden neu gemischt`,
  aged: (gone, count) =>
    `Nicht genommen und veraltet: ${gone} ${plural(count, 'kommt', 'kommen')} auf den Ablagestapel`,
  displayed: (buildings) => (buildings === '' ? 'Es kommen keine neuen Gebäude mehr' : `Neue Gebäude: ${buildings}`),
  season: (season, order) =>
    order === '' ? 'Winter: Alle prüfen ihr Handkartenlimit' : `${names.seasons[season]}, Reihenfolge: ${order}`,
  tookRow: (name, row, goods) =>
    goods === '' ? `${name} bekommt aus Reihe ${row} nichts` : `${name} nimmt Reihe ${row}: ${goods}`,
  tookBuilding: (name, building) => `${name} nimmt ${building} auf die Hand`,
  covered: (name, as, building) =>
    as === 'fight'
      ? `${name} kämpft gegen die Vitalienbrüder; der Ritter auf ${building} ist verdeckt`
      : `${name} zahlt Lösegeld; der Kaufmann auf ${building} ist verdeckt`,
  plundered: (name, good) => `Die Vitalienbrüder plündern ${name} und nehmen 1 ${good}`,
  drew: (name, count, goods) =>
    count === 0
      ? `Für ${name} ist keine Warenkarte mehr da`
      : `${name} zieht ${cards(count)} vom Warenstapel${goods === '' ? '' : `: ${goods}`}`,
  erected: (name, building, cost, given, { kept, over }) => {
    const rest = [kept > 0 ? `${kept} auf die Wechselstube` : '', over > 0 ? `${over} zu viel` : ''].filter(Boolean);
    return `${name} errichtet ${building} für ${cost}: ${given}${rest.length === 0 ? '' : ` (${rest.join(', ')})`}`;
  },
  coins: coinsOf,
  stored: (count) => counted(count, 'aufgehobener Dukat', 'aufgehobene Dukaten'),
  moved: (name, city, steps, space) =>
    `${name} rückt in ${city} ${counted(steps, 'Feld', 'Felder')} vor, auf Feld ${space}`,
  mayor: (name, city) => `${name} ist jetzt Bürgermeister von ${city}`,
  claimed: (name, tile, from) => `${name} bekommt den Großmeister ${tile}${from === null ? '' : ` von ${from}`}`,
  contested: (name, tile) =>
    `${name} verliert den Großmeister ${tile}; er ist umstritten und liegt wieder in der Mitte`,
  discarded: (name, what) => `${name} legt ab: ${what}`,
  ended: (hands) => `Das Spiel ist zu Ende. Auf der Hand geblieben: ${hands}`,
  hand: (name, what) => `${name} ${what === '' ? 'nichts' : what}`,
};

const options: Words['options'] = {
  keep: (building) => `${building.name} behalten: ${about(building)}`,
  row: (row, goods, value, hasToken) =>
    `Reihe ${row} nehmen: ${goods} (Wert ${value})${hasToken ? ', mit Vitalienbrüdern' : ''}`,
  take: (building) => `${building.name} nehmen: ${about(building)}`,
  fight: (building) => `Kämpfen: den Ritter auf ${building} verdecken, die ganze Reihe und 1 Karte vom Stapel bekommen`,
  ransom: (building) => `Lösegeld: den Kaufmann auf ${building} verdecken und die ganze Reihe bekommen`,
  plundered: (good) => `Plündern lassen: 1 ${good} verlieren, den Rest der Reihe bekommen`,
  build: (building, { kept, over, isMove }) => {
    const end =
      kept + over === 0
        ? 'genau bezahlbar'
        : [kept > 0 ? `${kept} auf die Wechselstube` : '', over > 0 ? `mindestens ${lost(over, isMove)}` : '']
            .filter(Boolean)
            .join(', ');
    return `${building.name} errichten: ${about(building)}; ${end}`;
  },
  end: 'Zug beenden',
  good: (good, worth, payment) => `${good}, hier ${worth} wert: ${paid(payment)}`,
  money: (coins, stored, payment) => {
    const parts = [coins > 0 ? coinsOf(coins) : '', stored > 0 ? `${stored} von der Wechselstube` : ''];
    return `${parts.filter(Boolean).join(' und ')}: ${paid(payment)}`;
  },
  enough: (over) => `Nichts mehr dazulegen: ${over === 0 ? 'genau bezahlt' : `${over} zu viel bezahlt`}`,
  store: (store, steps) =>
    `${store === 0 ? 'Nichts' : ducats(store)} auf die Wechselstube, ${counted(steps, 'Feld', 'Felder')} zusätzlich vorrücken`,
  discardGood: (good, base) => `${good} (Wert ${base}) ablegen`,
  discardBuilding: (building) => `${building.name} ablegen: ${about(building)}`,
};

const refusals: Words['refusals'] = {
  keepOne: () => 'Behalte genau eines der beiden gezogenen Gebäude',
  notOfferedToYou: (f) => `${f('building')} hast du nicht gezogen`,
  takeFirst: () => 'Nimm zuerst eine Reihe oder ein Gebäude; gebaut wird danach',
  takeOne: () => 'Nimm genau eines: eine ganze Reihe oder ein Gebäude aus der Auslage',
  rowGone: (f) => `Reihe ${f('row')} ist schon vergeben`,
  notOnDisplay: (f) => `${f('building')} liegt nicht aus`,
  answerOne: () => 'Kämpfe mit einem Ritter, zahle mit einem Kaufmann, oder lass dich plündern',
  notYourBuilding: (f) => `${f('building')} steht nicht bei dir`,
  noSuchPerson: (f) => `Auf ${f('building')} ist kein ${f('person')}`,
  isCovered: (f) => `Der ${f('person')} auf ${f('building')} ist schon verdeckt`,
  takenAlready: () => 'Du hast in diesem Zug schon genommen; jetzt kannst du bauen oder den Zug beenden',
  nothingOwed: () => 'Es ist nichts zu bezahlen; eine Karte, die nicht nötig ist, darfst du nicht hergeben',
  buildOrEnd: () => 'Errichte eines deiner Gebäude oder beende den Zug',
  standsAlready: (f) => `${f('building')} steht schon bei dir`,
  noSuchRigaBuilding: (f) => `${f('building')} hast du nicht; Riga-Gebäude errichtet jeder nur aus dem eigenen Satz`,
  takeItFirst: (f) => `${f('building')} liegt noch aus; gebaut wird nur aus der Hand`,
  notInHand: (f) => `${f('building')} ist nicht auf deiner Hand`,
  tooLittle: (f) =>
    `${f('building')} kostet dich ${f('needs')}, deine Waren und Münzen sind dort nur ${f('have')} wert`,
  payOne: (f) => `Zahle mit einer Ware oder mit Geld; es fehlen noch ${ducats(f('owed'))}`,
  notPaidYet: (f) => `Das reicht nicht; es fehlen noch ${ducats(f('owed'))}`,
  closedHere: (f) => `${f('good')} nimmt in ${f('place')} niemand`,
  noSuchGood: (f) => `${f('good')} hast du nicht mehr auf der Hand`,
  dearestFirst: (f) =>
    `Bezahlt wird von der hier wertvollsten Ware zur billigsten; ${f('good')} wäre früher dran gewesen, sonst könnte eine Karte übrig sein`,
  notEnoughLeft: (f) =>
    `Von ${f('good')} an hast du nur noch ${ducats(f('have'))}, es fehlen aber ${f('owed')}; nimm erst eine wertvollere Ware`,
  tooFewCoins: (f) =>
    `Du kannst höchstens ${coinsOf(Number(f('coins')))} und ${f('stored')} von der Wechselstube ausgeben`,
  coinsTooNew: (f) =>
    `Münzen eines Kontors aus diesem Zug kannst du noch nicht ausgeben; höchstens ${coinsOf(Number(f('coins')))}`,
  fillTheGap: (f) => `Münzen füllen nur die Lücke: genau ${ducats(f('owed'))}, nicht mehr`,
  storeUpTo: (f) => `Auf die Wechselstube passen davon 0 bis ${ducats(f('most'))}`,
  cheapestFirst: () =>
    'Abgelegt wird der Reihe nach: Waren von der billigsten an, dann Gebäude; es müssen genug Karten übrig bleiben',
  discardExactly: (f) => `Lege genau die überzähligen Karten ab, noch ${f('left')}, jede von deiner Hand`,
  ...padRefusals,
};

const cities = (n: string) => counted(n, 'Stadt', 'Städte');
const lines: Words['lines'] = {
  printed: (f) => counted(f('count'), 'Gebäude', 'Gebäude'),
  merchantCities: (f) => `${f('building')}: ${cities(f('count'))} mit Kaufleuten`,
  knightCities: (f) => `${f('building')}: ${cities(f('count'))} mit Rittern`,
  sameCity: (f) => `${f('building')}: ${counted(f('count'), 'weiteres', 'weitere')} Gebäude in ${f('place')}`,
  twoPerCity: (f) => `${f('building')}: ${cities(f('count'))} mit mindestens zwei Gebäuden`,
  leftInHand: (f) => `${counted(f('count'), 'Gebäude', 'Gebäude')} noch auf der Hand`,
  tileOwned: (f) => `Großmeister ${f('tile')} (${f('count')})`,
  tileReached: (f) => `Großmeister ${f('tile')}: ebenfalls ${f('count')}, nötig sind ${f('needs')}`,
  tileSecond: (f) => `Großmeister ${f('tile')}: Zweiter mit ${f('count')}`,
  money: (f) => {
    if (f('cash') === '0') return 'Geld: nichts übrig';
    const tied = f('tied') === '1' ? '' : `, geteilt mit ${counted(Number(f('tied')) - 1, 'anderem', 'anderen')}`;
    return `Geld: ${ducats(f('cash'))}, Rang ${f('place')}${tied}`;
  },
  spaces: (f) => `${f('city')}: Feld ${f('space')}, 1 Punkt für je fünf`,
  mayor: (f) => `Bürgermeister von ${f('city')} auf Feld ${f('space')}`,
};

export const texts: RigaTexts = makeTexts({
  title: riga.title,
  tagline: 'Handelt an der Ostsee, zahlt mit Waren, die überall anders zählen, und baut in vier Städten der Hanse',
  settings,
  presets: {
    masters: 'Wie empfohlen: mit Riga-Gebäuden und Großmeistern',
    base: 'Zum Kennenlernen: nur das Grundspiel',
    everything: 'Alles: auch Vitalienbrüder und Bürgermeister',
    brothers: 'Stürmische See: dazu die Vitalienbrüder',
    mayors: 'Amt und Würden: dazu die Bürgermeister',
  },
  names,
  and,
  asks: {
    keep: 'Welches der beiden Gebäude behältst du? Das andere kommt verdeckt auf den Ablagestapel',
    take: (season) => `${names.seasons[season]}: Nimm eine Reihe Waren oder ein Gebäude`,
    answer: (row, goods, stolen) =>
      `Auf Reihe ${row} (${goods}) lauern die Vitalienbrüder; ohne Gegenwehr verlierst du 1 ${stolen}. Was tust du?`,
    build: (built) =>
      built === 0
        ? 'Errichte bis zu drei Gebäude, oder beende den Zug'
        : `Noch ${built === 1 ? 'bis zu zwei Gebäude' : 'ein Gebäude'}, oder beende den Zug`,
    pay: (building, cost, owed, worth) =>
      `${building} bezahlen, Kosten ${cost}: noch ${ducats(owed)}. ${worth === '' ? 'Waren zählen hier keine mehr' : `Hier zählt: ${worth}`}`,
    payMore: (building, over, worth) =>
      `${building} ist bezahlt${over === 0 ? '' : `, ${over} zu viel`}. Legst du mehr dazu, um in der Stadt vorzurücken?${worth === '' ? '' : ` Hier zählt: ${worth}`}`,
    store: (building, over) =>
      `Für ${building} hast du ${ducats(over)} zu viel bezahlt; wie viele davon kommen auf die Wechselstube? Der Rest rückt dich vor`,
    discard: (limit, left) => `Winter: Du darfst ${limit} Handkarten behalten; lege noch ${cards(left)} ab`,
  },
  options,
  events,
  lines,
  kinds,
  refusals,
});
