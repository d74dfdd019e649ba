// What Tybor says, apart from the words: which sentence when, and by which rule. The words are in the folders of the languages.
import type { Refusal, ScoreLine, SeatTask, ViewOf } from '../../../kernel/types.ts';
import type { Sentence, SettingText, Texts } from '../../../text/texts.ts';
import { ROUNDS } from '../data/cards.ts';
import {
  type BuildingId,
  buildingOf,
  chapterOf,
  isOrderId,
  type OrderId,
  orderOf,
  type PersonId,
  personOf,
  readBuilding,
  readPerson,
} from '../data/kinds.ts';
import { COLOURS, type Colour, type Profession } from '../data/persons.ts';
import { costOf } from '../rules/cost.ts';
import type { Area, Choices, Direction, Happened, Options, S, Size, TyborTask, Use } from '../types.ts';
import type { CardNames } from './names.ts';
import { piecesOfEvent, piecesOfOption } from './pieces.ts';

export type TyborTexts = Texts<TyborTask, Choices[keyof Choices], Happened, ViewOf<S>>;
type V = ViewOf<S>;

export type RefusalKey =
  // picking and using
  | 'pickOne'
  | 'notInHand'
  | 'threeUses'
  | 'nameABuilding'
  | 'alreadyBuilt'
  | 'notOnDisplay'
  | 'smallOrLarge'
  | 'tooLittleWork'
  | 'payOne'
  | 'citizensDoNotPay'
  | 'notYourWorker'
  | 'strongestFirst'
  | 'notEnoughLeft'
  | 'keepExactly'
  | 'notDrawn'
  // the end of a round
  | 'noBuildingGoes'
  | 'onePersonGoes'
  | 'notYourPerson'
  | 'workersDoNotSail'
  | 'noShip'
  | 'notYourBuilding'
  | 'sailOrStay'
  // a position typed in
  | 'notAnObject'
  | 'unknownField'
  | 'tooLong'
  | 'notWhole'
  | 'badCard'
  | 'typedTwice'
  | 'typedRange'
  | 'typedCount'
  | 'typedChoice'
  | 'emptyName'
  | 'playerTwice'
  | 'playerCount'
  | 'unknownScenario'
  | 'unknownChapter'
  | 'unknownOrder'
  | 'unknownPerson'
  | 'unknownBuilding'
  | 'badSize'
  | 'secondCopy'
  | 'cardTwice'
  | 'orderTwice'
  | 'cardThrice'
  | 'orderThrice'
  | 'tooManyCards'
  | 'tooManyBuildings';
export type LineLabel = 'buildings' | 'max' | 'set4' | 'pair' | Profession | 'largeBuildings' | 'chapter' | 'order';

/** A fact of a refusal or a line, fit to be read: cards by their names. */
export type Fact = (name: string) => string;
/** Which of the drawn cards stay, and where. */
export interface DrawWords {
  readonly cards: string;
  readonly count: number;
  readonly dropped: string;
  readonly as: Area;
}

