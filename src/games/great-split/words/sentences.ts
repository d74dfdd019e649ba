// What The Great Split says, apart from the words: which sentence when, and by which rule. The words are in the folders
// of the languages.
import type { Refusal, ScoreLine, SeatTask, ViewOf } from '../../../kernel/types.ts';
import { kitOf } from '../../../text/kit.ts';
import type { Fact, Sayings } from '../../../text/table.ts';
import type { Sentence, Texts } from '../../../text/texts.ts';
import type { CardRow } from '../data/cards.ts';
import {
  type CardId,
  cardOf,
  GOLD,
  isSeal,
  isTrackId,
  LAST,
  ORDERS,
  PRESTIGE,
  readCard,
  STARS,
  TRACK_NOS,
  type TrackNo,
  trackId,
  trackNo,
} from '../data/kinds.ts';
import { LINES, MARKET_TILES, ROUNDS, type RoundRow, SCORING_TILES, type Scoring } from '../data/table.ts';
import { type CardSymbol, DOUBLE_STEPS, RESOURCES, SPACES, SYMBOLS, type TrackId } from '../data/tracks.ts';
import type { Choices, Happened, Laid, Own, Parts, Play, S, SplitTask } from '../types.ts';
import type { PadRefusalKey } from './entry.ts';
import type { Names } from './names.ts';
import { piecesOfEvent, piecesOfOption } from './pieces.ts';

export type SplitTexts = Texts<SplitTask, Choices[keyof Choices], Happened, ViewOf<S>>;
type V = ViewOf<S>;

export type RefusalKey =
  // discarding, dividing, choosing
  | 'notInHand'
  | 'discardOne'
  | 'alreadyDiscarded'
  | 'handOrder'
  | 'tooFewBehind'
  | 'twoParts'
  | 'dividedTwice'
  | 'leftOut'
  | 'emptyPart'
  | 'otherWayRound'
  | 'partOrder'
  | 'noDiscard'
  | 'onePart'
  // the harvest
  | 'layOne'
  | 'noCard'
  | 'cardsOnly'
  | 'alreadyLaid'
  | 'oneByOne'
  | 'playOrSell'
  | 'goldFull'
  | 'goldOrPrestige'
  | 'splitUsed'
  | 'oneTrack'
  | 'trackFull'
  | 'notGold'
  | 'sealsOnly'
  | 'otherSeal';
export type LineLabel = 'prestige' | Scoring;

/** What a cube meets on its way: a number of something. */
export interface Met {
  /** Double arrows (R6.1). */
  readonly arrows: number;
  /** The resource that moves on as well, as 'gold +1', or '' (R6.3). */
  readonly resource: string;
  readonly orders: number;
  /** The banner reached, or 0. */
  readonly stars: number;
  readonly lost: number;
}
/** A cube's way on a track, in words. */
export interface Way {
  readonly track: string;
  readonly from: number;
  readonly to: number;
  readonly met: Met;
}

