import { safeParse } from 'zod/v4/core';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Endpoint, Endpoints, Route } from '../../contract/kit/endpoint';
import { splitRoute } from '../../contract/kit/route';
import type { App } from '../app/app';
import type { Actor } from '../sessions/actor';
import { acceptBytes } from './accept-bytes';
import { authorise } from './authorise-request';
import type { Call, Handlers } from './call';
import { normaliseQuery, parseInput } from './parse-input';
import { Refusal } from './refusal';

const methods: Record<string, HTTPMethods> = { GET: 'GET', POST: 'POST', PUT: 'PUT', DELETE: 'DELETE' };

type AnyHandler = (app: App, call: Call) => Promise<unknown>;

const keyOf = (endpoint: Endpoint, request: FastifyRequest): string | null => {
  if (!endpoint.idempotent) return null;
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key)) throw new Refusal('IDEMPOTENCY_KEY_REQUIRED');
  return key;
};

/** Who was let in, from the gate to the handler. */
const admitted = new WeakMap<FastifyRequest, Actor | null>();

const answer = async (app: App, endpoint: Endpoint, handler: AnyHandler, request: FastifyRequest, reply: FastifyReply) => {
  const call = {
    actor: admitted.get(request) ?? null,
    params: endpoint.params ? parseInput('params', endpoint.params, request.params) : undefined,
    query: endpoint.query ? parseInput('query', endpoint.query, normaliseQuery(request.query)) : undefined,
    body: endpoint.body ? parseInput('body', endpoint.body, request.body ?? {}) : undefined,
    idempotencyKey: keyOf(endpoint, request),
    http: { request, reply },
  };
  const result = await handler(app, call as Call);
  if (request.method !== 'GET') {
    app.outbox.kick();
    app.sweeper.kick();
  }
  if (reply.sent || endpoint.raw) return result;
  if (!endpoint.response) return reply.code(204).send();
  const checked = safeParse(endpoint.response, result);
  // What the contract does not name never leaves; what it names and we lack is our fault.
  if (!checked.success) throw new Error(`answer of ${request.method} ${request.url} breaks the contract: ${checked.error.message}`);
  return reply.send(checked.data);
};

/** Mounts a resource's handlers on its contract. `{id}` in a path becomes Fastify's `:id`. */
export const mountEndpoints = <const C extends Endpoints>(server: FastifyInstance, app: App, contract: C, handlers: Handlers<C>): void => {
  for (const [route, endpoint] of Object.entries(contract)) {
    const handler = (handlers as Record<string, AnyHandler>)[route];
    if (!handler) throw new Error(`no handler for ${route}`);
    const { method, path } = splitRoute(route as Route);
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
    const mount = (scope: FastifyInstance) =>
      void scope.route({
        method: methods[method] ?? 'GET',
        url,
        config: { access: endpoint.access },
        // Before the body is read: a stranger's is not worth parsing, and a form post of a foreign page is refused as such.
        onRequest: async (request, reply) => void admitted.set(request, await authorise(app, endpoint, request, reply)),
        handler: (request, reply) => answer(app, endpoint, handler, request, reply),
      });
    if (endpoint.bytes) acceptBytes(server, mount);
    else mount(server);
  }
};
