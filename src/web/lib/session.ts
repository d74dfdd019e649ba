// Who plays in this browser. Nobody is asked: a name is suggested, and becomes real when somebody sits down.
import { useSyncExternalStore } from 'react';
import { words } from '../text/index.ts';
import { api, type Me } from './api.ts';
import { currentPrefs, recall, remember } from './prefs.ts';

export interface Session {
  /** undefined: not known yet; null: nobody yet. */
  readonly me: Me | null | undefined;
  /** The name of the person, or the one suggested. */
  readonly name: string;
}
const SUGGESTED = 'kontor.name';

function suggested(): string {
  const kept = recall(SUGGESTED);
  if (kept !== null) return kept;
  const { names } = words[currentPrefs().language];
  const name = names[Math.floor(Math.random() * names.length)];
  remember(SUGGESTED, name);
  return name;
}

let session: Session = { me: undefined, name: suggested() };
const listeners = new Set<() => void>();
function set(me: Me | null): void {
  session = { me, name: me?.name ?? suggested() };
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useSession = (): Session => useSyncExternalStore(subscribe, () => session);

/** That somebody is known here is remembered, so that a first visit does not ask in vain. */
const KNOWN = 'kontor.known';
function setKnown(me: Me | null): void {
  remember(KNOWN, me === null ? null : '1');
  set(me);
}

export async function lookMeUp(): Promise<void> {
  if (recall(KNOWN) === null) return set(null);
  try {
    setKnown(await api.me());
  } catch {
    set(null); // no answer: the next act asks again
  }
}

/** Makes the suggested name real, if nobody is there yet. True: just now. */
export async function ensureMe(): Promise<boolean> {
  if (session.me) return false;
  const known = recall(KNOWN) === null ? null : await api.me();
  setKnown(known ?? (await api.name(session.name)));
  return known === null;
}

export async function rename(name: string): Promise<void> {
  if (session.me) return set(await api.name(name));
  remember(SUGGESTED, name.trim());
  set(null);
}

export async function recover(token: string): Promise<Me> {
  const me = await api.recover(token);
  setKnown(me);
  return me;
}

export async function forgetMe(): Promise<void> {
  await api.forget();
  for (const key of Object.keys(localStorage).filter((k) => /^kontor\.(seed|commitment|name)/.test(k)))
    remember(key, null);
  setKnown(null);
}
