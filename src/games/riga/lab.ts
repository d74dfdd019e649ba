// What the lab looks at in a finished game.
import { type GameLab, seatsFrom } from '../../text/lab.ts';
import { GOODS } from './data/goods.ts';
import { buildingOf } from './data/kinds.ts';
import { type Happened, MODULE_IDS, type S } from './types.ts';

export const lab: GameLab<S, Happened> = {
  common({ open, settings }) {
    const modules = MODULE_IDS.filter((id) => settings[id]);
    return {
      modules: modules.length === 0 ? ['none'] : modules,
      mastersOut: open.masters.map(({ tile, side }) => `${tile} ${side}`),
    };
  },
  had({ open }, seat, told) {
    const buildings = open.towns[seat].buildings.map(buildingOf);
    return {
      functions: buildings.map(({ does }) => does),
      buildings: buildings.map(({ code }) => code),
      places: buildings.map(({ place }) => place),
      masters: open.masters.filter(({ owner }) => owner === seat).map(({ tile, side }) => `${tile} ${side}`),
      goods: told.flatMap((one) =>
        one.e === 'erected' && one.seat === seat ? one.goods.map((good) => GOODS[good]) : [],
      ),
    };
  },
  order(s, told) {
    const began = told.find((one) => one.e === 'began');
    return seatsFrom(began?.e === 'began' ? began.first : 0, s.own.length);
  },
};