/** The words of one language. */
export interface Words {
  readonly title: string;
  readonly tagline: string;
  readonly settings: Readonly<Record<keyof Options, SettingText>>;
  readonly ties: Readonly<Record<string, string>>;
  readonly presets: Readonly<Record<string, string>>;
  readonly names: CardNames;
  and(list: readonly string[]): string;
  readonly asks: {
    pick(round: string, cards: number): string;
    use(card: string): string;
    pay(building: string, owed: number): string;
    keep(count: number, as: Area): string;
    readonly dismiss: string;
    readonly harbour: string;
  };
  readonly options: {
    /** `colours` as 'green, red 2' or ''. */
    person(card: string, work: number, colours: string): string;
    citizen(profession: string, colours: string): string;
    worker(work: number): string;
    build(building: string, size: Size, cost: number, points: number): string;
    /** `left` is still owed after this worker; `over` is lost. */
    pay(worker: string, work: number, left: number, over: number): string;
    keep(draw: DrawWords): string;
    dismiss(card: string, from: Area): string;
    readonly decline: string;
    sail(what: string): string;
  };
  readonly events: EventWords;
  readonly goals: Readonly<Record<string, string>>;
  readonly lines: Readonly<Record<LineLabel, (fact: Fact) => string>>;
  readonly kinds: Readonly<Record<LineLabel, string>>;
  readonly refusals: Readonly<Record<RefusalKey, (fact: Fact) => string>>;
}
export interface EventWords {
  began(name: string, scenario: string, chapter: string): string;
  read(card: string, story: string): string;
  reshuffled(count: number): string;
  dealt(round: string, count: number, short: boolean): string;
  displayed(buildings: string): string;
  added(building: string, colour: Colour): string;
  turnedUp(name: string, card: string): string;
  used(name: string, card: string, as: Use['as']): string;
  paid(name: string, worker: string, work: number, left: number): string;
  built(name: string, building: string, size: Size): string;
  /** `cards` only for the one who draws. */
  drew(name: string, count: number, cards: string): string;
  kept(name: string, draw: DrawWords): string;
  passed(direction: Direction, count: number): string;
  starts(name: string): string;
  dismissed(name: string, card: string, from: Area): string;
  sailed(name: string, what: string): string;
  stayed(name: string): string;
  roundEnded(round: string, removed: string, count: number): string;
  ended(orders: string): string;
  order(name: string, order: string): string;
}

const copyMark = (copy: number): string => (copy === 2 ? ' (2)' : '');
/** The name on the card; of the second copy with '(2)'. */
export const personName = (names: CardNames, id: PersonId): string =>
  names.persons[personOf(id).row] + copyMark(personOf(id).copy);
export const buildingName = (names: CardNames, id: BuildingId): string =>
  names.buildings[buildingOf(id).row] + copyMark(buildingOf(id).copy);
/** 'green, yellow, blue' */
export const orderName = (names: CardNames, id: OrderId): string =>
  orderOf(id)
    .tints.map((tint) => names.colours[COLOURS[tint]])
    .join(', ');
/** 'green, red 2'; '' for none. */
export const coloursOf = (names: CardNames, id: PersonId): string =>
  COLOURS.map((colour, tint) => [names.colours[colour], personOf(id).symbols[tint]] as const)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => (count === 1 ? name : `${name} ${count}`))
    .join(', ');

export function makeTexts(words: Words): TyborTexts {
  return {
    title: words.title,
    tagline: words.tagline,
    settings: words.settings,
    ties: words.ties,
    presets: words.presets,
    ask: (view, task) => ask(words, view, task),
    option: (view, task, choice) => ({
      ...option(words, view, task, choice),
      of: piecesOfOption(view, task, choice),
    }),
    event: (event, names) => ({ ...sentence(words, event, names), of: piecesOfEvent(event) }),
    refusal: (refusal) => refusalText(words, refusal),
    line: (line) => lineText(words, line),
    kind: ({ label }) => (Object.hasOwn(words.kinds, label) ? words.kinds[label as LineLabel] : label),
  };
}

function ask({ asks, names }: Words, { open, own }: V, task: TyborTask & SeatTask): string {
  switch (task.do) {
    case 'pick': {
      const { hand } = own[task.seat] as { hand: readonly PersonId[] | number };
      return asks.pick(ROUNDS[open.round - 1], typeof hand === 'number' ? hand : hand.length);
    }
    case 'use':
      return asks.use(open.shown === null ? '' : personName(names, open.shown));
    case 'pay':
      return asks.pay(buildingName(names, task.building), task.owed);
    case 'keep':
      return asks.keep(task.count - 1, task.as);
    case 'dismiss':
      return asks.dismiss;
    default:
      return asks.harbour;
  }
}

