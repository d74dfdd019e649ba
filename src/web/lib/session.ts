// Who plays in this browser. Nobody is asked: a name is suggested, and becomes real when somebody sits down.
import { useSyncExternalStore } from 'react';
import { type ColourName, isColour, isSeal, SEALS, type SealName } from '../../text/seals.ts';
import type { Me } from '../../wire/me.ts';
import { api, Problem } from './api.ts';
import { recall, remember } from './prefs.ts';
import { currentWords } from './words.ts';

export interface Session {
  /** undefined: not known yet; null: nobody yet. */
  readonly me: Me | null | undefined;
  /** The name of the person, or the one suggested. */
  readonly name: string;
  /** The seal of the person, or the one suggested, and the colour they wish for. */
  readonly seal: SealName;
  readonly colour: ColourName | null;
}
const SUGGESTED = 'kontor.name';
const SEAL = 'kontor.name.seal';
const COLOUR = 'kontor.name.colour';

function suggested(): string {
  const kept = recall(SUGGESTED);
  if (kept !== null) return kept;
  const { names } = currentWords().house;
  const name = names[Math.floor(Math.random() * names.length)];
  remember(SUGGESTED, name);
  return name;
}

/** What somebody is known by here, as long as the server knows nobody. */
function suggestedLooks(): Pick<Session, 'seal' | 'colour'> {
  const [kept, colour] = [recall(SEAL), recall(COLOUR)];
  const seal = isSeal(kept) ? kept : SEALS[Math.floor(Math.random() * SEALS.length)];
  remember(SEAL, seal);
  return { seal, colour: isColour(colour) ? colour : null };
}

let known: Session | null = null;
/** A name can only be suggested when there are words. */
function session(): Session {
  known ??= { me: undefined, name: suggested(), ...suggestedLooks() };
  return known;
}
const listeners = new Set<() => void>();
function set(me: Me | null): void {
  if (me !== null) {
    remember(SUGGESTED, me.name); // offline, this is still their name
    remember(SEAL, me.seal);
    remember(COLOUR, me.colour);
  }
  known = { me, name: me?.name ?? suggested(), ...suggestedLooks() };
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useSession = (): Session => useSyncExternalStore(subscribe, session);

/** Remembers that somebody is known here, so that a first visit does not ask in vain. */
const KNOWN = 'kontor.known';
export const isSomebody = (): boolean => recall(KNOWN) !== null;
function setKnown(me: Me | null): void {
  remember(KNOWN, me === null ? null : '1');
  set(me);
}

/** A name that was chosen offline, to be sent when the server answers again. */
const UNTOLD = 'kontor.name.untold';

async function askWhoIAm(): Promise<Me | null> {
  if (recall(KNOWN) === null) return null;
  const me = await api.me();
  const untold = recall(UNTOLD);
  const named = me !== null && untold !== null ? await api.name({ name: untold }) : me;
  remember(UNTOLD, null);
  return named;
}

export async function lookMeUp(): Promise<void> {
  if (recall(KNOWN) === null) return set(null);
  try {
    setKnown(await askWhoIAm());
  } catch {
    set(null); // no answer: the next act asks again
  }
}

/** What is in a name field and has not been accepted yet. */
let typed: string | null = null;
let naming: Promise<void> = Promise.resolve();
export const typeName = (text: string): void => {
  typed = text;
};
export const isTyping = (): boolean => typed !== null;

/** Accepts what is typed: when the field is left, and at every press that needs a name. Resolves when it counts. */
export function takeTyped(): Promise<void> {
  const name = typed?.trim() ?? '';
  typed = null;
  if (name === '' || name === session().name) return naming;
  const taking = naming.then(() => rename(name));
  naming = taking.catch(() => {
    typed ??= name; // it is still there: the next press tries again
  });
  return taking;
}

/** The name to play under, including what is being typed. */
export async function myName(): Promise<string> {
  await takeTyped();
  return session().name;
}

/** Makes the suggested name real, if there is no name yet. True: just now. */
export async function ensureMe(): Promise<boolean> {
  await takeTyped();
  if (session().me) return false;
  const me = await askWhoIAm();
  const { name, seal, colour } = session();
  setKnown(me ?? (await api.name({ name, seal, colour })));
  return me === null;
}

/** Another seal, or another colour to wish for. */
export async function chooseLooks(looks: Partial<Pick<Session, 'seal' | 'colour'>>): Promise<void> {
  await takeTyped();
  if (session().me) return setKnown(await api.name({ name: session().name, ...looks }));
  if (looks.seal !== undefined) remember(SEAL, looks.seal);
  if (looks.colour !== undefined) remember(COLOUR, looks.colour);
  set(null);
}

async function rename(name: string): Promise<void> {
  const before = session().name;
  await tellServer(name);
  // Offline the part may be missing: then the tables of this browser keep the old name.
  await import('../here/index.ts').then(({ renameHere }) => renameHere(before, session().name)).catch(() => {});
}

async function tellServer(name: string): Promise<void> {
  try {
    if (recall(KNOWN) !== null) {
      setKnown(await api.name({ name }));
      return remember(UNTOLD, null);
    }
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 0) throw error;
    remember(UNTOLD, name);
  }
  remember(SUGGESTED, name);
  set(null);
}

export const recover = (token: string): Promise<Me> => comeBack(api.recover(token));

/** Whoever the house says we are, we are in this browser from now on. */
export async function comeBack(found: Promise<Me>): Promise<Me> {
  const me = await found;
  setKnown(me);
  return me;
}

export async function forgetMe(): Promise<void> {
  await api.forget();
  signedOutHere();
}

/** Nobody is known in this browser any more. */
export function signedOutHere(): void {
  for (const key of Object.keys(localStorage).filter((k) => /^kontor\.(seed|commitment|roll|lent|name)/.test(k)))
    remember(key, null);
  setKnown(null);
}
