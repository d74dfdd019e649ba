// Scores the end of a game as typed in from a real table; refuses what the rules make impossible (R14.2).
import { winners } from '../../kernel/score.ts';
import { complain, Doubts, guarded, read } from '../../text/input.ts';
import { type PadProblem, type PadResult, padResult } from '../../text/pad.ts';
import { inPlay } from './data/in-play.ts';
import { INSTANT, LAST, PRESTIGE, RESOURCE_NOS, sealTrackOf, TRACK_NOS, type TrackNo, trackId } from './data/kinds.ts';
import { type MarketTileId, ROUNDS } from './data/table.ts';
import { game } from './game.ts';
import { typing } from './pad-cards.ts';
import { badSlider, type CubeTrack, lastSliders, type PadPlayer, POSITION } from './pad-shape.ts';
import { score } from './scoring.ts';
import { bareTable, emptyHanded, startTracks } from './setup.ts';
import type { S } from './types.ts';

export const pad = (input: unknown): PadResult | PadProblem =>
  guarded(() => inPlay.with(typing.editionOf(typing.read(input)), () => counted(input)));

/** With what was typed on boards and characters in play. */
function counted(input: unknown): PadResult {
  const { slider, players } = read(POSITION, input);
  const market = marketOf(slider);
  const doubts = new Doubts();
  checkCharacters(players, doubts);
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
  return padResult(players, (seat) => score(s, seat), winners(game, s), doubts.remarks); // R11.2
}

/** By `TrackNo`. */
export const positionsOf = ({ prestige, tracks }: PadPlayer): number[] =>
  TRACK_NOS.map((no) => (no === PRESTIGE ? prestige : tracks[trackId(no) as CubeTrack]));

function marketOf(slider: number): MarketTileId[] {
  const { why, rule, facts } = badSlider();
  return lastSliders().get(slider)?.slice() ?? complain('slider', why, rule, { ...facts, value: slider });
}

/** Where a character begins, and what seal tracks give, Kontor has made up: then it is only remarked. */
function checkCharacters(players: readonly PadPlayer[], doubts: Doubts): void {
  players.forEach((player, i) => {
    const { character: id, prestige } = player;
    const at = `players[${i}]`;
    const holder = players.slice(0, i).find(({ character }) => character === id);
    if (holder !== undefined) complain(`${at}.character`, 'characterTwice', 'R1.7', { id, name: holder.name });
    const least = startTracks(id)[PRESTIGE];
    const facts = { id, least, value: prestige };
    if (prestige < least)
      doubts.say(typing.isPrinted('characters', id), `${at}.prestige`, 'prestigeBelowStart', 'R14.2', facts);
    checkStart(player, `${at}.tracks`, doubts);
  });
}

/** R6.3 How many steps the seal tracks have given a resource; by the booklet only its own does (Q17). */
const passedSymbols = (positions: readonly number[], resource: TrackNo): number =>
  RESOURCE_NOS.map(sealTrackOf).reduce(
    (all, seal) =>
      all + INSTANT[seal].filter((symbol, space) => symbol === resource && space <= positions[seal]).length,
    0,
  );

/** R1.8, R6.3 What the character and the seal tracks have given, no cube can have lost. */
function checkStart(player: PadPlayer, at: string, doubts: Doubts): void {
  const id = player.character;
  const positions = positionsOf(player);
  for (const resource of RESOURCE_NOS) {
    const seal = positions[sealTrackOf(resource)];
    const start = startTracks(id)[resource];
    const passed = passedSymbols(positions, resource);
    const least = Math.min(LAST[resource], start + passed);
    const value = positions[resource];
    const track = trackId(resource);
    const facts = { track, least, start, id, passed, seal, value };
    const isPrinted = typing.isPrinted('characters', id) && typing.isPrinted('seals', trackId(sealTrackOf(resource)));
    if (value < least) doubts.say(isPrinted, `${at}.${track}`, 'resourceTooLow', 'R14.2', facts);
  }
}
