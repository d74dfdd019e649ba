import { kitOf } from '../../../../text/kit.ts';
import { inWords, inWordsAtStart } from '../../../../text/numbers.ts';
import { CITIES } from '../../data/goods.ts';
import { PARAMETERS as P } from '../../data/parameters.ts';
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
const word = (n: number) => inWords('de', n);
const yes = 'Ja';
const no = 'Nein';

const settings: Words['settings'] = {
  RG: {
    name: 'Riga-Gebäude',
    about: 'Jeder beginnt mit Speicher, Wechselstube, Schule und Kloster und kann sie bauen, ohne sie erst zu nehmen.',
    values: { true: yes, false: no },
  },
  GM: {
    name: 'Die Großmeister',
    get about() {
      return `${inWordsAtStart('de', P.gmTilesInPlay)} Plättchen bringen Punkte für Mehrheiten und Wettläufe um Städte, Ritter und Kaufleute, oder für übriges Geld.`;
    },
    values: { true: yes, false: no },
  },
  VB: {
    name: 'Die Vitalienbrüder',
    about:
      'Auf den besten Reihen lauern Seeräuber; wer eine nimmt, kämpft, kauft sich frei oder wird geplündert. Eigene Regeln für eine Erweiterung, deren gedruckte wir nicht kennen.',
    values: { true: yes, false: no },
  },
  BM: {
    name: 'Die Bürgermeister',
    about: 'Mit jedem Gebäude rückst du in seiner Stadt vor, und mit jedem Dukaten, den du zu viel bezahlst.',
    values: { true: yes, false: no },
  },
};

/** 'kostet 14, 6 Punkte, Ritter; Handkartenlimit +2' */
const about = ({ cost, vp, person, does }: BuildingWords) =>
  `kostet ${cost}, ${points(vp)}${person === '' ? '' : `, ${person}`}${does === '' ? '' : `; ${does}`}`;

function paid({ left, kept, over, isMove }: PaidWords): string {
  if (left > 0) return `danach ${plural(left, 'fehlt', 'fehlen')} noch ${left}`;
  if (kept + over === 0) return 'genau bezahlt';
  const parts = [kept > 0 ? `${kept} auf die Wechselstube` : '', over > 0 ? lost(over, isMove) : ''];
  return `bezahlt, ${parts.filter(Boolean).join(', ')}`;
}
const lost = (over: number, isMove: boolean) =>
  isMove ? `${over} zu viel` : `${counted(over, 'verfällt', 'verfallen')}`;

