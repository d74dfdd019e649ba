// Who somebody is: a random token, in a cookie or as a program's key. Only its hash is kept, so the database gives no identity away.
import { createHash, randomBytes } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identity, Store } from '../store/store.ts';
import type { Worn } from '../table/doing.ts';
import type { Who } from '../table/types.ts';
import { isColour, isSeal, SEALS } from '../text/seals.ts';
import type { ServerSettings } from './settings.ts';

const COOKIE = 'kontor';
const YEAR = 365 * 24 * 3600;
const TOKEN = /^[\w-]{43}$/;

export const freshToken = (): string => randomBytes(32).toString('base64url');
export const freshId = (): string => randomBytes(16).toString('base64url');
/** Looked up by hash: how long that takes reveals nothing about a token. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(`kontor token ${token}`).digest('hex');

/** A person as seen by one request or connection. */
export interface Caller extends Omit<Identity, 'seal' | 'colour'>, Worn {
  readonly tokenHash: string;
  /** They came with the key of one seat, known by this hash: a program, which may only look and choose there. */
  readonly seatKey?: string;
  /** They are a guest without a device, and play on this person's. */
  readonly heldBy?: Who;
}

/** The hash of the token that a request carries, not looked up yet. */
export function tokenHashOf(request: FastifyRequest): string | null {
  const [, key] = /^Bearer +(.*)$/i.exec(request.headers.authorization ?? '') ?? [];
  const token = key ?? request.cookies[COOKIE]; // anything else, such as for a proxy that asks for a password, is not for us
  return token !== undefined && TOKEN.test(token) ? hashOfToken(token) : null;
}

export async function callerOf(store: Store, tokenHash: string | null): Promise<Caller | null> {
  const identity = tokenHash === null ? null : await store.findIdentity(tokenHash);
  return identity === null || tokenHash === null ? null : { ...known(identity), tokenHash };
}

/** With a seal: whoever has chosen none has one all the same, and always the same. */
export function known({ seal, colour, ...identity }: Identity): Omit<Caller, 'tokenHash'> {
  const [number] = createHash('sha256').update(`kontor seal ${identity.who}`).digest();
  const own = isSeal(seal) ? seal : SEALS[number % SEALS.length];
  return { ...identity, seal: own, ...(isColour(colour) && { colour }) };
}

export const isSecure = (request: FastifyRequest, { origin }: ServerSettings): boolean =>
  request.protocol === 'https' || (origin?.startsWith('https:') ?? false);

export function giveCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  settings: ServerSettings,
): void {
  const secure = isSecure(request, settings);
  reply.setCookie(COOKIE, token, { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: YEAR });
}

export function takeCookie(request: FastifyRequest, reply: FastifyReply, settings: ServerSettings): void {
  reply.clearCookie(COOKIE, { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(request, settings) });
}

export async function newIdentity(store: Store, name: string, now: number): Promise<{ caller: Caller; token: string }> {
  const token = freshToken();
  const identity: Identity = { who: freshId() as Who, name, createdAt: now };
  const tokenHash = hashOfToken(token);
  await store.addIdentity(tokenHash, identity);
  return { caller: { ...known(identity), tokenHash }, token };
}
