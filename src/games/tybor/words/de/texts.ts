import { kitOf } from '../../../../text/kit.ts';
import { inWords, inWordsAtStart } from '../../../../text/numbers.ts';
import { about as tybor } from '../../about.ts';
import { CHAPTERS, type ChapterId, DRAWN, SCENARIOS, SYMBOL_POINTS, TWO_COPIES } from '../../data/cards.ts';
import { allOrders, CHAPTER_IDS, SCENARIO_IDS } from '../../data/kinds.ts';
import { COLOURS } from '../../data/persons.ts';
import type { Area, Size, Use } from '../../types.ts';
import { type EventWords, type Fact, makeTexts, type TyborTexts, type Words } from '../sentences.ts';
import { about } from './about.ts';
import { kinds } from './kinds.ts';
import { names } from './names.ts';

const { and, counted, plural } = kitOf('de');
const cards = (n: number | string) => counted(n, 'Karte', 'Karten');
const AS: Readonly<Record<Area, string>> = { citizen: 'als Bürger', worker: 'als Arbeiter' };
const USED: Readonly<Record<Use['as'], string>> = { ...AS, builder: 'als Baumeister' };
const SIZE: Readonly<Record<Size, string>> = { small: 'klein', large: 'groß' };
const symbols = (f: Fact) => counted(f('count'), 'Symbol', 'Symbole');
/** What somebody typed instead, as JSON; `nothing` if it is missing. */
const typed = (text: string) => `hier steht ${text === 'nothing' ? 'nichts' : text}`;

const word = (n: number): string => inWords('de', n);
const named = (ids: readonly string[]): string => `${ids[0]} bis ${ids.at(-1)}`;
const { SC1, SC2 } = SCENARIOS;
const { CH1, CH2, CH3, CH4, CH5, CH6, CH7, CH8 } = CHAPTERS;
const { farmer, merchant, craftsman, soldier } = SYMBOL_POINTS;

const { scenarios } = names;
const chapter = (id: ChapterId): string => `${CHAPTERS[id].roman} ${names.chapters[id]}`;

const settings: Words['settings'] = {
  scenario: {
    name: 'Szenario',
    about: 'Legt Handkarten, Spielrichtung und das fest, was am Ende jedes Durchgangs geschieht.',
    values: {
      random: 'Das Los entscheidet',
      SC1: `${scenarios.SC1}: ${SC1.rounds[0].hand} Karten in ungeraden Durchgängen, und jedes Mal zieht jemand fort`,
      SC2: `${scenarios.SC2}: Punkte für je ${word(SC2.goal.every)} große Gebäude`,
      SC3: `${scenarios.SC3}: verschiedene Bürger bringen Arbeiter`,
      SC4: `${scenarios.SC4}: viele Gebäude bringen Bürger`,
    },
  },
  chapter: {
    name: 'Kapitel',
    about: `Legt ein Ziel fest, das am Ende allen Punkte bringen kann; in Kapitel ${CH7.roman} gibt es stattdessen den Hafen.`,
    values: {
      random: 'Das Los entscheidet',
      CH1: `${chapter('CH1')}: so viele Gebäude wie Bürger`,
      CH2: `${chapter('CH2')}: ${word(CH2.threshold)} gleiche Farbsymbole`,
      CH3: `${chapter('CH3')}: ${word(CH3.threshold)} Symbole von Bäuerinnen und Händlern`,
      CH4: `${chapter('CH4')}: Arbeitskraft ${CH4.threshold} übrig`,
      CH5: `${chapter('CH5')}: ${word(CH5.threshold)} Soldatensymbole`,
      CH6: `${chapter('CH6')}: ${word(CH6.threshold)} Bürger`,
      CH7: `${chapter('CH7')}: wer die meisten Schiffe hat, holt Arbeiter`,
      CH8: `${chapter('CH8')}: ${word(CH8.threshold)} Symbole von Handwerkern und Priestern`,
      story: `Die Geschichte: mit jeder Partie ein Kapitel, von ${CH1.roman} bis ${CH8.roman}`,
    },
  },
};

