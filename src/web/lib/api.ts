// The server's HTTP interface, as far as the pages need it. Every error comes as a `Problem`.
import type { Refusal, View } from '../../kernel/types.ts';
import type { ActBody, SentAct } from '../../wire/acts.ts';
import type { ErrorBody } from '../../wire/game.ts';
import type { Addresses } from '../../wire/house.ts';
import type { Me, NewName, Recover, Recovery } from '../../wire/me.ts';
import type { TableCard } from '../../wire/seen.ts';
import type {
  Accepted,
  Created,
  GalleryPage,
  HandedOver,
  ListOfTables,
  LogPage,
  NewTable,
  Past,
  SeenAndLog,
} from '../../wire/tables.ts';
import { noteReached } from '../offline/online.ts';
import { noteRefused, noteVersion, VERSION_HEADERS } from '../offline/version.ts';
import { newId } from './id.ts';

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
  const said = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  if (said?.error?.why === 'newVersion') noteRefused();
  throw new Problem(response.status, said?.error ?? { why: 'internal' });
}
export const json = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await (await ask(method, path, body)).json()) as T;

/** For a guest without a device, who plays on mine. */
const asGuest = (seat: number | null): string => (seat === null ? '' : `&as=${seat}`);

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
  addresses: async (): Promise<readonly string[]> => (await json<Addresses>('GET', '/addresses')).addresses,
  name: (named: NewName): Promise<Me> => json('POST', '/me', named),
  forget: async (): Promise<void> => void (await ask('DELETE', '/me')),
  recovery: (): Promise<Recovery> => json('POST', '/me/recovery'),
  recover: (token: string): Promise<Me> => json('POST', '/me/recover', { token } satisfies Recover),
  open: async (): Promise<readonly TableCard[]> => (await json<ListOfTables>('GET', '/tables')).tables,
  create: (table: NewTable): Promise<Created> => json('POST', '/tables', table),
  sendAct: (table: string, act: SentAct): Promise<Accepted> =>
    json('POST', `/tables/${table}/acts`, { id: newId(), act } satisfies ActBody),
  rematch: (table: string): Promise<Created> => json('POST', `/tables/${table}/rematch`),
  read: (table: string): Promise<SeenAndLog> => json('GET', `/tables/${table}`),
  log: (table: string, before: number, as: number | null = null): Promise<LogPage> =>
    json('GET', `/tables/${table}/log?before=${before}${asGuest(as)}`),
  past: async (table: string, point: number, as: number | null = null): Promise<View> =>
    (await json<Past>('GET', `/tables/${table}/past?point=${point}${asGuest(as)}`)).view,
  gallery: (table: string, before: number | null): Promise<GalleryPage> =>
    json('GET', `/tables/${table}/gallery${before === null ? '' : `?before=${before}`}`),
  export: async (): Promise<string> => (await ask('GET', '/me/export')).text(),
  /** Hands in a game that was played elsewhere, as text. */
  upload: (record: string): Promise<Created> => json('POST', '/records', { record } satisfies HandedOver),
  record: async (table: string): Promise<string> => (await ask('GET', `/tables/${table}/record`)).text(),
};
