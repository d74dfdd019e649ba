// The position as it is entered: everybody's cubes, and the slider of the art market.

import { padModel } from '../../../../parts/pad/position.ts';
import { seatName } from '../../../../parts/pad.ts';
import { guarded } from '../../../../text/input.ts';
import { inPlay } from '../../data/in-play.ts';
import { CHARACTER_IDS, PRESTIGE, type TrackNo, trackId, trackNo } from '../../data/kinds.ts';
import type { CharacterId } from '../../data/table.ts';
import { positionsOf } from '../../pad.ts';
import { typing } from '../../pad-cards.ts';
import { CUBE_TRACKS, lastSliders, type PadPlayer, type PadPosition, POSITION } from '../../pad-shape.ts';
import { startTracks } from '../../setup.ts';

/** R8.2 In the middle of what it can show at the end. */
function middle(): number {
  const all = [...lastSliders().keys()].sort((a, b) => a - b);
  return all[Math.floor(all.length / 2)];
}

/** R1.8 A board as it is set up. */
function atStart(name: string, character: CharacterId): PadPlayer {
  const start = startTracks(character);
  const tracks = Object.fromEntries(CUBE_TRACKS.map((track) => [track, start[trackNo(track)]]));
  return { name, character, prestige: start[PRESTIGE], tracks: tracks as PadPlayer['tracks'] };
}

const model = padModel(POSITION, {
  start: {
    get slider() {
      return middle();
    },
  },
  /** A newcomer gets a character that is still free. */
  join({ players: stayed }, count) {
    const free = CHARACTER_IDS.filter((id) => !stayed.some(({ character }) => character === id));
    return Array.from(
      { length: count },
      (_, seat) => stayed[seat] ?? atStart(seatName(seat), free.shift() ?? CHARACTER_IDS[0]),
    );
  },
});

export const { emptyPad, withPlayers } = model;
/** Which characters there are, and how long tracks are, follows from what was typed. */
export const isPad = (value: unknown): value is PadPosition =>
  guarded(() => inPlay.with(typing.editionOf(typing.read(value)), () => model.isPad(value))) === true;

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
