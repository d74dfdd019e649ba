// What the guilds say, apart from the words: which sentence when, and by which rule. The words are in the folders of the languages.
import type { Refusal, ScoreLine, SeatTask, ViewOf } from '../../../kernel/types.ts';
import type { Sentence, SettingText, Texts } from '../../../text/texts.ts';
import type { StepRow } from '../data/cards.ts';
import {
  ANY,
  type CardId,
  cardOf,
  type MayorId,
  mayorOf,
  readCard,
  readMayor,
  readTile,
  symbolsOf,
  type TileId,
  type TokenId,
  tileOf,
  tokenOf,
} from '../data/kinds.ts';
import type { GuildSymbol, Reward, RewardKind } from '../data/tiles.ts';
import type { MayorKind, Side } from '../data/tokens.ts';
import { figuresOn, hasNoHandLimit, isUnresolved, placeOf, requiredOn, roundsFor, seatsOf } from '../rules/city.ts';
import { tokensFor } from '../rules/growth.ts';
import { ruleOf } from '../rules/jobs.ts';
import type { Choices, GuildsTask, Happened, Opponent, Options, S, Spot, TurnChoice, VpSource, Who } from '../types.ts';
import type { EffectWords } from './effects.ts';
import { eventText } from './events.ts';
import type { CardNames } from './names.ts';
import type { PadRefusalKey } from './pad-refusals.ts';
import { piecesOfEvent, piecesOfOption } from './pieces.ts';

export type GuildsTexts = Texts<GuildsTask, Choices[keyof Choices], Happened, ViewOf<S>>;
type V = ViewOf<S>;
type Asked = GuildsTask & SeatTask;

export type RuleRefusalKey =
  // mayor cards
  | 'keepOne'
  | 'notOfferedMayor'
  // using cards
  | 'playOrEnd'
  | 'noPassNow'
  | 'endIsPass'
  | 'notInHand'
  | 'inFront'
  | 'handOrder'
  | 'emptySupply'
  | 'recruitSoMany'
  | 'noPawns'
  | 'nowhereToMove'
  | 'tooFewCards'
  | 'needsMaster'
  | 'noEffect'
  | 'payOne'
  | 'discardOne'
  | 'cycleSome'
  | 'salvageSome'
  // pawns and tiles
  | 'chooseAmount'
  | 'chooseTile'
  | 'onlyTiles'
  | 'notInCity'
  | 'resolvedTile'
  | 'noSymbol'
  | 'readingOrder'
  | 'alreadyThere'
  | 'hallEmpty'
  | 'sourceOrder'
  | 'movedAlready'
  | 'onlyPawns'
  | 'mastersStay'
  | 'noPawnOn'
  | 'noPawnThere'
  | 'shiftBeside'
  | 'notBeside'
  | 'noRival'
  | 'nothingBeside'
  | 'notRicher'
  | 'notOverseas'
  | 'swapInOrder'
  | 'notYourMaster'
  | 'beadleGuild'
  | 'beadleHere'
  | 'commitRange'
  // the promo card
  | 'promoOff'
  | 'tooFewTokens'
  | 'emptyHall'
  | 'noOrphan'
  | 'chooseOrphan'
  | 'stillUnresolved'
  | 'hasMaster';
export type RefusalKey = RuleRefusalKey | PadRefusalKey;
export type LineLabel = VpSource | 'mayor' | 'adjacent' | 'opponent';

