// What the end of a game consists of, as it is typed in from a real table (R14.2).
import { amount, choice, type Of, players, record, type Shape, says, whole } from '../../text/shape.ts';
import { about } from './about.ts';
import { inPlay } from './data/in-play.ts';
import { CHARACTER_IDS, LAST, MARKET_TILE_IDS, trackNo } from './data/kinds.ts';
import { MARKET_TILES, type MarketTileId, ROUNDS } from './data/table.ts';
import { TRACKS, type TrackId } from './data/tracks.ts';
import { typing } from './pad-cards.ts';

/** R8.2 What the slider can show after the last round, each with market tiles that bring it there (R1.11: the others are left out). */
export const lastSliders = inPlay.each(() => {
  let ways: Map<number, MarketTileId[]>[] = Array.from({ length: ROUNDS.length + 1 }, () => new Map());
  ways[0].set(0, []);
  for (const tile of MARKET_TILE_IDS)
    ways = ways.map((sums, count) => {
      const found = new Map(sums);
      for (const [sum, tiles] of count > 0 ? ways[count - 1] : [])
        found.set(sum + MARKET_TILES[tile], [...tiles, tile]);
      return found;
    });
  return ways[ROUNDS.length];
});
export const badSlider = inPlay.each(() => {
  const all = [...lastSliders().keys()];
  return says('badSlider', 'R14.2', { facts: { min: Math.min(...all), max: Math.max(...all) } });
});
const SLIDER: Shape<number> = {
  ...whole(),
  get minimum() {
    return Number(badSlider().facts?.min);
  },
  get maximum() {
    return Number(badSlider().facts?.max);
  },
  get under() {
    return badSlider();
  },
  get over() {
    return badSlider();
  },
};

export type CubeTrack = Exclude<TrackId, 'prestige'>;
export const CUBE_TRACKS = TRACKS.filter((track): track is CubeTrack => track !== 'prestige');
const SPACES = Object.fromEntries(
  CUBE_TRACKS.map((track): [string, Shape<number>] => [
    track,
    {
      ...whole({ minimum: 0, under: says('beforeTheTrack', 'R0.2', { facts: { track } }) }),
      get maximum() {
        return LAST[trackNo(track)];
      },
      get over() {
        return says('beyondTheTrack', 'R0.4', { facts: { track, last: LAST[trackNo(track)] } });
      },
    },
  ]),
) as Record<CubeTrack, Shape<number>>;
const CHARACTER = {
  ...choice<string>([], says('unknownCharacter', 'R1.7')),
  get enum() {
    return CHARACTER_IDS;
  },
};

export const POSITION = record({
  /** What the boards and characters of this table say, where it is something else than the edition has; for this position only. */
  cards: typing.shape,
  slider: SLIDER,
  players: players(
    {
      character: CHARACTER,
      /** Before the final scoring. */
      prestige: amount(says('badPrestige', 'R14.2')),
      /** 0 before the first space. */
      tracks: record(SPACES),
    },
    { ...about.seats, rule: 'R1.1' },
  ),
});
export type PadPosition = Of<typeof POSITION>;
export type PadPlayer = PadPosition['players'][number];