function option(words: Words, view: V, task: TyborTask & SeatTask, choice: Choices[keyof Choices]): Sentence {
  const { options, names } = words;
  switch (task.do) {
    case 'pick': {
      const { card } = choice as Choices['pick'];
      const text = options.person(personName(names, card), personOf(card).work, coloursOf(names, card));
      return { text, rule: 'R4.2' };
    }
    case 'use':
      return optionOfUse(words, view, task.seat, choice as Use);
    case 'pay': {
      const { worker } = choice as Choices['pay'];
      const left = task.owed - personOf(worker).work;
      const text = options.pay(personName(names, worker), personOf(worker).work, Math.max(0, left), Math.max(0, -left));
      return { text, rule: 'R5.4.4' };
    }
    case 'keep': {
      const { keep } = choice as Choices['keep'];
      const { drawn } = view.own[task.seat] as { drawn: readonly PersonId[] };
      const dropped = drawn.filter((card) => !keep.includes(card));
      return { text: options.keep(drawWords(words, keep, dropped, task.as)), rule: task.rule };
    }
    case 'dismiss': {
      const { card, from } = choice as Choices['dismiss'];
      return { text: options.dismiss(personName(names, card), from), rule: 'R7.6' };
    }
    default: {
      const harbour = choice as Choices['harbour'];
      if (harbour.as === 'decline') return { text: options.decline, rule: 'R7.3' };
      const what = harbour.as === 'captain' ? personName(names, harbour.card) : buildingName(names, harbour.building);
      return { text: options.sail(what), rule: 'R7.3' };
    }
  }
}

function optionOfUse({ options, names }: Words, { open }: V, seat: number, use: Use): Sentence {
  const card = open.shown;
  if (use.as === 'builder') {
    const cost = costOf(open, seat, use.building, use.size);
    const points = buildingOf(use.building)[use.size];
    return { text: options.build(buildingName(names, use.building), use.size, cost, points), rule: 'R5.4' };
  }
  if (use.as === 'worker') return { text: options.worker(card === null ? 0 : personOf(card).work), rule: 'R5.3' };
  const profession = card === null ? '' : names.professions[personOf(card).profession];
  return { text: options.citizen(profession, card === null ? '' : coloursOf(names, card)), rule: 'R5.2' };
}

const drawWords = (
  { names, and }: Words,
  cards: readonly PersonId[],
  dropped: readonly PersonId[],
  as: Area,
): DrawWords => ({
  cards: and(cards.map((card) => personName(names, card))),
  count: cards.length,
  dropped: and(dropped.map((card) => personName(names, card))),
  as,
});

const USED_BY: Readonly<Record<Use['as'], string>> = { citizen: 'R5.2', worker: 'R5.3', builder: 'R5.4' };

function sentence(words: Words, event: Happened, players: readonly string[]): Sentence {
  const { events, names } = words;
  const person = (id: PersonId) => personName(names, id);
  const buildings = (ids: readonly BuildingId[]) => words.and(ids.map((id) => buildingName(names, id)));
  switch (event.e) {
    case 'began': {
      const chapter = `${chapterOf(event.chapter).roman}: ${names.chapters[event.chapter]}`;
      return { text: events.began(players[event.first], names.scenarios[event.scenario], chapter), rule: 'R1.6' };
    }
    case 'read': {
      const name = event.card in names.scenarios ? names.scenarios : names.chapters;
      const title = (name as Readonly<Record<string, string>>)[event.card];
      return { text: events.read(title, names.story[event.card]), rule: 'R1.4' };
    }
    case 'reshuffled':
      return { text: events.reshuffled(event.count), rule: 'R3.3' };
    case 'dealt':
      return { text: events.dealt(ROUNDS[event.round - 1], event.count, event.short), rule: dealtBy(event) };
    case 'displayed':
      return { text: events.displayed(buildings(event.buildings)), rule: 'R3.5' };
    case 'added': {
      const { colour } = buildingOf(event.building);
      return { text: events.added(buildingName(names, event.building), colour), rule: 'R3.7' };
    }
    case 'turnedUp':
      return { text: events.turnedUp(players[event.seat], person(event.card)), rule: 'R5.1' };
    case 'used':
      return { text: events.used(players[event.seat], person(event.card), event.as), rule: USED_BY[event.as] };
    case 'paid': {
      const { work } = personOf(event.worker);
      return { text: events.paid(players[event.seat], person(event.worker), work, event.left), rule: 'R5.4.4' };
    }
    case 'built': {
      const text = events.built(players[event.seat], buildingName(names, event.building), event.size);
      return { text, rule: 'R5.4.7' };
    }
    default:
      return laterSentence(words, event, players);
  }
}

