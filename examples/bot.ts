// A program that plays a seat, with nothing but Node 24:  node examples/bot.ts
//   KONTOR_URL    where the server is: http://127.0.0.1:5170
//   KONTOR_TABLE  the id at the end of the table's link
//   KONTOR_KEY    who I am; without it I introduce myself and take a chair that is open
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

interface Decision {
  readonly answers: number;
  readonly task: { readonly do: string };
  /** The options as data and, in the same order, as texts: a choice is one of the texts. */
  readonly options: readonly unknown[];
  readonly notations: readonly string[];
}
interface Seen {
  readonly seq: number;
  readonly you: number | null;
  readonly phase: string;
  readonly chairs: readonly { readonly kind: string }[];
  readonly view: unknown;
  readonly decision: Decision | null;
  readonly mustConfirm: boolean;
}

/** Your own thoughts belong here: what my seat may know, and what it can do. This one plays anything. */
function choose(_view: unknown, { notations }: Decision): string {
  return notations[Math.floor(Math.random() * notations.length)];
}

const { KONTOR_URL: url = 'http://127.0.0.1:5170', KONTOR_TABLE: table = '' } = process.env;
let key = process.env.KONTOR_KEY ?? '';

async function ask(method: 'GET' | 'POST', path: string, body?: unknown, tries = 5): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(key !== '' && { authorization: `Bearer ${key}` }) };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`${url}/api${path}`, { method, headers, ...sent }).catch(() => null);
  if (response !== null && response.status !== 429 && response.status < 500) return response;
  if (tries === 0) throw new Error(`no answer from ${url}`);
  await pause(1000 * Number(response?.headers.get('retry-after') ?? 1));
  return await ask(method, path, body, tries - 1); // the same id: it counts once
}
const act = (wish: object) => ask('POST', `/tables/${table}/acts`, { id: randomUUID(), act: wish });
const read = async (query: string) => {
  const response = await ask('GET', `/tables/${table}?${query}`);
  if (!response.ok) throw new Error(`table '${table}': ${await response.text()}`);
  return ((await response.json()) as { seen: Seen }).seen;
};

if (key === '') key = /kontor=([^;]+)/.exec((await ask('POST', '/me', { name: 'Bot' })).headers.get('set-cookie')!)![1];
let seen = await read('from=0');
for (; seen.phase !== 'finished' && seen.phase !== 'abandoned'; seen = await read(`from=${seen.seq}&wait=20`)) {
  const { you, view, decision, mustConfirm } = seen;
  const chair = seen.chairs.findIndex(({ kind }) => kind === 'open');
  if (you === null && chair >= 0) await act({ do: 'sit', chair });
  else if (mustConfirm) await act({ do: 'confirm' });
  else if (decision !== null) await act({ do: 'choose', answers: decision.answers, choice: choose(view, decision) });
}
