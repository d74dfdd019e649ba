import type { CITY_BUILDINGS, FunctionId, Person, RIGA_BUILDINGS } from '../data/buildings.ts';
import type { Good, Place } from '../data/goods.ts';
import type { TileId } from '../data/parameters.ts';
import type { ModuleId, Season } from '../types.ts';

type KindOf<Code> = Code extends `${string}-${infer Kind}` ? Kind : never;
/** What a building is, wherever it stands: 'dom', 'speicher'. */
export type Kind = KindOf<keyof typeof CITY_BUILDINGS | keyof typeof RIGA_BUILDINGS>;

/** The names on cards and tiles in one language. */
export interface CardNames {
  readonly goods: Readonly<Record<Good, string>>;
  readonly places: Readonly<Record<Place, string>>;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly tiles: Readonly<Record<TileId, string>>;
  readonly persons: Readonly<Record<Person, string>>;
  readonly functions: Readonly<Record<FunctionId, string>>;
  readonly modules: Readonly<Record<ModuleId, string>>;
  readonly seasons: Readonly<Record<Season, string>>;
  /** A building of a city: 'Visby-Dom', 'Visby Cathedral'. */
  building(place: Place, kind: string): string;
}
