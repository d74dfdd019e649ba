import { named } from '../../../../text/edition/named.ts';
import { inPlay } from '../../data/in-play.ts';
import type { Names } from '../names.ts';

export const names: Names = {
  tiles: named(inPlay, 'tiles', 'de', {
    A: 'Kloster mit Weg',
    B: 'Kloster',
    C: 'Stadtkern mit Wappen',
    D: 'Stadtrand mit Straße',
    E: 'Stadtrand',
    F: 'Stadtenge mit Wappen',
    G: 'Stadtenge',
    H: 'Zwei Städte gegenüber',
    I: 'Zwei Städte über Eck',
    J: 'Stadtrand mit Rechtskurve',
    K: 'Stadtrand mit Linkskurve',
    L: 'Stadtrand mit Kreuzung',
    M: 'Stadtecke mit Wappen',
    N: 'Stadtecke',
    O: 'Stadtecke mit Wappen und Straße',
    P: 'Stadtecke mit Straße',
    Q: 'Großstadt mit Wappen',
    R: 'Großstadt',
    S: 'Stadttor mit Wappen',
    T: 'Stadttor',
    U: 'Gerade Straße',
    V: 'Kurve',
    W: 'Dreierkreuzung',
    X: 'Viererkreuzung',
  }),
  roles: { knight: 'Ritter', highwayman: 'Wegelagerer', monk: 'Mönch', refugee: 'Flüchtling' },
  regions: { city: 'Stadt', road: 'Straße', monastery: 'Kloster', field: 'Wiese' },
};
