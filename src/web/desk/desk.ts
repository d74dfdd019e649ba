// How the page talks to the desk: with the token, which stays in this tab.
import { createContext, useContext } from 'react';
import type { TableCard } from '../../table/card.ts';
import { ask, Problem } from '../lib/api.ts';
import { deskWords } from './words.ts';

export interface Overview {
  readonly version: string;
  readonly lobby: { readonly isOpen: boolean; readonly message: string };
  readonly announcement: { readonly text: string; readonly level: 'news' | 'warning' } | null;
  readonly limits: Readonly<Record<LimitName, number>>;
  readonly load: {
    readonly gauges: { readonly tables_awake: number; readonly connections: number; readonly bots_thinking: number };
    readonly counts: Readonly<Record<'requests' | 'acts' | 'store_errors' | 'bot_failures', number>>;
    readonly times: { readonly act_seconds: { readonly half: number | null; readonly most: number | null } };
    readonly memory: number;
    readonly seconds: number;
  };
  readonly errors: readonly { readonly at: number; readonly text: string }[];
  readonly backups: { readonly folder: string };
}
/** Every limit that has a name here is offered. */
export type LimitName = keyof typeof deskWords.en.limitNames;
export const LIMIT_NAMES = Object.keys(deskWords.en.limitNames) as LimitName[];
export type DeskTable = TableCard & { readonly updatedAt: number };

const TOKEN = 'kontor.desk';
export const keptToken = (): string => {
  try {
    return sessionStorage.getItem(TOKEN) ?? '';
  } catch {
    return ''; // a browser that keeps nothing asks each time
  }
};
export function keepToken(token: string): void {
  try {
    if (token === '') sessionStorage.removeItem(TOKEN);
    else sessionStorage.setItem(TOKEN, token);
  } catch {
    // See above.
  }
}

export class Desk {
  readonly #headers: Readonly<Record<string, string>>;

  constructor(token: string) {
    this.#headers = { authorization: `Bearer ${token}` };
  }

  async #ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    return (await (await ask(method, `/desk${path}`, body, this.#headers)).json()) as T;
  }
  overview = (): Promise<Overview> => this.#ask('GET', '');
  tables = (search: string, which: string, before: string | null) => {
    const query = new URLSearchParams({ search, which, ...(before !== null && { before }) });
    return this.#ask<{ tables: readonly DeskTable[]; next: string | null }>('GET', `/tables?${query}`);
  };
  rewind = (id: string) => this.#ask('POST', `/tables/${id}/rewind`);
  end = (id: string, winners: readonly number[] | null) => this.#ask('POST', `/tables/${id}/end`, { winners });
  lobby = (isOpen: boolean, message: string) => this.#ask('POST', '/lobby', { isOpen, message });
  announce = (text: string, level: 'news' | 'warning') => this.#ask('POST', '/announcement', { text, level });
  limits = (limits: Partial<Record<LimitName, number | null>>) => this.#ask('POST', '/limits', limits);
  backup = () => this.#ask<{ file: string }>('POST', '/backup');
  persons = (name: string) =>
    this.#ask<{ persons: readonly { id: string; name: string; createdAt: number }[] }>(
      'GET',
      `/persons?${new URLSearchParams({ name })}`,
    );
  export = (id: string) => this.#ask<object>('GET', `/persons/${id}/export`);
  erase = (id: string) => this.#ask('DELETE', `/persons/${id}`);
}

/** Whether the token is no good; anything else may pass. */
export const isRefused = (error: unknown): error is Problem =>
  error instanceof Problem && (error.status === 401 || error.status === 429);

export interface AtDesk {
  readonly desk: Desk;
  readonly overview: Overview;
  /** Does something, says so, and looks again. */
  run(what: () => Promise<unknown>, said?: string): Promise<boolean>;
}
export const DeskContext = createContext<AtDesk | null>(null);
export function useDesk(): AtDesk {
  const at = useContext(DeskContext);
  if (at === null) throw new Error('not at the desk');
  return at;
}
