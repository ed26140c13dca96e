import { Pool, type PoolClient } from 'pg';
import { keepListening } from '../db/keep-listening';
import { type Database, openPool } from '../db/open-database';
import { watchPeers } from './peers';
import { notifyInBatches } from './notify-in-batches';

/** The adapter's own statement, literally. */
const notifySql = 'SELECT pg_notify($1, $2)';

/** One listens, the other notifies: a single one, so that notifications keep their order. */
const connections = 2;
const connectMs = 10_000;

/** The adapter prefixes the name of a namespace with it. */
export const channelPrefix = 'socket.io';

/** The pool that the adapter is given, of which it uses these two, as promises. It opens no connections of its own. */
class AdapterPool extends Pool {
  constructor(
    private readonly connectListener: () => Promise<PoolClient>,
    private readonly run: (text: string, values?: readonly unknown[]) => Promise<unknown>,
  ) {
    super();
  }

  override connect(): Promise<PoolClient>;
  override connect(done: () => void): void;
  override connect(): Promise<PoolClient> {
    return this.connectListener();
  }

  override query<Result>(...given: readonly unknown[]): Result {
    return Reflect.apply(this.run, this, given);
  }
}

interface Reports {
  /** This process has missed events of others. */
  readonly onMissed: () => void;
  /** A peer skipped events because it did not know yet that this process listens; or a peer has ended that may have. */
  readonly onSkipped: () => void;
  readonly onError: (problem: unknown) => void;
}

/**
 * The socket adapter's own connections to the database, past any pooler, so that many events and many requests do not
 * slow each other down. The adapter listens on one connection and opens another when it breaks; events of the other
 * processes in between are lost, and `onMissed` is called once it listens again. Nothing is sent while no other process
 * listens.
 */
export const adapterPool = (
  { direct }: Pick<Database, 'direct'>,
  namespaces: readonly string[],
  { onMissed, onSkipped, onError }: Reports,
  checkEveryMs?: number,
): { readonly pool: Pool; readonly isAlone: () => boolean; readonly close: () => Promise<void> } => {
  const { pool, breakConnections, close } = openPool({
    ...direct,
    max: connections,
    connectionTimeoutMillis: connectMs,
  });
  const notifications = notifyInBatches(pool, onError);
  const peers = watchPeers(pool, { onSkipped, onError }, checkEveryMs);
  const listen = namespaces.map((name) => `LISTEN "${channelPrefix}#${name}"`).join('; ');
  let listeners = 0;
  let isClosed = false;
  /** The listener that stands or is being opened. */
  let listening: symbol | null = null;
  const connectListener = async (onEnd: () => void): Promise<PoolClient> => {
    const client = await pool.connect();
    // The adapter drops a broken connection without releasing it.
    client.on('end', () => {
      onEnd();
      client.release(true);
    });
    try {
      // The adapter would LISTEN in a moment itself; but peers must learn of this process only once it misses nothing.
      await client.query(listen);
      await peers.listenOn(client);
      keepListening(client, listen, breakConnections);
    } catch (problem) {
      void client.end();
      throw problem;
    }
    listeners += 1;
    const isFirst = listeners === 1;
    // After the adapter has taken the connection and listens. Peers report skipped events before clients are told to
    // catch up.
    setImmediate(() => void peers.check().then(() => isFirst || onMissed()));
    return client;
  };
  const never = () => new Promise<never>(() => undefined);
  // When the pool is closed during a connect, the adapter would keep the connection or retry for ever: it gets a
  // promise that never resolves instead. So it does for a second listener: when a connection breaks while the adapter
  // begins to listen, it reconnects twice, for the failed query and for the end, and the two would take both connections
  // of the pool: nothing could be sent to other processes any more.
  const connect = async (): Promise<PoolClient> => {
    if (listening !== null) return never();
    const own = (listening = Symbol('listener'));
    const end = (): void => {
      if (listening === own) listening = null;
    };
    const client = await connectListener(end).catch((problem: unknown) => {
      end();
      if (!isClosed) throw problem;
    });
    if (client && !isClosed) return client;
    void client?.end();
    return never();
  };
  // The adapter awaits the notification of other processes before it emits to its own sockets: it need not wait.
  const query = (text: string, values: readonly unknown[] = []) => {
    if (text !== notifySql) return pool.query(text, [...values]);
    if (!peers.maySkip()) notifications.add({ channel: values[0], payload: values[1] });
    return Promise.resolve({ rows: [] });
  };
  return {
    pool: new AdapterPool(connect, query),
    isAlone: peers.maySkip,
    close: async () => {
      isClosed = true;
      peers.stop();
      await notifications.flush();
      await close();
    },
  };
};
