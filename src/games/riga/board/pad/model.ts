// The position as it is entered: buildings by their codes, players by seat.

import { padModel } from '../../../../parts/pad/position.ts';
import { guarded } from '../../../../text/input.ts';
import { CITIES, type City } from '../../data/goods.ts';
import { inPlay } from '../../data/in-play.ts';
import { type BuildingId, buildingOf, readBuilding } from '../../data/kinds.ts';
import { TILES } from '../../data/parameters.ts';
import { editionOf, within } from '../../pad-cards.ts';
import { readTyped } from '../../pad-read.ts';
import { type PadPlayer, type PadPosition, POSITION, SECOND } from '../../pad-shape.ts';
import type { ModuleId } from '../../types.ts';

const model = padModel(POSITION, { start: { modules: ['RG'] } });
export const { emptyPad, withPlayers } = model;
/** Which cards there are follows from what was typed. */
export const isPad = (value: unknown): value is PadPosition =>
  guarded(() => inPlay.with(editionOf(readTyped(value)), () => model.isPad(value))) === true;

/** R12.2 Every building has moved its token at least one space; where nothing is built, it stands at the start. */
export const settled =
  ({ modules, cards }: Pick<PadPosition, 'modules' | 'cards'>) =>
  (laid: PadPlayer): PadPlayer => {
    const stand = [...laid.buildings, ...laid.rigaBuildings];
    const covered = laid.covered.filter((entry) => stand.includes(entry.replace(SECOND, '')));
    const player = { ...laid, covered };
    if (!modules.includes('BM')) return player;
    const isAt = (code: string, city: City): boolean => buildingOf(readBuilding(code) as BuildingId).place === city;
    const built = (city: City): number =>
      within({ cards }, () => player.buildings.filter((code) => isAt(code, city)).length);
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
    ...value,
    modules,
    masters: has('GM') ? value.masters.filter(({ tile }) => TILES[tile].needs !== 'RG' || has('RG')) : [],
    players: value.players.map((one) =>
      settled({ ...value, modules })({
        ...one,
        ...(has('RG') ? {} : { rigaBuildings: [], stored: 0 }),
        ...(has('VB') ? {} : { covered: [] }),
        ...(has('BM') ? {} : { mayors: {}, mayorOf: [] }),
      }),
    ),
  };
}
