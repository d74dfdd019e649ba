import type { Memorable } from '../../text/memorable.ts';
import { buildingOf } from './data/kinds.ts';
import { moneyOf } from './rules/counts.ts';
import type { S } from './types.ts';

export const memorable: Memorable<S> = {
  noted({ open }, seat) {
    const town = open.towns[seat];
    return {
      buildings: town.buildings.length,
      cities: new Set(town.buildings.map((id) => buildingOf(id).place)).size,
      masters: open.masters.filter(({ owner }) => owner === seat).length,
      money: moneyOf(town),
    };
  },
  favourites: 'buildings',
  used: ({ open }, seat) => open.towns[seat].buildings.map((id) => buildingOf(id).code),
};
