import type { LabWords } from '../../../../text/lab.ts';
import { labWords } from '../lab.ts';
import { names } from './names.ts';

export const lab: LabWords = labWords(names, {
  kinds: {
    scenarios: 'Scenarios',
    chapters: 'Chapters',
    citizens: 'Citizens',
    professions: 'Citizens by profession',
    buildings: 'Buildings',
    orders: 'Secret orders',
    uses: 'What cards were used for',
  },
  records: {
    citizens: 'Most citizens',
    buildings: 'Most buildings',
    large: 'Most large buildings',
    ships: 'Most ships',
  },
  lines: {
    buildings: 'Buildings',
    max: 'Buildings: most of a colour',
    set4: 'Buildings: sets of all colours',
    pair: 'Buildings: pairs of a colour',
    farmer: 'Farmers',
    merchant: 'Merchants',
    craftsman: 'Craftsmen',
    captain: 'Ships',
    priest: 'Priests',
    soldier: 'Soldiers',
    largeBuildings: 'Large buildings (scenario)',
    chapter: 'Goal of the chapter',
    order: 'Secret order',
  },
  uses: { citizen: 'as a citizen', worker: 'as a worker', builder: 'as a builder' },
});