const events: EventWords = {
  began: (name, scenario, chapter) => `Szenario ${scenario}, Kapitel ${chapter}. ${name} hat die Startspielerkarte`,
  read: (card, story) => `${card}: ${story}`,
  reshuffled: (count) => `Der Nachziehstapel ist leer; ${cards(count)} vom Ablagestapel werden neu gemischt`,
  dealt: (round, count, short) =>
    count === 0
      ? `Durchgang ${round}: Es sind nicht genug Karten da, niemand bekommt eine Hand`
      : `Durchgang ${round}: Jeder bekommt ${cards(count)}${short ? ', mehr sind nicht da' : ''}`,
  displayed: (buildings) => (buildings === '' ? 'Es liegen keine Gebäude mehr aus' : `In der Auslage: ${buildings}`),
  added: (building, colour) => `${names.colours[colour]} fehlt in der Auslage; dazu kommt ${building}`,
  turnedUp: (name, card) => `${name} deckt auf: ${card}`,
  used: (name, card, as) => `${name} nutzt ${card} ${USED[as]}`,
  paid: (name, worker, work, left) =>
    `${name} zahlt mit ${worker} (Arbeitskraft ${work})${left > 0 ? `, es fehlen noch ${left}` : ''}`,
  built: (name, building, size) => `${name} baut ${building}, ${SIZE[size]}`,
  drew: (name, count, drawn) => `${name} zieht ${cards(count)}${drawn === '' ? '' : `: ${drawn}`}`,
  kept: (name, { cards: kept, dropped, as }) =>
    `${name} behält ${kept} ${AS[as]}${dropped === '' ? '' : ` und legt ${dropped} ab`}`,
  passed: (direction, count) =>
    `Alle geben ${count === 1 ? 'ihre letzte Karte' : `ihre ${count} Karten`} nach ${direction === 'cw' ? 'links' : 'rechts'} weiter`,
  starts: (name) => `${name} bekommt die Startspielerkarte`,
  dismissed: (name, card, from) => `${name} legt ${from === 'citizen' ? 'den Bürger' : 'den Arbeiter'} ${card} ab`,
  sailed: (name, what) => `${name} schickt ein Schiff aus und gibt dafür ${what} ab`,
  stayed: (name) => `${name} lässt die Schiffe im Hafen`,
  roundEnded: (round, removed, count) =>
    `Durchgang ${round} ist zu Ende${count === 0 ? '' : `; aus dem Spiel ${plural(count, 'kommt', 'kommen')} ${removed}`}`,
  ended: (orders) => `Die Geheimaufträge werden aufgedeckt: ${orders}`,
  order: (name, order) => `${name} ${order}`,
};

