import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { App } from '../app/app';
import { Refusal } from '../http/refusal';

const open = { config: { access: 'public' } } as const;
const isLoopback = (ip: string): boolean => ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1';

const mayRead = (app: App, request: FastifyRequest): boolean =>
  app.config.metricsToken === null ? isLoopback(request.ip) : request.headers.authorization === `Bearer ${app.config.metricsToken}`;

/** `/healthz`: the process lives. `/readyz`: it can serve, its database answers. `/metrics`: for loopback or a token. */
export const mountHealth = async (server: FastifyInstance, app: App): Promise<void> => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answer time by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  new Gauge({ name: 'db_pool_waiting', help: 'Callers waiting for a connection', registers: [registry], collect() { this.set(app.database.pool.waitingCount); } });
  server.addHook('onResponse', async (request, reply) => {
    durations.observe({ route: request.routeOptions.url ?? 'unknown', status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  server.get('/healthz', open, async () => ({ status: 'ok' }));
  server.get('/readyz', open, async () => {
    try {
      await app.database.pool.query('SELECT 1');
    } catch {
      throw new Refusal('SERVICE_UNAVAILABLE');
    }
    return { status: 'ready' };
  });
  server.get('/metrics', open, async (request, reply): Promise<FastifyReply> => {
    if (!mayRead(app, request)) return reply.code(403).send({ status: 'forbidden' });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};
