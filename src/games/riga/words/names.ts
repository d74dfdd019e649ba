import type { Language } from '../../../text/languages.ts';
import type { FunctionId, Kind, Person } from '../data/buildings.ts';
import type { Good, Place } from '../data/goods.ts';
import { inPlay } from '../data/in-play.ts';
import type { BuildingCode } from '../data/kinds.ts';
import type { TileId } from '../data/parameters.ts';
import type { ModuleId, Season } from '../types.ts';

/** The names on cards and tiles in one language. */
export interface CardNames {
  readonly goods: Readonly<Record<Good, string>>;
  readonly places: Readonly<Record<Place, string>>;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly tiles: Readonly<Record<TileId, string>>;
  readonly persons: Readonly<Record<Person, string>>;
  /** What a building does; `amount` is how much of it, or from how much to how much. */
  readonly functions: Readonly<Record<FunctionId, (amount: number | string) => string>>;
  readonly modules: Readonly<Record<ModuleId, string>>;
  readonly seasons: Readonly<Record<Season, string>>;
  /** A building of a city: 'Visby-Dom', 'Visby Cathedral'. */
  building(place: Place, kind: Kind): string;
  /** As the edition in play calls a building; undefined: by its kind. */
  given(code: BuildingCode): string | undefined;
}

/** What tiles are called: as their rows say, else by what they count. */
export function tileNames(language: Language, own: Readonly<Record<TileName, string>>): CardNames['tiles'] {
  const names = inPlay.each(
    () =>
      new Map(
        inPlay.edition.tables.tiles.map(({ id, names, counts }) => {
          const given = names?.[language] ?? names?.en ?? names?.de ?? Object.values(names ?? {})[0];
          return [id, given ?? own[counts === 'cash' ? 'money' : (counts as Place)]] as const;
        }),
      ),
  );
  const found = (key: string | symbol): unknown => (typeof key === 'string' ? names().get(key) : undefined);
  return new Proxy<Readonly<Record<string, string>>>(own, {
    get: (all, key) => found(key) ?? Reflect.get(all, key),
    has: (all, key) => found(key) !== undefined || Reflect.has(all, key),
  });
}
type TileName = Place | Person | 'money';

/** What buildings are called in a language where their rows say so. */
export function givenNames(language: Language): CardNames['given'] {
  const names = inPlay.each(
    () =>
      new Map(inPlay.edition.tables.buildings.flatMap((row) => (row.names === undefined ? [] : [[row.id, row.names]]))),
  );
  return (code) => {
    const said = names().get(code);
    return said === undefined ? undefined : (said[language] ?? said.en ?? said.de ?? Object.values(said)[0]);
  };
}