/** The words of one language. */
export interface Words {
  readonly title: string;
  readonly tagline: string;
  readonly names: Names;
  and(list: readonly string[]): string;
  readonly asks: {
    discard(owed: number, limit: number): string;
    readonly divide: string;
    readonly choose: string;
    play(cards: number, split: boolean): string;
    seal(seal: string, count: number): string;
    readonly bonus: string;
  };
  readonly options: {
    discard(card: string): string;
    divide(first: string, second: string): string;
    /** The part kept and the part that goes back. */
    take(cards: string, back: string): string;
    play(card: string, way: Way): string;
    playSeals(card: string, count: number): string;
    sell(card: string, way: Way): string;
    split(way: Way): string;
    target(way: Way): string;
  };
  readonly events: EventWords;
  readonly lines: Readonly<Record<LineLabel, (fact: Fact) => string>>;
  readonly kinds: Readonly<Record<LineLabel, (fact: Fact) => string>>;
  readonly refusals: Sayings<RefusalKey | PadRefusalKey>;
}
export interface EventWords {
  character(name: string, character: string): string;
  /** `lines`: what is scored after which round. */
  began(characters: string, lines: readonly { readonly round: number; readonly tiles: string }[]): string;
  supplied(round: number, row: RoundRow, count: number): string;
  got(name: string, cards: string): string;
  /** `cards` only for the one who discards. */
  discarded(name: string, count: number, cards: string): string;
  readonly passed: string;
  received(name: string, from: string, first: string, second: string): string;
  gaveBack(hands: string): string;
  kept(name: string, from: string, cards: string, back: string): string;
  /** `steps` as 'Bücher +2, Gold +1', or ''. */
  played(name: string, card: string, steps: string): string;
  sold(name: string, card: string, steps: string): string;
  split(name: string, steps: string): string;
  harvested(name: string): string;
  market(value: number, slider: number): string;
  scored(kind: Scoring, round: number, points: string): string;
  roundEnded(round: number): string;
  ended(points: string): string;
}

export const makeTexts = (words: Words): SplitTexts => ({
  title: words.title,
  tagline: words.tagline,
  settings: {},
  presets: {},
  ask: (view, task) => ask(words, view, task),
  option: (view, task, choice) => ({
    ...option(words, view, task, choice),
    of: piecesOfOption(view, task, choice),
  }),
  event: (event, names) => ({ ...sentence(words, event, names), of: piecesOfEvent(event) }),
  refusal: (refusal) => refusalText(words, refusal),
  line: (line) => lineText(words.names, words.lines, line),
  kind: (line) => lineText(words.names, words.kinds, line),
});

/** 'book' or 'books'. */
export const symbolName = ({ language, symbols }: Names, symbol: CardSymbol, count: number): string =>
  kitOf(language).plural(count, ...symbols[symbol]);
/** '2 books'. */
export const cardName = (names: Names, id: CardId): string => symbolsName(names, cardOf(id));
export const symbolsName = (names: Names, { symbol, count }: Pick<CardRow, 'symbol' | 'count'>): string =>
  `${count} ${symbolName(names, symbol, count)}`;

const cardList = ({ and, names }: Words, cards: readonly CardId[]): string =>
  and(cards.map((id) => cardName(names, id)));

const isMine = (view: V, seat: number): boolean => view.seat === seat;
const mineOf = (view: V, seat: number): Own | null => (isMine(view, seat) ? (view.own[seat] as Own) : null);

function ask({ asks, names }: Words, view: V, task: SplitTask & SeatTask): string {
  const work = mineOf(view, task.seat)?.harvest ?? null;
  switch (task.do) {
    case 'discard':
      return asks.discard(task.owed, ROUNDS[view.open.round - 1]?.limit ?? 0);
    case 'divide':
      return asks.divide;
    case 'choose':
      return asks.choose;
    case 'play':
      return asks.play(work?.left.length ?? 0, work?.split ?? false);
    case 'seal':
      return asks.seal(names.symbols[task.seal][0], task.count);
    default:
      return asks.bonus;
  }
}

const SEAL_RULES = { seal_diamond: 'R5.5a', seal_square: 'R5.5b', seal_star: 'R5.5c' } as const;

function option(words: Words, view: V, task: SplitTask & SeatTask, choice: Choices[keyof Choices]): Sentence {
  const { options, names } = words;
  const mine = mineOf(view, task.seat);
  const tracks = mine?.harvest?.tracks ?? view.open.tracks[task.seat];
  switch (task.do) {
    case 'discard':
      return { text: options.discard(cardName(names, (choice as Choices['discard']).card)), rule: 'R3.3' };
    case 'divide': {
      const [first, second] = (choice as Choices['divide']).parts.map((part) => cardList(words, part));
      return { text: options.divide(first, second), rule: 'R4.1' };
    }
    case 'choose': {
      const parts: Parts = mine?.received ?? [[], []];
      const [first, second] = parts.map((part) => cardList(words, part));
      const isFirst = (choice as Choices['choose']).take === 'first';
      return { text: isFirst ? options.take(first, second) : options.take(second, first), rule: 'R4.3' };
    }
    case 'play':
      return optionOfPlay(words, tracks, choice as Play);
    case 'seal': {
      const way = wayOf(names, tracks, trackNo((choice as Choices['seal']).to), 1);
      return { text: options.target(way), rule: SEAL_RULES[task.seal] };
    }
    default: {
      const way = wayOf(names, tracks, trackNo((choice as Choices['bonus']).to), DOUBLE_STEPS);
      return { text: options.target(way), rule: 'R6.1' };
    }
  }
}