const refusals: Words['refusals'] = {
  pickOne: () => 'Wähle genau eine Karte aus deiner Hand',
  notInHand: (f) => `${f('card')} ist nicht auf deiner Hand`,
  threeUses: () => 'Eine Karte wird Bürger, Arbeiter oder Baumeister; passen oder nur ablegen geht nicht',
  nameABuilding: () => 'Ein Baumeister nimmt genau ein Gebäude aus der Auslage; dieses gibt es nicht',
  alreadyBuilt: (f) => `${f('building')} steht schon bei dir; vergrößern lässt sich ein Gebäude nicht`,
  notOnDisplay: (f) => `${f('building')} liegt nicht in der Auslage`,
  smallOrLarge: () => 'Ein Gebäude wird klein oder groß gebaut',
  tooLittleWork: (f) =>
    `${f('building')} braucht Arbeitskraft ${f('needs')}, deine Arbeiter haben zusammen ${f('have')}`,
  payOne: (f) => `Zahle mit einem deiner Arbeiter; es fehlt noch Arbeitskraft ${f('owed')}`,
  citizensDoNotPay: (f) => `${f('card')} ist Bürger; bezahlt wird nur mit Arbeitern`,
  notYourWorker: (f) => `${f('card')} arbeitet nicht bei dir`,
  strongestFirst: (f) => `Bezahlt wird vom Stärksten zum Schwächsten; ${f('card')} hätte früher drankommen müssen`,
  notEnoughLeft: (f) =>
    `Von ${f('card')} an haben deine Arbeiter nur Arbeitskraft ${f('have')}, es fehlen aber ${f('owed')}; nimm erst einen stärkeren`,
  keepExactly: (f) => `Von ${f('drawn')} gezogenen Karten bleiben genau ${f('count')}`,
  notDrawn: (f) => `${f('card')} hast du nicht gezogen`,
  noBuildingGoes: () => 'Abgeben musst du einen Bürger oder Arbeiter, kein Gebäude',
  onePersonGoes: () => 'Genau einen Bürger oder Arbeiter musst du abgeben',
  notYourPerson: (f) => `${f('card')} liegt nicht bei dir`,
  workersDoNotSail: (f) => `${f('card')} ist Arbeiter; ausfahren kann nur, wer Bürger ist`,
  noShip: (f) => `${f('card')} hat kein Schiff`,
  notYourBuilding: (f) => `${f('building')} steht nicht bei dir`,
  sailOrStay: () => 'Gib eine Kapitänin unter deinen Bürgern oder ein Gebäude mit Schiff ab, oder verzichte',

  notAnObject: (f) =>
    `Hier wird ${f('expected').startsWith('[') ? 'eine Liste' : 'ein Objekt'} gebraucht: ${f('expected')}`,
  unknownField: (f) => `Die Angabe „${f('field')}“ gehört nicht hierher`,
  tooLong: (f) => `Die Liste ist zu lang; sie hat höchstens ${counted(f('max'), 'Eintrag', 'Einträge')}`,
  emptyName: () => 'Hier fehlt ein Name',
  playerTwice: (f) => `„${f('name')}“ sitzt zweimal am Tisch; jeder braucht einen eigenen Namen`,
  playerCount: (f) => `Am Tisch sitzen ${tybor.seats.min} bis ${tybor.seats.max} Spieler, nicht ${f('count')}`,
  unknownScenario: (f) => `Die Szenarien heißen ${named(SCENARIO_IDS)}; ${typed(f('value'))}`,
  unknownChapter: (f) => `Die Kapitel heißen ${named(CHAPTER_IDS)}; ${typed(f('value'))}`,
  unknownOrder: (f) => `Die Geheimaufträge heißen ${named(allOrders(1))}; ${typed(f('value'))}`,
  unknownPerson: (f) => `Eine Person heißt zum Beispiel FA01; ${typed(f('value'))}`,
  unknownBuilding: (f) => `Ein Gebäude heißt zum Beispiel BG01; ${typed(f('value'))}`,
  badSize: (f) => `Ein Gebäude ist „small“ oder „large“; ${typed(f('value'))}`,
  secondCopy: (f) =>
    `${f('id')} gehört zum zweiten Spiel; das braucht ihr erst ab ${TWO_COPIES} Spielern, hier sind es ${f('players')}`,
  cardTwice: (f) => `${f('id')}, ${f('card')}, liegt schon bei ${f('name')}; jede Karte gibt es nur einmal`,
  orderTwice: (f) => `Den Geheimauftrag ${f('id')} hat schon ${f('name')}`,
  cardThrice: (f) =>
    `${f('id')}, ${f('card')}, gibt es zweimal, und beide sind vergeben: an ${f('name')} und an ${f('other')}`,
  orderThrice: (f) =>
    `Den Geheimauftrag ${f('id')} gibt es zweimal, und beide sind vergeben: an ${f('name')} und an ${f('other')}`,
  tooManyCards: (f) =>
    `${f('name')} hat ${f('count')} Karten ausliegen; in diesem Spiel können es höchstens ${f('max')} sein`,
  tooManyBuildings: (f) => `Zusammen habt ihr ${f('count')} Gebäude; ausgelegt wurden höchstens ${f('max')}`,
};

const goals: Words['goals'] = {
  CH1: 'mindestens so viele Gebäude wie Bürger',
  CH2: `mindestens ${CH2.threshold} gleiche Farbsymbole`,
  CH3: `mindestens ${CH3.threshold} Symbole von Bäuerinnen und Händlern`,
  CH4: `mindestens Arbeitskraft ${CH4.threshold} übrig`,
  CH5: `mindestens ${CH5.threshold} Soldatensymbole`,
  CH6: `mindestens ${CH6.threshold} Bürger`,
  CH8: `mindestens ${CH8.threshold} Symbole von Handwerkern und Priestern`,
};

const lines: Words['lines'] = {
  buildings: (f) => {
    const [count, large] = [Number(f('count')), Number(f('large'))];
    if (count === large) return counted(count, 'großes Gebäude', 'große Gebäude');
    return `${counted(count, 'Gebäude', 'Gebäude')}${large > 0 ? `, ${large} davon groß` : ''}`;
  },
  max: (f) =>
    `${f('building')}: ${Number(f('own')) >= Number(f('most')) ? 'niemand' : 'jemand'} hat mehr in ${f('colour')} (${f('own')} gegen ${f('most')})`,
  set4: (f) => `${f('building')}: ${counted(f('sets'), 'Satz', 'Sätze')} aus allen ${word(COLOURS.length)} Farben`,
  pair: (f) => `${f('building')}: Paare in ${f('colour')} (${counted(f('own'), 'Gebäude', 'Gebäude')})`,
  farmer: (f) => `Bäuerinnen: ${symbols(f)}, ${farmer.points} Punkte für je ${word(farmer.step)}`,
  merchant: (f) =>
    `Händler: ${symbols(f)}, für je ${word(merchant.step)} so viele Punkte wie Bürger (${f('citizens')})`,
  craftsman: (f) =>
    `Handwerker: ${f('count')}, die meisten bringen ${craftsman.points}, die zweitmeisten ${craftsman.second}`,
  captain: (f) => `Schiffe: ${f('count')}`,
  priest: (f) => `Priester: ${f('count')}, nur der erste zählt`,
  soldier: (f) => `Soldaten: ${symbols(f)}, ${soldier.points} Punkte für je ${word(soldier.step)}`,
  largeBuildings: (f) => `Größe zählt: ${counted(f('count'), 'großes', 'große')} Gebäude, Punkte für je ${f('every')}`,
  chapter: (f) => `Ziel des Kapitels: ${f('chapter')} (${f('count')} von ${f('needs')})`,
  order: (f) => `Geheimauftrag ${f('order')}: ${counted(f('sets'), 'Satz', 'Sätze')}`,
};

