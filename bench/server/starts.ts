// From the start of the process to the first acknowledged move, over plain HTTP.
import { type Child, start } from './child.ts';
import { type Place, SEATS } from './client.ts';
import type { Side } from './peers.ts';

export interface Start {
  /** Milliseconds until it is listening, and until the first move is on disk. */
  readonly listens: number;
  readonly moved: number;
}

async function ask<T>(url: string, cookie: string, body?: object): Promise<{ answer: T; cookie: string }> {
  const response = await fetch(url, {
    headers: { ...(cookie !== '' && { cookie }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as T;
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(answer)}`);
  return { answer, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** Two people sit down at a new table and start. */
async function openPlace(url: string): Promise<Place> {
  const cookies: string[] = [];
  for (const name of ['Ann', 'Bob']) cookies.push((await ask(`${url}/api/me`, '', { name })).cookie);
  const chairs = ['me', 'open'];
  const { id } = (await ask<{ id: string }>(`${url}/api/tables`, cookies[0], { game: 'baselland', chairs })).answer;
  await ask(`${url}/api/tables/${id}/acts`, cookies[1], { id: 'sit', act: { do: 'sit', chair: 1 } });
  await ask(`${url}/api/tables/${id}/acts`, cookies[0], { id: 'start', act: { do: 'start' } });
  return { id, cookies };
}

interface Shown {
  readonly seen: { readonly decision: { readonly number: number; readonly notations: readonly string[] } | null };
}

async function move(url: string, { id, cookies }: Place): Promise<void> {
  for (const cookie of cookies.slice(0, SEATS)) {
    const { decision } = (await ask<Shown>(`${url}/api/tables/${id}?from=9999`, cookie)).answer.seen;
    if (decision === null) continue;
    const act = { do: 'choose', decision: decision.number, choice: decision.notations[0] };
    await ask(`${url}/api/tables/${id}/acts`, cookie, { id: 'first', act });
    return;
  }
  throw new Error('nobody could move');
}

/** In a file with tables, the first of `places` is played at; in an empty one a table is opened first. */
export async function timeStart({ server, root }: Side, file: string, places: readonly Place[]): Promise<Start> {
  const begun = performance.now();
  const child: Child = start(server, [root!.href, file, 'full']);
  try {
    const { url } = await child.told<{ url: string }>();
    const listens = performance.now() - begun;
    await move(url, places[0] ?? (await openPlace(url)));
    return { listens, moved: performance.now() - begun };
  } finally {
    await child.stop();
  }
}
