// The HTTP side: hooks for everything, routes from the list of endpoints, one shape for errors.
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { NoQuery, TableParams } from '../wire/form.ts';
import type { Limits } from '../wire/limits.ts';
import { LiveQuery } from '../wire/messages.ts';
import { addVersion } from './build.ts';
import { Connections } from './connections.ts';
import { mayLook } from './daily.ts';
import type { Endpoint, Services } from './endpoint.ts';
import { ENDPOINTS } from './endpoints/index.ts';
import { HEADERS } from './headers.ts';
import { hostCheck, isForAnyHost } from './hosts.ts';
import { type Caller, callerOf, isSecure, tokenHashOf } from './identity.ts';
import { lostAnswer, wantsPage } from './lost.ts';
import { UNKNOWN_HOST } from './pages.ts';
import { addProbes } from './probes.ts';
import { bodyOf, HttpProblem, noIdentity, notFound, problemOf } from './problem.ts';
import { householdOf, proxyCheck } from './proxy.ts';
import { guestAt, seatedBy, seatKeyOf } from './seat-keys.ts';
import { addPages } from './served.ts';
import type { ServerSettings } from './settings.ts';
import { validatorFor } from './validators.ts';

export const MOST_BYTES = 16 * 1024;
const LIVE = '/api/tables/:id/live';
const MOST_PIECES = 128;
const MINUTE = 60_000;
const SHAKE_HANDS = 15_000;

const QUIET = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

export async function buildApp(services: Services, version: string): Promise<FastifyInstance> {
  const { settings } = services;
  const lost = lostAnswer(settings.page);
  const app = fastify({
    bodyLimit: MOST_BYTES,
    // What the named proxies saw themselves. Anybody may have written what is further left in X-Forwarded-For.
    trustProxy: settings.trustProxy.length > 0 && proxyCheck(settings.trustProxy),
    forceCloseConnections: true, // after `Connections` has let the last answers out
    requestTimeout: 20_000,
    connectionTimeout: settings.idleAfter,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
    // An address that cannot be read has no route, so none of our hooks.
    frameworkErrors: (_error, request, reply) => {
      if (request.headers.upgrade !== undefined) reply.raw.on('finish', () => request.raw.socket.destroySoon());
      void lost(
        new HttpProblem(400, 'badRequest'),
        request as FastifyRequest,
        (reply as FastifyReply).headers(HEADERS),
      );
    },
    clientErrorHandler: (error, socket) => refuseUnread(error, socket),
  });
  app.setValidatorCompiler(validatorFor);
  app.removeContentTypeParser('text/plain'); // a foreign page may send this without asking
  await addWebSockets(app, services); // before our hooks: it has to see every upgrade that they refuse
  setHooks(app, services);
  app.setNotFoundHandler((request, reply) => lost(notFound(), request, reply));
  addVersion(app, settings.page);
  await app.register(cookie);
  await app.register(rateLimit, {
    max: () => settings.limits.perAddress,
    timeWindow: MINUTE,
    keyGenerator: (request) => householdOf(request.ip),
    // What remains is shared by everybody at an address: it would tell each what the others do.
    addHeaders: QUIET,
    addHeadersOnExceeding: QUIET,
  });
  addEndpoints(app, services);
  addLive(app, services);
  addPages(app, services, version);
  addProbes(app, services);
  return app;
}

