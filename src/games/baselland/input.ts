// Reading what people type in: positions and games from a real table. Every complaint says where and by which rule.
import { BadSetting, settle } from '../../kernel/settings.ts';
import type { Settings } from '../../kernel/types.ts';
import type { Problem } from '../../text/pad.ts';
import { isTileId, KINDS, type Kind, TYPES } from './data/kinds.ts';
import { game } from './game.ts';
import type { Options, TileId, TileType } from './types.ts';

/** Thrown inside this folder only; `guarded` turns it into a `Problem`. */
class Complaint extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.why);
    this.problem = problem;
  }
}

export function complain(at: string, why: string, rule: string, facts: Problem['facts'] = {}): never {
  throw new Complaint({ at, why, rule, facts });
}

export function guarded<R>(read: () => R): R | Problem {
  try {
    return read();
  } catch (error) {
    if (error instanceof Complaint) return error.problem;
    throw error;
  }
}

/** A value for a message. Lists and objects are only hinted at: they may be deep, or have a `toString` of their own. */
export function short(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return '[…]';
  if (typeof value === 'object' && value !== null) return '{…}';
  return (typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : String(value)).slice(0, 42);
}

export function object(value: unknown, at: string, fields: readonly string[]): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    complain(at, 'notAnObject', '', { expected: `{${fields.join(', ')}}` });
  for (const field of Object.keys(value))
    if (!fields.includes(field)) complain(at, 'unknownField', '', { field: field.slice(0, 40) });
  return value as Record<string, unknown>;
}

export function list(value: unknown, at: string, most: number): unknown[] {
  if (!Array.isArray(value)) complain(at, 'notAnObject', '', { expected: '[…]' });
  if (value.length > most) complain(at, 'tooLong', '', { max: most });
  return value;
}

export function whole(value: unknown, at: string): number {
  if (!Number.isSafeInteger(value) || Math.abs(value as number) > 1_000_000)
    complain(at, 'notWhole', '', { value: short(value) });
  return value as number;
}

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
    const kind = KINDS[TYPES.indexOf(type)];
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
