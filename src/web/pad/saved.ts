// Positions saved in this browser under their own names. Nothing leaves the device.
import { newId } from '../lib/id.ts';
import { recall, remember } from '../lib/prefs.ts';
import { type Entered, readEntered } from './position-address.ts';

export interface Saved extends Entered {
  readonly id: string;
  readonly title: string;
  readonly at: number;
}

const listKey = (shelf: string): string => `kontor.pads.${shelf}`;
const draftKey = (shelf: string): string => `kontor.pad.${shelf}`;

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null; // What cannot be read is ignored.
  }
};

/** The current draft; the next visit continues with it. */
export const draft = (shelf: string): Entered | null => readEntered(parse(recall(draftKey(shelf))));
export const keepDraft = (shelf: string, entered: Entered | null): void =>
  remember(draftKey(shelf), entered === null ? null : JSON.stringify(entered));

export function allSaved(shelf: string): Saved[] {
  const list = parse(recall(listKey(shelf)));
  if (!Array.isArray(list)) return [];
  return list.flatMap((one): Saved[] => {
    const entered = readEntered(one);
    const { id, title, at } = (one ?? {}) as Record<string, unknown>;
    if (entered === null || typeof id !== 'string' || typeof title !== 'string' || typeof at !== 'number') return [];
    return [{ ...entered, id, title, at }];
  });
}

const keepAll = (shelf: string, list: readonly Saved[]): void => remember(listKey(shelf), JSON.stringify(list));

/** A position saved under an existing name replaces the old one. */
export function save(shelf: string, title: string, { names, value, edition }: Entered): Saved[] {
  const others = allSaved(shelf).filter((one) => one.title !== title);
  const list = [{ id: newId(), title, at: Date.now(), names, value, ...(edition && { edition }) }, ...others];
  keepAll(shelf, list);
  return list;
}
export function forget(shelf: string, id: string): Saved[] {
  const list = allSaved(shelf).filter((one) => one.id !== id);
  keepAll(shelf, list);
  return list;
}