/** A fact of a refusal or a line, fit to be read: cards and tiles by their names. */
export type Fact = (name: string) => string;
/** A tile as an option shows it. */
export interface TileWords {
  readonly name: string;
  readonly symbols: string;
  readonly figures: number;
  readonly required: number;
  readonly reward: string;
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
  or(list: readonly string[]): string;
  /** A tile's name in a sentence. */
  tile(name: string): string;
  vp(n: number): string;
  readonly rewards: Readonly<Record<RewardKind, (n: number) => string>>;
  readonly effects: EffectWords;
  readonly mayorKinds: Readonly<
    Record<MayorKind, (symbol: string, facts: Readonly<Record<string, number>>, steps: readonly number[]) => string>
  >;
  /** A seat without its name: 'player B'. */
  player(letter: string): string;
  from(spot: string): string;
  to(spot: string): string;
  readonly spots: { readonly [K in 'hall' | 'supply' | 'plantation']: readonly [from: string, to: string] };
  readonly asks: AskWords;
  readonly options: OptionWords;
  readonly events: EventWords;
  readonly lines: Readonly<Record<LineLabel, (fact: Fact) => string>>;
  readonly kinds: Readonly<Record<LineLabel, string>>;
  readonly refusals: Readonly<Record<RefusalKey, (fact: Fact) => string>>;
}
export interface AskWords {
  mayor(count: number): string;
  /** `limit` null: the master of the University keeps them all. */
  act(cards: number, hand: number, limit: number | null): string;
  pay(card: string, owed: number): string;
  discard(owed: number): string;
  cycle(done: number, bonus: number): string;
  salvage(look: number, take: number): string;
  amount(from: string, to: string, max: number): string;
  commit(tile: string, held: number): string;
  /** `symbols` '' for any. */
  send(symbols: string, left: number, each: number, may: boolean): string;
  fetch(to: string, left: number, may: boolean): string;
  readonly shift: string;
  readonly shipTile: string;
  rival(pushes: boolean): string;
  push(tile: string): string;
  readonly seize: string;
  readonly tithe: string;
  readonly borrow: string;
  readonly swap: string;
  swapWith(tile: string): string;
  resign(vp: number): string;
  beadle(follow: number, may: boolean): string;
  promo(tokens: number): string;
}
export interface OptionWords {
  mayor(name: string, what: string): string;
  readonly pass: string;
  /** `count`: the cards drawn. */
  end(count: number): string;
  readonly promo: string;
  recruit(card: string, count: number): string;
  move(card: string, symbols: string): string;
  special(card: string, what: string, cost: number): string;
  pay(card: string): string;
  discard(card: string): string;
  take(cards: string): string;
  amount(n: number, from: string, to: string): string;
  readonly none: string;
  readonly enough: string;
  commit(n: number): string;
  tile(tile: TileWords): string;
  from(from: string): string;
  rival(who: string, tile: string): string;
  player(who: string): string;
  shift(from: string, to: string): string;
  token(tile: string, token: string): string;
  resign(tile: string): string;
  readonly stays: string;
  orphan(tile: string, vp: number): string;
  readonly keepTokens: string;
}
export interface EventWords {
  began(order: string, opponent: string | null, side: string): string;
  laid(count: number, growth: number, tiles: string): string;
  readonly mayorsKept: string;
  round(round: number, of: number, order: string): string;
  turn(name: string): string;
  used(name: string, card: string, as: 'recruit' | 'move' | 'special'): string;
  passed(name: string): string;
  paid(name: string, card: string): string;
  recruited(name: string, count: number): string;
  moved(name: string, count: number, from: string, to: string): string;
  movedOther(name: string, whose: string, count: number, from: string, to: string): string;
  returned(whose: string, count: number, from: string, to: string): string;
  vp(name: string, vp: number, source: VpSource): string;
  drew(name: string, count: number, cards: string): string;
  reshuffled(count: number): string;
  lasting(name: string, what: string): string;
  neutrals(name: string, count: number): string;
  /** `name` '': by the rules; `tile` null: he leaves the game. */
  beadle(name: string, tile: string | null): string;
  salvaged(name: string, cards: string): string;
  cycled(name: string, card: string): string;
  stole(name: string, from: string, card: string): string;
  lost(name: string, to: string, card: string): string;
  borrowed(name: string, token: string, tile: string): string;
  swapped(name: string, a: string, b: string): string;
  resigned(name: string, tile: string): string;
  sawMayors(name: string, count: number, cards: string): string;
  keptMayor(name: string, card: string): string;
  discarded(name: string, card: string): string;
  searched(who: string, card: string, path: string, tile: string | null): string;
  readonly resolution: string;
  committed(name: string, count: number, tile: string): string;
  tied(tile: string, names: string): string;
  readonly withBeadle: string;
  resolved(tile: string, first: string, second: string | null, strength: string): string;
  token(name: string, token: string, tile: string): string;
  tokenGone(token: string, tile: string): string;
  beadleScored(who: string, tile: string): string;
  plantation(side: string, left: string, right: string): string;
  turnedPlantation(side: string): string;
  promo(name: string, tile: string): string;
  roundEnded(round: number, last: boolean): string;
  ended(mayors: string): string;
  mayors(name: string, cards: string): string;
}

