// How the page talks to the desk: with the token, which stays in this tab.
import { createContext, useContext } from 'react';
import type { BackedUp, BanBody, EndBody, LobbyBody, Overview, Persons, TablesPage } from '../../wire/desk.ts';
import type { DoubtsPage } from '../../wire/doubts.ts';
import type { Announcement } from '../../wire/house.ts';
import type { Limits, LimitsBody } from '../../wire/limits.ts';
import { ask, Problem } from '../lib/api.ts';

export type LimitName = keyof Limits;

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
    return this.#ask<TablesPage>('GET', `/tables?${query}`);
  };
  rewind = (id: string) => this.#ask('POST', `/tables/${id}/rewind`);
  end = (id: string, winners: readonly number[] | null) =>
    this.#ask('POST', `/tables/${id}/end`, { winners } satisfies EndBody);
  lobby = (isOpen: boolean, message: string) => this.#ask('POST', '/lobby', { isOpen, message } satisfies LobbyBody);
  announce = (text: string, level: Announcement['level']) =>
    this.#ask('POST', '/announcement', { text, level } satisfies Announcement);
  limits = (limits: LimitsBody) => this.#ask('POST', '/limits', limits);
  backup = () => this.#ask<BackedUp>('POST', '/backup');
  persons = (name: string) => this.#ask<Persons>('GET', `/persons?${new URLSearchParams({ name })}`);
  export = (id: string) => this.#ask<object>('GET', `/persons/${id}/export`);
  drop = (id: string) => this.#ask('DELETE', `/tables/${id}`);
  ban = (id: string, body: BanBody) => this.#ask('POST', `/persons/${id}/ban`, body);
  lift = (id: string) => this.#ask('DELETE', `/persons/${id}/ban`);
  doubts = (before: string | null) =>
    this.#ask<DoubtsPage>('GET', `/doubts${before === null ? '' : `?${new URLSearchParams({ before })}`}`);
  doubtTest = async (id: string): Promise<string> =>
    (await ask('GET', `/desk/doubts/${id}/test`, undefined, this.#headers)).text();
  dropDoubt = (id: string) => this.#ask('DELETE', `/doubts/${id}`);
  erase = (id: string) => this.#ask('DELETE', `/persons/${id}`);
}

/** Whether the token is invalid; anything else may pass. */
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
