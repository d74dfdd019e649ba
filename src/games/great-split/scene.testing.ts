// Positions for tests: only the facts a rule needs, cards by their codes, then real steps.
import { total } from '../../kernel/score.ts';
import { type Table, tableOf } from '../table.testing.ts';
import { ALL_CARDS, type CardId, cardOf, codesOf, readCard, TRACK_NOS, trackId, trackNo } from './data/kinds.ts';
import type { CharacterId, MarketTileId, ScoringTileId } from './data/table.ts';
import type { TrackId } from './data/tracks.ts';
import { game } from './game.ts';
import { beginHarvest } from './rules/envelopes.ts';
import { DECKS, inOrder, startTracks } from './setup.ts';
import type { Happened, S, SplitTask } from './types.ts';

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
export interface Scene extends Omit<Table<Happened>, 'run' | 'play' | 'events'> {
  readonly s: S;
  events(): Happened[];
  /** Does these tasks next, the first one first, until somebody has to decide. */
  run(...tasks: SplitTask[]): Scene;
  /** Seat 0 harvests its hand, alone. */
  harvest(): Scene;
  /** Answers for seat 0, or for whoever is asked first; every answer must be legal. */
  play(...texts: string[]): Scene;
  /** The cubes of a seat, those of its harvest at work if there is one; only the tracks named. */
  at(...tracks: TrackId[]): number[];
  hand(seat?: number): string;
  points(rule: string): number[];
}

export function scene(facts: SceneFacts = {}): Scene {
  const { seats = [], players = Math.max(2, seats.length) } = facts;
  const table = tableOf<Happened>(game, players);
  const s = table.state as S;
  fill(s, facts);
  const made: Scene = {
    ...table,
    s,
    events: () => table.told.map(({ event }) => event as Happened),
    run(...tasks) {
      s.lanes = [];
      s.forked = [];
      table.run(tasks);
      return made;
    },
    harvest() {
      beginHarvest(s.open.tracks[0], s.own[0]);
      return made.run({ do: 'play', seat: 0 }, { do: 'show', seat: 0 });
    },
    play(...texts) {
      table.play(texts);
      return made;
    },
    at: (...tracks) => tracks.map((id) => (s.own[0].harvest?.tracks ?? s.open.tracks[0])[trackNo(id)]),
    hand: (seat = 0) => codesOf(s.own[seat].hand).join(' '),
    points: (rule) => s.own.map((_, seat) => total(game.score(s, seat).filter((line) => line.rule === rule))),
  };
  return made;
}

export function setTracks(s: S, seat: number, at: Tracks): void {
  s.open.tracks[seat] = TRACK_NOS.map((no) => at[trackId(no)] ?? 0);
}

function fill(s: S, facts: SceneFacts): void {
  const { open, own, dark } = s;
  open.round = facts.round ?? 1;
  if (facts.lines !== undefined) open.lines = facts.lines.slice();
  open.market = facts.market?.slice() ?? [];
  const rest = dark.market.filter((tile) => !open.market.includes(tile) && tile !== facts.nextTile);
  dark.market = facts.nextTile === undefined ? rest : [...rest, facts.nextTile];
  own.forEach((one, seat) => {
    const { who, at, hand } = facts.seats?.[seat] ?? {};
    if (who !== undefined) {
      open.characters = open.characters.with(seat, who);
      open.tracks[seat] = startTracks(who);
    }
    if (facts.seats === undefined) return;
    if (at !== undefined || who === undefined) setTracks(s, seat, at ?? {});
    one.hand = inOrder(cards(hand ?? ''));
  });
  if (facts.seats === undefined) return;
  const deals = cards(facts.deals ?? '').reverse();
  const held = new Set([...own.flatMap(({ hand }) => hand), ...deals]);
  for (const level of ['I', 'II', 'III'] as const) {
    const isHere = (id: CardId) => cardOf(id).level === level;
    dark[DECKS[level]] = [...ALL_CARDS.filter((id) => isHere(id) && !held.has(id)), ...deals.filter(isHere)];
  }
  if (own.length === 2)
    dark.box = []; // R12.1
  else [dark.box, dark.levelI] = [dark.levelI, []];
}
