import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Pool, type PoolConfig } from 'pg';
import type { DatabaseConfig } from '../config/database-config';
import { drizzle } from 'drizzle-orm/node-postgres';
import { isPoolExhausted, isWriteFailureState } from './database-errors';

const closeWithinMs = 3000;

/** Milliseconds that anybody waits for a connection to a database that is silent. */
const unresponsiveConnectMs = 300;

/** Milliseconds of real time that a refused write speaks for the next ones. */
export const cannotWriteForMs = 30_000;

interface OpenPool {
  readonly pool: Pool;
  /** Breaks every connection, also those that are only being made: whoever waits on one hears so at once. */
  readonly cut: () => void;
  /** While it is silent nobody waits long for a connection, and who gets none hears that the database is gone. */
  readonly setSilent: (isSilent: boolean) => void;
  /** Whether PostgreSQL could not write a short while ago: its disk is full, or it only follows another. */
  readonly cannotWrite: () => boolean;
  /** Takes no longer than 3 s. */
  readonly close: () => Promise<void>;
}

/** The same question without the name by which a connection would keep its plan. */
const unnamed = (asked: unknown): unknown =>
  asked !== null && typeof asked === 'object' && 'name' in asked && !('submit' in asked)
    ? { ...asked, name: undefined }
    : asked;

/** Connections that may break at any moment; `prepared`: whether they keep plans by name. */
export const openPool = (config: PoolConfig, prepared = true): OpenPool => {
  const clients = new Set<Client>();
  let cannotWriteUntil = 0;
  let isSilent = false;
  class Counted extends Client {
    constructor(given?: ConstructorParameters<typeof Client>[0]) {
      super(given);
      if (!prepared)
        this.query = new Proxy(this.query, {
          apply: (query, client, [asked, ...rest]) => Reflect.apply(query, client, [unnamed(asked), ...rest]),
        });
      clients.add(this);
      this.connection.on('errorMessage', ({ code }: { readonly code?: string }) => {
        if (isWriteFailureState(code)) cannotWriteUntil = performance.now() + cannotWriteForMs;
      });
      this.once('end', () => clients.delete(this));
    }
  }
  const pool = new Pool({ ...config, Client: Counted });
  const usual = pool.options.connectionTimeoutMillis;
  /** Waiting in vain is no overload while nobody answers: the pool has one sentence for both. */
  const told = (problem: unknown): unknown =>
    isSilent && isPoolExhausted(problem) ? new Error('Connection terminated: the database is silent') : problem;
  pool.connect = new Proxy(pool.connect, {
    apply: (connect, self, [done]: [unknown]) =>
      typeof done === 'function'
        ? Reflect.apply(connect, self, [(problem: unknown, ...rest: unknown[]) => done(told(problem), ...rest)])
        : Reflect.apply(connect, self, []).catch((problem: unknown) => Promise.reject(told(problem))),
  });
  const cut = (): void => {
    for (const client of clients) client.connection.stream.destroy();
  };
  const setSilent = (silent: boolean): void => {
    isSilent = silent;
    pool.options.connectionTimeoutMillis = silent ? unresponsiveConnectMs : usual;
    if (silent) cut();
  };
  // A connection that breaks is replaced by the pool, and whoever was using it hears of it from their own query; the
  // same error unheard on the pool (idle) or on the connection itself (in a transaction) would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  /** A client that somebody never gives back (a listener that was just being made) must not hold up the end. */
  const close = (): Promise<void> => Promise.race([pool.end(), sleep(closeWithinMs, undefined, { ref: false })]);
  return { pool, cut, setSilent, cannotWrite: () => performance.now() < cannotWriteUntil, close };
};

/**
 * What every connection lives by. A lock that is not to be had and a query that does not end are refusals, not hangs.
 * What is read stands in memory or on a disk without moving parts, where a row here and there costs little more than the
 * next one: planned for a disk that turns, a list would rather be read from its beginning.
 */
const options =
  '-c lock_timeout=5000 -c statement_timeout=15000 -c idle_in_transaction_session_timeout=30000 -c timezone=UTC -c random_page_cost=1.1';

/**
 * Drizzle over one pool; sums are kopecks in `bigint`, read as safe integers. Who gets no connection within `waitMs` is
 * refused. With a `directUrl` the first one leads to a pooler, which takes no settings from those who connect.
 */
export const openDatabase = (
  url: string,
  connections = 20,
  waitMs = 5000,
  { directUrl, prepared }: Pick<DatabaseConfig, 'directUrl' | 'prepared'> = { directUrl: null, prepared: true },
) => {
  const opened = openPool(
    {
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: waitMs,
      ...(directUrl === null ? { options } : {}),
    },
    prepared,
  );
  /** How to connect for what belongs to a session: listening, its locks, migrations. */
  const direct: PoolConfig = { connectionString: directUrl ?? url, options };
  return { ...opened, db: drizzle(opened.pool), direct };
};

export type Database = ReturnType<typeof openDatabase>;
export type Db = Database['db'];
/** An open transaction: whatever is written through it lands together or not at all. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
export type Executor = Db | Tx;
