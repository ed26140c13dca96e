import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { App } from '../app';
import type { Config } from '../config/config';
import { isLoopbackAddress, isLoopbackHost } from '../config/loopback';
import { writeCheck } from '../db/can-write';
import { Refusal } from '../http/refusal';
import { isSameSecret } from '../secrets/is-same-secret';
import { productMetrics } from './product-metrics';

let metrics: Registry | null = null;

/**
 * Metrics of the process: memory, garbage collection, event loop delay. One registry for all products in the process:
 * the observer of garbage collection cannot be removed and would keep each product in memory for ever.
 */
const processMetrics = (): Registry => {
  if (metrics !== null) return metrics;
  metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  return metrics;
};

const open = { config: { access: 'public' } } as const;

/** A proxy on this machine connects from loopback too, on behalf of anybody. */
const viaProxy = ({ headers }: FastifyRequest): boolean =>
  ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'].some((name) => headers[name] !== undefined);

/**
 * Whether the product is only for this machine. With a public address there is a proxy in front, and it may send no
 * headers that show it.
 */
const isLocal = ({ publicUrl, trustProxy }: Config): boolean =>
  trustProxy === 0 && isLoopbackHost(new URL(publicUrl).hostname);

const mayRead = ({ config }: App, request: FastifyRequest): boolean =>
  config.metricsToken === null
    ? isLocal(config) && isLoopbackAddress(request.ip) && !viaProxy(request)
    : isSameSecret(request.headers.authorization ?? '', `Bearer ${config.metricsToken}`);

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, because its clock is right and its database has just
 * committed a write. `/metrics`: with a token, or without one for a product that serves only this machine.
 */
export const mountHealth = async (server: FastifyInstance, app: App): Promise<void> => {
  const registry = new Registry();
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answer time by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  server.completedRequests.listen(({ route = 'unknown', status, elapsedMs }) =>
    durations.observe({ route, status: String(status) }, elapsedMs / 1000),
  );
  const canWrite = writeCheck(app.db);
  server.get('/healthz', open, async () => ({ status: 'ok' }));
  /** With a full disk it can still read, and write what needs no more room. */
  const isReady = async (): Promise<boolean> => {
    if (app.database.cannotWrite() || !app.clocks.isRight()) return false;
    await app.database.pool.query('SELECT 1');
    return canWrite();
  };
  server.get('/readyz', open, async () => {
    if (!(await isReady().catch(() => false))) throw new Refusal('SERVICE_UNAVAILABLE');
    return { status: 'ready' };
  });
  const all = Registry.merge([processMetrics(), registry, productMetrics(app)]);
  server.get('/metrics', open, async (request, reply): Promise<FastifyReply> => {
    if (!mayRead(app, request)) return reply.code(403).send({ status: 'forbidden' });
    return reply.type(all.contentType).send(await all.metrics());
  });
};
