import { kitOf } from '../../../text/kit.ts';
import type { statistics as en } from '../../en/pages/statistics.ts';

const { counted, fixed } = kitOf('fr');

export const statistics: typeof en = {
  title: 'Statistiques',
  about: 'Vos parties terminées aux tables de cette maison. Vous seul voyez cette page.',
  none: 'Il n’y a encore rien ici. La première partie que vous jouerez jusqu’au bout sera le début.',
  failed: 'Vos parties n’ont pas pu être chargées. Réessayez dans un instant.',
  totals: { played: 'Parties', wins: 'Gagnées', time: 'À table', streak: 'Victoires de suite' },
  placings: 'Classements',
  place: (n) => (n === 1 ? '1re place' : `${n}e place`),
  times: (n) => `${n} fois`,
  points: 'Points de partie en partie',
  curve: (n, average, low, high) =>
    n === 1
      ? `Une partie, avec ${counted(high, 'point', 'points')}.`
      : `${n} parties : ${fixed(average, 1)} points en moyenne, au moins ${low}, au plus ${high}.`,
  list: 'Toutes, en tableau',
  columns: { date: 'Date', points: 'Points', place: 'Place' },
  placed: (place, of) => `${place} sur ${of}`,
  sources: 'D’où viennent les points',
  aGame: (points) => `${fixed(points, 1)} par partie`,
  favourites: 'Préférences',
  records: 'Records',
  mostPoints: 'Le plus de points',
  held: (name, date) => `${name}, ${date}`,
  counting:
    'Une place abandonnée compte comme dernière et nulle part ailleurs ; une partie revenue en arrière d’un commun accord ne détient aucun record.',
  older: 'Seules les mille dernières parties sont montrées. Les fichiers les contiennent toutes.',
  noneTogether: 'Rien n’a encore été joué ensemble.',
  circle: 'Points, préférences et records',
  files: 'À emporter',
  csv: 'Pour un tableur (CSV)',
  bgsplay: 'Pour l’application BG Stats',
};
