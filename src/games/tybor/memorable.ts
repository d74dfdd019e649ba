import type { Memorable } from '../../text/memorable.ts';
import { buildingOf } from './data/kinds.ts';
import { PROFESSIONS } from './data/persons.ts';
import { symbolCount } from './rules/counts.ts';
import type { S } from './types.ts';

export const memorable: Memorable<S> = {
  noted({ open }, seat) {
    const tableau = open.tableaux[seat];
    return {
      citizens: tableau.citizens.length,
      buildings: tableau.buildings.length,
      large: tableau.buildings.filter(({ size }) => size === 'large').length,
      ships: symbolCount(tableau, PROFESSIONS.indexOf('captain')),
    };
  },
  favourites: 'buildings',
  used: ({ open }, seat) => open.tableaux[seat].buildings.map(({ id }) => buildingOf(id).row),
};
