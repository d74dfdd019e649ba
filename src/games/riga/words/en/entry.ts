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
  masters: 'The Grand Masters',
  mastersAbout: `Tap the ${inWords('en', P.gmTilesInPlay)} tiles that were in play.`,
  sides: { max: 'The most', first: 'The first' },
  ownerOf: (tile) => `${tile}: who owns it`,
  sideOf: (tile) => `${tile}: which side`,
  nobody: 'nobody',
  mayors: 'The Mayors',
  mayorsAbout: 'Spaces on the tracks; where several are tied, who is mayor.',
  mayor: 'Mayor',
  mayorOf: (city) => `Mayor of ${city}`,
};