// Names

export const tileName = (words: Words, id: TileId): string => words.tile(words.names.tiles[tileOf(id).code]);
export const symbolNames = ({ names, or }: Words, symbols: readonly GuildSymbol[]): string =>
  or(symbols.map((symbol) => names.symbols[symbol]));
/** 'Errand (red, blue)' */
export const cardName = ({ names }: Words, id: CardId): string => {
  const { code, standards } = cardOf(id);
  return `${names.actions[code]} (${standards.map((symbol) => names.symbols[symbol]).join(', ')})`;
};
export const cardNames = (words: Words, ids: readonly CardId[]): string =>
  words.and(ids.map((id) => cardName(words, id)));
export const mayorName = ({ names }: Words, id: MayorId): string => names.mayors[mayorOf(id).code];
/** '4 VP, 3 cards' */
export const rewardText = ({ rewards, vp: points }: Words, vp: number, effects: readonly Reward[]): string =>
  [...(vp > 0 ? [points(vp)] : []), ...effects.map(([kind, n]) => rewards[kind](n))].join(', ');
export const tokenName = (words: Words, id: TokenId): string => {
  const { kind, vp, effects } = tokenOf(id);
  return `${words.names.tokens[kind]} (${rewardText(words, vp, effects)})`;
};
/** What a mayor card pays for. */
export function mayorText(words: Pick<Words, 'names' | 'mayorKinds'>, id: MayorId): string {
  const mayor = mayorOf(id);
  const symbol = 'symbol' in mayor ? words.names.symbols[mayor.symbol] : '';
  const numbers = Object.entries(mayor).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  return words.mayorKinds[mayor.kind](symbol, Object.fromEntries(numbers), 'steps' in mayor ? mayor.steps : []);
}
/** What one effect of a special action does. */
export const stepText = ({ names, effects }: Pick<Words, 'names' | 'effects'>, step: StepRow): string =>
  effects[step.effect](step, step.symbol === undefined ? '' : names.symbols[step.symbol]);
/** What a card's special action does, from left to right. */
export const effectText = (words: Pick<Words, 'names' | 'effects'>, id: CardId): string =>
  cardOf(id)
    .action.steps.map((step) => stepText(words, step))
    .join('; ');
export const fromText = (words: Words, spot: Spot): string =>
  typeof spot === 'number' ? words.from(tileName(words, spot)) : words.spots[spot][0];
export const toText = (words: Words, spot: Spot): string =>
  typeof spot === 'number' ? words.to(tileName(words, spot)) : words.spots[spot][1];
export const whoName = ({ names }: Words, who: Who, players: readonly string[]): string =>
  typeof who === 'number' ? players[who] : names.opponents[who];
/** Where the names are not known: 'player B', 'Boris'. */
const whoLetter = (words: Words, who: Who): string =>
  typeof who === 'number' ? words.player(String.fromCharCode(65 + who)) : words.names.opponents[who];
export const sideName = ({ names }: Words, side: Side): string => names.plantations[side];

export function makeTexts(words: Words): GuildsTexts {
  return {
    title: words.title,
    tagline: words.tagline,
    settings: words.settings,
    ties: words.ties,
    presets: words.presets,
    ask: (view, task) => ask(words, view, task),
    option: (view, task, choice) => ({ ...option(words, view, task, choice), of: piecesOfOption(task, choice) }),
    event: (event, players) => ({ ...eventText(words, event, players), of: piecesOfEvent(event) }),
    refusal: (refusal) => refusalText(words, refusal),
    line: (line) => lineText(words, line),
    kind: ({ label }) => (Object.hasOwn(words.kinds, label) ? words.kinds[label as LineLabel] : label),
  };
}

