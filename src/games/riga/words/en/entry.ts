import { inWords } from '../../../../text/numbers.ts';
import { PARAMETERS as P } from '../../data/parameters.ts';
import type { EntryWords } from '../entry.ts';

export const entry: EntryWords = {
  modules: 'Played with',
  town: 'The town',
  empty: 'Tap a building below.',
  hand: 'In hand',
  coins: 'Coins on Trading Offices',
  stored: 'Ducats in the Exchange Office',
  kinds: 'From which city',
  box: 'Buildings',
  to: 'The next building',
  toTown: 'stands in the town',
  toHand: 'is still in hand',
  remove: (building) => `${building}: back into the box`,
  cover: (building) => `${building}: cover its person`,
  uncover: (building) => `${building}: uncover its person`,
  typing: 'Does your card say something else? Tap it.',
  type: (building) => `${building}: what your card says`,
  typed: 'entered by you',
  points: 'Points',
  instead: (label, kontors) => `${label}, not ${kontors}`,
  atEnd: 'Points at the end',
  get ends() {
    return {
      NONE: 'none',
      END_MERCHANT_CITIES: 'for each city with a Merchant',
      END_KNIGHT_CITIES: 'for each city with a Knight',
      END_SAME_CITY: 'for each other building of the city',
      END_TWO_PER_CITY: `for each city with ${inWords('en', P.klosterMinBuildings)} buildings`,
    };
  },
  each: 'Points each',
  asKontor: 'As Kontor has it',
  masters: 'The Grand Masters',
  get mastersAbout() {
    return `Tap the ${inWords('en', P.gmTilesInPlay)} tiles that were in play.`;
  },
  sides: { max: 'The most', first: 'The first' },
  ownerOf: (tile) => `${tile}: who owns it`,
  sideOf: (tile) => `${tile}: which side`,
  nobody: 'nobody',
  mayors: 'The Mayors',
  mayorsAbout: 'Spaces on the tracks; where several are tied, who is mayor.',
  mayor: 'Mayor',
  mayorOf: (city) => `Mayor of ${city}`,
};
