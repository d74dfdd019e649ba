// Who may sit at the host's desk: whoever has its token. Only the token's hash is kept.
import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../store/store.ts';
import { freshToken } from './identity.ts';
import type { Keeper } from './keeper.ts';
import { Problem } from './problem.ts';

const NOTE = 'desk';
const hashOf = (token: string): Buffer => createHash('sha256').update(`kontor desk ${token}`).digest();

/** A new token; the one before it opens nothing any more. */
export async function newDeskToken(store: Store): Promise<string> {
  const token = freshToken();
  await store.setNote(NOTE, hashOf(token).toString('hex'));
  return token;
}

/** The token of a house that has none yet; null: it has. */
export const firstDeskToken = async (store: Store): Promise<string | null> =>
  (await store.note(NOTE)) === null ? await newDeskToken(store) : null;

const MINUTE = 60_000;
const MOST_WRONG = 5;
const MOST_KEPT = 10_000;
const SLOWLY = 500;

export class Door {
  readonly #keeper: Keeper;
  /** When each address came with a wrong token, within the last minute. */
  readonly #wrong = new Map<string, number[]>();

  constructor(keeper: Keeper) {
    this.#keeper = keeper;
  }

  async mustBeHost({ headers, ip }: FastifyRequest, reply: FastifyReply): Promise<void> {
    const [, token] = /^Bearer +(.+)$/i.exec(headers.authorization ?? '') ?? [];
    if (token === undefined) throw new Problem(401, 'noDeskToken');
    const kept = Buffer.from((await this.#keeper.ask((store) => store.note(NOTE))) ?? '', 'hex');
    const given = hashOf(token);
    // First: nobody who shares the host's address can lock him out by guessing.
    if (kept.length === given.length && timingSafeEqual(kept, given)) return;
    const now = Date.now();
    const tries = (this.#wrong.get(ip) ?? []).filter((at) => at > now - MINUTE);
    if (tries.length >= MOST_WRONG) {
      reply.header('retry-after', String(Math.ceil((tries[0] + MINUTE - now) / 1000)));
      throw new Problem(429, 'tooFast');
    }
    this.#wrong.delete(ip);
    this.#wrong.set(ip, [...tries, now]); // before the pause, so that many who come together are counted
    if (this.#wrong.size > MOST_KEPT) this.#wrong.delete(this.#wrong.keys().next().value!);
    await pause(SLOWLY);
    throw new Problem(401, 'badDeskToken');
  }
}