function ask(words: Words, view: V, task: Asked): string {
  const { open, own } = view;
  const { asks } = words;
  switch (task.do) {
    case 'chooseMayor':
    case 'keepMayor': {
      const { offered } = own[task.seat] as { offered: readonly MayorId[] | number };
      return asks.mayor(typeof offered === 'number' ? offered : offered.length);
    }
    case 'act': {
      const { hand } = own[task.seat] as { hand: readonly CardId[] | number };
      const limit = hasNoHandLimit(open.city, task.seat) ? null : roundsFor(seatsOf(open)).limit; // R5.7
      return asks.act(open.turn.cards, typeof hand === 'number' ? hand : hand.length, limit);
    }
    case 'pay':
      return asks.pay(cardName(words, task.card), task.owed);
    case 'discard':
      return asks.discard(task.owed);
    case 'cycle':
      return asks.cycle(task.done, task.bonus);
    case 'salvage':
      return asks.salvage(Math.min(task.look, open.discard.length), task.take);
    case 'amount':
      return asks.amount(fromText(words, task.from), toText(words, task.to), task.max);
    case 'commit':
      return asks.commit(tileName(words, task.tile), open.neutrals[task.seat]);
    case 'send': {
      const symbols = task.symbols === ANY ? '' : symbolNames(words, symbolsOf(task.symbols));
      return asks.send(symbols, task.left, task.each, task.may);
    }
    case 'fetch':
      return asks.fetch(toText(words, task.to), task.left, task.may);
    case 'rival':
      return asks.rival(task.pushes);
    case 'push':
      return asks.push(tileName(words, task.tile));
    case 'swapWith':
      return asks.swapWith(tileName(words, task.tile));
    case 'resign':
      return asks.resign(task.vp);
    case 'beadle':
      return asks.beadle(task.follow, task.may);
    case 'promo':
      return asks.promo(tokensFor(view, task.seat));
    case 'shift':
    case 'shipTile':
    case 'seize':
    case 'tithe':
    case 'borrow':
    case 'swap':
      return asks[task.do];
    default:
      return '';
  }
}

function option(words: Words, view: V, task: Asked, choice: Choices[keyof Choices]): Sentence {
  const { options } = words;
  const rule = 'rule' in task ? task.rule : RULE_OF_ASK[task.do as keyof typeof RULE_OF_ASK];
  if (task.do === 'act') return optionOfAct(words, view, choice as TurnChoice);
  if ('as' in choice) return { text: DONE[choice.as as keyof typeof DONE](options), rule };
  const say = (text: string): Sentence => ({ text, rule });
  switch (task.do) {
    case 'chooseMayor':
    case 'keepMayor': {
      const { mayor } = choice as Choices['keepMayor'];
      return say(options.mayor(mayorName(words, mayor), mayorText(words, mayor)));
    }
    case 'pay':
      return say(options.pay(cardName(words, (choice as Choices['pay']).card)));
    case 'discard':
    case 'cycle':
      return say(options.discard(cardName(words, (choice as Choices['pay']).card)));
    case 'salvage':
      return say(options.take(cardNames(words, (choice as Choices['salvage']).cards)));
    case 'amount': {
      const { n } = choice as Choices['amount'];
      return say(n === 0 ? options.none : options.amount(n, fromText(words, task.from), toText(words, task.to)));
    }
    case 'commit':
      return say(options.commit((choice as Choices['commit']).n));
    case 'send':
    case 'push':
    case 'beadle':
      return say(options.tile(tileWords(words, view, (choice as Choices['push']).to)));
    case 'fetch':
      return say(options.from(fromText(words, (choice as { from: TileId | 'hall' }).from)));
    case 'shift': {
      const { from, to } = choice as Choices['shift'];
      return say(options.shift(fromText(words, from), toText(words, to)));
    }
    case 'rival': {
      const { tile, who } = choice as Choices['rival'];
      return say(options.rival(whoLetter(words, who), tileName(words, tile)));
    }
    case 'seize':
    case 'tithe':
      return say(options.player(whoLetter(words, (choice as Choices['tithe']).who)));
    default:
      return say(optionOfTile(words, view, task.do, (choice as Choices['borrow']).tile));
  }
}

