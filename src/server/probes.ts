// What other programs ask about the house: is it up, can it write, how much does it do.
import type { FastifyInstance } from 'fastify';
import type { Services } from './endpoint.ts';
import { figuresOf, figuresText } from './metrics.ts';
import { bodyOf } from './problem.ts';

export function addProbes(app: FastifyInstance, services: Services): void {
  const { keeper, door } = services;
  const config = { rateLimit: false } as const;
  app.get('/healthz', { config }, (_request, reply) => reply.send({ ok: true }));
  let asking: Promise<boolean> | null = null; // however many ask, only one write is tried at a time
  app.get('/readyz', { config }, async (_request, reply) => {
    asking ??= keeper
      .ask((store) => store.isReady())
      .finally(() => {
        asking = null;
      });
    const isReady = await asking;
    return reply
      .code(isReady ? 200 : 503)
      .send(isReady ? { ok: true } : bodyOf({ why: 'storeFailed', rule: '', facts: undefined }));
  });
  // Not for players: by counting acts while all choose at once they could count the picks of others.
  app.get('/metrics', { config }, async (request, reply) => {
    await door.mayMeasure(request, reply);
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(figuresText(await figuresOf(services)));
  });
}
