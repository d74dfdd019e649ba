// The position as it is entered: everybody's cubes, and the slider of the art market.

import { padModel } from '../../../../parts/pad/position.ts';
import { seatName } from '../../../../parts/pad.ts';
import { CHARACTER_IDS, PRESTIGE, type TrackNo, trackId, trackNo } from '../../data/kinds.ts';
import type { CharacterId } from '../../data/table.ts';
import { positionsOf } from '../../pad.ts';
import { CUBE_TRACKS, type PadPlayer, type PadPosition, POSITION } from '../../pad-shape.ts';
import { startTracks } from '../../setup.ts';

/** R8.2 In the middle of what it can show at the end. */
const SLIDER = 12;

/** R1.8 A board as it is set up. */
function atStart(name: string, character: CharacterId): PadPlayer {
  const start = startTracks(character);
  const tracks = Object.fromEntries(CUBE_TRACKS.map((track) => [track, start[trackNo(track)]]));
  return { name, character, prestige: start[PRESTIGE], tracks: tracks as PadPlayer['tracks'] };
}

export const { emptyPad, withPlayers, isPad } = padModel(POSITION, {
  start: { slider: SLIDER },
  /** A newcomer gets a character that is still free. */
  join({ players: stayed }, count) {
    const free = CHARACTER_IDS.filter((id) => !stayed.some(({ character }) => character === id));
    return Array.from({ length: count }, (_, seat) => stayed[seat] ?? atStart(seatName(seat), free.shift() ?? 'CH-1'));
  },
});

export const withCube = (player: PadPlayer, track: TrackNo, at: number): PadPlayer =>
  track === PRESTIGE ? { ...player, prestige: at } : { ...player, tracks: { ...player.tracks, [trackId(track)]: at } };

/** A board on which nothing has been moved yet begins where the new character begins. */
function withCharacter(player: PadPlayer, character: CharacterId): PadPlayer {
  const was = positionsOf(atStart(player.name, player.character));
  const isUntouched = positionsOf(player).every((at, track) => at === was[track]);
  return isUntouched ? atStart(player.name, character) : { ...player, character };
}

/** R1.7 There is only one of each: whoever had it takes the other one. */
export function withCharacterOf(value: PadPosition, seat: number, character: CharacterId): PadPosition {
  const given = value.players[seat].character;
  const players = value.players.map((one, other) => {
    if (other === seat) return withCharacter(one, character);
    return one.character === character ? withCharacter(one, given) : one;
  });
  return { ...value, players };
}