const RULE_OF_ASK = {
  chooseMayor: 'R2.9',
  pay: 'R6.2',
  discard: 'R5.7',
  commit: 'R7.3',
  promo: 'R12.5',
} as const;
const DONE = {
  enough: (options: OptionWords) => options.enough,
  stays: (options: OptionWords) => options.stays,
  decline: (options: OptionWords) => options.keepTokens,
};

function optionOfAct(words: Words, { open }: V, act: TurnChoice): Sentence {
  const { options } = words;
  switch (act.as) {
    case 'pass':
      return { text: options.pass, rule: 'R5.2' };
    case 'end':
      return { text: options.end(roundsFor(seatsOf(open)).draw + open.turn.extra), rule: 'R5.7' };
    case 'promo':
      return { text: options.promo, rule: 'R12.5' };
    case 'recruit':
      return { text: options.recruit(cardName(words, act.card), act.count), rule: 'R5.3' };
    case 'move': {
      const symbols = open.turn.free ? '' : symbolNames(words, cardOf(act.card).standards);
      return { text: options.move(cardName(words, act.card), symbols), rule: 'R5.4' };
    }
    default: {
      const cost = Math.max(0, cardOf(act.card).action.cost - open.turn.discount);
      const text = options.special(cardName(words, act.card), effectText(words, act.card), cost);
      return { text, rule: ruleOf(act.card) };
    }
  }
}

function optionOfTile(words: Words, view: V, kind: Asked['do'], tile: TileId): string {
  const { options } = words;
  const token = view.open.city.tokens[placeOf(view.open.city, tile)];
  if (kind === 'resign') return options.resign(tileName(words, tile));
  if (kind === 'promo') return options.orphan(tileName(words, tile), tileOf(tile).vp);
  if (kind === 'shipTile' || token === null) return options.tile(tileWords(words, view, tile));
  return options.token(tileName(words, tile), tokenName(words, token));
}

function tileWords(words: Words, { open }: V, tile: TileId): TileWords {
  const place = placeOf(open.city, tile);
  const { symbols, vp, effects } = tileOf(tile);
  const isOpen = isUnresolved(open.city, place);
  return {
    name: tileName(words, tile),
    symbols: symbols.map((symbol) => words.names.symbols[symbol]).join(', '),
    figures: isOpen ? figuresOn(open, place) : 0,
    required: isOpen ? requiredOn(open.city, place) : 0,
    reward: rewardText(words, vp, effects),
  };
}

/** Only these facts name something; others may merely look like a code. */
function factText(words: Words, name: string, fact: string | number): string {
  const tile = name === 'tile' ? readTile(fact) : undefined;
  if (tile !== undefined) return tileName(words, tile);
  const card = name === 'card' ? readCard(fact) : undefined;
  if (card !== undefined) return cardName(words, card);
  const mayor = name === 'mayor' ? readMayor(fact) : undefined;
  if (mayor !== undefined) return `${mayorName(words, mayor)}, ${mayorText(words, mayor)}`;
  if (name === 'symbols') return symbolNames(words, String(fact).split('|') as GuildSymbol[]);
  const { opponents } = words.names;
  if (name === 'opponent' && Object.hasOwn(opponents, fact)) return opponents[fact as Opponent];
  if (name === 'symbol' && fact !== 'any') return words.names.symbols[fact as GuildSymbol] ?? String(fact);
  return String(fact);
}

function refusalText(words: Words, { why, rule, facts = {} }: Refusal): string | null {
  if (!Object.hasOwn(words.refusals, why)) return null;
  const text = words.refusals[why as RefusalKey]((name) => factText(words, name, facts[name] ?? '?'));
  return rule === '' ? text : `${text} (${rule})`;
}

function lineText(words: Words, { label, facts = {} }: ScoreLine): string {
  if (!Object.hasOwn(words.lines, label)) return label;
  return words.lines[label as LineLabel]((name) => factText(words, name, facts[name] ?? '?'));
}
