import type { LabWords } from '../../../../text/lab.ts';
import { labWords } from '../lab.ts';
import { names } from './names.ts';

export const lab: LabWords = labWords({
  kinds: { tiles: 'Tiles laid', roles: 'Followers placed', features: 'Features scored', ends: 'How it ended' },
  records: {
    housed: 'Most refugees housed',
    city: 'Largest city',
    road: 'Longest road',
    monasteries: 'Most monasteries',
  },
  lines: {
    road: 'Roads',
    city: 'Cities',
    monastery: 'Monasteries',
    refugee: 'Refugees',
    openRoad: 'Unfinished roads',
    openCity: 'Unfinished cities',
    openMonastery: 'Unfinished monasteries',
    openRefugee: 'Refugees beside unfinished cities',
  },
  things: {
    tiles: names.tiles,
    roles: names.roles,
    features: { ...names.regions, refugee: 'Refugee beside a city' },
    ends: { allLaid: 'all tiles laid', noneFits: 'no tile fitted any more' },
  },
});
