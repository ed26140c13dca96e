import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { type Endpoint, type Endpoints, type Route, splitRoute } from '#contract/kit/endpoint.ts';
import { declaredErrors } from '#contract/kit/declared-errors.ts';
import type { App } from '../app';
import type { Actor } from '../sessions/actor';
import { respondFromReplica } from './respond-from-replica';
import { responseShape, type Shape } from './response-shape';
import { accessTokenOf, dependsOnActor, authorise } from './authorise';
import type { FromCache, ByToken, Call, Handlers } from './call';
import { isJoint, type Given, type Read } from './joint-reads';
import { limitRate } from './rate-limit';
import { coalesceReads } from '../cache/coalesce-reads';
import { normaliseQuery, parseInput } from './parse-input';
import { Refusal } from './refusal';

/**
 * Mounts a route in a scope that accepts raw bytes (parts of files): the body is not parsed, its handler streams and
 * counts it. In all other scopes this content type is refused.
 */
const acceptBytes = (server: FastifyInstance, mount: (own: FastifyInstance) => void): void => {
  void server.register(async (own) => {
    own.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
    mount(own);
  });
};

const methods: Record<string, HTTPMethods> = { GET: 'GET', POST: 'POST', PUT: 'PUT', DELETE: 'DELETE' };

type AnyHandler = (app: App, call: Call) => Promise<unknown>;

const keyOf = (endpoint: Endpoint, { headers }: Given): string | null => {
  if (!endpoint.idempotent) return null;
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key)) throw new Refusal('IDEMPOTENCY_KEY_REQUIRED');
  return key;
};

/** Money calls of one person in a minute: far more than a person, or retries over a bad network, can make. */
const moneyCalls = { perPerson: 1200, windowMs: 60_000 } as const;

/** One limit for all calls that move money; some have a stricter one of their own. @throws Refusal RATE_LIMITED */
const limitMoney = async (app: App, endpoint: Endpoint, actor: Actor | null): Promise<void> => {
  if (endpoint.idempotent && actor)
    await limitRate(app, `money:${actor.id}`, moneyCalls.perPerson, moneyCalls.windowMs);
};

/** Passes the authorised person from the `onRequest` hook to the handler. */
const admitted = new WeakMap<FastifyRequest, Actor | null>();

const readCall = (endpoint: Endpoint, given: Given, actor: Actor | null) => ({
  actor,
  params: endpoint.params ? parseInput('params', endpoint.params, given.params) : undefined,
  query: endpoint.query ? parseInput('query', endpoint.query, normaliseQuery(given.query)) : undefined,
  body: endpoint.body ? parseInput('body', endpoint.body, given.body ?? {}) : undefined,
  idempotencyKey: keyOf(endpoint, given),
});

const respond = async (
  app: App,
  route: string,
  endpoint: Endpoint,
  shape: Shape | null,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const call = { ...readCall(endpoint, request, admitted.get(request) ?? null), http: { request, reply } };
  await limitMoney(app, endpoint, call.actor);
  const result = await respondFromReplica(app, route, call as Call, handler);
  if (request.method !== 'GET' && request.method !== 'HEAD' && !endpoint.onlyReads) {
    app.outbox.kick();
    app.sweeper.kick();
  }
  if (reply.sent || endpoint.raw) return result;
  if (!shape) return reply.code(204).send();
  return reply.send(shape(result));
};

/**
 * Coalesces requests whose response is the same for everybody: after an event that everybody receives, every open page
 * fetches the same list.
 */
const respondCoalesced = (app: App, route: string, endpoint: Endpoint, shape: Shape, handler: AnyHandler) => {
  const coalesce = coalesceReads<unknown>();
  return async (given: Given): Promise<unknown> => {
    const call = readCall(endpoint, given, null);
    return coalesce(given.url, async () => shape(await respondFromReplica(app, route, call as Call, handler)));
  };
};

/** @throws Refusal UNAUTHENTICATED when the request's token has no live session */
const respondByToken = async (app: App, { byToken }: ByToken, shape: Shape | null, request: FastifyRequest) => {
  const token = accessTokenOf(app, request);
  const result = token ? await byToken(app, token) : null;
  if (result === null) throw new Refusal('UNAUTHENTICATED');
  return shape?.(result);
};

