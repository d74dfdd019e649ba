import type { Language } from '../../text/texts.ts';
import { json } from '../lib/api.ts';
import type { PushAddress } from './device.ts';

export const HOOKS = ['ntfy', 'discord', 'slack'] as const;
export type HookKind = (typeof HOOKS)[number];
export type Way = 'push' | 'mail' | 'hook';

/** How I am told that it is my turn (docs/api.md). */
export interface Notices {
  readonly key: string;
  readonly push: readonly string[];
  readonly canMail: boolean;
  readonly mail: { readonly address: string; readonly isConfirmed: boolean } | null;
  readonly hook: { readonly kind: HookKind; readonly url: string } | null;
}
interface NewNotices {
  readonly push?: PushAddress;
  readonly mail?: string;
  readonly hook?: { readonly kind: HookKind; readonly url: string };
}
export interface Tested {
  readonly ok: boolean;
  readonly status: number | null;
  readonly why: 'forbidden' | 'noAnswer' | null;
}

export const notices = {
  read: (): Promise<Notices> => json('GET', '/me/notices'),
  set: (some: NewNotices, language: Language): Promise<Notices> => json('PUT', '/me/notices', { language, ...some }),
  drop: (way: Way, device?: string): Promise<Notices> =>
    json('DELETE', `/me/notices?way=${way}${device === undefined ? '' : `&device=${device}`}`),
  test: (way: Way): Promise<Tested> => json('POST', '/me/notices/test', { way }),
  answer: (what: 'confirm' | 'stop', token: string): Promise<unknown> => json('POST', '/notices/mail', { what, token }),
};