const dealtBy = ({ short }: { readonly short: boolean }): string => (short ? 'R3.4' : 'R3.1');

type Early = 'began' | 'read' | 'reshuffled' | 'dealt' | 'displayed' | 'added' | 'turnedUp' | 'used' | 'paid' | 'built';
function laterSentence(words: Words, event: Exclude<Happened, { e: Early }>, players: readonly string[]): Sentence {
  const { events, names } = words;
  const list = (ids: readonly BuildingId[]) => words.and(ids.map((id) => buildingName(names, id)));
  switch (event.e) {
    case 'drew': {
      const cards = words.and((event.cards ?? []).map((card) => personName(names, card)));
      return { text: events.drew(players[event.seat], event.count, cards), rule: event.rule };
    }
    case 'kept': {
      const draw = drawWords(words, event.cards, event.dropped, event.as);
      return { text: events.kept(players[event.seat], draw), rule: event.rule };
    }
    case 'passed':
      return { text: events.passed(event.direction, event.count), rule: 'R6.1' };
    case 'starts':
      return { text: events.starts(players[event.seat]), rule: 'R6.2' };
    case 'dismissed':
      return {
        text: events.dismissed(players[event.seat], personName(names, event.card), event.from),
        rule: 'R7.6',
      };
    case 'sailed': {
      const { card, building } = event;
      const what = card === null ? list(building === null ? [] : [building]) : personName(names, card);
      return { text: events.sailed(players[event.seat], what), rule: 'R7.3' };
    }
    case 'stayed':
      return { text: events.stayed(players[event.seat]), rule: 'R7.3' };
    case 'roundEnded':
      return {
        text: events.roundEnded(ROUNDS[event.round - 1], list(event.removed), event.removed.length),
        rule: 'R7.7',
      };
    default: {
      const orders = event.orders.map((order, seat) => events.order(players[seat], orderName(names, order)));
      return { text: events.ended(orders.join('; ')), rule: 'R8.5' };
    }
  }
}

/** A card of any kind by its code, or a colour, in words; what is neither stays as it is. */
export function cardName(names: CardNames, code: string | number): string {
  const person = readPerson(code);
  if (person !== undefined) return personName(names, person);
  const building = readBuilding(code);
  if (building !== undefined) return buildingName(names, building);
  if (isOrderId(code)) return orderName(names, code);
  return Object.hasOwn(names.colours, code) ? names.colours[String(code) as Colour] : String(code);
}

/** Facts that name something on a card; others may look like a code without being one. */
const NAMING = ['card', 'building', 'colour', 'order'];
const factText = (names: CardNames, name: string, fact: string | number): string =>
  NAMING.includes(name) ? cardName(names, fact) : String(fact);

function refusalText({ names, refusals }: Words, { why, rule, facts = {} }: Refusal): string | null {
  if (!Object.hasOwn(refusals, why)) return null;
  const text = refusals[why as RefusalKey]((name) => factText(names, name, facts[name] ?? '?'));
  return rule === '' ? text : `${text} (${rule})`;
}

function lineText(words: Words, { label, facts = {} }: ScoreLine): string {
  const { names, lines } = words;
  if (!Object.hasOwn(lines, label)) return label;
  return lines[label as LineLabel]((name) => {
    const fact = facts[name] ?? '?';
    // `goals` makes the sentences of all chapters, and few lines name one.
    return name === 'chapter' ? (words.goals[fact] ?? String(fact)) : factText(names, name, fact);
  });
}
