import { kitOf } from '../../../../text/kit.ts';
import { inWords } from '../../../../text/numbers.ts';
import { moneyVpFor } from '../../data/kinds.ts';
import { PARAMETERS as P } from '../../data/parameters.ts';
import type { BoardWords } from '../board.ts';
import { names } from './names.ts';

const { counted, plural } = kitOf('de');
const word = (n: number) => inWords('de', n);
const points = (n: number) => counted(n, 'Punkt', 'Punkte');
const ducats = (n: number) => counted(n, 'Dukat', 'Dukaten');

export const board: BoardWords = {
  names,
  board: 'Riga: die Ostsee, die Auslagen und die Städte',
  options: 'Was du tun kannst',
  close: 'Schließen',
  cancel: 'Doch nicht',
  back: 'Meine Gebäude',
  year: (year, years) => `Jahr ${year} von ${years}`,
  beforeFirst: 'Vor dem ersten Jahr',
  starter: (name) => `${name} hat die Startspielerkarte`,
  order: 'Reihenfolge',
  rows: 'Warenreihen',
  row: (row, goods, value) => `Reihe ${row}: ${goods}, Wert ${value}`,
  rowTaken: (row) => `Reihe ${row} ist vergeben`,
  token: 'Vitalienbrüder an Bord',
  market: 'Gebäude in der Auslage',
  old: 'alt',
  fresh: 'neu',
  separation: 'Trennkarte: links davon liegen die alten Gebäude, die im Frühjahr verschwinden',
  noRows: 'Im Frühjahr laufen die Schiffe ein',
  leaves: 'verschwindet im Frühjahr',
  noneOld: 'keine alten',
  noneNew: 'keine neuen',
  piles: 'Stapel und Ablage',
  pileGoods: (count) => `${counted(count, 'Ware', 'Waren')} im Stapel`,
  pileBuildings: (count) => `${counted(count, 'Gebäude', 'Gebäude')} im Stapel`,
  discardGoods: 'Abgelegte Waren',
  ruins: 'Abgelegte Gebäude',
  none: 'keine',
  masters: 'Großmeister',
  side: (side, needs) => ({ max: `Max. ab ${needs}`, first: `1. mit ${needs}`, money: 'am Ende' })[side],
  needs: (side, count) => (side === 'max' ? `die meisten, mindestens ${count}` : `wer zuerst ${count} hat`),
  owner: (name) => `gehört ${name}`,
  nobody: 'noch frei',
  contested: 'umstritten',
  stand(stand) {
    switch (stand.as) {
      case 'mine':
        return stand.isSafe ? 'deiner, für immer' : 'deiner';
      case 'claim':
        return `dir ${plural(stand.missing, 'fehlt', 'fehlen')} noch ${stand.missing}`;
      case 'settle':
        return `mit ${stand.missing} mehr allein vorn`;
      case 'overtake':
        return `noch ${stand.missing} zum Übernehmen${stand.second ? `, sonst ${points(P.gmSecondVp)}` : ''}`;
      case 'reach':
        return `noch ${stand.missing} für ${points(P.gmSecondVp)}`;
      case 'reached':
        return `erreicht: ${points(P.gmSecondVp)}`;
      default:
        return 'zählt am Ende';
    }
  },
  cash: (count) => `du hast ${count}`,
  town: (name) => `Die Gebäude von ${name}`,
  myTown: 'Deine Gebäude',
  city: (name, prices) => `${name}. Was Waren dort wert sind: ${prices}`,
  price: (good, worth) => (worth === 0 ? `${good} nichts` : `${good} ${worth}`),
  notYetActive: 'wirkt ab dem nächsten Zug',
  usedThisYear: 'in diesem Jahr benutzt',
  covered: 'verdeckt',
  reserve: 'noch nicht gebaut',
  coins: (count) => `${counted(count, 'Münze', 'Münzen')} darauf`,
  bonus: (count) => `bringt am Ende ${points(count)}`,
  track: (city) => `Bürgermeister von ${city}`,
  space: (name, space) => `${name}: Feld ${space}`,
  mayor: 'Bürgermeister',
  hand: 'Deine Hand',
  handOf: (size, limit) => `${size} von ${limit} Karten`,
  good: (good, base) => `${good}, Grundwert ${base}`,
  worthHere: (worth) => `hier ${worth} wert`,
  closedHere: 'hier nichts wert',
  building: (name, cost, vp) => `${name}, kostet ${cost}, ${points(vp)}`,
  costLess: (printed, cost) => (printed === cost ? `kostet ${cost}` : `kostet ${cost} statt ${printed}`),
  reach: (reach) => `du hast dort ${reach}`,
  missing: (missing) => `dir ${plural(missing, 'fehlt', 'fehlen')} ${missing}`,
  exact: () => 'geht genau auf',
  lost: (count) => counted(count, 'verfällt', 'verfallen'),
  moved: (count) => `${count} zu viel: ${counted(count, 'Feld', 'Felder')} weiter`,
  kept: (count) => `${count} auf die Wechselstube`,
  owed: (count) => `noch ${ducats(count)}`,
  overpaid: (count) => (count === 0 ? 'genau bezahlt' : `${count} zu viel`),
  claims: (tile, from) => `holt den Großmeister ${tile}${from === null ? '' : ` von ${from}`}`,
  erect: 'Bauen',
  payMyself: 'Selbst bezahlen',
  payRest: 'Günstig zu Ende zahlen',
  take: 'Nehmen',
  keep: 'Behalten',
  giveUp: 'Ablegen',
  thenPayable: (buildings) => `Damit bezahlbar: ${buildings}`,
  thenNothing: 'Damit ist noch nichts bezahlbar',
  giving: 'wird abgelegt',
  answers: {
    fight: (building) => `Kämpfen: ${building}`,
    ransom: (building) => `Freikaufen: ${building}`,
    plundered: (good) => `${good} verlieren`,
    store: (count, steps) => `${count} aufheben, ${counted(steps, 'Feld', 'Felder')} weiter`,
  },
  hints: {
    take: 'Sieh dir etwas an: Was könntest du dann bezahlen?',
    build: 'Wähle ein Gebäude und sieh, was deine Waren dort wert sind',
    keep: 'Sieh dir jedes an: was es kostet und was es kann',
    discard: 'Wähle die Karten, die du ablegst',
  },
  explain: {
    row: 'Du nimmst die ganze Reihe auf die Hand. Eine neue kommt erst im Frühjahr.',
    token:
      'Wer sie nimmt, muss den Vitalienbrüdern antworten: einen Ritter verdecken und kämpfen, einen Kaufmann verdecken und sich freikaufen oder die teuerste Ware der Reihe verlieren.',
    good: 'Mit Waren bezahlst du, was du baust. Was eine Karte wert ist, hängt von der Stadt ab.',
    riga: 'In Riga zählt jede Ware ihren Grundwert.',
    prices: (more) => `Eine Ware ist hier um ${more} mehr wert als ihr Grundwert, eine wird gar nicht angenommen.`,
    get steps() {
      return `Wer hier baut, zieht ${counted(P.bmBaseSteps, 'Feld', 'Felder')} weiter, und für jeden Dukaten zu viel noch eines.`;
    },
    get mayor() {
      return `Am Ende bringen je ${word(P.bmStepsPerVp)} Felder einen Punkt und der Bürgermeister, wer am weitesten vorn ist, ${points(P.bmMayorVp)}.`;
    },
    max: (needs) => `Geht an den Ersten mit ${needs}; wer mehr hat als der Besitzer, nimmt es ihm ab.`,
    first: (needs) => `Geht an den Ersten mit ${needs} und bleibt dort.`,
    get owner() {
      return `Der Besitzer bekommt am Ende ${points(P.gmOwnerVp)}.`;
    },
    second: {
      get max() {
        return `Wer Zweiter ist und genug hat, bekommt ${points(P.gmSecondVp)}.`;
      },
      get first() {
        return `Wer sonst am Ende genug hat, bekommt ${points(P.gmSecondVp)}.`;
      },
    },
    money: (players) =>
      `Am Ende bekommen die Reichsten ${moneyVpFor(players).join(', ')} Punkte; ohne Geld gibt es keine.`,
  },
  leftTitle: 'Auf der Hand geblieben',
  moneyTitle: 'Großmeister Geld',
  moneyAbout: 'Grundwerte der Waren auf der Hand und Geld auf den Gebäuden',
  purse: (goods, money) => `Waren ${goods} + Geld ${money}`,
  why({ cash, tied, ranks, points: share, place }, others) {
    if (cash === 0) return 'kein Geld, keine Punkte';
    if (tied.length === 1) return share === 0 ? `Rang ${place} bringt nichts` : `Rang ${place}`;
    return `Gleichstand mit ${others}: ${ranks.join(' + ')}, geteilt durch ${tied.length}`;
  },
  laidOpen: { goods: 'Waren', buildings: 'Gebäude', buried: 'Verdeckt weggelegt' },
  seatHand: (goods, buildings) =>
    `Auf der Hand: ${counted(goods, 'Ware', 'Waren')}, ${counted(buildings, 'Gebäude', 'Gebäude')}`,
  seatTown: (count) => `${counted(count, 'Gebäude', 'Gebäude')} gebaut`,
  seatMoney: (count) => `${ducats(count)} auf Gebäuden`,
};
