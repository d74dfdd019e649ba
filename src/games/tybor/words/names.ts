import type { ChapterId, ScenarioId } from '../data/cards.ts';
import type { BuildingRowId, PersonRowId } from '../data/kinds.ts';
import type { Colour, Profession } from '../data/persons.ts';

/** The names on the cards in one language, and the story they tell. */
export interface CardNames {
  readonly persons: Readonly<Record<PersonRowId, string>>;
  readonly buildings: Readonly<Record<BuildingRowId, string>>;
  readonly scenarios: Readonly<Record<ScenarioId, string>>;
  readonly chapters: Readonly<Record<ChapterId, string>>;
  readonly professions: Readonly<Record<Profession, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly story: Readonly<Record<ScenarioId | ChapterId, string>>;
}
