// Dossier, section 8: what is open, the viewer's cards and what it saw in envelopes and harvests stay; the rest is dealt again.
import type { Chance, Veiled, ViewOf } from '../../kernel/types.ts';
import { LEVELS } from './data/cards.ts';
import { ALL_CARDS, type CardId, CHARACTER_IDS, cardOf, MARKET_TILE_IDS } from './data/kinds.ts';
import { DUO, ROUNDS, STARTING_HAND } from './data/table.ts';
import { handOf, overLimit } from './rules/cards.ts';
import { allDivisions, beginHarvest, leftOf, rightOf } from './rules/envelopes.ts';
import { clone, DECKS, emptyHanded, inOrder, ofLevel } from './setup.ts';
import { type Dark, type Open, type Own, PARTS, type Parts, type S, type SplitTask } from './types.ts';

/** What the viewer knows, and the cards it cannot place, in random order. */
interface World {
  readonly view: ViewOf<S>;
  readonly mine: Own | null;
  readonly chance: Chance;
  readonly hidden: CardId[];
  /** What comes next for the table tells how far the round has got: while all divide, it is the passing. */
  readonly ahead: SplitTask['do'] | undefined;
}

export function imagine(view: ViewOf<S>, chance: Chance): { open: Open; own: Own[]; dark: Dark } {
  const mine = view.seat === null ? null : (view.own[view.seat] as Own);
  const world: World = { view, mine, chance, hidden: [], ahead: view.todo.at(-1)?.do };
  const known = view.own.map((_, seat) => knownOf(world, seat));
  const placed = new Set(known.flat());
  if (mine !== null) for (const card of [...mine.hand, ...mine.discarded, ...mine.sold]) placed.add(card);
  for (const harvest of view.open.harvests) for (const { card } of harvest?.laid ?? []) placed.add(card as CardId);
  world.hidden.push(...ALL_CARDS.filter((card) => !placed.has(card)));
  chance.shuffle('hidden', world.hidden);
  const decks = imagineDecks(world);
  const fresh = view.own.map((_, seat) => dealt(world, totalOf(world, seat) - known[seat].length));
  const own = view.own.map((_, seat) =>
    seat === view.seat ? clone.own(mine!) : imagineOwn(world, seat, [...known[seat], ...fresh[seat]]),
  );
  if (world.ahead === 'pass' || world.ahead === 'giveBack') imagineEnvelopes(world, own);
  const market = MARKET_TILE_IDS.filter((tile) => !view.open.market.includes(tile));
  const characters = CHARACTER_IDS.filter((id) => !view.open.characters.includes(id));
  chance.shuffle('market tiles', market);
  chance.shuffle('characters', characters);
  return { open: clone.open(view.open), own, dark: { ...decks, market, characters } };
}

/** The cards of another seat that the viewer has seen with it since hands were last exchanged. */
function knownOf(world: World, seat: number): CardId[] {
  const { view, mine } = world;
  if (seat === view.seat) return [];
  const seats = view.own.length;
  const cards = new Set([...view.open.seen[seat], ...enveloped(world, seat)]);
  if (mine !== null && view.seat !== null) {
    if (seat === leftOf(view.seat, seats)) for (const card of mine.leftGot) cards.add(card);
    if (seat === rightOf(view.seat, seats)) for (const card of mine.rightGot) cards.add(card);
  }
  for (const { card } of view.open.harvests[seat]?.laid ?? []) cards.delete(card as CardId);
  return [...cards];
}

/** R4.3 While all choose, the right neighbour's cards are those in the envelope. */
const enveloped = ({ view, mine, ahead }: World, seat: number): readonly CardId[] =>
  ahead === 'giveBack' && view.seat !== null && seat === rightOf(view.seat, view.own.length)
    ? mine!.received!.flat()
    : [];

const isDone = ({ view }: World, seat: number): boolean => view.lanes.length === 0 || view.lanes[seat] === false;

