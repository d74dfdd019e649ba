import { named } from '../../../../text/edition/named.ts';
import { inPlay } from '../../data/in-play.ts';
import type { Names } from '../names.ts';

export const names: Names = {
  tiles: named(inPlay, 'tiles', 'en', {
    A: 'Monastery with road',
    B: 'Monastery',
    C: 'City core with pennant',
    D: 'City edge with straight road',
    E: 'City edge',
    F: 'City passage with pennant',
    G: 'City passage',
    H: 'Two opposite city edges',
    I: 'Two adjacent city edges',
    J: 'City edge with bend E-S',
    K: 'City edge with bend S-W',
    L: 'City edge with three-way junction',
    M: 'City corner with pennant',
    N: 'City corner',
    O: 'City corner with pennant and road',
    P: 'City corner with road',
    Q: 'Large city with pennant',
    R: 'Large city',
    S: 'City gate with pennant',
    T: 'City gate',
    U: 'Straight road',
    V: 'Bend',
    W: 'Three-way junction',
    X: 'Four-way junction',
  }),
  roles: { knight: 'Knight', highwayman: 'Highwayman', monk: 'Monk', refugee: 'Refugee' },
  regions: { city: 'City', road: 'Road', monastery: 'Monastery', field: 'Meadow' },
};
