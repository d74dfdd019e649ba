// Scores the end of a game as typed in from a real table; refuses what the rules make impossible (R14.2).
import { winners } from '../../kernel/score.ts';
import { complain, guarded, read } from '../../text/input.ts';
import { type PadProblem, type PadResult, padResult } from '../../text/pad.ts';
import { LAST, PRESTIGE, RESOURCE_NOS, sealTrackOf, TRACK_NOS, trackId } from './data/kinds.ts';
import { type MarketTileId, ROUNDS } from './data/table.ts';
import { SPACES } from './data/tracks.ts';
import { game } from './game.ts';
import { BAD_SLIDER, type CubeTrack, LAST_SLIDERS, type PadPlayer, POSITION } from './pad-shape.ts';
import { score } from './scoring.ts';
import { bareTable, emptyHanded, startTracks } from './setup.ts';
import type { S } from './types.ts';

export const pad = (input: unknown): PadResult | PadProblem =>
  guarded(() => {
    const { slider, players } = read(POSITION, input);
    const market = marketOf(slider);
    checkCharacters(players);
    const s: S = {
      settings: {},
      open: {
        ...bareTable(players.map(({ character }) => character)),
        round: ROUNDS.length,
        market,
        tracks: players.map(positionsOf),
      },
      own: players.map(emptyHanded),
      dark: { levelI: [], levelII: [], levelIII: [], box: [], market: [], characters: [] },
      todo: [],
      lanes: [],
      forked: [],
      rng: {},
    };
    return padResult(players, (seat) => score(s, seat), winners(game, s)); // R11.2
  });

/** By `TrackNo`. */
export const positionsOf = ({ prestige, tracks }: PadPlayer): number[] =>
  TRACK_NOS.map((no) => (no === PRESTIGE ? prestige : tracks[trackId(no) as CubeTrack]));

function marketOf(slider: number): MarketTileId[] {
  const { why, rule, facts } = BAD_SLIDER;
  return LAST_SLIDERS.get(slider)?.slice() ?? complain('slider', why, rule, { ...facts, value: slider });
}

function checkCharacters(players: readonly PadPlayer[]): void {
  players.forEach((player, i) => {
    const { character: id, prestige } = player;
    const at = `players[${i}]`;
    const holder = players.slice(0, i).find(({ character }) => character === id);
    if (holder !== undefined) complain(`${at}.character`, 'characterTwice', 'R1.7', { id, name: holder.name });
    const least = startTracks(id)[PRESTIGE];
    if (prestige < least) complain(`${at}.prestige`, 'prestigeBelowStart', 'R14.2', { id, least, value: prestige });
    checkStart(player, `${at}.tracks`);
  });
}

/** R1.8, R6.3 What the character and the seal tracks have given, no cube can have lost. */
function checkStart(player: PadPlayer, at: string): void {
  const id = player.character;
  const positions = positionsOf(player);
  for (const resource of RESOURCE_NOS) {
    const seal = positions[sealTrackOf(resource)];
    const start = startTracks(id)[resource];
    const passed = SPACES[trackId(sealTrackOf(resource))].symbols!.filter((space) => space <= seal).length;
    const least = Math.min(LAST[resource], start + passed);
    const value = positions[resource];
    const track = trackId(resource);
    const facts = { track, least, start, id, passed, seal, value };
    if (value < least) complain(`${at}.${track}`, 'resourceTooLow', 'R14.2', facts);
  }
}
