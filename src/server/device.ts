// One deal of the day per device: a second name in the same browser would know the cards. Anyone who clears the browser, or has
// two of them, gets in all the same; without accounts that cannot be helped, and the page says so.
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GameId } from '../games/index.ts';
import type { Who } from '../table/types.ts';
import type { Services } from './endpoint.ts';
import { freshToken, isSecure } from './identity.ts';
import type { ServerSettings } from './settings.ts';

const COOKIE = 'kontor-device';
const TOKEN = /^[\w-]{43}$/;
const YEAR = 365 * 24 * 3600;
/** In milliseconds: longer than a day and any game continued from it. */
const KEPT_FOR = 2 * 24 * 3600_000;

/** The device's id, used only for the deal of the day; null: it has none yet. */
const deviceOf = (request: FastifyRequest): string | null => {
  const token = request.cookies[COOKIE];
  return token !== undefined && TOKEN.test(token) ? token : null;
};

/** The same; gives it an id if it has none. */
export function markDevice(request: FastifyRequest, reply: FastifyReply, settings: ServerSettings): string {
  const token = deviceOf(request) ?? freshToken();
  const secure = isSecure(request, settings);
  reply.setCookie(COOKIE, token, { httpOnly: true, sameSite: 'lax', path: '/api', secure, maxAge: YEAR });
  return token;
}

export interface Deal {
  readonly day: string;
  readonly game: GameId;
}

/** Only hashes are kept, and not for long: neither device nor person can be read from them. */
const hashed = (...parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex');

/** The first person to see a deal on a device is the one who may play it there; false: somebody else was first. */
export async function claimDeal(
  { keeper, settings }: Services,
  device: string,
  deal: Deal,
  who: Who,
): Promise<boolean> {
  const { day, game } = deal;
  const what = `deal ${hashed('device', day, game, device)}`;
  const now = settings.clock.now();
  return await keeper.ask((store) => store.claim(what, hashed('who', day, who), now, now + KEPT_FOR));
}

/** Looking at a table of today's deal counts as having seen it on this device. */
export async function noteLook(services: Services, request: FastifyRequest, deal: Deal, who: Who): Promise<void> {
  const device = deviceOf(request);
  if (device !== null) await claimDeal(services, device, deal, who);
}
