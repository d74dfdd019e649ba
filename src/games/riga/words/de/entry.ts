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
  typing: 'Steht auf eurer Karte etwas anderes? Tippt sie an.',
  type: (building) => `${building}: was auf eurer Karte steht`,
  typed: 'von euch eingetragen',
  points: 'Punkte',
  instead: (label, kontors) => `${label}, statt ${kontors}`,
  atEnd: 'Am Ende Punkte',
  get ends() {
    return {
      NONE: 'keine',
      END_MERCHANT_CITIES: 'je Stadt mit Kaufmann',
      END_KNIGHT_CITIES: 'je Stadt mit Ritter',
      END_SAME_CITY: 'je anderem Gebäude der Stadt',
      END_TWO_PER_CITY: `je Stadt mit ${inWords('de', P.klosterMinBuildings)} Gebäuden`,
    };
  },
  each: 'Punkte je',
  asKontor: 'Wie bei Kontor',
  masters: 'Die Großmeister',
  get mastersAbout() {
    return `Tippe die ${inWords('de', P.gmTilesInPlay)} Plättchen an, die im Spiel waren.`;
  },
  sides: { max: 'Die meisten', first: 'Wer zuerst' },
  ownerOf: (tile) => `${tile}: wem es gehört`,
  sideOf: (tile) => `${tile}: welche Seite`,
  nobody: 'niemandem',
  mayors: 'Die Bürgermeister',
  mayorsAbout: 'Felder auf den Leisten; bei Gleichstand, wer Bürgermeister ist.',
  mayor: 'Bürgermeister',
  mayorOf: (city) => `Bürgermeister von ${city}`,
};
