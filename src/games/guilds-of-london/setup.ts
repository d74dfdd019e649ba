// A table laid out (R2, R3, R11), copied and imagined.

import type { Chance, Veiled, ViewOf } from '../../kernel/types.ts';
import { AMOUNTS, PAWNS } from './data/amounts.ts';
import {
  allCards,
  allMayors,
  allTiles,
  allTokens,
  type CardId,
  CHURCH,
  cardOf,
  GUILDS,
  gridFor,
  type MayorId,
  mayorOf,
  type TileId,
  tileOf,
  tokenOf,
} from './data/kinds.ts';
import type { Side } from './data/tokens.ts';
import { lowestGuild, roundsFor } from './rules/city.ts';
import { type City, type Dark, type Open, type Options, type Own, type S, type Turn, VP_SOURCES } from './types.ts';

export const freshTurn = (): Turn => ({ cards: 0, recruits: AMOUNTS.recruits, free: false, discount: 0, extra: 0 });
const fill = <X>(count: number, one: () => X): X[] => Array.from({ length: count }, one);
const zeros = (count: number): number[] => new Array<number>(count).fill(0);
/** R11.1 Boris is one more player with pawns and VP. */
const ownersOf = (seats: number): number => (seats === 1 ? 2 : seats);

function bareCity(seats: number): City {
  const places = gridFor(seats).cells.length;
  return {
    tiles: fill(places, () => null),
    resolved: fill(places, () => false),
    masters: fill(places, () => -1),
    tokens: fill(places, () => null),
    lying: fill(places, () => false),
    pawns: fill(ownersOf(seats), () => zeros(places)),
  };
}

/** A table without a city. */
export const bareTable = (seats: number, side: Side): Open => ({
  round: 0,
  order: Array.from({ length: seats }, (_, seat) => seat),
  earned: fill(ownersOf(seats), () => zeros(VP_SOURCES.length)),
  supply: fill(seats, () => PAWNS.supply), // R2.7
  hall: fill(seats, () => PAWNS.hall),
  overseas: zeros(seats),
  neutrals: zeros(seats),
  committed: zeros(seats),
  board: roundsFor(seats).neutrals, // R2.10, R3.4, R11.3
  neutralsGone: 0,
  side,
  won: zeros(seats),
  tokens: fill(seats, () => []),
  received: zeros(seats),
  gone: [],
  beadle: null,
  city: bareCity(seats),
  discard: [],
  mixed: [],
  played: [],
  turn: freshTurn(),
  mayorsDrawn: 0,
  mayors: [],
});
export const bareOwn = (seats: number): Own => ({
  hand: [],
  from: 0,
  offered: [],
  picked: null,
  mayors: [],
  declined: [],
  below: [],
  knows: fill(seats, () => []),
});

/** R2.13 In this order, each pile from a stream of its own. */
export function setup(seats: number, options: Options, chance: Chance): { open: Open; own: Own[]; dark: Dark } {
  const open = bareTable(seats, 'virginia');
  const pile = layCity(seats, open.city, chance);
  const stack = allTokens();
  chance.shuffle('tokens', stack);
  layTokens(open.city, stack);
  const deck = allCards();
  chance.shuffle('cards', deck);
  const mayors = allMayors();
  chance.shuffle('mayors', mayors);
  const own = fill(seats, () => bareOwn(seats));
  for (const one of own) {
    one.hand = deck.splice(-roundsFor(seats).hand).reverse(); // R2.8, Q4
    one.offered = mayors.splice(-AMOUNTS.mayorsDealt).reverse(); // R2.9
  }
  if (options.plantation === 'random')
    open.side = chance.random('plantation', 2) === 0 ? 'virginia' : 'ulster'; // R2.12
  else open.side = options.plantation;
  chance.shuffle('order', open.order); // R2.6
  open.beadle = lowestGuild(open.city); // R2.11
  if (seats === 1) layNeutrals(open); // R11.6
  return { open, own, dark: { deck, pile, stack, mayors } };
}

/** R2.1–R2.4, R3.1–R3.3 Returns what is not laid. */
function layCity(seats: number, city: City, chance: Chance): TileId[] {
  const { fill: places } = gridFor(seats);
  const specials = allTiles()
    .slice(GUILDS)
    .filter((tile) => tile !== CHURCH);
  chance.shuffle('specials', specials);
  city.tiles[places.church[0]] = CHURCH;
  for (const place of places.special) city.tiles[place] = specials.shift()!; // Q7
  const guilds = allTiles().slice(0, GUILDS);
  const pile = seats > 2 ? [...guilds, ...specials] : guilds;
  chance.shuffle('tiles', pile);
  for (const place of places.tile) city.tiles[place] = pile.pop()!; // Q6
  return seats > 2 ? pile : [...pile, ...specials];
}

