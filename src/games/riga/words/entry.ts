import type { Language } from '../../../text/languages.ts';

interface PadWords {
  readonly modules: string;
  readonly town: string;
  readonly empty: string;
  readonly hand: string;
  readonly coins: string;
  readonly stored: string;
  readonly kinds: string;
  readonly box: string;
  readonly to: string;
  readonly toTown: string;
  readonly toHand: string;
  remove(building: string): string;
  cover(building: string): string;
  uncover(building: string): string;
  readonly masters: string;
  readonly mastersAbout: string;
  readonly sides: Readonly<Record<'max' | 'first', string>>;
  ownerOf(tile: string): string;
  sideOf(tile: string): string;
  readonly nobody: string;
  readonly mayors: string;
  readonly mayorsAbout: string;
  readonly mayor: string;
  mayorOf(city: string): string;
}
export const PAD: Readonly<Record<Language, PadWords>> = {
  de: {
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
    cover: (building) => `${building}: Person abdecken`,
    uncover: (building) => `${building}: Person aufdecken`,
    masters: 'Die Großmeister',
    mastersAbout: 'Tippe die vier Plättchen an, die im Spiel waren.',
    sides: { max: 'Die meisten', first: 'Wer zuerst' },
    ownerOf: (tile) => `${tile}: wem es gehört`,
    sideOf: (tile) => `${tile}: welche Seite`,
    nobody: 'niemandem',
    mayors: 'Die Bürgermeister',
    mayorsAbout: 'Felder auf den Leisten; bei Gleichstand, wer Bürgermeister ist.',
    mayor: 'Bürgermeister',
    mayorOf: (city) => `Bürgermeister von ${city}`,
  },
  en: {
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
    mastersAbout: 'Tap the four tiles that were in play.',
    sides: { max: 'The most', first: 'The first' },
    ownerOf: (tile) => `${tile}: whose it is`,
    sideOf: (tile) => `${tile}: which side`,
    nobody: 'nobody',
    mayors: 'The Mayors',
    mayorsAbout: 'Spaces on the tracks; where several are level, who is mayor.',
    mayor: 'Mayor',
    mayorOf: (city) => `Mayor of ${city}`,
  },
};