/** Input that is not HTTP, or has endless headers, is answered in our shape too. */
function refuseUnread({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const body = JSON.stringify(bodyOf(new HttpProblem(status, status === 431 ? 'tooLarge' : 'badRequest')));
  const headers = { ...HEADERS, 'content-type': 'application/json; charset=utf-8', connection: 'close' };
  const lines = Object.entries({ ...headers, 'content-length': body.length }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

async function addWebSockets(app: FastifyInstance, { live }: Services): Promise<void> {
  const connections = new Connections(app.server);
  await app.register(websocket, {
    options: {
      maxPayload: MOST_BYTES,
      // A message of that size needs no more fragments, and each costs more than it carries.
      maxFragments: MOST_PIECES,
      maxBufferedChunks: MOST_PIECES,
      perMessageDeflate: false,
      autoPong: false, // `Live` answers pings itself
    },
    preClose: async () => {
      app.websocketServer.close();
      await live.close();
      await connections.close();
    },
  });
  app.server.on('upgrade', (_request, socket: Socket) => {
    socket.setTimeout(SHAKE_HANDS, () => socket.destroy()); // lifted once it has become a WebSocket
  });
}

function setHooks(app: FastifyInstance, { settings, metrics }: Services): void {
  const isKnownHost = hostCheck(settings);
  app.addHook('onResponse', async (_request, reply) =>
    metrics.count('requests', `status="${Math.floor(reply.statusCode / 100)}xx"`),
  );
  // Once all of a request is here, how long its answer takes is our matter: an edition may be tried for minutes on a busy machine.
  app.addHook('preHandler', async ({ raw }) => void raw.socket.setTimeout(0));
  app.addHook('onSend', async ({ raw }) => void raw.socket.setTimeout(settings.idleAfter));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (isSecure(request, settings)) reply.header('strict-transport-security', 'max-age=31536000');
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    // Both: a page whose name was pointed at us can write a proxy's header, but not `Host`.
    const hosts = [request.headers.host ?? '', request.host];
    if (!hosts.every(isKnownHost) && !isForAnyHost(request.url))
      throw new HttpProblem(421, 'unknownHost', { host: request.host.slice(0, 100), setting: 'KONTOR_ORIGIN' });
    if (request.ws && request.routeOptions.url !== LIVE) throw notFound(); // otherwise it would wait for a handshake
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if ((!isReading || request.headers.upgrade !== undefined) && !isOurs(request, settings))
      throw new HttpProblem(403, 'badOrigin');
  });
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.status === 500) settings.complain(`http: ${error instanceof Error ? error.stack : String(error)}`);
    if (problem.status === 503 || problem.why === 'oneAtATime') reply.header('retry-after', '1');
    reply.code(problem.status);
    const isPage = problem.why === 'unknownHost' && wantsPage(request);
    return isPage ? reply.type('text/html; charset=utf-8').send(UNKNOWN_HOST) : reply.send(bodyOf(problem));
  });
}

/** A foreign page must not act in the name of the person looking at it. */
function isOurs(request: FastifyRequest, { origin }: ServerSettings): boolean {
  const from = request.headers.origin;
  if (from === undefined) return true;
  if (from === origin) return true;
  return from === `http://${request.host}` || from === `https://${request.host}`;
}

/** Who is asking. An unknown token counts as none; the key of a seat opens its own table or is refused. */
const callers = new WeakMap<FastifyRequest, Caller | null>();
async function callerIn(services: Services, request: FastifyRequest): Promise<Caller | null> {
  const seatKey = seatKeyOf(request);
  const caller =
    seatKey === null
      ? await services.keeper.ask((store) => callerOf(store, tokenHashOf(request)))
      : await seatedBy(services.hub, (request.params as { id: string }).id, seatKey);
  if (caller !== null) services.devices.see(caller, request.headers['user-agent'] ?? '');
  const { id, as } = { ...(request.params as { id?: string }), ...(request.query as { as?: string }) };
  const acting = as === undefined ? caller : await guestAt(services.hub, id ?? '', Number(as), caller);
  callers.set(request, acting);
  return acting;
}

type Limit = NonNullable<Endpoint['limit']>;
const BY_ADDRESS: readonly Limit[] = ['newPersons', 'uploads'];
/** New identities cost nothing: everybody at one address together may do this many times what one person may. */
const PERSONS_AT_ADDRESS = 2;

