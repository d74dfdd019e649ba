// A program that plays a seat, with nothing but Node 24:  node examples/bot.ts
//   KONTOR_URL    where the server is: http://127.0.0.1:5170
//   KONTOR_TABLE  the id at the end of the table's link
//   KONTOR_KEY    the key of the seat, from whoever sits there
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

interface Decision {
  readonly number: number;
  readonly task: { readonly do: string };
  /** The options as data and, in the same order, as texts: a choice is one of the texts. */
  readonly options: readonly unknown[];
  readonly notations: readonly string[];
}
interface Seen {
  readonly seq: number;
  readonly phase: string;
  readonly you: number;
  readonly chairs: readonly { readonly promise: string | null; readonly hasRevealed: boolean }[];
  readonly roll?: { readonly hash: string; readonly promises: readonly (string | null)[] };
  readonly view: unknown;
  readonly decision: Decision | null;
  readonly mustConfirm: boolean;
}

/** Your own thinking goes here: what my seat may know, and what it can do. This one plays anything. */
function choose(_view: unknown, { notations }: Decision): string {
  return notations[Math.floor(Math.random() * notations.length)];
}

const { KONTOR_URL: url = 'http://127.0.0.1:5170', KONTOR_TABLE: table = '', KONTOR_KEY: key = '' } = process.env;

async function ask(path: string, body?: unknown, tries = 5): Promise<Response> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(`${url}/api/tables/${table}${path}`, { headers, ...sent }).catch(() => null);
  if (response !== null && response.status !== 429 && response.status < 500) {
    // 409: the table refuses, as it does when the position has changed.
    if (response.ok || response.status === 409) return response;
    throw new Error(`${response.status} ${await response.text()}`);
  }
  if (tries === 0) throw new Error(`no answer from ${url}`);
  await pause(1000 * Number(response?.headers.get('retry-after') ?? 1));
  return await ask(path, body, tries - 1); // the same id: it counts once
}
const act = (wish: object) => ask('/acts', { id: randomUUID(), act: wish });
const read = async (query: string) => ((await (await ask(query)).json()) as { seen: Seen }).seen;

/** My part of the shuffle (docs/fairness.md): promised first, revealed once everybody's promise is in the roll call. */
let contribution = randomBytes(32);
const promiseOf = (part: Buffer): string =>
  createHash('sha256').update('kontor promise\n').update(Buffer.of(part.length)).update(part).digest('hex');

async function shuffle({ phase, you, chairs, roll }: Seen): Promise<void> {
  const { promise, hasRevealed } = chairs[you];
  const isAnew = phase === 'revealing' && roll === undefined && promise === null; // somebody has spoiled the attempt
  if (isAnew) contribution = randomBytes(32);
  const mine = promiseOf(contribution);
  if (isAnew || (phase === 'gathering' && promise !== mine)) await act({ do: 'promise', promise: mine });
  if (roll === undefined || hasRevealed || roll.promises[you] !== mine) return;
  console.log(`kontor verify FILE --contribution ${contribution.toString('hex')} --roll ${roll.hash}`); // afterwards
  await act({ do: 'reveal', contribution: contribution.toString('hex'), roll: roll.hash });
}

let seen = await read('');
for (; seen.phase !== 'finished' && seen.phase !== 'abandoned'; seen = await read(`?from=${seen.seq}&wait=20`)) {
  const { view, decision, mustConfirm, phase } = seen;
  if (phase !== 'playing') await shuffle(seen);
  else if (mustConfirm) await act({ do: 'confirm' });
  else if (decision !== null) await act({ do: 'choose', decision: decision.number, choice: choose(view, decision) });
}