const events: EventWords = {
  began: (name, years) => `${name} hat die Startspielerkarte; gespielt werden ${years} Jahre`,
  tiles: (tiles) => `Die Großmeister in diesem Spiel: ${tiles}`,
  tile: (tile, side) => ({ max: `Max. ${tile}`, first: `1. ${tile}`, money: tile })[side],
  goodsDealt: (name, goods) => `${name} beginnt mit ${goods}`,
  offered: (name, count, buildings) =>
    `${name} zieht ${count} Gebäude${buildings === '' ? '' : `: ${buildings}`} und behält ${plural(P.startBuildingsKept, 'eines', word(P.startBuildingsKept))}`,
  kept: (name, building, buried) => `${name} behält ${building} und legt ${buried} verdeckt ab`,
  year: (year, years, name) => `Jahr ${year} von ${years}; ${name} beginnt`,
  rows: (rows) => (rows === '' ? 'Es liegen keine Waren mehr aus' : `Waren: ${rows}`),
  row: (row, goods, hasToken) => `Reihe ${row}: ${goods}${hasToken ? ' (Vitalienbrüder)' : ''}`,
  reshuffled: (count) => `Der Warenstapel ist leer; der Ablagestapel (${cards(count)}) wird neu gemischt`,
  aged: (gone, count) => `Alt und nicht genommen: ${gone} ${plural(count, 'kommt', 'kommen')} auf den Ablagestapel`,
  displayed: (buildings) => (buildings === '' ? 'Es kommen keine neuen Gebäude mehr' : `Neue Gebäude: ${buildings}`),
  season: (season, order) =>
    order === '' ? 'Winter: Das Handkartenlimit gilt' : `${names.seasons[season]}, Reihenfolge: ${order}`,
  tookRow: (name, row, goods) =>
    goods === '' ? `${name} bekommt aus Reihe ${row} nichts` : `${name} nimmt Reihe ${row}: ${goods}`,
  tookBuilding: (name, building) => `${name} nimmt ${building} auf die Hand`,
  covered: (name, as, building) =>
    as === 'fight'
      ? `${name} kämpft gegen die Vitalienbrüder; der Ritter auf ${building} ist verdeckt`
      : `${name} kauft sich frei; der Kaufmann auf ${building} ist verdeckt`,
  plundered: (name, good) => `Die Vitalienbrüder plündern ${name} und nehmen ${good}`,
  drew: (name, count, goods) =>
    count === 0
      ? `Für ${name} ist keine Warenkarte mehr zum Ziehen da`
      : `${name} zieht ${cards(count)} vom Warenstapel${goods === '' ? '' : `: ${goods}`}`,
  erected: (name, building, cost, given, { kept, over }) => {
    const rest = [kept > 0 ? `${kept} auf die Wechselstube` : '', over > 0 ? `${over} zu viel` : ''].filter(Boolean);
    return `${name} baut ${building} für ${cost}: ${given}${rest.length === 0 ? '' : ` (${rest.join(', ')})`}`;
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
  fight: (building) =>
    `Kämpfen: den Ritter auf ${building} verdecken, die ganze Reihe bekommen und ${cards(P.vbFightDraw)} ziehen`,
  ransom: (building) => `Freikaufen: den Kaufmann auf ${building} verdecken und die ganze Reihe bekommen`,
  plundered: (good) => `Plündern lassen: ${good} verlieren, den Rest der Reihe bekommen`,
  build: (building, { kept, over, isMove }) => {
    const end =
      kept + over === 0
        ? 'genau bezahlbar'
        : [kept > 0 ? `${kept} auf die Wechselstube` : '', over > 0 ? `mindestens ${lost(over, isMove)}` : '']
            .filter(Boolean)
            .join(', ');
    return `${building.name} bauen: ${about(building)}; ${end}`;
  },
  end: 'Zug beenden',
  good: (good, worth, payment) => `${good}, hier ${worth} wert: ${paid(payment)}`,
  money: (coins, stored, payment) => {
    const parts = [coins > 0 ? coinsOf(coins) : '', stored > 0 ? `${stored} von der Wechselstube` : ''];
    return `${parts.filter(Boolean).join(' und ')}: ${paid(payment)}`;
  },
  enough: (over) => `Nicht mehr zahlen: ${over === 0 ? 'genau bezahlt' : `${over} zu viel bezahlt`}`,
  store: (store, steps) =>
    `${store === 0 ? 'Nichts' : ducats(store)} auf die Wechselstube, ${counted(steps, 'Feld', 'Felder')} zusätzlich vorrücken`,
  discardGood: (good, base) => `${good} (Wert ${base}) ablegen`,
  discardBuilding: (building) => `${building.name} ablegen: ${about(building)}`,
};

const refusals: Words['refusals'] = {
  keepOne: () =>
    `Behalte genau ${plural(P.startBuildingsKept, 'eines', word(P.startBuildingsKept))} der ${word(P.startBuildingsDrawn)} gezogenen Gebäude`,
  notOfferedToYou: (f) => `${f('building')} hast du nicht gezogen`,
  takeFirst: () => 'Nimm zuerst eine Reihe oder ein Gebäude, dann baue',
  takeOne: () => 'Nimm genau eines: eine ganze Reihe oder ein Gebäude aus der Auslage',
  rowGone: (f) => `Reihe ${f('row')} ist schon vergeben`,
  notOnDisplay: (f) => `${f('building')} liegt nicht aus`,
  answerOne: () => 'Kämpfe mit einem Ritter, kauf dich mit einem Kaufmann frei, oder lass dich plündern',
  notYourBuilding: (f) => `${f('building')} steht nicht bei dir`,
  noSuchPerson: (f) => `Auf ${f('building')} ist kein ${f('person')}`,
  isCovered: (f) => `Der ${f('person')} auf ${f('building')} ist schon verdeckt`,
  takenAlready: () => 'Du hast in diesem Zug schon genommen; jetzt kannst du bauen oder den Zug beenden',
  nothingOwed: () => 'Es ist nichts zu bezahlen; mit einer Karte, die nicht nötig ist, darfst du nicht zahlen',
  buildOrEnd: () => 'Baue eines deiner Gebäude oder beende den Zug',
  standsAlready: (f) => `${f('building')} steht schon bei dir`,
  noSuchRigaBuilding: (f) => `${f('building')} hast du nicht; Riga-Gebäude baut jeder nur aus dem eigenen Satz`,
  takeItFirst: (f) => `${f('building')} liegt noch aus; nimm es zuerst auf die Hand`,
  notInHand: (f) => `${f('building')} ist nicht auf deiner Hand`,
  tooLittle: (f) =>
    `${f('building')} kostet dich ${f('needs')}, aber deine Waren und dein Geld sind dort nur ${f('have')} wert`,
  payOne: (f) =>
    `Zahle mit einer Ware oder mit Geld; es ${plural(f('owed'), 'fehlt', 'fehlen')} noch ${ducats(f('owed'))}`,
  notPaidYet: (f) => `Das reicht nicht; es ${plural(f('owed'), 'fehlt', 'fehlen')} noch ${ducats(f('owed'))}`,
  closedHere: (f) => `${f('good')} nimmt in ${f('place')} niemand`,
  noSuchGood: (f) => `${f('good')} hast du nicht mehr auf der Hand`,
  dearestFirst: (f) =>
    `Bezahlt wird von der Ware, die hier am meisten wert ist, zu der, die am wenigsten wert ist; für ${f('good')} ist es zu spät`,
  notEnoughLeft: (f) =>
    `Von ${f('good')} an hast du nur noch ${ducats(f('have'))}, nötig sind aber ${f('owed')}; nimm erst eine wertvollere Ware`,
  tooFewCoins: (f) =>
    `Du kannst höchstens ${coinsOf(Number(f('coins')))} und ${f('stored')} von der Wechselstube ausgeben`,
  coinsTooNew: (f) =>
    `Münzen eines Kontors aus diesem Zug kannst du noch nicht ausgeben; höchstens ${coinsOf(Number(f('coins')))}`,
  fillTheGap: (f) => `Münzen füllen nur die Lücke: genau ${ducats(f('owed'))}, nicht mehr`,
  storeUpTo: (f) => `Davon ${plural(f('most'), 'passt', 'passen')} höchstens ${ducats(f('most'))} auf die Wechselstube`,
  cheapestFirst: () =>
    'Abgelegt wird der Reihe nach: Waren vom niedrigsten Wert an, dann Gebäude; es müssen genug Karten übrig bleiben',
  discardExactly: (f) => `Lege genau die überzähligen Karten ab, noch ${f('left')}, jede von deiner Hand`,
  ...padRefusals,
};

const cities = (n: string) => counted(n, 'Stadt', 'Städte');
const lines: Words['lines'] = {
  printed: (f) => counted(f('count'), 'Gebäude', 'Gebäude'),
  merchantCities: (f) => `${f('building')}: ${cities(f('count'))} mit Kaufleuten`,
  knightCities: (f) => `${f('building')}: ${cities(f('count'))} mit Rittern`,
  sameCity: (f) => `${f('building')}: ${counted(f('count'), 'weiteres', 'weitere')} Gebäude in ${f('place')}`,
  twoPerCity: (f) => `${f('building')}: ${cities(f('count'))} mit mindestens ${word(P.klosterMinBuildings)} Gebäuden`,
  leftInHand: (f) => `${counted(f('count'), 'Gebäude', 'Gebäude')} noch auf der Hand`,
  tileOwned: (f) => `Großmeister ${f('tile')} (${f('count')})`,
  tileReached: (f) => `Großmeister ${f('tile')}: ebenfalls ${f('count')}, nötig sind ${f('needs')}`,
  tileSecond: (f) => `Großmeister ${f('tile')}: Zweiter mit ${f('count')}`,
  money: (f) => {
    if (f('cash') === '0') return 'Geld: nichts übrig';
    const tied = f('tied') === '1' ? '' : `, geteilt mit ${counted(Number(f('tied')) - 1, 'anderem', 'anderen')}`;
    return `Geld: ${ducats(f('cash'))}, Rang ${f('place')}${tied}`;
  },
  spaces: (f) => `${f('city')}: Feld ${f('space')}, ein Punkt für je ${word(P.bmStepsPerVp)}`,
  mayor: (f) => `Bürgermeister von ${f('city')} auf Feld ${f('space')}`,
};

export const texts: RigaTexts = makeTexts({
  title: riga.title,
  get tagline() {
    return `Handelt an der Ostsee, zahlt mit Waren, die überall etwas anderes wert sind, und baut in ${word(CITIES.length)} Städten der Hanse`;
  },
  settings,
  ties: { built: 'Gebäude', cash: 'Geld' },
  presets: {
    masters: 'Wie empfohlen: mit Riga-Gebäuden und Großmeistern',
    base: 'Zum Kennenlernen und mit Kindern: nur das Grundspiel; Riga-Gebäude, Großmeister, Vitalienbrüder und Bürgermeister bleiben in der Schachtel',
    everything: 'Alles: auch Bürgermeister, und Vitalienbrüder nach eigenen Regeln',
    brothers: 'Stürmische See: dazu Vitalienbrüder nach eigenen Regeln',
    mayors: 'Amt und Würden: dazu die Bürgermeister',
  },
  names,
  and,
  asks: {
    get keep() {
      return `Welches der ${word(P.startBuildingsDrawn)} Gebäude behältst du? Der Rest kommt verdeckt auf den Ablagestapel`;
    },
    take: (season) => `${names.seasons[season]}: Nimm eine Reihe Waren oder ein Gebäude`,
    answer: (row, goods, stolen) =>
      `Auf Reihe ${row} (${goods}) lauern die Vitalienbrüder; wenn du weder kämpfst noch dich freikaufst, verlierst du ${stolen}. Was tust du?`,
    build(built) {
      const left = P.maxBuildsPerTurn - built;
      const some = plural(left, 'ein', `bis zu ${word(left)}`);
      return `Baue ${built === 0 ? '' : 'noch '}${some} Gebäude, oder beende den Zug`;
    },
    pay: (building, cost, owed, worth) =>
      `${building} bezahlen, Kosten ${cost}: noch ${ducats(owed)}. ${worth === '' ? 'Keine deiner Waren ist hier noch etwas wert' : `Wert hier: ${worth}`}`,
    payMore: (building, over, worth) =>
      `${building} ist bezahlt${over === 0 ? '' : `, ${over} zu viel`}. Zahlst du mehr, um in der Stadt vorzurücken?${worth === '' ? '' : ` Wert hier: ${worth}`}`,
    store: (building, over) =>
      `Für ${building} hast du ${ducats(over)} zu viel bezahlt; wie viele davon kommen auf die Wechselstube? Mit dem Rest rückst du vor`,
    discard: (limit, left) => `Winter: Du darfst ${limit} Handkarten behalten; lege noch ${cards(left)} ab`,
  },
  options,
  events,
  lines,
  kinds,
  refusals,
});
