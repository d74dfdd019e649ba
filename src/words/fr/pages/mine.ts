import { kitOf } from '../../../text/kit.ts';
import type { mine as en } from '../../en/pages/mine.ts';

const { and, counted } = kitOf('fr');

export const mine: typeof en = {
  title: 'Mes parties',
  about: 'Toutes vos parties, d’abord ce qui vous attend. Chaque image montre ce que vous voyez de votre place.',
  all: 'Toutes mes parties',
  shelf: 'Quelles parties',
  shelves: { running: 'En cours', over: 'Finies', away: 'Rangées' },
  empty: {
    running: 'Aucune partie en cours. Cinq jeux vous attendent sur la page d’accueil.',
    over: 'Aucune partie n’est encore finie.',
    away: 'Rien n’est rangé. Ce qui est fini peut être rangé ici, pour que la liste reste courte.',
  },
  none: 'Aucune partie ne correspond.',
  anyGame: 'Tous les jeux',
  game: 'Quel jeu',
  person: 'Jouée avec',
  with: (names) => `avec ${and(names)}`,
  more: 'En montrer plus',
  searchOn: 'Chercher plus loin',
  putAway: 'Ranger',
  putAwayOf: (title) => `${title} : ranger`,
  bringBack: 'Ressortir',
  bringBackOf: (title) => `${title} : ressortir`,
  isAway: 'La partie est rangée.',
  isBack: 'La partie est de nouveau parmi les finies.',
  review: 'Analyse',
  here: 'sur cet appareil',
  won: (points) => `Gagnée avec ${counted(points, 'point', 'points')}`,
  placed: (place, of, points) => `Place ${place} sur ${of} avec ${counted(points, 'point', 'points')}`,
  watched: (names) => (names.length === 1 ? `${names[0]} a gagné` : `${and(names)} ont gagné`),
  failed: 'Vos parties n’ont pas pu être chargées. Réessayez dans un instant.',
  waits: (title) => `${title} vous attend`,
  waitMany: (n) => `${n} parties vous attendent`,
};
