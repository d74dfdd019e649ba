// Who may use the host's desk: whoever has its token. Only the token's hash is kept.
import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../store/store.ts';
import { freshToken } from './identity.ts';
import type { Keeper } from './keeper.ts';
import { HttpProblem } from './problem.ts';
import { householdOf } from './proxy.ts';
import type { ServerSettings } from './settings.ts';

const NOTE = 'desk';
const hashOf = (token: string): Buffer => createHash('sha256').update(`kontor desk ${token}`).digest();

/** A new token; the previous one stops working. */
export async function newDeskToken(store: Store): Promise<string> {
  const token = freshToken();
  await store.setNote(NOTE, hashOf(token).toString('hex'));
  return token;
}

/** A token for a house that has none yet; null: it has one. */
export const firstDeskToken = async (store: Store): Promise<string | null> =>
  (await store.note(NOTE)) === null ? await newDeskToken(store) : null;

const MINUTE = 60_000;
/** Wrong tokens per minute, from one address and in all. */
const MOST_WRONG = 5;
const MOST_WRONG_IN_ALL = 30;
const MOST_KEPT = 10_000;
const SLOWLY = 500;
/** Stands for all addresses together. */
const ALL = '';

type Asked = Pick<FastifyRequest, 'headers' | 'ip'>;

export class Door {
  readonly #keeper: Keeper;
  readonly #metricsToken: string | null;
  /** When each address came with a wrong token within the last minute. */
  readonly #wrong = new Map<string, number[]>();

  constructor(keeper: Keeper, { metricsToken }: Pick<ServerSettings, 'metricsToken'>) {
    this.#keeper = keeper;
    this.#metricsToken = metricsToken;
  }

  async mustBeHost(request: Asked, reply: FastifyReply): Promise<void> {
    await this.#mustHave(request, reply, []);
  }

  /** Whoever monitors the figures need not be able to do more. */
  async mayMeasure(request: Asked, reply: FastifyReply): Promise<void> {
    await this.#mustHave(request, reply, this.#metricsToken === null ? [] : [hashOf(this.#metricsToken)]);
  }

  async #mustHave({ headers, ip }: Asked, reply: FastifyReply, others: readonly Buffer[]): Promise<void> {
    const [, token] = /^Bearer +(.+)$/i.exec(headers.authorization ?? '') ?? [];
    if (token === undefined) throw new HttpProblem(401, 'noDeskToken');
    const kept = Buffer.from((await this.#keeper.ask((store) => store.note(NOTE))) ?? '', 'hex');
    const given = hashOf(token);
    // First: neither somebody who shares the host's address nor everybody together can lock the host out by guessing.
    if ([kept, ...others].some((one) => one.length === given.length && timingSafeEqual(one, given))) return;
    const now = Date.now();
    const address = householdOf(ip);
    this.#mustBeFew(address, MOST_WRONG, now, reply);
    this.#mustBeFew(ALL, MOST_WRONG_IN_ALL, now, reply);
    for (const key of [address, ALL]) this.#note(key, now); // before the pause, so that simultaneous attempts are counted
    await pause(SLOWLY);
    throw new HttpProblem(401, 'badDeskToken');
  }

  #lately = (key: string, now: number): number[] => (this.#wrong.get(key) ?? []).filter((at) => at > now - MINUTE);

  #mustBeFew(key: string, most: number, now: number, reply: FastifyReply): void {
    const tries = this.#lately(key, now);
    if (tries.length < most) return;
    reply.header('retry-after', String(Math.ceil((tries[0] + MINUTE - now) / 1000)));
    throw new HttpProblem(429, 'tooFast');
  }

  #note(key: string, now: number): void {
    const tries = this.#lately(key, now);
    this.#wrong.delete(key);
    this.#wrong.set(key, [...tries, now]);
    if (this.#wrong.size > MOST_KEPT) this.#wrong.delete(this.#wrong.keys().next().value!);
  }
}
