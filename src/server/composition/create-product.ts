import type { FastifyInstance } from 'fastify';
import { type Clock, readClockOffset, systemClock } from '../platform/clock/clock';
import type { Config } from '../platform/config/config';
import type { Database } from '../platform/db/open-database';
import { openReplica } from '../platform/db/open-replica';
import { type DeadlineAggregate, startDeadlineSweeper } from '../platform/deadlines/deadline-sweeper';
import { createServer } from '../platform/http/create-server';
import { mountTunnel } from '../platform/reporting/mount-tunnel';
import { reportRequests } from './report-requests';
import { silentReporter, startReporter } from '../platform/reporting/reporter';
import { unusedConnections } from '../platform/http/unused-connections';
import { mailToPeople } from '../features/users/public';
import { mailDelivery } from '../platform/mail/deliver-mail';
import { compareClocks } from '../platform/clock/compare-clocks';
import { mountHealth } from '../platform/operations/mount-health';
import { mountDocs } from '../platform/operations/mount-docs';
import { sessionRoom } from '../platform/outbox/put-outbox';
import type { ImmediateEvent, JobTopic } from '../platform/outbox/outbox-topics';
import { registerDeliverer } from '../platform/outbox/immediate-delivery';
import { type Jobs, type SendMail, startJobRunner } from '../platform/outbox/job-runner';
import { startOutboxDispatcher } from '../platform/outbox/outbox-dispatcher';
import { mountPage } from './page/mount-page';
import { createFileStore } from '../platform/uploads/create-file-store';
import { mountFiles } from '../platform/uploads/mount-files';
import { leaveRoom, createSocketServer, realtimeNamespace } from '../platform/realtime/socket-server';
import type { App } from '../platform/app';
import { retentionDeadline } from '../platform/retention/retention-deadline';
import { retentionRules } from './retention-rules';
import { startCacheInvalidation } from '../platform/cache/cache-invalidation';
import type { Redis } from '../platform/redis/open-redis';
import { settingsCache } from '../platform/settings/settings-cache';
import { features } from './features';

export interface Product {
  readonly app: App;
  readonly server: FastifyInstance;
  /** Accepts no more work, finishes the work in progress, disconnects from the database. */
  stop(): Promise<void>;
}

/** How long a shutdown waits for requests in progress; the process manager gives ten seconds in all. */
const longestCallMs = 5000;

/** How long a shutdown waits for pending reports. */
const reportTimeoutMs = 1000;

const mountFeatures = (server: FastifyInstance, app: App): void => {
  for (const { resources = [], demoResources = [], mount } of features) {
    for (const resource of [...resources, ...(app.config.demo ? demoResources : [])]) resource(server, app);
    mount?.(server, app);
  }
};

const aggregatesOf = (app: App): Readonly<Record<string, DeadlineAggregate>> => ({
  ...Object.fromEntries(features.flatMap(({ deadlines }) => Object.entries(deadlines?.(app) ?? {}))),
  retention: { lock: async () => undefined, handle: retentionDeadline(app, retentionRules) },
});

const jobsOf = (app: App, mail: SendMail): Jobs => {
  const given = features.flatMap(({ jobs }) => jobs?.(app, mail) ?? []);
  const of = <T extends JobTopic>(topic: T): Jobs[T] => {
    const job = given.find((jobs) => jobs[topic])?.[topic];
    if (!job) throw new Error(`nobody does the job ${topic}`);
    return job;
  };
  return {
    mail: (message, jobId) => mail(message, `job-${jobId}`),
    notifier: of('notifier'),
    push: of('push'),
    chatPush: of('chatPush'),
    pushCheck: of('pushCheck'),
    passwordReset: of('passwordReset'),
    loginLink: of('loginLink'),
    paidOrder: of('paidOrder'),
    personGone: of('personGone'),
    gameAsks: of('gameAsks'),
    voiceGone: of('voiceGone'),
    receipts: of('receipts'),
    receipt: of('receipt'),
    payment: of('payment'),
    refund: of('refund'),
    payout: of('payout'),
    npdCheck: of('npdCheck'),
  };
};

/** The Redis client is slow to load, so it is loaded only where Redis is set up. */
const redisOf = async ({ redisUrl }: Config, log: FastifyInstance['log']): Promise<Redis | null> =>
  redisUrl === null ? null : (await import('../platform/redis/open-redis')).openRedis(redisUrl, log);

/**
 * Assembles the process; it does not listen yet. Everything that reads the database waits for `schema`, the rest is
 * done in the meantime: on a new database both take about equally long.
 */
