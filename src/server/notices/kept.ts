// How somebody wants to be told that it is their turn. Kept with the person, and deleted with them.

import type { Who } from '../../table/types.ts';
import type { Language } from '../../text/languages.ts';
import type { Hook, PushAddress } from '../../wire/notices.ts';
import type { NewsKind } from '../../wire/values.ts';
import type { Keeper } from '../keeper.ts';

export interface Mail {
  readonly address: string;
  readonly isConfirmed: boolean;
  /** The hash of the token in the link that confirms it. */
  readonly asked: string;
  /** The token in the link that ends it. */
  readonly stop: string;
}
export interface Wanted {
  readonly language: Language;
  /** Where the tables are found, for links. */
  readonly origin: string;
  readonly push: readonly PushAddress[];
  readonly mail: Mail | null;
  readonly hook: Hook | null;
  /** What they do not want to be told of. */
  readonly off: readonly NewsKind[];
  /** Where they live, as far as clocks are concerned. */
  readonly zone: string;
  /** When nothing is sent, in minutes since midnight there. */
  readonly quiet: { readonly from: number; readonly until: number } | null;
  /** The hour of the one mail a day; null: one mail each time. */
  readonly digest: number | null;
}

export const WAYS_TOLD = 'notices';
const NOTHING: Wanted = {
  language: 'en',
  origin: '',
  push: [],
  mail: null,
  hook: null,
  off: [],
  zone: 'UTC',
  quiet: null,
  digest: null,
};

export async function wantedBy(keeper: Keeper, who: Who): Promise<Wanted> {
  const text = await keeper.ask((store) => store.personal(who, WAYS_TOLD));
  return text === null ? NOTHING : { ...NOTHING, ...(JSON.parse(text) as Partial<Wanted>) };
}

export async function keepWanted(keeper: Keeper, who: Who, wanted: Wanted): Promise<void> {
  const { push, mail, hook, off, quiet, digest } = wanted;
  const isPlain = off.length === 0 && quiet === null && digest === null;
  const isNothing = push.length === 0 && mail === null && hook === null && isPlain;
  await keeper.ask((store) => store.setPersonal(who, WAYS_TOLD, isNothing ? null : JSON.stringify(wanted)));
}
