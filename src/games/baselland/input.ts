// The parts of a typed-in position or game that only Baselland knows: tiles, turns, settings.
import { BadSetting, settle } from '../../kernel/settings.ts';
import type { Settings } from '../../kernel/types.ts';
import { complain, object, short } from '../../text/input.ts';
import { isTileId, type Kind, TILE_KINDS, TYPES } from './data/kinds.ts';
import { game } from './game.ts';
import type { Options, TileId, TileType } from './types.ts';

export function turnOf(value: unknown, at: string): number {
  if (value !== 0 && value !== 1 && value !== 2 && value !== 3)
    complain(at, 'badTurn', 'R4.5', { value: short(value) });
  return value;
}

/** Hands out the copies of each type; a tile may be named by its type or by its copy. */
export function tileBox(): (name: unknown, at: string) => { tile: TileId; kind: Kind } {
  const used = new Map<TileType, number>();
  const named = new Set<string>();
  return (name, at) => {
    const isKnown = typeof name === 'string' && (isTileId(name) || /^[A-X]$/.test(name));
    if (!isKnown) return complain(at, 'unknownTile', '', { tile: short(name) });
    const type = name[0] as TileType;
    const kind = TILE_KINDS[TYPES.indexOf(type)];
    const count = (used.get(type) ?? 0) + 1;
    if (count > kind.row.count) complain(at, 'tooManyTiles', 'R2.4', { type, count, max: kind.row.count });
    if (name.length > 1 && named.has(name)) complain(at, 'tooManyTiles', 'R2.4', { type: name, count: 2, max: 1 });
    named.add(name);
    used.set(type, count);
    return { tile: `${type}${count}`, kind };
  };
}

export function settingsOf(value: unknown, at: string): Options {
  const asked = value === undefined ? {} : object(value, at, Object.keys(game.settings));
  try {
    return settle(game, asked as Settings) as Options;
  } catch (error) {
    if (!(error instanceof BadSetting)) throw error;
    return complain(at, 'badSetting', 'R10', { setting: error.setting, values: error.values.join(', ') });
  }
}
