// What a position consists of, as it is typed in from a real table: buildings by their codes, players by name.

import { typedCards } from '../../text/edition/typed.ts';
import {
  amount,
  choice,
  list,
  maybe,
  maybeNull,
  type Of,
  orNull,
  person,
  players,
  record,
  type Shape,
  says,
} from '../../text/shape.ts';
import { about } from './about.ts';
import { kind } from './data/edition.ts';
import { CITIES, type City, GOODS } from './data/goods.ts';
import { type BuildingId, buildingOf, CITY_IDS, RIGA_IDS } from './data/kinds.ts';
import { TILE_IDS } from './data/parameters.ts';
import { TYPED_COLUMNS } from './pad-cards.ts';
import { MODULE_IDS } from './types.ts';

const MOST_ENTRIES = 100;
/** What is left out is none. */
const some = <T>(items: Shape<T>) => orNull([], list(items, MOST_ENTRIES));
const AMOUNT = amount(says('belowZero', '', { as: 'count' }));

/** Those of the edition in play. */
const codesOf = (ids: readonly BuildingId[]): readonly string[] => ids.map((id) => buildingOf(id).code);
const elsewhere = (why: string) => ({
  get enum(): readonly string[] {
    return codesOf(RIGA_IDS);
  },
  other: says(why, 'R1.5', { as: 'building' }),
});
/** R1.5 Buildings of Riga have a place of their own. */
const cityBuilding = (why: string) => ({
  ...choice<string>([], says('unknownBuilding'), { elsewhere: elsewhere(why) }),
  get enum(): readonly string[] {
    return codesOf(CITY_IDS);
  },
});
const RIGA_BUILDING = {
  ...choice<string>([], says('unknownRigaBuilding', 'R1.5')),
  get enum(): readonly string[] {
    return codesOf(RIGA_IDS);
  },
};
/** R11.3 The person on a building; of two on one card, the second has a 2 behind its code. */
export const SECOND = ' 2';
const ANY_PERSON = {
  ...choice<string>([], says('unknownBuilding')),
  get enum(): readonly string[] {
    return codesOf([...CITY_IDS, ...RIGA_IDS]).flatMap((code) => [code, code + SECOND]);
  },
};
const TILE = {
  ...choice<string>([], says('unknownTile', 'R10.1')),
  get enum(): readonly string[] {
    return TILE_IDS;
  },
};
const SPACES = Object.fromEntries(CITIES.map((city) => [city, maybeNull(AMOUNT)])) as Record<
  City,
  Shape<number | undefined>
>;

export const BAD_SIDE = says('badSide', 'R10.4');

export const POSITION = record({
  /** What the cards of this table say, where it is something else than the edition has; for this position only. */
  cards: typedCards(kind.shape.buildings, TYPED_COLUMNS),
  modules: orNull(
    [],
    list(choice(MODULE_IDS, says('unknownModule', 'R0.2')), MOST_ENTRIES, {
      twice: says('moduleTwice', 'R0.2', { as: 'id' }),
    }),
  ),
  players: players(
    {
      buildings: some(cityBuilding('rigaElsewhere')),
      rigaBuildings: some(RIGA_BUILDING),
      hand: some(choice(GOODS, says('unknownGood'))),
      handBuildings: some(cityBuilding('rigaInHand')),
      /** On all Trading Offices together (R7.2). */
      coins: orNull(0, AMOUNT),
      /** R7.11a */
      stored: orNull(0, AMOUNT),
      /** R11.3 Whose persons are covered. */
      covered: orNull([], list(ANY_PERSON, MOST_ENTRIES, { areMarks: true })),
      /** R12.1 Spaces by city. */
      mayors: orNull({}, record(SPACES)),
      /** Where the player is mayor, stated because others are tied (R12.6). */
      mayorOf: some(choice(CITIES, says('unknownCity', 'R12.1'))),
    },
    { ...about.seats, rule: 'R0.1' },
  ),
  masters: some(
    record({
      tile: TILE,
      /** Money has neither side nor owner (R10.3). */
      side: maybe(choice(['max', 'first'], BAD_SIDE)),
      owner: maybeNull(person(says('unknownPlayer'))),
    }),
  ),
});
export type PadPosition = Of<typeof POSITION>;
export type PadPlayer = PadPosition['players'][number];
export type PadMaster = PadPosition['masters'][number];
