import { and, asc, eq, inArray } from 'drizzle-orm';
import type { matesContract } from '#contract/mates/mates.ts';
import type { App } from '#server/platform/app.ts';
import type { Executor, Tx } from '#server/platform/db/open-database.ts';
import { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { mateFreeWish } from '#server/platform/db/schema/mates/mate-cards.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { squadMember } from '#server/platform/db/schema/squads.ts';
import type { DeadlineHandler } from '#server/platform/deadlines/deadline-sweeper.ts';
import { scheduleDeadline } from '#server/platform/deadlines/schedule-deadline.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { announce, userRoom } from '#server/platform/outbox/put-outbox.ts';
import { notify } from '../../notifications/public';

/**
 * Subscribes to one notification when this mate is free, or cancels it.
 * @throws Refusal USERS_NOT_FOUND for a person who is not a mate
 */
export const setFreeWish: Handler<(typeof matesContract)['PUT /v1/mates/{mateId}/free-notice']> = async (
  app,
  { actor, params: { mateId }, body: { wanted } },
) => {
  const own = and(eq(mateFreeWish.userId, actor.id), eq(mateFreeWish.mateId, mateId));
  if (!wanted) {
    await app.db.delete(mateFreeWish).where(own);
    return;
  }
  const [mate] = await app.db.select().from(mateAccess).where(eq(mateAccess.userId, mateId));
  if (!mate || mateId === actor.id) throw new Refusal('USERS_NOT_FOUND');
  await app.db
    .insert(mateFreeWish)
    .values({ userId: actor.id, mateId, createdAt: new Date(app.clock.now()) })
    .onConflictDoNothing();
};

/** Ids of the mates whose next free moment this person wants to be notified of. */
export const listFreeWishes = async (db: Executor, userId: string): Promise<string[]> => {
  const rows = await db
    .select({ mateId: mateFreeWish.mateId })
    .from(mateFreeWish)
    .where(eq(mateFreeWish.userId, userId))
    .orderBy(asc(mateFreeWish.createdAt), asc(mateFreeWish.mateId));
  return rows.map(({ mateId }) => mateId);
};

/**
 * These people seem to have left their squad: schedules a check after the step, since a recreated squad may have
 * replaced it. `at` in epoch ms. Does nothing for mates that nobody waits for.
 */
export const scheduleFreeChecks = async (tx: Tx, userIds: readonly string[], at: number): Promise<void> => {
  if (userIds.length === 0) return;
  const awaited = await tx
    .selectDistinct({ mateId: mateFreeWish.mateId })
    .from(mateFreeWish)
    .where(inArray(mateFreeWish.mateId, [...userIds]));
  for (const { mateId } of awaited) await scheduleDeadline(tx, { aggregate: `mate:${mateId}`, kind: 'mate.freed' }, at);
};

/** Notifies everybody who waits for this mate, once; nobody while the mate is busy again or takes no orders. */
export const notifyFreeMate =
  (app: App): DeadlineHandler =>
  async (tx, { aggregateId: mateId }) => {
    const [mate] = await tx
      .select({ active: mateAccess.active, gameId: mateAccess.gameId, who: appUser.username })
      .from(mateAccess)
      .innerJoin(appUser, eq(appUser.id, mateAccess.userId))
      .where(eq(mateAccess.userId, mateId));
    const busy = await tx
      .select({ id: squadMember.userId })
      .from(squadMember)
      .where(and(eq(squadMember.userId, mateId), eq(squadMember.active, true)));
    if (!mate?.active || busy.length > 0) return;
    const waiting = await tx
      .delete(mateFreeWish)
      .where(eq(mateFreeWish.mateId, mateId))
      .returning({ userId: mateFreeWish.userId });
    // Their cards of this mate update.
    if (waiting.length > 0)
      await announce(
        tx,
        waiting.map(({ userId }) => userRoom(userId)),
        'mate changed',
        { userId: mateId },
      );
    await notify(
      tx,
      waiting.map(({ userId }) => userId),
      { kind: 'MATE_FREE', facts: { gameId: mate.gameId, mateId, who: mate.who }, at: new Date(app.clock.now()) },
    );
  };
