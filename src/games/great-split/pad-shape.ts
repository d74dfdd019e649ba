// What the end of a game consists of, as it is typed in from a real table (R14.2).
import { amount, choice, type Of, players, record, type Shape, says, whole } from '../../text/shape.ts';
import { about } from './about.ts';
import { CHARACTER_IDS, LAST, MARKET_TILE_IDS, trackNo } from './data/kinds.ts';
import { type MarketTileId, ROUNDS } from './data/table.ts';
import { TRACKS, type TrackId } from './data/tracks.ts';
import { sliderOf } from './scoring.ts';

/** R8.2 What the slider can show after the last round, each with market tiles that bring it there. */
export const LAST_SLIDERS = new Map<number, MarketTileId[]>();
for (const a of MARKET_TILE_IDS)
  for (const b of MARKET_TILE_IDS)
    for (const c of MARKET_TILE_IDS) {
      const market = MARKET_TILE_IDS.filter((tile) => tile !== a && tile !== b && tile !== c); // R1.11 three are left out
      if (market.length === ROUNDS.length) LAST_SLIDERS.set(sliderOf({ market }), market);
    }
const [min, max] = [Math.min(...LAST_SLIDERS.keys()), Math.max(...LAST_SLIDERS.keys())];
export const BAD_SLIDER = says('badSlider', 'R14.2', { facts: { min, max } });

export type CubeTrack = Exclude<TrackId, 'prestige'>;
export const CUBE_TRACKS = TRACKS.filter((track): track is CubeTrack => track !== 'prestige');
const SPACES = Object.fromEntries(
  CUBE_TRACKS.map((track) => {
    const last = LAST[trackNo(track)];
    const under = says('beforeTheTrack', 'R0.2', { facts: { track } });
    const over = says('beyondTheTrack', 'R0.4', { facts: { track, last } });
    return [track, whole({ minimum: 0, maximum: last, under, over })];
  }),
) as Record<CubeTrack, Shape<number>>;

export const POSITION = record({
  slider: whole({ minimum: min, maximum: max, under: BAD_SLIDER, over: BAD_SLIDER }),
  players: players(
    {
      character: choice(CHARACTER_IDS, says('unknownCharacter', 'R1.7')),
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