function optionOfPlay(words: Words, tracks: readonly number[], play: Play): Sentence {
  const { options, names } = words;
  if (play.as === 'split') return { text: options.split(wayOf(names, tracks, trackNo(play.to), 1)), rule: 'R5.6' };
  const name = cardName(names, play.card);
  if (play.as === 'sell') {
    const way = wayOf(names, tracks, play.to === 'gold' ? GOLD : PRESTIGE, 1);
    return { text: options.sell(name, way), rule: 'R7.1' };
  }
  const { symbol, count, track } = cardOf(play.card);
  if (isSeal(symbol)) return { text: options.playSeals(name, count), rule: 'R5.5' };
  return { text: options.play(name, wayOf(names, tracks, track as TrackNo, count)), rule: 'R5.3' };
}

/** Where a cube would end up, and what it would meet on its way. */
function wayOf({ short }: Names, tracks: readonly number[], no: TrackNo, steps: number): Way {
  const id = trackId(no);
  const from = tracks[no];
  const to = Math.min(from + steps, LAST[no]);
  const reached = (spaces: readonly number[] = []) => spaces.filter((at) => at > from && at <= to).length;
  const { arrows, symbols = [] } = SPACES[id];
  const shown = (SYMBOLS[id] ?? []).filter((_, i) => symbols[i] > from && symbols[i] <= to);
  const pulled = RESOURCES.filter((resource) => shown.includes(resource));
  const isPrestige = no === PRESTIGE;
  const met: Met = {
    arrows: reached(arrows),
    resource: pulled
      .map((resource) => `${short[resource]} +${shown.filter((one) => one === resource).length}`)
      .join(', '),
    orders: isPrestige ? 0 : ORDERS[no][to] - ORDERS[no][from],
    stars: isPrestige || STARS[no][to] === STARS[no][from] ? 0 : STARS[no][to],
    lost: from + steps - to,
  };
  return { track: short[id], from, to, met };
}

/** 'books +2, gold +1' */
function stepsOf({ names }: Words, moves: readonly TrackNo[]): string {
  const moved = TRACK_NOS.filter((no) => moves.includes(no));
  return moved.map((no) => `${names.short[trackId(no)]} +${moves.filter((one) => one === no).length}`).join(', ');
}

const SCORED_BY: Readonly<Record<Scoring, string>> = {
  book: 'R10.2',
  artwork: 'R10.3',
  gem: 'R10.4',
  order: 'R10.5',
};
const LAID_BY: Readonly<Record<Laid['as'], string>> = { play: 'R5.3', sell: 'R7.1', split: 'R5.6' };