/** Sends a cached value as any other response, and stores the encoded response in the cache for the next requests. */
const respondFromCache = (server: FastifyInstance, app: App, path: string, { fromCache }: FromCache, shape: Shape) => {
  const cachedResponse = server.responseCache.register(path, () => fromCache.peek(app));
  return async () => {
    const result = await fromCache(app);
    const shaped = shape(result);
    cachedResponse.store(result, shaped);
    return shaped;
  };
};

/** How a route is responded to, and how it is read together with others, by the kind of its handler. */
const responderOf = (
  server: FastifyInstance,
  app: App,
  route: string,
  endpoint: Endpoint,
  handler: AnyHandler | ByToken | FromCache,
): { readonly respond: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>; readonly read: Read } => {
  const shape = endpoint.response ? responseShape(route, endpoint.response, app.config.production) : null;
  if (typeof handler === 'function') {
    const coalesced =
      endpoint.sameForAll === undefined || !shape ? null : respondCoalesced(app, route, endpoint, shape, handler);
    return {
      respond: (request, reply) =>
        coalesced === null || dependsOnActor(endpoint, request)
          ? respond(app, route, endpoint, shape, handler, request, reply)
          : coalesced(request),
      read: async (given, actor, http) => {
        if (coalesced !== null && !dependsOnActor(endpoint, given)) return coalesced(given);
        const call = { ...readCall(endpoint, given, actor), http };
        return shape?.(await respondFromReplica(app, route, call as Call, handler));
      },
    };
  }
  if ('byToken' in handler) {
    const byToken = (request: FastifyRequest) => respondByToken(app, handler, shape, request);
    return { respond: byToken, read: (_given, _actor, { request }) => byToken(request) };
  }
  if (!shape) throw new Error(`${route} has no response to cache`);
  const fromCache = respondFromCache(server, app, splitRoute(route as Route).path, handler, shape);
  return { respond: fromCache, read: fromCache };
};

/** Mounts a resource's handlers on its contract. `{id}` in a path becomes Fastify's `:id`. */
export const mountEndpoints = <const C extends Endpoints>(
  server: FastifyInstance,
  app: App,
  contract: C,
  handlers: Handlers<C>,
): void => {
  for (const [route, endpoint] of Object.entries(contract)) {
    const handler = (handlers as Record<string, AnyHandler | ByToken | FromCache>)[route];
    if (!handler) throw new Error(`no handler for ${route}`);
    const { method, path } = splitRoute(route as Route);
    const { respond: answers, read } = responderOf(server, app, route, endpoint, handler);
    if (isJoint(method, endpoint)) server.jointReads.register(path, endpoint, read);
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
    const mount = (scope: FastifyInstance) =>
      void scope.route({
        method: methods[method] ?? 'GET',
        url,
        ...(endpoint.bodyBytes === undefined ? {} : { bodyLimit: endpoint.bodyBytes }),
        config: {
          access: endpoint.access,
          declared: declaredErrors(route as Route, endpoint),
          takesFile: endpoint.file !== undefined || endpoint.bytes === true,
        },
        // Before the body is parsed: an unauthorised one must cost nothing, and a form post of another site is refused
        // for its missing CSRF token. Not needed where the response is the same for everybody, nor where the handler's
        // own query finds the person by the token.
        onRequest: (request, reply, done) => {
          if (endpoint.sameForAll === true || typeof handler === 'object') return done();
          authorise(app, endpoint, request, reply)
            .then((actor) => void admitted.set(request, actor))
            .then(() => done(), done);
        },
        handler: (request, reply) => answers(request, reply),
      });
    if (endpoint.bytes) acceptBytes(server, mount);
    else mount(server);
  }
};

/** Mounts the endpoints of one contract. */
export type Resource = (server: FastifyInstance, app: App) => void;

/** Puts handlers on a contract: a missing one does not compile. */
export const serve =
  <const C extends Endpoints>(contract: C, handlers: Handlers<C>): Resource =>
  (server, app) =>
    mountEndpoints(server, app, contract, handlers);
