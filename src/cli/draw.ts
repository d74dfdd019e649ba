// A view for the terminal: as the game draws it or, if it does not, a list of everything the viewer knows.
import type { GamePackage } from '../games/index.ts';
import type { View } from '../kernel/types.ts';
import { textsOf } from '../text/package.ts';
import { layOut, nameOf, type Thing, unnamed } from '../text/things.ts';
import type { Io } from './io.ts';
import { clean, wrap } from './layout.ts';

export const drawView = async (pkg: GamePackage, view: View, names: readonly string[], io: Io): Promise<string[]> =>
  (await pkg.draw?.(view, { ...io, names })) ?? listed(pkg, view, names, io);

function listed(pkg: GamePackage, view: View, names: readonly string[], io: Io): string[] {
  const { middle, each } = layOut(view, textsOf(pkg, io.language).things ?? unnamed(view));
  const seats = each.flatMap((things, seat) => [
    `${clean(names[seat] ?? io.t.seatName(seat + 1))}:`,
    ...things.flatMap((thing) => lines(thing, 2, io)),
  ]);
  return [...middle.flatMap((thing) => lines(thing, 0, io)), ...seats];
}

function lines(thing: Thing, indent: number, io: Io): string[] {
  const head = `${' '.repeat(indent)}${clean(thing.name)}`;
  if (thing.kind === 'group') return [`${head}:`, ...thing.things.flatMap((one) => lines(one, indent + 2, io))];
  return wrap(thing.kind === 'mark' ? head : `${head}: ${clean(inWords(thing, io))}`, io.width, indent + 2);
}

function inWords(thing: Exclude<Thing, { kind: 'group' | 'mark' }>, io: Io): string {
  if (thing.kind === 'count') return String(thing.count);
  if (thing.kind === 'hidden') return io.t.hidden(thing.count);
  return thing.pieces.length === 0 ? '–' : thing.pieces.map(nameOf).join(', ');
}
