// Scores the end of a game as typed in from a real table; refuses what the rules make impossible (R14.2).
import { total, winners } from '../../kernel/score.ts';
import { complain, guarded, list, object, short, whole } from '../../text/input.ts';
import type { PadProblem, PadResult } from '../../text/pad.ts';
import { about } from './about.ts';
import {
  isCharacterId,
  LAST,
  MARKET_TILE_IDS,
  PRESTIGE,
  RESOURCE_NOS,
  sealTrackOf,
  TRACKS_COUNT,
  trackId,
  trackNo,
} from './data/kinds.ts';
import { type CharacterId, type MarketTileId, ROUNDS } from './data/table.ts';
import { SPACES, TRACKS, type TrackId } from './data/tracks.ts';
import { game } from './game.ts';
import { score, sliderOf } from './scoring.ts';
import { bareTable, emptyHanded, startTracks } from './setup.ts';
import type { S } from './types.ts';

interface Entered {
  readonly name: string;
  readonly character: CharacterId;
  /** By `TrackNo`; prestige before the final scoring. */
  readonly tracks: number[];
}

export const pad = (input: unknown): PadResult | PadProblem =>
  guarded(() => {
    const typed = object(input, '', ['slider', 'players']);
    const market = readSlider(typed.slider);
    const entered = readPlayers(typed.players);
    const s: S = {
      settings: {},
      open: {
        ...bareTable(entered.map(({ character }) => character)),
        round: ROUNDS.length,
        market,
        tracks: entered.map(({ tracks }) => tracks),
      },
      own: entered.map(emptyHanded),
      dark: { levelI: [], levelII: [], levelIII: [], box: [], market: [], characters: [] },
      todo: [],
      lanes: [],
      forked: [],
      rng: {},
    };
    const players = entered.map(({ name }, seat) => {
      const lines = score(s, seat);
      return { name, total: total(lines), lines };
    });
    const won = winners(game, s); // R11.2
    return { players, winners: won.map((seat) => entered[seat].name) };
  });

/** R8.2 What the slider can show after the last round, each with market tiles that bring it there. */
const LAST_SLIDERS = new Map<number, MarketTileId[]>();
for (const a of MARKET_TILE_IDS)
  for (const b of MARKET_TILE_IDS)
    for (const c of MARKET_TILE_IDS) {
      const market = MARKET_TILE_IDS.filter((tile) => tile !== a && tile !== b && tile !== c); // R1.11 three are left out
      if (market.length === ROUNDS.length) LAST_SLIDERS.set(sliderOf({ market }), market);
    }

/** Numbers that are far too large pass: they are off their track, and that is said. */
const number = (value: unknown, at: string): number =>
  Number.isSafeInteger(value) ? (value as number) : whole(value, at);

function readSlider(value: unknown): MarketTileId[] {
  const slider = number(value, 'slider');
  const market = LAST_SLIDERS.get(slider);
  if (market !== undefined) return market.slice();
  const possible = [...LAST_SLIDERS.keys()];
  const facts = { min: Math.min(...possible), max: Math.max(...possible), value: slider };
  return complain('slider', 'badSlider', 'R14.2', facts);
}

function readPlayers(value: unknown): Entered[] {
  const typed = list(value, 'players', 100);
  if (typed.length < about.seats.min || typed.length > about.seats.max)
    complain('players', 'playerCount', 'R1.1', { count: typed.length });
  const entered: Entered[] = [];
  typed.forEach((entry, i) => {
    const at = `players[${i}]`;
    const { name, character, prestige, tracks } = object(entry, at, ['name', 'character', 'prestige', 'tracks']);
    if (typeof name !== 'string' || name.trim() === '') complain(`${at}.name`, 'emptyName', '');
    if (entered.some((one) => one.name === name)) complain(`${at}.name`, 'playerTwice', '', { name });
    if (!isCharacterId(character)) complain(`${at}.character`, 'unknownCharacter', 'R1.7', { value: short(character) });
    const holder = entered.find((one) => one.character === character);
    if (holder !== undefined)
      complain(`${at}.character`, 'characterTwice', 'R1.7', { id: character, name: holder.name });
    const positions = readTracks(tracks, `${at}.tracks`);
    positions[PRESTIGE] = readPrestige(prestige, `${at}.prestige`, character);
    checkStart(positions, `${at}.tracks`, character);
    entered.push({ name, character, tracks: positions });
  });
  return entered;
}

function readPrestige(value: unknown, at: string, id: CharacterId): number {
  const prestige = whole(value, at);
  if (prestige < 0) complain(at, 'badPrestige', 'R14.2', { value: prestige });
  const least = startTracks(id)[PRESTIGE];
  if (prestige < least) complain(at, 'prestigeBelowStart', 'R14.2', { id, least, value: prestige });
  return prestige;
}

const TYPED_TRACKS: readonly TrackId[] = TRACKS.filter((track) => track !== 'prestige');

function readTracks(value: unknown, at: string): number[] {
  const typed = object(value, at, TYPED_TRACKS);
  const positions = new Array<number>(TRACKS_COUNT).fill(0);
  for (const track of TYPED_TRACKS) {
    const position = number(typed[track], `${at}.${track}`);
    const last = LAST[trackNo(track)];
    if (position < 0) complain(`${at}.${track}`, 'beforeTheTrack', 'R0.2', { track, value: position });
    if (position > last) complain(`${at}.${track}`, 'beyondTheTrack', 'R0.4', { track, last, value: position });
    positions[trackNo(track)] = position;
  }
  return positions;
}

/** R1.8, R6.3 What the character and the seal tracks have given, no cube can have lost. */
function checkStart(positions: readonly number[], at: string, id: CharacterId): void {
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
