import { kitOf } from '../../../../text/kit.ts';
import { inWords } from '../../../../text/numbers.ts';
import { DRAWN, EFFECT_POINTS, SHIPS, SHIPS_BEYOND, SYMBOL_POINTS } from '../../data/cards.ts';
import { COLOURS } from '../../data/persons.ts';
import type { BoardWords } from '../board.ts';
import { byChapter } from '../figures.ts';
import { boardGoal, endText } from './goals.ts';
import { names } from './names.ts';

const { counted } = kitOf('de');
const word = (n: number): string => inWords('de', n);

export const board: BoardWords = {
  names,
  options: 'Was du tun kannst',
  close: 'Schließen',
  back: 'Zurück',
  more: 'Genauer ansehen',
  market: 'Auslage',
  marketEmpty: 'Es liegen keine Gebäude aus',
  costs: (colour, discount, small, large) =>
    `${colour}: klein kostet ${small}, groß ${large}${discount > 0 ? ` (${discount} weniger durch deine Bürger)` : ''}`,
  building: (name, small, large, ability) =>
    `${name}: klein ${small}, groß ${large} Punkte${ability === '' ? '' : `. ${ability}`}`,
  built: (name, size, points) => `${name}, ${board.size[size]}, ${counted(points, 'Punkt', 'Punkte')}`,
  size: { small: 'klein', large: 'groß' },
  ability: (effect, colour) =>
    ({
      max: `${EFFECT_POINTS.max} Punkte, wenn niemand mehr Gebäude in ${colour} hat`,
      set4: `${EFFECT_POINTS.set4} Punkte für jeden Satz aus ${word(COLOURS.length)} Farben`,
      pair: `${EFFECT_POINTS.pair} Punkte für jedes Paar Gebäude in ${colour}`,
      draw2: `Zieh ${DRAWN.building} Karten; ${DRAWN.building === 2 ? 'eine wird dein' : `${word(DRAWN.building - 1)} werden deine`} Arbeiter`,
    })[effect],
  sign: (profession) => `Zählt als ${profession}`,
  tooDear: (cost, have) => `kostet ${cost}, du hast ${have}`,
  costsNow: (cost) => (cost === 0 ? 'kostenlos' : `kostet ${cost}`),
  notNow: 'Bauen kannst du, wenn deine Karte aufgedeckt ist',
  place: { citizen: 'Bürger', worker: 'Arbeiter', builder: 'Baumeister' },
  zone: { citizen: 'Bürger', worker: 'Arbeiter', building: 'Gebäude' },
  zoneEmpty: {
    citizen: 'Hier wohnen deine Bürger',
    worker: 'Hier warten deine Arbeiter',
    building: 'Hier stehen deine Gebäude',
  },
  zoneBare: 'noch leer',
  placeAbout: {
    citizen: 'Symbol und Farben zählen',
    worker: 'Arbeitskraft zum Bauen',
    builder: 'Karte ablegen und ein Gebäude bauen',
  },
  set: (profession, _count, inSet, needs) => `${names.professions[profession]} ${inSet} von ${needs}`,
  noSet: (profession, count) => `${names.professions[profession]}: ${count}`,
  work: (count) => `Arbeitskraft ${count}`,
  workThen: (before, after) => `Arbeitskraft ${before} → ${after}`,
  affordable: (count) => `${counted(count, 'Gebäude', 'Gebäude')} bezahlbar`,
  unaffordable: 'noch nichts bezahlbar',
  chapterThen: (count, needs) => `Kapitel ${count}/${needs}`,
  plan: 'dein Plan',
  hand: 'Deine Hand',
  aside: 'Deine Hand, beiseitegelegt',
  pickHint: 'Nimm eine Karte auf, dann siehst du, was sie bringt',
  shownMine: 'Deine Karte',
  shownBy: (name) => `${name} hat aufgedeckt`,
  picked: 'Gewählt, verdeckt',
  pickedAs: (place) => `Gewählt als ${place}, verdeckt`,
  pickedBack: (card) => `${card}. Bis alle gewählt haben, kannst du sie wieder aufnehmen (Taste Z).`,
  passTo: (name) => `Der Rest geht an ${name}`,
  seen: 'Weitergegeben',
  seenWith: (name) => `Jetzt bei ${name}`,
  seenAbout: 'Was von den Händen übrig ist, die du in diesem Durchgang weitergegeben hast',
  order: 'Geheimauftrag',
  orderAbout: (colours, points) => `${points} Punkte für jeden Satz aus ${colours}`,
  orderEach: (points) => `je Satz +${points}`,
  orderHidden: 'verdeckt',
  overview: 'Was die Symbole bringen',
  symbolAbout: {
    get farmer() {
      return `${SYMBOL_POINTS.farmer.points} Punkte für je ${word(SYMBOL_POINTS.farmer.step)}`;
    },
    get merchant() {
      return `für je ${word(SYMBOL_POINTS.merchant.step)} so viele Punkte, wie du Bürger hast`;
    },
    get craftsman() {
      return `${SYMBOL_POINTS.craftsman.points} Punkte für die meisten, ${SYMBOL_POINTS.craftsman.second} für die zweitmeisten`;
    },
    get captain() {
      return `${SHIPS.slice(1).join(', ')} Punkte für ein bis ${word(SHIPS.length - 1)} Schiffe, darüber ${SHIPS_BEYOND} für jedes`;
    },
    get priest() {
      return `${SYMBOL_POINTS.priest.points} Punkte für den ersten`;
    },
    get soldier() {
      return `${SYMBOL_POINTS.soldier.points} Punkte für je ${word(SYMBOL_POINTS.soldier.step)}`;
    },
  },
  coloursAbout: 'Jedes seiner Farbsymbole macht Gebäude dieser Farbe um eins billiger',
  tableau: (name) => `Tableau von ${name}`,
  lookAt: 'groß ansehen',
  summary: (name, buildings, citizens, work) =>
    `${name}: ${counted(buildings, 'Gebäude', 'Gebäude')}, ${counted(citizens, 'Bürger', 'Bürger')}, Arbeitskraft ${work}`,
  starter: 'Startspielerkarte',
  round: 'Durchgang',
  scenarioCards: 'Szenario und Kapitel',
  cost: { small: 'klein', large: 'groß' },
  dealt: (cards, isLeft) => `${cards} Karten, weiter nach ${isLeft ? 'links' : 'rechts'}`,
  story: 'Die Geschichte',
  storyGo: 'Weglegen',
  get goals() {
    return byChapter(boardGoal);
  },
  end: (effect, n, round) => endText(effect, n, `Nach ${round}`),
  largeGoal: (every, points) => `Am Spielende ${points} Punkte für je ${word(every)} große Gebäude`,
  atEnd: 'Am Spielende',
  points: (n) => counted(n, 'Punkt', 'Punkte'),
  piles: 'Stapel',
  pile: (count) => `Nachziehstapel: ${count}`,
  discard: (count) => `Ablagestapel: ${count}, ansehen`,
  stack: (count) => `Gebäudestapel: ${count}`,
  discardEmpty: 'Der Ablagestapel ist leer',
  payLeft: (n) => `noch ${n}`,
  payOver: (n) => `${n} verfällt`,
  payExact: 'genau',
  scoring: 'Schlusswertung',
  total: 'Summe',
  again: 'Noch einmal vorrechnen',
  skip: 'Gleich alles zeigen',
  works: 'übrige Arbeitskraft',
  secret: {
    hand: 'Hand',
    picked: 'Gewählt, noch verdeckt',
    drawn: 'Gezogen',
    people: 'Personen',
    buildings: 'Gebäude',
  },
};
