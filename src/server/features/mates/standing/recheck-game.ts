import { and, eq, inArray } from 'drizzle-orm';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { mateCategory } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { finishJob } from '#server/platform/outbox/finish-job.ts';
import { announce, putOutbox, userRoom } from '#server/platform/outbox/put-outbox.ts';
import type { GameRequirementsJob } from '#server/platform/outbox/outbox-topics.ts';
import { enforceReadinessInGame, missingParams } from '../../mate-access/public';
import { notify } from '../../notifications/public';

/** How many mates one transaction locks. */
const batch = 200;

/** Those of these mates who have chosen the category. */
const playersAmong = async (tx: Tx, categoryId: number, userIds: readonly string[]): Promise<readonly string[]> => {
  const rows = await tx
    .select({ userId: mateCategory.userId })
    .from(mateCategory)
    .where(and(eq(mateCategory.categoryId, categoryId), inArray(mateCategory.userId, [...userIds])));
  return rows.map(({ userId }) => userId);
};

/** Notifies mates whose orders were switched off of what they lack, and the others of the closed category. */
const notifyMates = async (
  tx: Tx,
  { gameId, closed }: GameRequirementsJob,
  { userIds, off }: Awaited<ReturnType<typeof enforceReadinessInGame>>,
  at: Date,
): Promise<void> => {
  for (const [userId, readiness] of off) {
    const last = readiness.categories ? (closed?.name ?? null) : null;
    const facts = { gameId, closed: last, params: missingParams(readiness) };
    await notify(tx, [userId], { kind: 'ORDERS_NOT_READY', facts, at });
  }
  if (closed !== null) {
    const others = (await playersAmong(tx, closed.id, userIds)).filter((userId) => !off.has(userId));
    await notify(tx, others, { kind: 'CATEGORY_CLOSED', facts: { gameId, name: closed.name }, at });
  }
  for (const userId of off.keys()) {
    await announce(tx, [userRoom(userId)], 'me changed', {});
    await announce(tx, [userRoom(userId)], 'mate changed', { userId });
  }
};

/**
 * Job: a game requires more of its mates than before, or has closed a category. Orders of mates who now lack something
 * are switched off, and they are notified of the reason. Each mate is locked, so that a mate who switches orders on
 * concurrently is checked afterwards. One batch per job; the next batch is another job. The job's row is deleted in the
 * batch's transaction, so that nobody is notified twice.
 */
export const recheckGame =
  (app: App) =>
  async (job: GameRequirementsJob, jobId: number): Promise<void> => {
    await inTransaction(app.db, async (tx) => {
      if (!(await finishJob(tx, jobId))) return;
      const checked = await enforceReadinessInGame(tx, job.gameId, job.after, batch);
      await notifyMates(tx, job, checked, new Date(app.clock.now()));
      const last = checked.userIds.at(-1);
      if (checked.userIds.length === batch && last !== undefined)
        await putOutbox(tx, 'gameAsks', { ...job, after: last });
    });
    app.outbox.kick();
  };
