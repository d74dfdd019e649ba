import { kitOf } from '../../../../text/kit.ts';
import { MONASTERY, POINTS, POINTS_OPEN } from '../../data/numbers.ts';
import type { BoardWords } from '../board.ts';
import { names } from './names.ts';

const { and, counted } = kitOf('fr');
const points = (n: number) => counted(n, 'point', 'points');

export const board: BoardWords = {
  board: 'Baselland : le pays. Les flèches le déplacent, plus et moins l’agrandissent et le réduisent',
  fit: 'Tout montrer',
  larger: 'Agrandir',
  smaller: 'Réduire',
  options: 'Ce que vous pouvez faire',
  features: 'Ce qui est sur la table',
  turnLeft: 'Tourner à gauche',
  turnRight: 'Tourner à droite',
  lay: 'Poser ici',
  grid: 'Grille avec lettres et chiffres',
  drawn: (name, tile) => `${name} pioche : ${tile}`,
  role: names.roles,
  feature: names.regions,
  tiles: 'Tuiles',
  tileNames: names.tiles,
  left: (count) => `${counted(count, 'tuile', 'tuiles')} dans la pile`,
  lookAt: (tile) => `${tile} : voir en grand`,
  moreLike: (n) => (n === 0 ? 'Il n’en reste aucune autre dans la pile.' : `Il en reste ${n} dans la pile.`),
  leftByKind: 'Ce qui reste dans la pile',
  leftNone: 'La pile est vide',
  close: 'Fermer',
  parts: (kind, count, pennants) =>
    [
      kind === 'city' ? counted(count, 'quartier', 'quartiers') : counted(count, 'tuile', 'tuiles'),
      ...(pennants > 0 ? [counted(pennants, 'blason', 'blasons')] : []),
    ].join(', '),
  ends: (kind, count) => {
    if (kind === 'monastery') return `${counted(count, 'case libre', 'cases libres')} autour`;
    return kind === 'city'
      ? counted(count, 'brèche dans le mur', 'brèches dans le mur')
      : counted(count, 'bout ouvert', 'bouts ouverts');
  },
  held: (names) => `à ${and(names)}`,
  free: 'personne',
  supply: (count) => `${counted(count, 'partisan', 'partisans')} en réserve`,
  stands: (role, name, count) => `${names.roles[role]} de ${name}${count > 1 ? ` (${count})` : ''}`,
  worth: (now, finished) =>
    now === finished
      ? counted(now, 'point', 'points')
      : `${now} maintenant, ${counted(finished, 'point', 'points')} une fois terminé`,
  done: 'terminé',
  paysNow: (points) => `${counted(points, 'point', 'points')} tout de suite`,
  explain: {
    get road() {
      return `Chaque tuile de la route rapporte ${points(POINTS.road)}, même inachevée à la fin de la partie.`;
    },
    get city() {
      return `Achevée, chaque partie de la ville rapporte ${points(POINTS.city)}, et chaque blason ${POINTS.pennant} de plus.`;
    },
    get monastery() {
      return `Entouré de tuiles, il rapporte ${points(MONASTERY)} ; à la fin de la partie, un pour sa tuile et pour chaque tuile voisine.`;
    },
    get field() {
      return `Un réfugié reçoit ${points(POINTS.refugee)} pour chaque partie d’une ville qui touche son pré, dès que la ville est achevée.`;
    },
    get open() {
      return `Inachevée à la fin de la partie, chaque partie et chaque blason rapporte ${points(POINTS_OPEN.city)}.`;
    },
    most: 'Les points vont à qui y a le plus de partisans ; à égalité, chacun les reçoit en entier.',
    stays: 'Un réfugié ne revient pas : il reste jusqu’à la fin de la partie.',
  },
};
