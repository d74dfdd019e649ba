import type { Language } from '../languages.ts';
import type { EditionRow } from './edition.ts';
import type { InPlay } from './in-play.ts';

/**
 * What the rows of a table are called in a language: as the edition in play says, else as the game's own words do. A row that neither
 * has a name for is called by its id.
 */
export function named<N extends Readonly<Record<string, string>>>(
  inPlay: InPlay,
  table: string,
  language: Language,
  own: N,
): N {
  const given = inPlay.each(
    () =>
      new Map(
        inPlay.edition.tables[table].flatMap(({ id, names }) => {
          const name = names?.[language] ?? names?.en ?? names?.de ?? Object.values(names ?? {})[0] ?? own[id] ?? id;
          return name === own[id] ? [] : [[id, name] as const];
        }),
      ),
  );
  const found = (key: string | symbol): string | undefined => (typeof key === 'string' ? given().get(key) : undefined);
  return new Proxy(own, {
    get: (all, key) => found(key) ?? Reflect.get(all, key),
    has: (all, key) => found(key) !== undefined || Reflect.has(all, key),
    ownKeys: (all) => [...new Set([...Reflect.ownKeys(all), ...given().keys()])],
    getOwnPropertyDescriptor: (all, key) => {
      const name = found(key);
      if (name === undefined) return Reflect.getOwnPropertyDescriptor(all, key);
      return { value: name, enumerable: true, configurable: true, writable: true };
    },
  });
}

/** A row of the edition in play, for what is called by what it shows; undefined: it has none with this id. */
export const rowInPlay = ({ edition }: InPlay, table: string, row: string): EditionRow | undefined =>
  edition.tables[table].find(({ id }) => id === row);
