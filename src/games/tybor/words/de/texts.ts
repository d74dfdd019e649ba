import { kitOf } from '../../../../text/kit.ts';
import { inWords, inWordsAtStart } from '../../../../text/numbers.ts';
import { about as tybor } from '../../about.ts';
import { CHAPTERS, type ChapterId, DRAWN, SYMBOL_POINTS, TWO_COPIES } from '../../data/cards.ts';
import { allOrders, CHAPTER_IDS, SCENARIO_IDS } from '../../data/kinds.ts';
import { COLOURS } from '../../data/persons.ts';
import type { Area, Size, Use } from '../../types.ts';
import { byChapter, isPlain } from '../figures.ts';
import { type EventWords, type Fact, makeTexts, type TyborTexts, type Words } from '../sentences.ts';
import { about } from './about.ts';
import { lineGoal, settingGoal, settingOf } from './goals.ts';
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

const { scenarios } = names;
const chapter = (id: ChapterId): string => `${CHAPTERS[id].roman} ${names.chapters[id]}`;

const settings: Words['settings'] = {
  scenario: {
    name: 'Szenario',
    about: 'Legt Handkarten, Spielrichtung und das fest, was am Ende jedes Durchgangs geschieht.',
    get values() {
      const said = SCENARIO_IDS.map((id) => [id, `${scenarios[id]}: ${settingOf(id)}`]);
      return { random: 'Das Los entscheidet', ...Object.fromEntries(said) };
    },
  },
  chapter: {
    name: 'Kapitel',
    get about() {
      const { roman, goal, effect } = CHAPTERS.CH7;
      const isHarbour = goal === null && effect === 'harbour';
      return `Legt ein Ziel fest, das am Ende allen Punkte bringen kann${isHarbour ? `; in Kapitel ${roman} gibt es stattdessen den Hafen` : ''}.`;
    },
    get values() {
      const said = CHAPTER_IDS.map((id) => [id, `${chapter(id)}: ${settingGoal(CHAPTERS[id])}`]);
      const story = `Die Geschichte: mit jeder Partie ein Kapitel, von ${CHAPTERS.CH1.roman} bis ${CHAPTERS.CH8.roman}`;
      return { random: 'Das Los entscheidet', ...Object.fromEntries(said), story };
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
  notWhole: (f) => `Hier gehört eine ganze Zahl hin; ${typed(f('value'))}`,
  badCard: (f) =>
    `Was auf einer Karte steht, gehört zu einer Karte, die es gibt, oder zu einer, deren Name sagt, was sie ist, etwa FA10 für eine Bäuerin; hier steht ${f('value')}`,
  typedTwice: (f) => `Für ${f('id')} ist schon etwas eingetragen`,
  typedRange: (f) => `Hier geht eine Zahl von ${f('least')} bis ${f('most')}, nicht ${f('count')}`,
  typedCount: (f) => `Hier gehört eine Liste von ${f('least')} hin, nicht von ${f('count')}`,
  typedChoice: (f) => `Möglich ist hier: ${f('values')}; ${typed(f('value'))}`,
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
  farmer: (f) =>
    `Bäuerinnen: ${symbols(f)}, ${SYMBOL_POINTS.farmer.points} Punkte für je ${word(SYMBOL_POINTS.farmer.step)}`,
  merchant: (f) =>
    `Händler: ${symbols(f)}, für je ${word(SYMBOL_POINTS.merchant.step)} so viele Punkte wie Bürger (${f('citizens')})`,
  craftsman: (f) =>
    `Handwerker: ${f('count')}, die meisten bringen ${SYMBOL_POINTS.craftsman.points}, die zweitmeisten ${SYMBOL_POINTS.craftsman.second}`,
  captain: (f) => `Schiffe: ${f('count')}`,
  priest: (f) => `Priester: ${f('count')}, nur der erste zählt`,
  soldier: (f) =>
    `Soldaten: ${symbols(f)}, ${SYMBOL_POINTS.soldier.points} Punkte für je ${word(SYMBOL_POINTS.soldier.step)}`,
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
    get beginning() {
      return `Zum Kennenlernen: ${scenarios.SC2} mit Kapitel ${CHAPTERS.CH1.roman}`;
    },
    get exodus() {
      return `Aufbruch: ${scenarios.SC1} mit Kapitel ${CHAPTERS.CH4.roman}`;
    },
    get motley() {
      return `Buntes Treiben: ${scenarios.SC3} mit Kapitel ${CHAPTERS.CH8.roman}`;
    },
    get harbour() {
      return `Große Pläne: ${scenarios.SC4} mit ${CHAPTERS.CH7.effect === 'harbour' ? 'dem Hafen' : `Kapitel ${CHAPTERS.CH7.roman}`}`;
    },
    get story() {
      return `Die Geschichte: ${word(CHAPTER_IDS.length)} Partien, Kapitel ${CHAPTERS.CH1.roman} bis ${CHAPTERS.CH8.roman}, mit gemeinsamer Wertung`;
    },
    get children() {
      return `Mit Kindern: ${scenarios.SC2} mit Kapitel ${CHAPTERS.CH6.roman}${isPlain() ? `; ohne Ereignisse zwischen den Durchgängen, die Karten wandern immer gleich herum, und das Ziel ist leicht zu sehen: ${settingGoal(CHAPTERS.CH6)}` : ''}`;
    },
  },
  names,
  and,
  asks: {
    pick: (round, count) => `Durchgang ${round}: Wähle verdeckt eine deiner ${count} Karten`,
    use: (card) => `Wie nutzt du ${card}?`,
    pay: (building, owed) => `${building} bezahlen: noch Arbeitskraft ${owed}; wer arbeitet dafür?`,
    keep: (count, as) => {
      const area = as === 'citizen' ? 'Bürger' : 'Arbeiter';
      return count === 1
        ? `Eine der gezogenen Karten wird ${area}; welche?`
        : `${inWordsAtStart('de', count)} der gezogenen Karten werden ${area}; welche?`;
    },
    dismiss: 'Einer deiner Bürger oder Arbeiter zieht fort; wer?',
    get harbour() {
      return `Du hast die meisten Schiffe: Gib eines ab und hole dafür ${DRAWN.harbour === 2 ? 'einen' : word(DRAWN.harbour - 1)} Arbeiter, wenn du willst`;
    },
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
  get goals() {
    return byChapter(lineGoal);
  },
  lines,
  kinds,
  refusals,
});