export const createProduct = async (
  config: Config,
  database: Database,
  secret: string,
  givenClock?: Clock,
  schema: Promise<void> = Promise.resolve(),
): Promise<Product> => {
  const clock = givenClock ?? systemClock();
  const reporter = config.reporting === null ? silentReporter : await startReporter(config.reporting);
  const server = await createServer(config, clock, reporter);
  if (config.reporting !== null) reportRequests(server, reporter);
  const caches = startCacheInvalidation(database, server.log, schema);
  const redis = await redisOf(config, server.log);
  const { readUrl } = config.database;
  const replica = readUrl === null ? null : openReplica(readUrl, database.pool, server.log);
  const clocks = compareClocks(database.db, server.log);
  const parts = {
    config,
    clocks,
    replica,
    redis,
    database,
    db: database.db,
    clock,
    log: server.log,
    secret,
    settings: settingsCache(caches),
    files: createFileStore(config),
    caches,
  };
  const idle = { kick: () => undefined, deliver: () => undefined };
  // Filled in below, because the outbox and the sweeper need the app themselves.
  const wake: { -readonly [Part in 'outbox' | 'sweeper']: App[Part] } = { outbox: idle, sweeper: idle };
  const partialApp = {
    ...parts,
    outbox: { kick: () => wake.outbox.kick(), deliver: (rows: readonly ImmediateEvent[]) => wake.outbox.deliver(rows) },
    sweeper: { kick: () => wake.sweeper.kick() },
  };
  const {
    io,
    isAlone,
    keepsAllRows,
    catchUp,
    close: closeSockets,
  } = createSocketServer(
    server.server,
    partialApp,
    features.flatMap(({ realtime }) => realtime ?? []),
  );
  const hangUp = (rooms: readonly string[]): void => {
    // No room at all would select every socket.
    if (rooms.length === 0) return;
    for (const name of [realtimeNamespace, '/chat'])
      io.of(name)
        .in([...rooms])
        .disconnectSockets(true);
  };
  const app: App = { ...partialApp, sockets: { disconnectSessions: (ids) => hangUp(ids.map(sessionRoom)) } };
  const close = async (): Promise<void> => {
    clocks.stop();
    await closeSockets();
    await redis?.close();
    app.files.stop();
    await caches.stop();
    await replica?.close();
    await database.close();
    await reporter.stop(reportTimeoutMs);
  };
  mountFeatures(server, app);
  await mountHealth(server, app);
  await mountDocs(server);
  mountFiles(server, app);
  if (config.reporting !== null) await mountTunnel(server, app, config.reporting);
  await mountPage(server, app);
  try {
    await schema;
    await clocks.compare();
    if (givenClock === undefined && config.demo) clock.setOffsetMs(await readClockOffset(database.db));
  } catch (problem) {
    await close();
    throw problem;
  }
  const sockets = features.flatMap((one) => one.sockets?.(io, app) ?? []);
  const outbox = startOutboxDispatcher(database.db, server.log, {
    realtime: ({ rooms, event, payload }) =>
      void io
        .of(realtimeNamespace)
        .to([...rooms])
        .emit(event, payload),
    leave: (message) => leaveRoom(io, message),
    hangUp: ({ rooms }) => hangUp(rooms),
    chat: ({ rooms, event, payload }) =>
      void io
        .of('/chat')
        .to([...rooms])
        .emit(event, payload),
  });
  const mail = mailToPeople(app, mailDelivery(app));
  const jobs = startJobRunner(database.db, server.log, jobsOf(app, mail));
  const kick = (): void => {
    outbox.kick();
    jobs.kick();
  };
  wake.outbox = { kick, deliver: outbox.deliver };
  const unregisterDeliverer = registerDeliverer(database.db, {
    deliver: (rows) => app.outbox.deliver(rows),
    isAlone,
    keepsAllRows,
    catchUp,
    kick,
  });
  const background = features.flatMap((one) => one.background?.(app) ?? []);
  const sweeper = startDeadlineSweeper(database.db, clock, server.log, aggregatesOf(app), kick, clocks.isRight);
  wake.sweeper = sweeper;
  const unused = unusedConnections(server.server);
  const stop = async (): Promise<void> => {
    // Requests in progress may take so long, but slow connections may not delay the shutdown any longer.
    const last = setTimeout(() => server.server.closeAllConnections(), longestCallMs);
    // Closes this process's own sockets, of every namespace; through the adapter it would close those of others too.
    io.engine.close();
    for (const one of sockets) await one.stop();
    // Repeated, because Node closes idle connections only once: a request that ends later leaves its connection open,
    // and disconnected sockets try to reconnect.
    const hangUp = setInterval(() => {
      unused.closeAll();
      server.server.closeIdleConnections();
      io.engine.close();
    }, 50);
    await server.close().finally(() => {
      clearInterval(hangUp);
      clearTimeout(last);
    });
    await sweeper.stop();
    for (const one of background) await one.stop();
    unregisterDeliverer();
    await outbox.stop();
    await jobs.stop();
    await close();
  };
  return { app, server, stop };
};
