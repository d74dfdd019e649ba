// What the page of a table is told with its document, before it connects.
import type { FastifyInstance } from 'fastify';
import type { Services } from './endpoint.ts';
import type { GameAt } from './page.ts';
import { householdOf } from './proxy.ts';

const MINUTE = 60_000;

/** Which game is played at a table. Whoever asks for very many gets the page all the same, which then finds out by itself. */
export function gamesAt(app: FastifyInstance, { hub, settings }: Services): GameAt {
  const limit = app.createRateLimit({
    max: () => settings.limits.perAddress,
    timeWindow: MINUTE,
    keyGenerator: ({ ip }) => `document at ${householdOf(ip)}`,
  });
  return async (request) => {
    const { isAllowed, ...found } = await limit(request);
    if (!isAllowed && 'isExceeded' in found && found.isExceeded) return null;
    const { id } = request.params as { id: string };
    return await hub.load(id).then(
      ({ table }) => table.game,
      () => null, // the page says what is wrong
    );
  };
}