export const texts: TyborTexts = makeTexts({
  title: about.title,
  tagline: 'Werbt Leute an, lasst sie wohnen, schuften oder bauen, und macht aus ein paar Hütten die Stadt Longsdale',
  settings,
  ties: { workLeft: 'Übrige Arbeitskraft' },
  presets: {
    drawn: 'Das Los: Szenario und Kapitel werden ausgelost',
    beginning: `Zum Kennenlernen: ${scenarios.SC2} mit Kapitel ${CH1.roman}`,
    exodus: `Aufbruch: ${scenarios.SC1} mit Kapitel ${CH4.roman}`,
    motley: `Buntes Treiben: ${scenarios.SC3} mit Kapitel ${CH8.roman}`,
    harbour: `Große Pläne: ${scenarios.SC4} mit dem Hafen`,
    story: `Die Geschichte: ${word(CHAPTER_IDS.length)} Partien, Kapitel ${CH1.roman} bis ${CH8.roman}, mit gemeinsamer Wertung`,
    children: `Mit Kindern: ${scenarios.SC2} mit Kapitel ${CH6.roman}; ohne Ereignisse zwischen den Durchgängen, die Karten wandern immer gleich herum, und das Ziel ist leicht zu sehen: ${word(CH6.threshold)} Bürger`,
  },
  names,
  and,
  asks: {
    pick: (round, count) => `Durchgang ${round}: Wähle verdeckt eine deiner ${count} Karten`,
    use: (card) => `Wie nutzt du ${card}?`,
    pay: (building, owed) => `${building} bezahlen: noch Arbeitskraft ${owed}; wer arbeitet dafür?`,
    keep: (count, as) =>
      as === 'citizen'
        ? 'Eine der gezogenen Karten wird Bürger; welche?'
        : count === 1
          ? 'Eine der gezogenen Karten wird Arbeiter; welche?'
          : `${inWordsAtStart('de', count)} der gezogenen Karten werden Arbeiter; welche?`,
    dismiss: 'Einer deiner Bürger oder Arbeiter zieht fort; wer?',
    harbour: `Du hast die meisten Schiffe: Gib eines ab und hole dafür ${word(DRAWN.harbour - 1)} Arbeiter, wenn du willst`,
  },
  options: {
    person: (card, work, colours) => `${card}: Arbeitskraft ${work}${colours === '' ? '' : `, ${colours}`}`,
    citizen: (profession, colours) => `Als Bürger: ${profession}${colours === '' ? '' : `, verbilligt ${colours}`}`,
    worker: (work) => `Als Arbeiter: Arbeitskraft ${work}`,
    build: (building, size, cost, points) =>
      `${building} ${SIZE[size]} bauen: ${cost === 0 ? 'kostenlos' : `kostet ${cost}`}, ${counted(points, 'Punkt', 'Punkte')}`,
    pay: (worker, work, left, over) => {
      const then =
        left > 0 ? `danach fehlen noch ${left}` : over > 0 ? `damit bezahlt, ${over} verfällt` : 'genau bezahlt';
      return `${worker}, Arbeitskraft ${work}: ${then}`;
    },
    keep: ({ cards: kept, dropped, as }) => `${kept} ${AS[as]} behalten, ${dropped} ablegen`,
    dismiss: (card, from) => `${from === 'citizen' ? 'Bürger' : 'Arbeiter'} ${card} abgeben`,
    decline: 'Kein Schiff ausschicken',
    sail: (what) => `${what} abgeben, ${DRAWN.harbour} Karten ziehen, ${DRAWN.harbour - 1} davon als Arbeiter behalten`,
  },
  events,
  goals,
  lines,
  kinds,
  refusals,
});
