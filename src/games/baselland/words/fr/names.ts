import { named } from '../../../../text/edition/named.ts';
import { inPlay } from '../../data/in-play.ts';
import type { Names } from '../names.ts';

export const names: Names = {
  tiles: named(inPlay, 'tiles', 'fr', {
    A: 'Monastère avec chemin',
    B: 'Monastère',
    C: 'Cœur de ville avec blason',
    D: 'Bord de ville avec route droite',
    E: 'Bord de ville',
    F: 'Passage de ville avec blason',
    G: 'Passage de ville',
    H: 'Deux bords de ville opposés',
    I: 'Deux bords de ville voisins',
    J: 'Bord de ville avec virage à droite',
    K: 'Bord de ville avec virage à gauche',
    L: 'Bord de ville avec carrefour',
    M: 'Coin de ville avec blason',
    N: 'Coin de ville',
    O: 'Coin de ville avec blason et route',
    P: 'Coin de ville avec route',
    Q: 'Grande ville avec blason',
    R: 'Grande ville',
    S: 'Porte de ville avec blason',
    T: 'Porte de ville',
    U: 'Route droite',
    V: 'Virage',
    W: 'Carrefour à trois routes',
    X: 'Carrefour à quatre routes',
  }),
  roles: { knight: 'Chevalier', highwayman: 'Brigand', monk: 'Moine', refugee: 'Réfugié' },
  regions: { city: 'Ville', road: 'Route', monastery: 'Monastère', field: 'Pré' },
};
