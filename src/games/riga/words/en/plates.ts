// What the pictures of the rulebook show.
import type { PlateWords } from '../../../../text/package.ts';

export const plates: PlateWords = {
  row: 'A row grows card by card until its base values total at least nine.',
  take: 'A whole row of goods, or one building.',
  later: 'Still in its scaffold it does nothing; from the next turn on it works.',
  worth: 'In Visby glass and grain together pay for the Market Hall.',
  visby: 'What Visby and Tallinn pay for grain, wine, glass and cloth. A cross: not accepted.',
  danzig: 'What Stockholm and Danzig pay.',
  lodge: 'A Masons’ Lodge makes the other buildings of its city cheaper.',
  change: 'Two cloths for a price of eight in Visby: what is too much is lost.',
  hall: 'With the Market Hall in Visby every glass pays one ducat more.',
  office: 'A Trading Office holds two coins.',
  town: 'The Town Hall counts the other buildings of its city.',
  persons: 'A Knight is round, a Merchant square.',
  covered: 'To fight, you cover a Knight and take the whole row.',
};
