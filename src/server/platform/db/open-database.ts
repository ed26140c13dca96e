import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, Pool, type PoolClient, type PoolConfig } from 'pg';
import type { DatabaseConfig } from '../config/database-config';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Connection, UnpreparedConnection } from './connection';
import { isPoolExhausted, isWriteFailureState } from './database-errors';
import { connectTo, type Hosts, hostsOf, urlsOfHosts } from './hosts';
import { watchSilence } from './silence-watchdog';
import { timelineOf } from './timeline';

const closeWithinMs = 3000;

/** Milliseconds that those wait for a connection who queued for one before the database fell silent. */
const unresponsiveConnectMs = 300;

/** More than `statement_timeout` below, which ends a query wherever the server is still there to count. */
const unansweredMs = 20_000;

/** Also an idle connection is noticed to be broken; ms until the first probe. */
const keepAlive: PoolConfig = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** How long after a failed write the database is taken for one that cannot write, in milliseconds of real time. */
export const cannotWriteForMs = 5000;

interface OpenPool {
  readonly pool: Pool;
  /** Breaks every connection, also those being opened, so that every query that waits on one fails at once. */
  readonly breakConnections: () => void;
  /**
   * While the database does not respond, callers are refused without a connection being tried, and their error says
   * that the database is unavailable: a server that comes back would have to accept all of them first, for nobody.
   */
  readonly setUnresponsive: (isUnresponsive: boolean) => void;
  /** Whether PostgreSQL failed to write a short while ago: its disk is full, or it has become a standby. */
  readonly cannotWrite: () => boolean;
  /** Takes at most 3 s. */
  readonly close: () => Promise<void>;
}

type OnConnection = (
  problem: Error | undefined,
  client: PoolClient | undefined,
  release: (release?: boolean | Error) => void,
) => void;

interface PoolTraits {
  /** Whether connections may prepare statements. */
  readonly prepared?: boolean;
  /** How long a query may have no answer, ms. */
  readonly answersWithinMs?: number;
}

/** How a pool connects; `hosts`: where to, instead of to the one host of the connection string. */
interface Line extends PoolConfig {
  readonly hosts?: Hosts | null;
}

/** A pool has one connection string, so the address of each connection is set as it opens. */
const lineTo = (url: string): Line => ({ connectionString: urlsOfHosts(url)[0] ?? url, hosts: hostsOf(url) });

const silent = (): Error => new Error('Connection terminated: the database is silent');

/** A pool that survives broken connections, also those that break without a word. */
export const openPool = (
  { hosts = null, ...config }: Line,
  { prepared = true, answersWithinMs = unansweredMs }: PoolTraits = {},
): OpenPool => {
  const clients = new Set<Connection>();
  let cannotWriteUntil = 0;
  let isUnresponsive = false;
  class Counted extends (prepared ? Connection : UnpreparedConnection) {
    constructor(given?: ConstructorParameters<typeof Client>[0]) {
      super(given);
      clients.add(this);
      this.connection.on('errorMessage', ({ code }: { readonly code?: string }) => {
        if (!isWriteFailureState(code)) return;
        cannotWriteUntil = performance.now() + cannotWriteForMs;
        hosts?.doubt();
      });
      this.once('end', () => clients.delete(this));
    }

    override connect(): Promise<Client>;
    override connect(done: (problem: Error | null, client: Client) => void): void;
    override connect(done?: (problem: Error | null, client: Client) => void): Promise<Client> | void {
      const opened = connectTo(hosts, this, () => super.connect()).catch((problem: unknown) => {
        // One that was not even tried does not end.
        clients.delete(this);
        throw problem;
      });
      if (done === undefined) return opened.then(() => this);
      opened.then(
        () => done(null, this),
        (problem: Error) => done(problem, this),
      );
    }
  }
  /** The pool has one message for overload and for a database that does not respond: tells them apart. */
  const distinguish = <Problem>(problem: Problem): Problem | Error =>
    isUnresponsive && isPoolExhausted(problem) ? silent() : problem;
  class DistinguishingPool extends Pool {
    override connect(): Promise<PoolClient>;
    override connect(done: OnConnection): void;
    override connect(done?: OnConnection): Promise<PoolClient> | void {
      if (isUnresponsive) return done === undefined ? Promise.reject(silent()) : done(silent(), undefined, () => {});
      if (done === undefined) return super.connect().catch((problem: unknown) => Promise.reject(distinguish(problem)));
      super.connect((problem, client, release) => done(distinguish(problem), client, release));
    }
  }
  const pool = new DistinguishingPool({ ...keepAlive, ...config, Client: Counted });
  const stopWatching = watchSilence(clients, answersWithinMs);
  const defaultConnectMs = pool.options.connectionTimeoutMillis;
  const breakConnections = (): void => {
    for (const client of clients) client.connection.stream.destroy();
  };
  const setUnresponsive = (unresponsive: boolean): void => {
    isUnresponsive = unresponsive;
    pool.options.connectionTimeoutMillis = unresponsive ? unresponsiveConnectMs : defaultConnectMs;
    if (unresponsive) breakConnections();
  };
  // The pool replaces a broken connection, and the query that used it fails by itself. Without these listeners the same
  // error, emitted by the pool (idle) or by the client (in a transaction), would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  /** A client that is never released (a listener that is just being opened) must not hold up the shutdown. */
  const close = async (): Promise<void> => {
    stopWatching();
    await Promise.race([pool.end(), sleep(closeWithinMs, undefined, { ref: false })]);
  };
  return { pool, breakConnections, setUnresponsive, cannotWrite: () => performance.now() < cannotWriteUntil, close };
};

/**
 * Settings of every connection. A lock or query that takes too long fails instead of hanging. Data is in memory or on
 * an SSD, where random reads cost little more than sequential ones: with the default for hard disks, PostgreSQL would
 * prefer to scan a list from its beginning.
 */
const options =
  '-c lock_timeout=5000 -c statement_timeout=15000 -c idle_in_transaction_session_timeout=30000 -c timezone=UTC -c random_page_cost=1.1';

/**
 * Drizzle over one pool; sums are kopecks in `bigint`, read as safe integers. A query that gets no connection within
 * `waitMs` fails. With a `directUrl`, `url` leads to a pooler, which accepts no settings from its clients.
 */
export const openDatabase = (
  url: string,
  connections = 20,
  waitMs = 5000,
  { directUrl, prepared }: Pick<DatabaseConfig, 'directUrl' | 'prepared'> = { directUrl: null, prepared: true },
) => {
  const line = lineTo(url);
  const opened = openPool(
    { ...line, max: connections, connectionTimeoutMillis: waitMs, ...(directUrl === null ? { options } : {}) },
    { prepared },
  );
  /** For work that needs a session of its own, past any pooler: LISTEN, advisory locks, migrations. */
  const direct: Line = { ...(directUrl === null ? line : lineTo(directUrl)), options };
  return { ...opened, db: drizzle(opened.pool), direct, hosts: line.hosts ?? null, timeline: timelineOf(opened.pool) };
};

export type Database = ReturnType<typeof openDatabase>;
export type Db = Database['db'];
/** An open transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
export type Executor = Db | Tx;