/** How many cards of a seat the viewer may know something about: its hand, what it sold, what it has just discarded. */
function totalOf({ view }: World, seat: number): number {
  const { hand, sold } = view.own[seat] as Veiled;
  return seat === view.seat ? 0 : hand + sold + view.open.discards[seat];
}

/** From the supply to the exchange. */
const SUPPLIED: readonly unknown[] = ['pass', 'giveBack'];

/** R3.1, R12.2 Of the cards a seat got in this round the level is known; `most` cards of it are not. */
function dealt({ view, hidden, ahead }: World, most: number): CardId[] {
  if (!SUPPLIED.includes(ahead)) return [];
  const { level, extra } = ROUNDS[view.open.round - 1];
  const levels = view.own.length === DUO ? [level, extra] : [level];
  return levels.slice(0, Math.max(0, most)).flatMap((one) => {
    const at = hidden.findIndex((card) => cardOf(card).level === one);
    return at < 0 ? [] : hidden.splice(at, 1);
  });
}

function imagineDecks({ view, hidden }: World): Pick<Dark, 'levelI' | 'levelII' | 'levelIII' | 'box'> {
  const seats = view.own.length;
  const take = (count: number, level: string): CardId[] => {
    const taken: CardId[] = [];
    for (let i = hidden.length - 1; i >= 0 && taken.length < count; i--)
      if (cardOf(hidden[i]).level === level) taken.push(...hidden.splice(i, 1));
    return taken;
  };
  const [levelI, levelII, levelIII] = LEVELS.map((level) => take(view.dark[DECKS[level]], level));
  const box = seats === DUO ? 0 : ofLevel('I').length - STARTING_HAND * seats; // R1.14
  return { levelI, levelII, levelIII, box: take(box, 'I') };
}

/** A seat with the cards it is known to have, and others about which nothing is known. */
function imagineOwn(world: World, seat: number, known: CardId[]): Own {
  const { view, hidden, chance, ahead } = world;
  const own = emptyHanded();
  const sizes = view.own[seat] as Veiled;
  const sure = enveloped(world, seat);
  const cards = [
    ...known.filter((card) => !sure.includes(card)),
    ...hidden.splice(0, totalOf(world, seat) - known.length),
  ];
  chance.shuffle('hand', cards);
  own.hand = inOrder([...sure, ...cards.splice(0, sizes.hand - sure.length)]);
  own.sold = cards.splice(0, sizes.sold);
  own.discarded = [...cards, ...hidden.splice(0, sizes.discarded - cards.length)];
  if (ahead === 'pass' && isDone(world, seat)) own.discarding = someOf(own.hand, overLimit(view.open, own), chance);
  if (ahead === 'market' && !isDone(world, seat)) beginHarvest(view.open.tracks[seat], own);
  return own;
}

function someOf(hand: readonly CardId[], count: number, chance: Chance): CardId[] {
  const cards = hand.slice();
  chance.shuffle('discards', cards);
  return inOrder(cards.slice(0, count));
}

/** R4.1–R4.3 Whoever has divided has divided somehow; what the viewer has seen of it stays. */
function imagineEnvelopes(world: World, own: Own[]): void {
  const { view, mine, chance, ahead } = world;
  const seats = own.length;
  const isPassed = ahead === 'giveBack';
  own.forEach((one, seat) => {
    if (seat === view.seat || !(isPassed || isDone(world, seat))) return;
    one.parts = enveloped(world, seat).length > 0 ? mine!.received : someDivision(handOf(one), chance);
  });
  if (!isPassed) return;
  own.forEach((one, seat) => {
    if (seat === view.seat) return;
    one.received = own[rightOf(seat, seats)].parts;
    if (isDone(world, seat)) one.took = PARTS[chance.random('took', 2)];
  });
}

function someDivision(hand: readonly CardId[], chance: Chance): Parts {
  const all = allDivisions(hand);
  return all[chance.random('division', all.length)].parts;
}
