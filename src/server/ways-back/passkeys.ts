// Passkeys (WebAuthn): kept with the person. What a browser is asked is signed by the house, lasts minutes, and is answered once.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { freshSeed } from '../../fair/source.ts';
import type { Who } from '../../table/types.ts';
import type { PasskeyAnswer } from '../../wire/ways-back.ts';
import type { Caller } from '../identity.ts';
import { freshToken } from '../identity.ts';
import type { Keeper } from '../keeper.ts';
import { tryAgain } from '../problem.ts';
import type { ServerSettings } from '../settings.ts';

export const PASSKEYS = 'passkeys';
const NOTE = 'passkey key';
const LASTS = 5 * 60_000;
export const MOST_PASSKEYS = 10;

interface Passkey {
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly about: string;
  readonly madeAt: number;
}

export async function passkeysOf(keeper: Keeper, who: Who): Promise<readonly Passkey[]> {
  const text = await keeper.ask((store) => store.personal(who, PASSKEYS));
  return text === null ? [] : (JSON.parse(text) as Passkey[]);
}
const keep = (keeper: Keeper, who: Who, all: readonly Passkey[]): Promise<void> =>
  keeper.ask((store) => store.setPersonal(who, PASSKEYS, all.length === 0 ? null : JSON.stringify(all)));

/** False: they have no such passkey. */
export async function dropPasskey(keeper: Keeper, who: Who, id: string): Promise<boolean> {
  const all = await passkeysOf(keeper, who);
  const left = all.filter((one) => one.id !== id);
  if (left.length < all.length) await keep(keeper, who, left);
  return left.length < all.length;
}

/** A passkey belongs to the name of the house. */
function houseOf(request: FastifyRequest, { origin }: ServerSettings): { rpID: string; expectedOrigin: string[] } {
  const here = `${request.protocol}://${request.host}`;
  return { rpID: new URL(origin ?? here).hostname, expectedOrigin: origin === null ? [here] : [origin, here] };
}

/** Made once, by whichever process needs it first; a second one finds the first one's. */
async function keyOf(keeper: Keeper): Promise<string> {
  const kept = await keeper.ask((store) => store.note(NOTE));
  if (kept !== null) return kept;
  const holder = freshToken();
  const now = keeper.now();
  if (!(await keeper.ask((store) => store.claim(NOTE, holder, now, now + LASTS)))) throw tryAgain('busy');
  const key = (await keeper.ask((store) => store.note(NOTE))) ?? freshSeed();
  await keeper.ask((store) => store.setNote(NOTE, key));
  await keeper.ask((store) => store.release(NOTE, holder));
  return key;
}

/** What is asked: until when it counts, chance, for what, and the sign of the house. */
async function challenge(keeper: Keeper, purpose: string): Promise<Uint8Array<ArrayBuffer>> {
  const body = Buffer.concat([Buffer.alloc(8), randomBytes(16)]);
  body.writeDoubleBE(keeper.now() + LASTS);
  return new Uint8Array(Buffer.concat([body, await signed(keeper, purpose, body)]));
}
const signed = async (keeper: Keeper, purpose: string, body: Buffer): Promise<Buffer> =>
  createHmac('sha256', await keyOf(keeper))
    .update(purpose)
    .update(body)
    .digest();

/** Whether we asked that, not long ago, for this purpose, and nobody has answered it yet. */
async function isOurs(keeper: Keeper, purpose: string, asked: string): Promise<boolean> {
  const all = Buffer.from(asked, 'base64url');
  if (all.length !== 56) return false;
  const [body, sign] = [all.subarray(0, 24), all.subarray(24)];
  if (!timingSafeEqual(sign, await signed(keeper, purpose, body))) return false;
  const until = body.readDoubleBE(0);
  if (keeper.now() > until) return false;
  return await keeper.ask((store) => store.claim(`passkey ${asked}`, freshToken(), keeper.now(), until));
}

type Asking = readonly [keeper: Keeper, settings: ServerSettings, request: FastifyRequest];

export async function newPasskeyOptions({ who, name }: Caller, ...[keeper, settings, request]: Asking) {
  return await generateRegistrationOptions({
    rpName: 'Kontor',
    rpID: houseOf(request, settings).rpID,
    userName: name,
    userID: new TextEncoder().encode(who),
    challenge: await challenge(keeper, `new ${who}`),
    excludeCredentials: (await passkeysOf(keeper, who)).map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
}

/** False: it is not a passkey, or not an answer to what we asked. */
export async function addPasskey(
  { who }: Caller,
  answer: PasskeyAnswer,
  about: string,
  ...[keeper, settings, request]: Asking
): Promise<boolean> {
  const { rpID, expectedOrigin } = houseOf(request, settings);
  const checked = await verifyRegistrationResponse({
    response: answer as unknown as RegistrationResponseJSON,
    expectedChallenge: (asked) => isOurs(keeper, `new ${who}`, asked),
    expectedOrigin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(() => null);
  if (checked?.verified !== true) return false;
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  const others = (await passkeysOf(keeper, who)).filter((one) => one.id !== id);
  if (others.length >= MOST_PASSKEYS) return false;
  const made = { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, about, madeAt: keeper.now() };
  await keep(keeper, who, [...others, made]);
  return true;
}

export const passkeyOptions = async (...[keeper, settings, request]: Asking) =>
  await generateAuthenticationOptions({
    rpID: houseOf(request, settings).rpID,
    challenge: await challenge(keeper, 'back'),
    userVerification: 'preferred',
  });

/** Whose passkey has answered; null: nobody's. */
export async function personBy(answer: PasskeyAnswer, ...[keeper, settings, request]: Asking): Promise<Who | null> {
  const { userHandle } = answer.response as { userHandle?: unknown };
  if (typeof userHandle !== 'string') return null;
  const made = Buffer.from(userHandle, 'base64url').toString() as Who;
  const who = (await keeper.ask((store) => store.mergedInto(made))) ?? made; // they may be somebody else today
  const all = await passkeysOf(keeper, who);
  const passkey = all.find(({ id }) => id === answer.id);
  if (passkey === undefined) return null;
  const { id, publicKey, counter } = passkey;
  const { rpID, expectedOrigin } = houseOf(request, settings);
  const checked = await verifyAuthenticationResponse({
    response: answer as unknown as AuthenticationResponseJSON,
    expectedChallenge: (asked) => isOurs(keeper, 'back', asked),
    expectedOrigin,
    expectedRPID: rpID,
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    requireUserVerification: false,
  }).catch(() => null);
  if (checked?.verified !== true) return null;
  const { newCounter } = checked.authenticationInfo;
  await keep(
    keeper,
    who,
    all.map((one) => (one === passkey ? { ...one, counter: newCounter } : one)),
  );
  return who;
}
