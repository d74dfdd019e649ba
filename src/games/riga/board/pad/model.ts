// The position as it is entered: buildings by their codes, players by seat.

import { padModel } from '../../../../parts/pad/position.ts';
import { CITIES, type City } from '../../data/goods.ts';
import { type PadPlayer, type PadPosition, POSITION } from '../../pad-shape.ts';
import type { ModuleId } from '../../types.ts';

export const { emptyPad, withPlayers, isPad } = padModel(POSITION, { start: { modules: ['RG'] } });

const isAt = (code: string, city: City): boolean => code.startsWith(`${city}-`);
/** R12.2 Every building has moved its token at least one space; where nothing is built, it stands at the start. */
export const settled =
  (modules: readonly ModuleId[]) =>
  (player: PadPlayer): PadPlayer => {
    if (!modules.includes('BM')) return player;
    const built = (city: City): number => player.buildings.filter((code) => isAt(code, city)).length;
    const spaces = (city: City): number => (built(city) === 0 ? 0 : Math.max(player.mayors[city] ?? 0, built(city)));
    return {
      ...player,
      mayors: Object.fromEntries(CITIES.map((city) => [city, spaces(city)])),
      mayorOf: player.mayorOf.filter((city) => built(city) > 0),
    };
  };

/** What a module brought goes with it. */
export function withModules(value: PadPosition, modules: readonly ModuleId[]): PadPosition {
  const has = (id: ModuleId): boolean => modules.includes(id);
  return {
    modules,
    masters: has('GM') ? value.masters.filter(({ tile }) => tile !== 'riga' || has('RG')) : [],
    players: value.players.map((one) =>
      settled(modules)({
        ...one,
        ...(has('RG') ? {} : { rigaBuildings: [], stored: 0 }),
        ...(has('VB') ? {} : { covered: [] }),
        ...(has('BM') ? {} : { mayors: {}, mayorOf: [] }),
      }),
    ),
  };
}
