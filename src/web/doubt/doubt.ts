// 'This is wrong': what somebody is about to doubt, and where in a game they are.
import { useEffect, useSyncExternalStore } from 'react';
import type { NewDoubt } from '../../wire/doubts.ts';
import type { TableLink } from '../lib/table-link.ts';

/** What is doubted; the sentence and the place come later. */
export type About = Pick<NewDoubt, 'kind' | 'game' | 'rule' | 'seat' | 'tried' | 'points'>;
type Place = Pick<NewDoubt, 'table' | 'record'>;

let place: (() => Place) | null = null;
/** The table that is open says where it is: only when it is asked, since a table of this browser may still be on its way. */
export function useDoubtHere(id: string, link: TableLink): void {
  useEffect(() => {
    const where = (): Place => (link.local === undefined ? { table: id } : { record: link.local.record() });
    place = where;
    return () => {
      if (place === where) place = null;
    };
  }, [id, link]);
}
export const placeOfDoubt = (): Place => place?.() ?? {};

let about: About | null = null;
const listeners = new Set<() => void>();
export function setDoubt(next: About | null): void {
  about = next;
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useDoubt = (): About | null => useSyncExternalStore(subscribe, () => about);