function limitsFor(app: FastifyInstance, limits: Limits, limit: Limit) {
  const byAddress = BY_ADDRESS.includes(limit);
  const address = app.createRateLimit({
    max: () => limits[limit] * (byAddress ? 1 : PERSONS_AT_ADDRESS),
    timeWindow: MINUTE,
    keyGenerator: ({ ip }) => `${limit} at ${householdOf(ip)}`,
  });
  const person = app.createRateLimit({
    max: () => limits[limit],
    timeWindow: MINUTE,
    keyGenerator: (request) => `${limit} ${callers.get(request)?.who ?? householdOf(request.ip)}`,
  });
  return byAddress ? [address] : [person, address];
}

function addEndpoints(app: FastifyInstance, services: Services): void {
  const { limits } = services.settings;
  const byPerson = app.createRateLimit({
    max: () => limits.perPerson,
    timeWindow: MINUTE,
    keyGenerator: (request) => `person ${callers.get(request)?.who ?? ''}`,
  });
  for (const one of ENDPOINTS) {
    const { method, path, body, query = NoQuery, params, limit, mostBytes = MOST_BYTES, isForSeatKeys } = one;
    const stricter = limit === undefined ? [] : limitsFor(app, limits, limit);
    app.route({
      method,
      url: path,
      bodyLimit: mostBytes,
      schema: { querystring: query, ...(body && { body }), ...(params && { params }) },
      // Before anything is read: whatever is asked, and how, it is none of a seat key's business.
      onRequest: async (request) => {
        if (isForSeatKeys !== true && seatKeyOf(request) !== null) throw new HttpProblem(403, 'seatKey');
      },
      handler: async (request, reply) => {
        const caller = await callerIn(services, request);
        if (method !== 'GET' && one.isForBanned !== true && one.isDesk !== true)
          await services.bans.mustBeWelcome(caller, householdOf(request.ip));
        for (const check of [...(caller === null ? [] : [byPerson]), ...stricter]) {
          const found = await check(request);
          if (!found.isAllowed && found.isExceeded) {
            reply.header('retry-after', String(found.ttlInSeconds));
            throw new HttpProblem(429, 'tooFast');
          }
        }
        return await answer(one, services, caller, request, reply);
      },
    });
  }
}

async function answer(
  { isPersonal, isDesk, answer: { status = 200 }, run }: Endpoint,
  services: Services,
  caller: Caller | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const person = (): Caller => {
    if (caller === null) throw noIdentity();
    return caller;
  };
  if (isDesk === true) await services.door.mustBeHost(request, reply);
  if (isPersonal === true) person();
  const { body, query, params } = request;
  const given = await run({ body, query, params, caller, person, services, request, reply });
  return reply.sent ? reply : reply.code(status).send(given);
}

function addLive(app: FastifyInstance, services: Services): void {
  const { hub, live } = services;
  app.route<{ Params: { id: string }; Querystring: { from?: string; tree?: string } }>({
    method: 'GET',
    url: LIVE,
    schema: { params: TableParams, querystring: LiveQuery },
    // Everything is checked before the connection is upgraded, so that refusals are plain HTTP.
    preHandler: async (request) => {
      if (!live.mayConnect(householdOf(request.ip))) throw new HttpProblem(429, 'tooFast');
      const caller = await callerIn(services, request);
      await services.bans.mustBeWelcome(caller, householdOf(request.ip));
      const { table } = await hub.load(request.params.id);
      if (!(await mayLook(services, table, caller?.who ?? null, request))) throw notFound();
    },
    handler: async () => {
      throw new HttpProblem(426, 'upgradeRequired');
    },
    wsHandler: (socket, request) => {
      const from = Number(request.query.from ?? 0);
      const line = { socket, stream: request.raw.socket, knowsTrees: request.query.tree !== undefined };
      live.connect(line, request.params.id, from, callers.get(request) ?? null, householdOf(request.ip));
    },
  });
}
