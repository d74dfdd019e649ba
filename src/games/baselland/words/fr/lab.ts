import type { LabWords } from '../../../../text/lab.ts';
import { labWords } from '../lab.ts';
import { names } from './names.ts';

export const lab: LabWords = labWords({
  kinds: {
    tiles: 'Tuiles posées',
    roles: 'Partisans placés',
    features: 'Ouvrages comptés',
    ends: 'Comment cela a fini',
  },
  records: {
    housed: 'Le plus de réfugiés accueillis',
    city: 'La plus grande ville',
    road: 'La plus longue route',
    monasteries: 'Le plus de monastères',
  },
  lines: {
    road: 'Routes',
    city: 'Villes',
    monastery: 'Monastères',
    refugee: 'Réfugiés',
    openRoad: 'Routes inachevées',
    openCity: 'Villes inachevées',
    openMonastery: 'Monastères inachevés',
    openRefugee: 'Réfugiés près de villes inachevées',
  },
  things: {
    tiles: names.tiles,
    roles: names.roles,
    features: { ...names.regions, refugee: 'Réfugié près d’une ville' },
    ends: { allLaid: 'toutes les tuiles posées', noneFits: 'plus aucune tuile ne convenait' },
  },
});
