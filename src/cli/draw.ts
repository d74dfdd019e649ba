// A view for the terminal: as the game draws it, or, where it does not, everything that the viewer knows, by its name.
import type { GamePackage } from '../games/index.ts';
import type { View } from '../kernel/types.ts';
import type { Io } from './io.ts';
import { clean, wrap } from './layout.ts';

export const drawView = async (pkg: GamePackage, view: View, names: readonly string[], io: Io): Promise<string[]> =>
  (await pkg.draw?.(view, { ...io, names })) ?? listed(view, names, io);

function listed({ open, own, dark }: View, names: readonly string[], io: Io): string[] {
  const seats = own.flatMap((things, seat) => part(names[seat] ?? io.t.seatName(seat + 1), things, io));
  return [...fields(open, io, ''), ...seats, ...part(io.t.faceDown, dark, io)];
}

/** What somebody has, below his name; nothing if there is nothing. */
function part(name: string, things: unknown, io: Io): string[] {
  const lines = fields(things, io, '  ');
  return lines.length === 0 ? [] : [`${clean(name)}:`, ...lines];
}

const fields = (things: unknown, io: Io, indent: string): string[] =>
  Object.entries(things as object).flatMap(([name, value]) =>
    wrap(`${indent}${name}: ${clean(inWords(value))}`, io.width, indent.length + 2),
  );

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(nested).join(', ');
  if (typeof value !== 'object' || value === null) return String(value ?? '–');
  return Object.entries(value)
    .map(([name, one]) => `${name} ${nested(one)}`)
    .join(', ');
}

const nested = (value: unknown): string =>
  typeof value === 'object' && value !== null ? `(${inWords(value)})` : inWords(value);
