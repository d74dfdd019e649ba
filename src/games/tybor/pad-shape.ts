// What a position consists of, as it is typed in from a real table.
import { choice, list, type Of, orNull, players, record, says } from '../../text/shape.ts';
import { about } from './about.ts';
import { allBuildings, allOrders, allPersons, buildingOf, CHAPTER_IDS, personOf, SCENARIO_IDS } from './data/kinds.ts';
import { typing } from './pad-cards.ts';
import { SIZES } from './types.ts';

const MOST_ENTRIES = 200;
/** Cards of the edition in play, by their codes. */
const PERSON = {
  ...choice<string>([], says('unknownPerson')),
  get enum(): readonly string[] {
    return allPersons(2).map((id) => personOf(id).code);
  },
};
const PERSONS = orNull([], list(PERSON, MOST_ENTRIES));
const BUILDING = record({
  id: {
    ...choice<string>([], says('unknownBuilding')),
    get enum(): readonly string[] {
      return allBuildings(2).map((id) => buildingOf(id).code);
    },
  },
  size: choice(SIZES, says('badSize', 'R5.4.1')),
});
const ORDER = {
  ...choice<string>([], says('unknownOrder', 'R1.1')),
  get enum(): readonly string[] {
    return allOrders(2);
  },
};

/** Cards by their codes; with more than four players there are two of each (R10.1, R10.6). */
export const POSITION = record({
  /** What the cards of this table say, where it is something else than the edition has; for this position only. */
  cards: typing.shape,
  scenario: choice(SCENARIO_IDS, says('unknownScenario', 'R1.2')),
  chapter: choice(CHAPTER_IDS, says('unknownChapter', 'R1.3')),
  players: players(
    {
      order: ORDER,
      citizens: PERSONS,
      workers: PERSONS,
      buildings: orNull([], list(BUILDING, MOST_ENTRIES)),
    },
    { ...about.seats, rule: 'R10.1' },
  ),
});
export type PadPosition = Of<typeof POSITION>;
export type PadPlayer = PadPosition['players'][number];
