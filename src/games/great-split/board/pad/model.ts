// The position as it is entered: everybody's cubes, and the slider of the art market.

import { fits, oneOf } from '../../../../parts/pad/shape.ts';
import { seatName, seatOf } from '../../../../parts/pad.ts';
import { CHARACTER_IDS, PRESTIGE, TRACK_NOS, type TrackNo, trackId, trackNo } from '../../data/kinds.ts';
import type { CharacterId } from '../../data/table.ts';
import { TRACKS, type TrackId } from '../../data/tracks.ts';
import { startTracks } from '../../setup.ts';

export type CubeTrack = Exclude<TrackId, 'prestige'>;
export const CUBE_TRACKS = TRACKS.filter((track): track is CubeTrack => track !== 'prestige');

export interface PadPlayer {
  readonly name: string;
  readonly character: CharacterId;
  /** Before the final scoring (R14.2). */
  readonly prestige: number;
  readonly tracks: Readonly<Record<CubeTrack, number>>;
}
export interface SplitPad {
  readonly slider: number;
  readonly players: readonly PadPlayer[];
}

/** R8.2 In the middle of what it can show at the end. */
const SLIDER = 12;

/** R1.8 A board as it is set up. */
function atStart(name: string, character: CharacterId): PadPlayer {
  const start = startTracks(character);
  const tracks = Object.fromEntries(CUBE_TRACKS.map((track) => [track, start[trackNo(track)]]));
  return { name, character, prestige: start[PRESTIGE], tracks: tracks as PadPlayer['tracks'] };
}

export const emptyPad = (players: number): SplitPad => withPlayers({ slider: SLIDER, players: [] }, players);

/** A newcomer gets a character that is still free. */
export function withPlayers(value: SplitPad, count: number): SplitPad {
  const players = value.players.slice(0, count);
  const free = CHARACTER_IDS.filter((id) => !players.some(({ character }) => character === id));
  while (players.length < count) players.push(atStart(seatName(players.length), free.shift() ?? 'CH-1'));
  return { ...value, players };
}

export const isPad = (value: unknown): value is SplitPad =>
  fits(value, {
    slider: (at) => Number.isInteger(at) && (at as number) >= 0 && (at as number) <= 16,
    players: [
      {
        name: (name) => seatOf(name) >= 0,
        character: oneOf(CHARACTER_IDS),
        prestige: (n) => Number.isInteger(n) && (n as number) >= 0 && (n as number) <= 999,
        tracks: Object.fromEntries(
          CUBE_TRACKS.map((track) => [
            track,
            (at: unknown) => Number.isInteger(at) && (at as number) >= 0 && (at as number) <= 16,
          ]),
        ),
      },
    ],
  });

/** By `TrackNo`, as boards draw them. */
export const positionsOf = ({ prestige, tracks }: PadPlayer): number[] =>
  TRACK_NOS.map((no) => (no === PRESTIGE ? prestige : tracks[trackId(no) as CubeTrack]));

export const withCube = (player: PadPlayer, track: TrackNo, at: number): PadPlayer =>
  track === PRESTIGE ? { ...player, prestige: at } : { ...player, tracks: { ...player.tracks, [trackId(track)]: at } };

/** A board on which nothing has been moved yet begins where the new character begins. */
function withCharacter(player: PadPlayer, character: CharacterId): PadPlayer {
  const was = positionsOf(atStart(player.name, player.character));
  const isUntouched = positionsOf(player).every((at, track) => at === was[track]);
  return isUntouched ? atStart(player.name, character) : { ...player, character };
}

/** R1.7 There is only one of each: whoever had it takes the other one. */
export function withCharacterOf(value: SplitPad, seat: number, character: CharacterId): SplitPad {
  const given = value.players[seat].character;
  const players = value.players.map((one, other) => {
    if (other === seat) return withCharacter(one, character);
    return one.character === character ? withCharacter(one, given) : one;
  });
  return { ...value, players };
}
