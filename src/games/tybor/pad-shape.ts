// What a position consists of, as it is typed in from a real table.
import { choice, list, type Of, orNull, players, record, says } from '../../text/shape.ts';
import { about } from './about.ts';
import { allBuildings, allOrders, allPersons, buildingOf, CHAPTER_IDS, personOf, SCENARIO_IDS } from './data/kinds.ts';
import { SIZES } from './types.ts';

const MOST_ENTRIES = 200;
const PERSONS = orNull(
  [],
  list(
    choice(
      allPersons(2).map((id) => personOf(id).code),
      says('unknownPerson'),
    ),
    MOST_ENTRIES,
  ),
);
const BUILDING = record({
  id: choice(
    allBuildings(2).map((id) => buildingOf(id).code),
    says('unknownBuilding'),
  ),
  size: choice(SIZES, says('badSize', 'R5.4.1')),
});

/** Cards by their codes; with more than four players there are two of each (R10.1, R10.6). */
export const POSITION = record({
  scenario: choice(SCENARIO_IDS, says('unknownScenario', 'R1.2')),
  chapter: choice(CHAPTER_IDS, says('unknownChapter', 'R1.3')),
  players: players(
    {
      order: choice(allOrders(2), says('unknownOrder', 'R1.1')),
      citizens: PERSONS,
      workers: PERSONS,
      buildings: orNull([], list(BUILDING, MOST_ENTRIES)),
    },
    { ...about.seats, rule: 'R10.1' },
  ),
});
export type PadPosition = Of<typeof POSITION>;
export type PadPlayer = PadPosition['players'][number];
