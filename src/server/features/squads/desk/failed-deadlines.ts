import { and, eq, gt, sql } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { deskSquadsContract } from '#contract/desk/squads.ts';
import type { App } from '#server/platform/app.ts';
import { type QueueViewer, readQueue, type QueueState } from '#server/platform/db/read-queue.ts';
import { type Filter, present } from '#server/platform/db/filters.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { deadline } from '#server/platform/db/schema/outbox-and-deadlines.ts';
import { lockTriedDeadline, retryDeadline } from '#server/platform/deadlines/retry-deadline.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { readPage } from '#server/platform/http/read-page.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { requireUnchanged, writeAudit } from '../../audit/public';

type Contract = typeof deskSquadsContract;

const failedOf = (row: typeof deadline.$inferSelect) => ({
  id: row.id,
  aggregate: row.aggregate,
  kind: row.kind,
  subject: row.subject,
  dueAt: row.dueAt,
  attempts: row.attempts,
  firstFailedAt: row.firstFailedAt,
  failedAt: row.failedAt,
  error: row.error,
});

/** Timer events of squads that failed, oldest first. */
export const listFailedDeadlines = (app: App, query: output<Contract['GET /v1/admin/deadlines']['query']>) => {
  const filters: readonly Filter[] = [gt(deadline.attempts, 0), present(deadline.failedAt, query.givenUp)];
  return readPage({
    db: app.db,
    query,
    sorts: { dueAt: { by: deadline.dueAt, type: 'timestamptz' } },
    sort: 'dueAt',
    id: { by: deadline.id, type: 'bigint' },
    filters,
    rows: (key) => app.db.select({ id: deadline.id, row: deadline, key }).from(deadline),
    counted: deadline,
    line: ({ row }) => failedOf(row),
  });
};

/** @throws Refusal NOT_FOUND when it has been carried out meanwhile */
export const readFailedDeadline: Handler<Contract['GET /v1/admin/deadlines/{id}']> = async (app, { params }) => {
  const [row] = await app.db
    .select()
    .from(deadline)
    .where(and(eq(deadline.id, params.id), gt(deadline.attempts, 0)));
  if (!row) throw new Refusal('NOT_FOUND');
  return failedOf(row);
};

/** @throws Refusal NOT_FOUND when it has been carried out meanwhile, ADMIN_CHANGED_MEANWHILE */
export const retryFailedDeadline: Handler<Contract['POST /v1/admin/deadlines/{id}/retry']> = async (
  app,
  { actor, params, body },
) => {
  await inTransaction(app.db, async (tx) => {
    const row = await lockTriedDeadline(tx, params.id);
    if (row === null) throw new Refusal('NOT_FOUND');
    const subject = `deadline:${row.id}`;
    await requireUnchanged(tx, subject, body.seen);
    await retryDeadline(tx, row.id, new Date(app.clock.now()));
    await writeAudit(app, tx, actor.id, {
      action: 'deadline.retry',
      subject,
      details: { aggregate: row.aggregate, kind: row.kind, attempts: row.attempts, reason: body.reason },
      waitedSince: row.failedAt,
    });
  });
  app.sweeper.kick();
};

/** The queue of deadlines that failed too often and wait for an operator. */
export const waitingDeadlines = ({ db }: Pick<App, 'db'>, viewer: QueueViewer): Promise<QueueState> =>
  readQueue(db, viewer, {
    from: sql`${deadline}`,
    where: sql`${deadline.failedAt} IS NOT NULL`,
    since: sql`${deadline.failedAt}`,
    id: sql`${deadline.id}`,
    takeable: sql`true`,
    facts: {
      what: sql`${deadline.kind}`,
      squadId: sql`substring(${deadline.aggregate} FROM '^squad:(\\d+)$')::integer`,
    },
  });