function sentence(words: Words, event: Happened, players: readonly string[]): Sentence {
  const { events, names } = words;
  switch (event.e) {
    case 'began': {
      const who = event.characters.map((id, seat) => events.character(players[seat], names.characters[id]));
      const scored = event.lines.map((tiles) => tiles.filter((tile) => SCORING_TILES[tile] !== 'none'));
      const lines = scored.map((tiles, line) => ({
        round: LINES[line],
        tiles: words.and(tiles.map((tile) => names.scoringTiles[tile])),
      }));
      return { text: events.began(words.and(who), lines), rule: 'R1.7' };
    }
    case 'supplied': {
      const text = events.supplied(event.round, ROUNDS[event.round - 1], event.count);
      return { text, rule: event.count === 2 ? 'R12.2' : 'R3.1' };
    }
    case 'got':
      return { text: events.got(players[event.seat], cardList(words, event.cards)), rule: 'R3.1' };
    case 'discarded': {
      const cards = cardList(words, event.cards ?? []);
      return { text: events.discarded(players[event.seat], event.count, cards), rule: 'R3.4' };
    }
    case 'passed':
      return { text: events.passed, rule: 'R4.2' };
    case 'received': {
      const [first, second] = event.parts.map((part) => cardList(words, part));
      return { text: events.received(players[event.seat], players[event.from], first, second), rule: 'R4.2' };
    }
    case 'gaveBack':
      return { text: events.gaveBack(counts(players, event.hands)), rule: 'R4.4' };
    case 'kept': {
      const [cards, back] = [cardList(words, event.cards), cardList(words, event.back)];
      return { text: events.kept(players[event.seat], players[event.from], cards, back), rule: 'R4.3' };
    }
    default:
      return laterSentence(words, event, players);
  }
}

const counts = (players: readonly string[], numbers: readonly number[], sign = ''): string =>
  numbers.map((n, seat) => `${players[seat]} ${sign}${n}`).join(', ');

type Early = 'began' | 'supplied' | 'got' | 'discarded' | 'passed' | 'received' | 'gaveBack' | 'kept';
function laterSentence(words: Words, event: Exclude<Happened, { e: Early }>, players: readonly string[]): Sentence {
  const { events } = words;
  switch (event.e) {
    case 'laid':
      return { text: laidText(words, event, players[event.seat]), rule: LAID_BY[event.as] };
    case 'harvested':
      return { text: events.harvested(players[event.seat]), rule: 'R5.8' };
    case 'market':
      return { text: events.market(MARKET_TILES[event.tile], event.slider), rule: 'R8.1' };
    case 'scored': {
      const text = events.scored(event.kind, event.round, counts(players, event.points, '+'));
      return { text, rule: SCORED_BY[event.kind] };
    }
    case 'roundEnded':
      return { text: events.roundEnded(event.round), rule: 'R9.4' };
    default:
      return { text: events.ended(counts(players, event.prestige)), rule: 'R11.2' };
  }
}

function laidText(words: Words, event: Extract<Happened, { e: 'laid' }>, name: string): string {
  const { events, names } = words;
  const steps = stepsOf(words, event.moves);
  const card = event.card === null ? '' : cardName(names, event.card);
  if (event.as === 'split') return events.split(name, steps);
  return event.as === 'sell' ? events.sold(name, card, steps) : events.played(name, card, steps);
}

/** Facts that name a thing; others may look like an id without being one. */
function factText(names: Names, name: string, fact: string | number): string {
  if (name === 'card') return nameOfCode(names, fact);
  if (name === 'track' && isTrackId(fact)) return names.tracks[fact];
  if (name === 'resource' && isTrackId(fact)) return names.short[fact as TrackId];
  if (name === 'seal' && Object.hasOwn(names.symbols, fact)) return names.symbols[fact as CardSymbol][0];
  return String(fact);
}

function lineText(names: Names, said: Words['lines'], { label, facts = {} }: ScoreLine): string {
  if (!Object.hasOwn(said, label)) return label;
  return said[label as LineLabel]((name) => factText(names, name, facts[name] ?? '?'));
}

function nameOfCode(names: Names, code: string | number): string {
  const card = readCard(code);
  return card === undefined ? String(code) : cardName(names, card); // equal cards are interchangeable
}

function refusalText({ names, refusals }: Words, { why, rule, facts = {} }: Refusal): string | null {
  if (!Object.hasOwn(refusals, why)) return null;
  const text = refusals[why as RefusalKey]((name) => factText(names, name, facts[name] ?? '?'));
  return rule === '' ? text : `${text} (${rule})`;
}
