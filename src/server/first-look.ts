// What a page is told with its document, before it connects, and what those are told who only see its link.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GameId } from '../games/index.ts';
import type { Services } from './endpoint.ts';
import { householdOf } from './proxy.ts';
import { languageFor } from './reader.ts';
import { headOfDay, headOfTable } from './share/link-head.ts';

const MINUTE = 60_000;

/** The game played at the table that somebody opens, if there is one, and what its link says of itself. */
export interface FirstLook {
  readonly game: GameId | null;
  readonly head: string;
}
const NOTHING: FirstLook = { game: null, head: '' };

export type LookAt = (request: FastifyRequest, place: string) => Promise<FirstLook>;

/** Whoever asks for very many gets the page all the same, which then finds out by itself. */
export function firstLooks(app: FastifyInstance, services: Services): LookAt {
  const { hub, keeper, settings } = services;
  const limit = app.createRateLimit({
    max: () => settings.limits.perAddress,
    timeWindow: MINUTE,
    keyGenerator: ({ ip }) => `document at ${householdOf(ip)}`,
  });
  return async (request, place) => {
    const { id } = request.params as { id?: string };
    if (place === 'daily') return { game: null, head: headOfDay(services, request, languageFor(request)) };
    if (id === undefined || !['t', 'replay'].includes(place)) return NOTHING;
    const { isAllowed, ...found } = await limit(request);
    if (!isAllowed && 'isExceeded' in found && found.isExceeded) return NOTHING;
    try {
      // A replay wakes no table.
      const table = place === 't' ? (await hub.load(id)).table : await keeper.loadIfOurs(id);
      if (table === null) return NOTHING;
      return { game: table.game, head: await headOfTable(services, request, table, languageFor(request)) };
    } catch {
      return NOTHING; // the page says what is wrong
    }
  };
}
