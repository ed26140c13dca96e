import { Client } from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './open-database';

/** Milliseconds of real time. */
const pingEveryMs = 500;
const tickMs = 200;
/** A caller that waits for the database gets an error within three seconds after it stops responding. */
const timeoutTicks = 10;

/**
 * Whether the response arrives in time. Time is counted in ticks of this process: a process that was itself blocked
 * must not blame the database.
 */
const respondsInTime = (response: Promise<unknown>): Promise<boolean> =>
  new Promise((resolve) => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
      if (ticks >= timeoutTicks) settle(false);
    }, tickMs);
    const settle = (hasResponded: boolean): void => {
      clearInterval(timer);
      resolve(hasResponded);
    };
    response.then(
      () => settle(true),
      // An error is a response too, of the database or of its host: nobody is kept waiting.
      () => settle(true),
    );
  });

/**
 * A database that froze, or whose host vanished, leaves its connections open and every query waiting. This pings it
 * over a connection of its own. When it does not respond, all connections are broken, so that waiting queries fail as
 * with an unavailable database, and nobody waits long for a new connection until it responds again.
 */
export const watchDatabase = (
  { pool, breakConnections, setUnresponsive }: Pick<Database, 'pool' | 'breakConnections' | 'setUnresponsive'>,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): { stop(): Promise<void> } => {
  let client: Client | null = null;
  let isUnresponsive = false;
  let isOver = false;

  const ping = async (): Promise<void> => {
    if (client === null) {
      const fresh = new Client({ connectionString: pool.options.connectionString, application_name: 'watch' });
      client = fresh;
      fresh.on('error', () => undefined);
      fresh.on('end', () => {
        if (client === fresh) client = null;
      });
      await fresh.connect();
    }
    await client?.query('SELECT 1');
  };

  const disconnect = (): void => {
    client?.connection.stream.destroy();
    client = null;
  };

  const check = async (): Promise<void> => {
    const response = ping();
    response.catch(() => (client = null));
    const hasResponded = await respondsInTime(response);
    if (hasResponded === !isUnresponsive) return;
    isUnresponsive = !hasResponded;
    setUnresponsive(isUnresponsive);
    if (hasResponded) return log.warn('the database is responding again');
    log.error('the database is not responding: waiting requests are refused');
  };

  const run = async (): Promise<void> => {
    while (!isOver) {
      await check();
      if (isUnresponsive) {
        disconnect();
        breakConnections();
      }
      await new Promise((resolve) => setTimeout(resolve, pingEveryMs).unref());
    }
  };
  void run();
  return {
    stop: async () => {
      isOver = true;
      disconnect();
    },
  };
};
