import { Client } from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import { sqlState } from './database-errors';
import { connectTo } from './hosts';
import type { Database } from './open-database';

/** Milliseconds of real time. */
const pingEveryMs = 500;
const tickMs = 200;
/** A caller that waits for the database gets an error within three seconds after it stops responding. */
const timeoutTicks = 10;
/** How long a connection may take to open, ms. */
const dialMs = 10_000;
/** The one that the database knew before it fell silent, and a new one, should its address have moved. */
const mostProbes = 2;

/**
 * What a probe learns. `refused`: there is somebody who refuses connections, so nobody has to wait. `unheard`: the
 * connection could not be opened, for want of any answer. `broken`: it had been fine, and is no more.
 */
type Outcome = 'answered' | 'refused' | 'unheard' | 'broken';

interface Probe {
  readonly client: Client;
  isOpen: boolean;
  answer: Promise<Outcome> | null;
}

/** By PostgreSQL itself, or by a host on which nothing listens. */
const isRefused = (problem: unknown): boolean => sqlState(problem) !== null || Object(problem).code === 'ECONNREFUSED';

/**
 * The first outcome, null when none comes in time. Time is counted in ticks of this process: a process that was itself
 * blocked must not blame the database.
 */
const firstInTime = (answers: readonly Promise<Outcome>[]): Promise<Outcome | null> =>
  new Promise((resolve) => {
    let ticks = 0;
    const settle = (outcome: Outcome | null): void => {
      clearInterval(timer);
      resolve(outcome);
    };
    const timer = setInterval(() => {
      ticks += 1;
      if (ticks >= timeoutTicks) settle(null);
    }, tickMs);
    for (const answer of answers) void answer.then(settle);
  });

/**
 * A database that froze, or whose host vanished, leaves its connections open and every query waiting. This pings it
 * over a connection of its own. When it does not respond, all connections are broken, so that waiting queries fail as
 * with an unavailable database, and callers are refused until it responds again: only this keeps asking. The same when
 * its own connection breaks: an address that has moved forgets all connections, and tells each only when it is used.
 * It also notices that the database goes on with another timeline, unless it is `expected` to be a standby: whether that
 * follows the primary is asked with each read.
 */
export const watchDatabase = (
  {
    pool,
    breakConnections,
    setUnresponsive,
    timeline,
    hosts,
  }: Pick<Database, 'pool' | 'breakConnections' | 'setUnresponsive' | 'timeline' | 'hosts'>,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  expected: 'primary' | 'standby' = 'primary',
): { stop(): Promise<void> } => {
  let probes: readonly Probe[] = [];
  let isUnresponsive = false;
  let isOver = false;

  const drop = (probe: Probe): void => {
    probes = probes.filter((one) => one !== probe);
    probe.client.connection.stream.destroy();
  };

  const dial = (): Probe => {
    const { connectionString } = pool.options;
    const client = new Client({
      connectionString,
      application_name: 'watch',
      keepAlive: true,
      connectionTimeoutMillis: dialMs,
    });
    client.on('error', () => undefined);
    return { client, isOpen: false, answer: null };
  };

  /** Behind a proxy the next connection may lead to the server that writes; of several hosts another one does. */
  const leaveStandby = (probe: Probe): void => {
    drop(probe);
    if (hosts === null) return;
    hosts.doubt();
    breakConnections();
  };

  const ask = async (probe: Probe): Promise<Outcome> => {
    try {
      if (!probe.isOpen) await connectTo(hosts, probe.client, () => probe.client.connect());
    } catch (problem) {
      drop(probe);
      return isRefused(problem) ? 'refused' : 'unheard';
    }
    probe.isOpen = true;
    try {
      const { rows } = await probe.client.query<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby');
      probe.answer = null;
      if (expected === 'standby') return 'answered';
      if (rows[0]?.standby === true) leaveStandby(probe);
      else await timeline.check(probe.client);
      return 'answered';
    } catch {
      drop(probe);
      return 'broken';
    }
  };

  const check = async (): Promise<void> => {
    if (probes.every(({ answer }) => answer !== null) && probes.length < mostProbes) probes = [...probes, dial()];
    for (const probe of probes) probe.answer ??= ask(probe);
    const outcome = await firstInTime(probes.flatMap(({ answer }) => answer ?? []));
    if (isOver) return;
    if (outcome === 'broken') {
      hosts?.doubt();
      return breakConnections();
    }
    const responds = outcome !== null && outcome !== 'unheard';
    // One that answers is enough.
    if (outcome === 'answered') for (const probe of probes.filter(({ answer }) => answer !== null)) drop(probe);
    if (responds === !isUnresponsive) return;
    isUnresponsive = !responds;
    if (isUnresponsive) hosts?.doubt();
    setUnresponsive(isUnresponsive);
    if (responds) return log.warn('the database is responding again');
    log.error('the database is not responding: waiting requests are refused');
  };

  const run = async (): Promise<void> => {
    while (!isOver) {
      await check();
      if (isUnresponsive) breakConnections();
      await new Promise((resolve) => setTimeout(resolve, pingEveryMs).unref());
    }
  };
  void run();
  return {
    stop: async () => {
      isOver = true;
      probes.forEach(drop);
    },
  };
};