/** R2.5 In reading order on every tile that has none. */
export function layTokens({ tiles, tokens, resolved }: City, stack: Dark['stack']): void {
  for (let place = 0; place < tiles.length; place++)
    if (tiles[place] !== null && !resolved[place] && tokens[place] === null) tokens[place] = stack.pop()!;
}

/** R11.6 */
export function layNeutrals({ city, side }: Open): void {
  const guilds = city.tiles.filter((tile): tile is TileId => tile !== null && tileOf(tile).isGuild);
  const number = (tile: TileId): number => tileOf(tile).precedence!;
  guilds.sort((a, b) => (side === 'virginia' ? number(a) - number(b) : number(b) - number(a)));
  for (const tile of guilds.slice(0, AMOUNTS.lyingNeutrals)) city.lying[city.tiles.indexOf(tile)] = true;
}

const lists = <X>(list: readonly X[][]): X[][] => list.map((one) => one.slice());

export const clone = {
  open: (o: Open): Open => ({
    round: o.round,
    order: o.order.slice(),
    earned: lists(o.earned),
    supply: o.supply.slice(),
    hall: o.hall.slice(),
    overseas: o.overseas.slice(),
    neutrals: o.neutrals.slice(),
    committed: o.committed.slice(),
    board: o.board,
    neutralsGone: o.neutralsGone,
    side: o.side,
    won: o.won.slice(),
    tokens: lists(o.tokens),
    received: o.received.slice(),
    gone: o.gone.slice(),
    beadle: o.beadle,
    city: {
      tiles: o.city.tiles.slice(),
      resolved: o.city.resolved.slice(),
      masters: o.city.masters.slice(),
      tokens: o.city.tokens.slice(),
      lying: o.city.lying.slice(),
      pawns: lists(o.city.pawns),
    },
    discard: o.discard.slice(),
    mixed: o.mixed.slice(),
    played: o.played.slice(),
    turn: {
      cards: o.turn.cards,
      recruits: o.turn.recruits,
      free: o.turn.free,
      discount: o.turn.discount,
      extra: o.turn.extra,
    },
    mayorsDrawn: o.mayorsDrawn,
    mayors: lists(o.mayors),
  }),
  own: (o: Own): Own => ({
    hand: o.hand.slice(),
    from: o.from,
    offered: o.offered.slice(),
    picked: o.picked,
    mayors: o.mayors.slice(),
    declined: o.declined.slice(),
    below: o.below.slice(),
    knows: lists(o.knows),
  }),
  dark: (d: Dark): Dark => ({
    deck: d.deck.slice(),
    pile: d.pile.slice(),
    stack: d.stack.slice(),
    mayors: d.mayors.slice(),
  }),
};

/** Section 8: what is open, the viewer's own cards and what it knows of others' stay; all the rest is dealt again. */
export function imagine(view: ViewOf<S>, chance: Chance): { open: Open; own: Own[]; dark: Dark } {
  const seats = view.own.length;
  const mine = view.seat === null ? null : (view.own[view.seat] as Own);
  const own = view.own.map((one, seat) => (seat === view.seat ? clone.own(one as Own) : bareOwn(seats)));
  const deck = imagineCards(view, mine, own, chance);
  const mayors = imagineMayors(view, mine, own, chance);
  const { city, tokens, gone } = view.open;
  const pile = allTiles().filter((tile) => !city.tiles.includes(tile));
  chance.shuffle('tiles', pile);
  const placed = new Set([...city.tokens, ...tokens.flat(), ...gone]);
  const stack = allTokens().filter((token) => !placed.has(token));
  chance.shuffle('tokens', stack);
  return { open: clone.open(view.open), own, dark: { deck, pile, stack, mayors } };
}

