// The server's HTTP interface, as far as the pages need it. Everything that goes wrong comes as a `Problem`.
import type { BotName } from '../../bots/names.ts';
import type { GameId } from '../../games/index.ts';
import type { Refusal, Settings, View } from '../../kernel/types.ts';
import type { TableCard } from '../../table/card.ts';
import type { SeenLine } from '../../table/chat.ts';
import type { Past } from '../../table/past.ts';
import type { Absence, Act, Help, Pace, Seen, SeenEntry } from '../../table/types.ts';
import { noteReached } from '../offline/online.ts';
import { noteRefused, noteVersion, VERSION_HEADERS } from '../offline/version.ts';
import { newId } from './id.ts';

/** What watchers said; `next` asks for what they said before. */
export interface GalleryPage {
  readonly lines: readonly { readonly at: number; readonly line: SeenLine }[];
  readonly next: number | null;
}

/** What the server answered instead: `why` is a text key. Status 0: it did not answer at all. */
export class Problem extends Error implements Refusal {
  readonly status: number;
  readonly why: string;
  readonly rule: string;
  readonly facts: NonNullable<Refusal['facts']>;
  constructor(status: number, { why, rule = '', facts = {} }: Pick<Refusal, 'why'> & Partial<Refusal>) {
    super(why);
    this.status = status;
    this.why = why;
    this.rule = rule;
    this.facts = facts;
  }
}

type Headers = Readonly<Record<string, string>>;

export async function ask(method: string, path: string, body?: unknown, headers: Headers = {}): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin', headers: { ...VERSION_HEADERS, ...headers } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, 'content-type': 'application/json' };
  }
  const response = await fetch(`/api${path}`, init).catch(() => null);
  noteReached(response !== null);
  if (response === null) throw new Problem(0, { why: 'noAnswer' });
  noteVersion(response);
  if (response.ok) return response;
  const said = (await response.json().catch(() => null)) as { error?: Refusal } | null;
  if (said?.error?.why === 'newVersion') noteRefused();
  throw new Problem(response.status, said?.error ?? { why: 'internal' });
}
export const json = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await (await ask(method, path, body)).json()) as T;

export interface Me {
  readonly name: string;
}
export type NewChair = 'me' | 'open' | 'closed' | `bot:${BotName}`;
export interface NewTable {
  readonly game: GameId;
  readonly settings: Settings;
  readonly chairs: readonly NewChair[];
  readonly pace: Pace;
  readonly absent?: Absence;
  readonly holidays?: number;
  readonly help: Help;
  readonly isPublic: boolean;
  readonly chat?: boolean;
  readonly promise?: string;
}

export const api = {
  /** null: nobody yet. */
  async me(): Promise<Me | null> {
    try {
      return await json<Me>('GET', '/me');
    } catch (error) {
      if (error instanceof Problem && error.status === 401) return null;
      throw error;
    }
  },
  /** Where guests find this server. */
  addresses: async (): Promise<readonly string[]> =>
    (await json<{ addresses: readonly string[] }>('GET', '/addresses')).addresses,
  name: (name: string): Promise<Me> => json('POST', '/me', { name }),
  forget: async (): Promise<void> => void (await ask('DELETE', '/me')),
  recovery: (): Promise<{ readonly link: string }> => json('POST', '/me/recovery'),
  recover: (token: string): Promise<Me> => json('POST', '/me/recover', { token }),
  mine: async (): Promise<readonly TableCard[]> =>
    (await json<{ tables: readonly TableCard[] }>('GET', '/tables/mine')).tables,
  open: async (): Promise<readonly TableCard[]> =>
    (await json<{ tables: readonly TableCard[] }>('GET', '/tables')).tables,
  create: (table: NewTable): Promise<{ readonly id: string }> => json('POST', '/tables', table),
  act: (table: string, act: Act): Promise<{ readonly seq: number }> =>
    json('POST', `/tables/${table}/acts`, { id: newId(), act }),
  rematch: (table: string): Promise<{ readonly id: string }> => json('POST', `/tables/${table}/rematch`),
  read: (table: string): Promise<{ readonly seen: Seen }> => json('GET', `/tables/${table}`),
  log: (table: string, before: number): Promise<{ readonly log: readonly SeenEntry[] }> =>
    json('GET', `/tables/${table}/log?before=${before}`),
  past: async (table: string, point: number): Promise<View> =>
    (await json<Past>('GET', `/tables/${table}/past?point=${point}`)).view,
  gallery: (table: string, before: number | null): Promise<GalleryPage> =>
    json('GET', `/tables/${table}/gallery${before === null ? '' : `?before=${before}`}`),
  export: async (): Promise<string> => (await ask('GET', '/me/export')).text(),
  /** Hands over a game that was played elsewhere, as text. */
  upload: (record: string): Promise<{ readonly id: string }> => json('POST', '/records', { record }),
  record: async (table: string): Promise<string> => (await ask('GET', `/tables/${table}/record`)).text(),
};
