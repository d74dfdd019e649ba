// Positions from a few facts, cards by their codes: the worked examples begin with them, and so do tests of the rules.
import { type CardId, CHARACTER_IDS, cardOf, readCard, TRACK_NOS, trackId } from '../data/kinds.ts';
import { type CharacterId, DUO, type MarketTileId, type ScoringTileId } from '../data/table.ts';
import type { TrackId } from '../data/tracks.ts';
import { DECKS, inOrder, startTracks } from '../setup.ts';
import type { S } from '../types.ts';

export const c = (code: string): CardId => {
  const id = readCard(code);
  if (id === undefined) throw new Error(`no card ${code}`);
  return id;
};
export const cards = (codes: string): CardId[] => codes.split(' ').filter(Boolean).map(c);

export type Tracks = Partial<Record<TrackId, number>>;
export interface SeatFacts {
  readonly who?: CharacterId;
  /** Instead of the character's start. */
  readonly at?: Tracks;
  /** 'GS-I-01 GS-II-03' */
  readonly hand?: string;
}
export interface SceneFacts {
  readonly players?: number;
  readonly round?: number;
  readonly seats?: readonly SeatFacts[];
  /** Tiles turned up so far, and the next to be. */
  readonly market?: readonly MarketTileId[];
  readonly nextTile?: MarketTileId;
  readonly lines?: readonly [readonly [ScoringTileId, ScoringTileId], readonly [ScoringTileId, ScoringTileId]];
  /** The top of the decks, each from its own: dealt in this order. */
  readonly deals?: string;
}
export function setTracks(s: S, seat: number, at: Tracks): void {
  s.open.tracks[seat] = TRACK_NOS.map((no) => at[trackId(no)] ?? 0);
}

/** Makes the position out of a game just set up. What no fact names stays in its pile, shuffled as it was. */
export function setScene(s: S, facts: SceneFacts): void {
  const { open, own } = s;
  open.round = facts.round ?? 1;
  if (facts.lines !== undefined) open.lines = facts.lines.slice();
  fillMarket(s, facts);
  if (facts.seats === undefined) return;
  fillCharacters(s, facts.seats);
  own.forEach((_, seat) => {
    const { who, at } = facts.seats?.[seat] ?? {};
    if (at !== undefined || who === undefined) setTracks(s, seat, at ?? {});
    else open.tracks[seat] = startTracks(who);
  });
  fillHands(s, facts.seats, cards(facts.deals ?? ''));
}

function fillMarket({ open, dark }: S, { market = [], nextTile }: SceneFacts): void {
  const tiles = [...open.market, ...dark.market];
  open.market = market.slice();
  const rest = tiles.filter((tile) => !market.includes(tile) && tile !== nextTile);
  dark.market = nextTile === undefined ? rest : [...rest, nextTile];
}

function fillCharacters({ open, dark }: S, seats: readonly SeatFacts[]): void {
  const wanted = open.characters.map((_, seat) => seats[seat]?.who);
  const others = CHARACTER_IDS.filter((who) => !wanted.includes(who));
  const free = [...open.characters, ...dark.characters].filter((who) => others.includes(who));
  open.characters = wanted.map((who) => who ?? free.pop()!);
  dark.characters = free;
}

/** `deals`: the top of the decks. */
function fillHands({ own, dark }: S, seats: readonly SeatFacts[], deals: readonly CardId[]): void {
  const all = [...dark.levelI, ...dark.box, ...own.flatMap(({ hand }) => hand), ...dark.levelII, ...dark.levelIII];
  own.forEach((one, seat) => {
    one.hand = inOrder(cards(seats[seat]?.hand ?? ''));
  });
  const held = new Set([...own.flatMap(({ hand }) => hand), ...deals]);
  for (const level of ['I', 'II', 'III'] as const) {
    const isHere = (id: CardId) => cardOf(id).level === level;
    dark[DECKS[level]] = [...all.filter((id) => isHere(id) && !held.has(id)), ...deals.filter(isHere).toReversed()];
  }
  if (own.length === DUO)
    dark.box = []; // R12.1
  else [dark.box, dark.levelI] = [dark.levelI, []];
}
