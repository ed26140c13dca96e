import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { App } from '../app';
import { inTransaction } from '../db/in-transaction';
import type { Executor, Tx } from '../db/open-database';
import { session } from '../db/schema/people';
import { putOutbox, sessionRoom } from '../outbox/put-outbox';

/**
 * Ends sessions within a transaction. The caller closes their sockets after the commit; the outbox does too, in case
 * the process dies before.
 */
export const endSessionsIn = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await tx
    .update(session)
    .set({ endedAt: new Date() })
    .where(and(inArray(session.id, [...ids]), isNull(session.endedAt)));
  await putOutbox(tx, 'hangUp', { rooms: ids.map(sessionRoom) });
};

/** The same in a transaction of its own, sockets included. */
export const endSessions = async (app: App, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await inTransaction(app.db, (tx) => endSessionsIn(tx, ids));
  app.sockets.disconnectSessions(ids);
};

/**
 * Ends every session of a person except one that may stay. Returns the ids of the ended ones: the caller closes their
 * sockets after the commit; the outbox does too, in case the process dies before.
 */
export const endSessionsOf = async (
  db: Executor,
  userId: string,
  except: string | null,
): Promise<readonly string[]> => {
  const ended = await db
    .update(session)
    .set({ endedAt: new Date() })
    .where(
      and(eq(session.userId, userId), isNull(session.endedAt), except === null ? undefined : ne(session.id, except)),
    )
    .returning({ id: session.id });
  const ids = ended.map((row) => row.id);
  if (ids.length > 0) await putOutbox(db, 'hangUp', { rooms: ids.map(sessionRoom) });
  return ids;
};
