import { and, eq, inArray } from 'drizzle-orm';
import type { App } from '../../../platform/app';
import { inTransaction } from '../../../platform/db/in-transaction';
import type { Tx } from '../../../platform/db/open-database';
import { mateCategory } from '../../../platform/db/schema/mates/games-and-mates';
import { finishJob } from '../../../platform/outbox/finish-job';
import { announce, putOutbox, userRoom } from '../../../platform/outbox/put-outbox';
import type { GameRequirementsJob } from '../../../platform/outbox/outbox-topics';
import { enforceReadinessInGame, missingParams } from '../../mate-access/public';
import { notify } from '../../notifications/public';

/** So many mates are locked at once. */
const batch = 200;

/** Of these mates those who have chosen the category. */
const playersAmong = async (tx: Tx, categoryId: number, userIds: readonly string[]): Promise<readonly string[]> => {
  const rows = await tx
    .select({ userId: mateCategory.userId })
    .from(mateCategory)
    .where(and(eq(mateCategory.categoryId, categoryId), inArray(mateCategory.userId, [...userIds])));
  return rows.map(({ userId }) => userId);
};

/** Tells each what they lack, and those who keep their orders of the category that is closed. */
const notifyMates = async (
  tx: Tx,
  { gameId, closed }: GameRequirementsJob,
  { userIds, off }: Awaited<ReturnType<typeof enforceReadinessInGame>>,
  at: Date,
): Promise<void> => {
  for (const [userId, readiness] of off) {
    const last = readiness.missing.some(({ detail }) => detail === 'categories') ? (closed?.name ?? null) : null;
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
 * A game asks more of its mates than before, or has closed a category: whoever lacks something now takes no orders any
 * more and hears why. Each of its mates is locked, so that whoever switches orders on in the same moment is looked at
 * afterwards; some at a time, and the next by another job. The job ends with its batch: nobody is told twice.
 */
export const recheckGame =
  (app: App) =>
  async (job: GameRequirementsJob, jobId: number): Promise<void> => {
    await inTransaction(app.db, async (tx) => {
      if (!(await finishJob(tx, jobId))) return;
      const looked = await enforceReadinessInGame(tx, job.gameId, job.after, batch);
      await notifyMates(tx, job, looked, new Date(app.clock.now()));
      const last = looked.userIds.at(-1);
      if (looked.userIds.length === batch && last !== undefined)
        await putOutbox(tx, 'gameAsks', { ...job, after: last });
    });
    app.outbox.kick();
  };
