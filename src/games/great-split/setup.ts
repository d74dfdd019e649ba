import type { Chance } from '../../kernel/types.ts';
import { LEVELS, type Level } from './data/cards.ts';
import {
  ALL_CARDS,
  type CardId,
  CHARACTER_IDS,
  cardOf,
  characterOf,
  codesOf,
  MARKET_TILE_IDS,
  SCORING_TILE_IDS,
  TRACKS_COUNT,
  trackNo,
} from './data/kinds.ts';
import { type CharacterId, DUO, type ScoringTileId, STARTING_HAND } from './data/table.ts';
import type { TrackId } from './data/tracks.ts';
import type { Dark, Open, Options, Own, S, Working } from './types.ts';

/** Where the cards of a level lie. */
export const DECKS = { I: 'levelI', II: 'levelII', III: 'levelIII' } as const satisfies Record<Level, keyof Dark>;

/** R1.4, R1.5, R1.8 The cubes at the start; no start reaches a special space. */
export function startTracks(character: CharacterId): number[] {
  const tracks = new Array<number>(TRACKS_COUNT).fill(0);
  for (const [track, steps] of Object.entries(characterOf(character).start)) tracks[trackNo(track as TrackId)] = steps;
  return tracks;
}

/** A table with nothing but the players' boards. */
export const bareTable = (characters: readonly CharacterId[]): Open => ({
  round: 0, // R1.12
  characters: characters.slice(),
  lines: [],
  market: [], // R1.9
  tracks: characters.map(startTracks), // R1.2
  discards: characters.map(() => 0),
  harvests: characters.map(() => null),
  seen: characters.map(() => []),
  scored: [],
});

export const emptyHanded = (): Own => ({
  hand: [],
  discarding: [],
  discarded: [],
  parts: null,
  received: null,
  took: null,
  lost: null,
  harvest: null,
  sold: [],
  leftGot: [],
  rightGot: [],
});

export const inOrder = (cards: CardId[]): CardId[] => cards.sort((a, b) => a - b);
export const ofLevel = (level: Level): CardId[] => ALL_CARDS.filter((id) => cardOf(id).level === level);

/** R1.17, Q25 In this order, each pile from a stream of its own. */
export function setup(seats: number, _options: Options, chance: Chance): { open: Open; own: Own[]; dark: Dark } {
  const shuffled = <X>(label: string, ids: readonly X[]): X[] => {
    const list = ids.slice();
    chance.shuffle(label, list);
    return list;
  };
  const characters = shuffled('characters', CHARACTER_IDS); // R1.7, Q16
  const open = bareTable(characters.splice(-seats));
  const tiles = shuffled('scoring tiles', SCORING_TILE_IDS);
  const pair = (): [ScoringTileId, ScoringTileId] => [tiles.pop()!, tiles.pop()!];
  open.lines = [pair(), pair()]; // R1.10
  const market = shuffled('market tiles', MARKET_TILE_IDS); // R1.11
  const [levelI, levelII, levelIII] = LEVELS.map((level) => shuffled(`deck ${level}`, ofLevel(level))); // R1.13, R1.15
  const own = Array.from({ length: seats }, emptyHanded);
  const hands = own.map((): CardId[] => []);
  for (let card = 0; card < STARTING_HAND; card++) for (const hand of hands) hand.push(levelI.pop()!); // R1.14
  own.forEach((one, seat) => {
    one.hand = inOrder(hands[seat]);
  });
  const rest = levelI.splice(0);
  const kept = seats === DUO ? { levelI: rest, box: [] } : { levelI, box: rest }; // R12.1, R1.14, Q23
  return { open, own, dark: { ...kept, levelII, levelIII, market, characters } };
}

const copyWorking = ({ laid, moves, tracks, left, split }: Working): Working => ({
  laid: laid.slice(),
  moves: moves.slice(),
  tracks: tracks.slice(),
  left,
  split,
});

/** Search copies states constantly: what is never changed after creation is shared, and the types say what that is. */
export const clone = {
  open: (o: Open): Open => ({
    round: o.round,
    characters: o.characters,
    lines: o.lines,
    market: o.market,
    tracks: o.tracks.slice(),
    discards: o.discards.slice(),
    harvests: o.harvests.slice(),
    seen: o.seen.slice(),
    scored: o.scored,
  }),
  own: (o: Own): Own => ({
    hand: o.hand,
    discarding: o.discarding,
    discarded: o.discarded,
    parts: o.parts,
    received: o.received,
    took: o.took,
    lost: o.lost,
    harvest: o.harvest === null ? null : copyWorking(o.harvest),
    sold: o.sold,
    leftGot: o.leftGot,
    rightGot: o.rightGot,
  }),
  dark: (d: Dark): Dark => ({
    levelI: d.levelI,
    levelII: d.levelII,
    levelIII: d.levelIII,
    box: d.box,
    market: d.market,
    characters: d.characters,
  }),
};

/** Every card, tile and character, wherever it is. A harvest at work is only a plan: its cards are in the hand. */
export function pieces({ open, own, dark }: S): string[] {
  const cards = [...dark.levelI, ...dark.levelII, ...dark.levelIII, ...dark.box];
  for (const { hand, discarded, sold } of own) cards.push(...hand, ...discarded, ...sold);
  for (const harvest of open.harvests) for (const { card } of harvest?.laid ?? []) if (card !== null) cards.push(card);
  return [
    ...codesOf(cards),
    ...open.market,
    ...dark.market,
    ...open.lines.flat(),
    ...open.characters,
    ...dark.characters,
  ];
}
