import { Client } from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './open-database';

/** Milliseconds of real time. */
const pingEveryMs = 500;
const tickMs = 200;
/** Who waits for the database hears within three seconds that it is silent. */
const timeoutTicks = 10;

/**
 * Whether the answer comes in time. Time is counted in ticks that this process had: one that was kept busy itself must
 * not take its own deafness for the other's silence.
 */
const inTime = (answer: Promise<unknown>): Promise<boolean> =>
  new Promise((resolve) => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
      if (ticks >= timeoutTicks) settle(false);
    }, tickMs);
    const settle = (isAnswered: boolean): void => {
      clearInterval(timer);
      resolve(isAnswered);
    };
    answer.then(
      () => settle(true),
      // It said no, or its host did: nobody is kept waiting.
      () => settle(true),
    );
  });

/**
 * A database that was stopped without a word keeps its connections open and everybody waiting. It is asked again and
 * again on a connection of its own; once it is silent, all connections are cut, so that whoever waits is refused as by
 * a database that is gone, and nobody waits for a new one, until it answers.
 */
export const watchDatabase = (
  { pool, cut, setSilent }: Pick<Database, 'pool' | 'cut' | 'setSilent'>,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): { stop(): Promise<void> } => {
  let client: Client | null = null;
  let isSilent = false;
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
    const answer = ping();
    answer.catch(() => (client = null));
    const isAnswered = await inTime(answer);
    if (isAnswered === !isSilent) return;
    isSilent = !isAnswered;
    setSilent(isSilent);
    if (isAnswered) return log.warn('the database answers again');
    log.error('the database is silent: everybody who waits for it is refused');
  };

  const run = async (): Promise<void> => {
    while (!isOver) {
      await check();
      if (isSilent) {
        disconnect();
        cut();
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
