import { announceToStaff } from '../audit/public';
import { count, eq, sql } from 'drizzle-orm';
import type { PovEvent, PovFacts } from '#domain/pov-request/pov-request.ts';
import type { Tx } from '../../platform/db/open-database';
import { povFile, povLink, povRequest } from '../../platform/db/schema/pov-requests';
import { povAfter } from '#domain/pov-request/pov-request-machine.ts';
import { cancelDeadline } from '../../platform/deadlines/schedule-deadline';
import { Refusal } from '../../platform/http/refusal';
import { announce, userRoom } from '../../platform/outbox/put-outbox';
import { eraseAllPovFiles, povExpired } from './pov-files';
import type { PovRequestViewAnswer } from '#contract/schemas/pov-request.ts';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import { readPov } from './read-pov';

/** The facts of a locked request that the rules need. */
const povFactsOf = async (tx: Tx, { id, expiresAt }: typeof povRequest.$inferSelect): Promise<PovFacts> => {
  const complete = sql`${povFile.received} = ${povFile.size}`;
  const [files] = await tx
    .select({ all: count(), complete: sql<number>`count(*) FILTER (WHERE ${complete})`.mapWith(Number) })
    .from(povFile)
    .where(eq(povFile.requestId, id));
  const [links] = await tx.select({ all: count() }).from(povLink).where(eq(povLink.requestId, id));
  const all = files?.all ?? 0;
  const whole = files?.complete ?? 0;
  return { expiresAt: expiresAt.getTime(), files: whole, unfinishedFiles: all - whole, links: links?.all ?? 0 };
};

type Row = typeof povRequest.$inferSelect;

/** Locks a request; everything about it changes only under this lock. Null when there is none. */
export const lockPov = async (tx: Tx, id: string): Promise<Row | null> => {
  const [row] = await tx.select().from(povRequest).where(eq(povRequest.id, id)).for('update');
  return row ?? null;
};

/** Announces the change to all tabs of the person who was asked. */
export const announcePov = (tx: Tx, { userId, squadId }: Pick<Row, 'userId' | 'squadId'>): Promise<void> =>
  announce(tx, [userRoom(userId)], 'pov request changed', { squadId });

/**
 * Checks the rules, stores the new status and announces it to the person; the caller stores files and links in the same
 * transaction.
 * @throws Refusal the machine's refusal
 */
export const povStep = async (tx: Tx, row: Row, event: PovEvent): Promise<void> => {
  const next = povAfter(row.status, await povFactsOf(tx, row), event);
  if ('refused' in next) throw new Refusal(next.refused);
  if (next.status !== row.status) {
    const answered = next.status === 'SUBMITTED' || next.status === 'DECLINED';
    await tx
      .update(povRequest)
      .set({ status: next.status, answeredAt: answered ? new Date(event.at) : null })
      .where(eq(povRequest.id, row.id));
    if (answered) await cancelDeadline(tx, { aggregate: `pov:${row.id}`, kind: povExpired });
  }
  await announcePov(tx, row);
};

/** Locks a request of this person; another person's is refused as if it did not exist. */
export const requireOwnPov = async (tx: Tx, requestId: string | undefined, userId: string): Promise<Row> => {
  const row = requestId === undefined ? null : await lockPov(tx, requestId);
  if (row?.userId !== userId) throw new Refusal('POV_REQUESTS_NOT_FOUND');
  return row;
};

/** Changes a request of this person under its lock and returns its new view. `at` in epoch ms. */
export const changePov = (
  app: App,
  userId: string,
  requestId: string,
  work: (tx: Tx, row: Row, at: number) => Promise<void>,
): Promise<PovRequestViewAnswer> =>
  inTransaction(app.db, async (tx) => {
    const row = await requireOwnPov(tx, requestId, userId);
    await work(tx, row, app.clock.now());
    return readPov(tx, row.id);
  });

interface Response {
  readonly answer: 'SUBMITTED' | 'DECLINED';
  readonly comment: string;
}

/** Submits the recording or declines; idempotent for the same answer. */
export const respondPov = (
  app: App,
  userId: string,
  requestId: string,
  { answer, comment }: Response,
): Promise<PovRequestViewAnswer> =>
  changePov(app, userId, requestId, async (tx, row, at) => {
    if (row.status === answer && (row.comment ?? '') === comment) return;
    if (row.status === 'REQUESTED' && comment !== '')
      await tx.update(povRequest).set({ comment }).where(eq(povRequest.id, row.id));
    await povStep(
      tx,
      row,
      answer === 'SUBMITTED' ? { type: 'pov.submitted', at } : { type: 'pov.declined', at, comment },
    );
    if (answer === 'DECLINED') await eraseAllPovFiles(tx, row.id, at);
    await announceToStaff(tx, 'recording');
  });
