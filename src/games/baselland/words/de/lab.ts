import type { LabWords } from '../../../../text/lab.ts';
import { labWords } from '../lab.ts';
import { names } from './names.ts';

export const lab: LabWords = labWords({
  kinds: { tiles: 'Gelegte Plättchen', roles: 'Gefolgsleute', features: 'Gewertete Bauwerke', ends: 'Wie es endete' },
  records: {
    housed: 'Meiste aufgenommene Flüchtlinge',
    city: 'Größte Stadt',
    road: 'Längste Straße',
    monasteries: 'Meiste Klöster',
  },
  lines: {
    road: 'Straßen',
    city: 'Städte',
    monastery: 'Klöster',
    refugee: 'Flüchtlinge',
    openRoad: 'Unfertige Straßen',
    openCity: 'Unfertige Städte',
    openMonastery: 'Unfertige Klöster',
    openRefugee: 'Flüchtlinge bei unfertigen Städten',
  },
  things: {
    tiles: names.tiles,
    roles: names.roles,
    features: { ...names.regions, refugee: 'Flüchtling bei einer Stadt' },
    ends: { allLaid: 'alle Plättchen gelegt', noneFits: 'keines passte mehr' },
  },
});