/** Deals the hidden action cards to the others' hands; the rest is the draw pile. */
function imagineCards(view: ViewOf<S>, mine: Own | null, own: Own[], chance: Chance): CardId[] {
  const { discard, played, mixed } = view.open;
  const placed = new Set([...discard, ...played, ...(mine === null ? [] : [...mine.hand, ...mine.knows.flat()])]);
  const hidden = allCards().filter((card) => !placed.has(card));
  chance.shuffle('cards', hidden);
  const inPile = new Set(mixed); // R5.9 the pile holds only what was shuffled into it
  const deck: CardId[] = [];
  for (let i = hidden.length - 1; i >= 0 && deck.length < view.dark.deck; i--)
    if (inPile.size === 0 || inPile.has(hidden[i])) deck.push(...hidden.splice(i, 1));
  for (const [seat, one] of own.entries()) {
    if (seat === view.seat) continue;
    const known = mine === null ? [] : mine.knows[seat];
    one.hand = [...known, ...hidden.splice(0, (view.own[seat] as Veiled).hand - known.length)];
  }
  return deck;
}

/** Deals the hidden mayor cards; those that the viewer has put at the bottom are where they were put. */
function imagineMayors(view: ViewOf<S>, mine: Own | null, own: Own[], chance: Chance): MayorId[] {
  const size = view.dark.mayors;
  const drawn = view.open.mayorsDrawn;
  const below = (mine?.below ?? []).filter(({ at }) => at > drawn);
  const known = new Set([
    ...(mine === null ? [] : [...mine.mayors, ...mine.offered]),
    ...below.map(({ card }) => card),
  ]);
  for (const card of view.open.mayors.flat()) known.add(card);
  const hidden = allMayors().filter((card) => !known.has(card));
  chance.shuffle('mayors', hidden);
  const take = (isFirst: boolean): MayorId => {
    const at = isFirst ? hidden.findIndex((card) => !mine?.declined.includes(card)) : 0;
    return hidden.splice(Math.max(at, 0), 1)[0];
  };
  const isChosen = view.todo.some((task) => task.do === 'settleMayors');
  const others = own.map((one, seat) => ({ one, seat })).filter(({ seat }) => seat !== view.seat);
  for (const { one, seat } of others) {
    const veiled = view.own[seat] as Veiled;
    if (view.open.mayors.length > 0) one.mayors = view.open.mayors[seat].slice();
    else if (veiled.mayors > 0) one.mayors.push(take(true)); // R2.9 in set-up nobody had a card that I declined
  }
  for (const { one, seat } of others) {
    const veiled = view.own[seat] as Veiled;
    while (one.mayors.length < veiled.mayors) one.mayors.push(take(false));
    while (one.offered.length < veiled.offered) one.offered.push(take(false));
    if (isChosen && view.lanes[seat] !== true) one.picked = one.offered[chance.random('picked', one.offered.length)];
  }
  const deck: (MayorId | undefined)[] = new Array(size);
  for (const { card, at } of below) deck[size - (at - drawn)] = card;
  return Array.from(deck, (card) => card ?? hidden.shift()!);
}

/** Every card, tile, token and figure, wherever it is. Of figures that look alike only the number counts. */
export function pieces({ open, own, dark }: S): string[] {
  const { city } = open;
  const names: string[] = [];
  const count = (name: string, n: number) => {
    for (let i = 1; i <= n; i++) names.push(`${name} ${i}`);
  };
  for (const seat of own.keys()) {
    const masters = city.masters.filter((master) => master === seat).length;
    const onTiles = city.pawns[seat].reduce((sum, n) => sum + n, 0);
    count(`pawn of ${seat}`, open.supply[seat] + open.hall[seat] + open.overseas[seat] + onTiles + masters);
  }
  const held = [...open.neutrals, ...open.committed].reduce((sum, n) => sum + n, 0);
  count('neutral', open.board + open.neutralsGone + held + city.lying.filter(Boolean).length);
  const cards = [...dark.deck, ...open.discard, ...open.played, ...own.flatMap(({ hand }) => hand)];
  const tiles = [...dark.pile, ...city.tiles.filter((tile) => tile !== null)];
  const tokens = [...dark.stack, ...open.gone, ...open.tokens.flat(), ...city.tokens.filter((token) => token !== null)];
  const mayors = [...dark.mayors, ...own.flatMap(({ mayors: kept, offered }) => [...kept, ...offered])];
  return [
    ...names,
    ...cards.map((id) => cardOf(id).id),
    ...tiles.map((id) => tileOf(id).code),
    ...tokens.map((id) => tokenOf(id).code),
    ...mayors.map((id) => mayorOf(id).code),
  ];
}
