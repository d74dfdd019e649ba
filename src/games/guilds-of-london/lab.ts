// What the lab looks at in a finished game.
import type { GameLab } from '../../text/lab.ts';
import { cardOf, mayorOf, tileOf, tokenOf } from './data/kinds.ts';
import { isSolo } from './rules/city.ts';
import type { Happened, S } from './types.ts';

export const lab: GameLab<S, Happened> = {
  common: (s, told) => ({
    plantations: told.flatMap((one) => (one.e === 'began' ? [one.side] : [])),
    opponents: isSolo(s.open) ? [s.settings.opponent] : [],
  }),
  had({ open }, seat, told) {
    const { city } = open;
    const used = told.flatMap((one) => (one.e === 'used' && one.seat === seat ? [one] : []));
    const actions = used.filter(({ as }) => as === 'special').map(({ card }) => cardOf(card));
    return {
      tiles: city.tiles.flatMap((tile, place) =>
        tile !== null && city.masters[place] === seat ? [tileOf(tile).code] : [],
      ),
      mayors: open.mayors[seat].map((id) => mayorOf(id).code),
      effects: actions.flatMap(({ action }) => action.steps.map(({ effect }) => effect)),
      cards: actions.map(({ code }) => code),
      uses: used.map(({ as }) => as),
      tokens: told.flatMap((one) => (one.e === 'token' && one.seat === seat ? [tokenOf(one.token).kind] : [])),
    };
  },
  order(s, told) {
    const began = told.find((one) => one.e === 'began');
    return began?.e === 'began' ? [...began.order] : s.own.map((_, seat) => seat);
  },
};
