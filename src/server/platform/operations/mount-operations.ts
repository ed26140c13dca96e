import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Gauge, Histogram, Registry } from 'prom-client';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { App } from '../app';
import type { Config } from '../config/config';
import { isLoopbackAddress, isLoopbackHost } from '../config/loopback';
import { countGivenUp } from '../deadlines/failed-deadline';
import { countJobsGivenUp } from '../outbox/job-runner';
import { ledgerCheck } from '../db/schema/money/ledger';
import { Refusal } from '../http/refusal';
import { processMetrics } from './process-metrics';
import { contract } from '#contract/contract.ts';
import { openApi } from '#contract/kit/open-api.ts';

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

const isSame = (given: string, expected: string): boolean =>
  timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(expected).digest());

const mayRead = ({ config }: App, request: FastifyRequest): boolean =>
  config.metricsToken === null
    ? isLocal(config) && isLoopbackAddress(request.ip) && !viaProxy(request)
    : isSame(request.headers.authorization ?? '', `Bearer ${config.metricsToken}`);

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, because its database responds and can write. `/metrics`:
 * with a token, or without one for a product that serves only this machine.
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
  new Gauge({
    name: 'db_pool_waiting',
    help: 'Callers waiting for a connection',
    registers: [registry],
    collect() {
      this.set(app.database.pool.waitingCount);
    },
  });
  new Gauge({
    name: 'deadlines_given_up',
    help: 'Deadlines that failed for a day and wait for an operator',
    registers: [registry],
    async collect() {
      this.set(await countGivenUp(app.db));
    },
  });
  new Gauge({
    name: 'jobs_given_up',
    help: 'Letters, notifications and other jobs of the last weeks that were tried in vain',
    registers: [registry],
    async collect() {
      this.set(await countJobsGivenUp(app.db));
    },
  });
  new Gauge({
    name: 'ledger_faults',
    help: 'What the last look at the ledger found unsound; -1 before the first',
    registers: [registry],
    async collect() {
      const [last] = await app.db.select().from(ledgerCheck);
      this.set(last?.faults ?? -1);
    },
  });
  server.completedRequests.listen(({ route = 'unknown', status, elapsedMs }) =>
    durations.observe({ route, status: String(status) }, elapsedMs / 1000),
  );
  server.get('/healthz', open, async () => ({ status: 'ok' }));
  server.get('/readyz', open, async () => {
    try {
      await app.database.pool.query('SELECT 1');
    } catch {
      throw new Refusal('SERVICE_UNAVAILABLE');
    }
    // With a full disk it can still read.
    if (app.database.cannotWrite()) throw new Refusal('SERVICE_UNAVAILABLE');
    return { status: 'ready' };
  });
  const all = Registry.merge([processMetrics(), registry]);
  server.get('/metrics', open, async (request, reply): Promise<FastifyReply> => {
    if (!mayRead(app, request)) return reply.code(403).send({ status: 'forbidden' });
    return reply.type(all.contentType).send(await all.metrics());
  });
};

let document: ReturnType<typeof openApi> | null = null;

/** Built at its first request: it takes a quarter of a second, which every start would wait for. */
const documentation = () => (document ??= openApi(contract));

/** Hash of the one style that Swagger UI adds by script. */
const ownStyle = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** Upgraded requests would leave the page blank in Safari where the product answers by http, as on a trial machine. */
const swaggerPolicy = (policy: string): string =>
  policy.replace(' upgrade-insecure-requests;', '').replace('style-src ', `style-src ${ownStyle} `);

/** `/openapi.json`, and Swagger UI at `/docs`. */
export const mountDocs = async (server: FastifyInstance): Promise<void> => {
  server.get('/openapi.json', { config: { access: 'public' } }, async () => documentation());
  await server.register(async (scope) => {
    // Swagger serialises the object itself, for JSON as for YAML, so `toJSON` is called when somebody first opens it.
    await scope.register(swagger, { mode: 'static', specification: { document: { toJSON: documentation } as never } });
    await scope.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, transformStaticCSP: swaggerPolicy });
  });
};
