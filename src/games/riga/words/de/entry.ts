import { inWords } from '../../../../text/numbers.ts';
import { PARAMETERS as P } from '../../data/parameters.ts';
import type { EntryWords } from '../entry.ts';

export const entry: EntryWords = {
  modules: 'Gespielt mit',
  town: 'Die Stadt',
  empty: 'Tippe unten auf ein Gebäude.',
  hand: 'Auf der Hand',
  coins: 'Münzen auf den Kontoren',
  stored: 'Dukaten in der Wechselstube',
  kinds: 'Aus welcher Stadt',
  box: 'Gebäude',
  to: 'Das nächste Gebäude',
  toTown: 'steht in der Stadt',
  toHand: 'ist noch auf der Hand',
  remove: (building) => `${building}: zurück in die Schachtel`,
  cover: (building) => `${building}: Person verdecken`,
  uncover: (building) => `${building}: Person wieder aufdecken`,
  masters: 'Die Großmeister',
  mastersAbout: `Tippe die ${inWords('de', P.gmTilesInPlay)} Plättchen an, die im Spiel waren.`,
  sides: { max: 'Die meisten', first: 'Wer zuerst' },
  ownerOf: (tile) => `${tile}: wem es gehört`,
  sideOf: (tile) => `${tile}: welche Seite`,
  nobody: 'niemandem',
  mayors: 'Die Bürgermeister',
  mayorsAbout: 'Felder auf den Leisten; bei Gleichstand, wer Bürgermeister ist.',
  mayor: 'Bürgermeister',
  mayorOf: (city) => `Bürgermeister von ${city}`,
};
