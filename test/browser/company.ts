// People who stay: a browser of their own is expensive, and under another name its owner is a stranger at every table.
import { afterAll } from 'vitest';
import type { Looks, Person } from './players.ts';
import type { Visit } from './visit.ts';

/** The same browser for several tests of a file, for whoever sits at it: opened when first needed, closed after the last. */
export function lasting({ come }: Pick<Visit, 'come'>, looks?: Looks): () => Promise<Person> {
  let person: Promise<Person> | null = null;
  afterAll(async () => (await person)?.leave());
  return () => {
    person ??= come(looks);
    return person;
  };
}
