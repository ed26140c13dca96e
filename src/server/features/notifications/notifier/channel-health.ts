import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Channel, channelTerms } from '#domain/notifications/channel-terms.ts';
import { type Messenger, messengerNames } from '#domain/notifications/notifier.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { notificationDelivery, notifierService, pushSubscription } from '#server/platform/db/schema/notifications.ts';
import { notify } from '../notify';
import { updateReached } from './connections';

/** Records that a notification has arrived through a channel. */
export const recordArrival = async (app: App, notificationId: number, service: Channel): Promise<void> => {
  const deliveredAt = new Date(app.clock.now());
  await app.db
    .insert(notificationDelivery)
    .values({ notificationId, service, deliveredAt })
    .onConflictDoUpdate({
      target: [notificationDelivery.notificationId, notificationDelivery.service],
      set: { deliveredAt },
      setWhere: isNull(notificationDelivery.deliveredAt),
    });
};

/** Records that it has not; one that arrives later counts as arrived. */
export const recordFailure = async (
  db: Executor,
  notificationId: number,
  service: Channel,
  at: Date,
): Promise<void> => {
  await db
    .insert(notificationDelivery)
    .values({ notificationId, service, failedAt: at })
    .onConflictDoUpdate({
      target: [notificationDelivery.notificationId, notificationDelivery.service],
      set: { failedAt: at },
    });
};

const failedOnce = (
  brokenAt: typeof notifierService.brokenAt | typeof pushSubscription.brokenAt,
  failures: typeof notifierService.failures | typeof pushSubscription.failures,
  at: Date,
) => ({
  failures: sql<number>`${failures} + 1`,
  brokenAt: sql<Date | null>`CASE WHEN ${failures} + 1 >= ${channelTerms.brokenAfter}
    THEN coalesce(${brokenAt}, ${at}::timestamptz) ELSE ${brokenAt} END`,
});

const works = { failures: 0, brokenAt: null } as const;

/**
 * A messenger did not accept a message. With the third failure in a row it counts as broken: it calls nobody any more,
 * and the person is told once, over what else they have connected. Returns whether it is broken.
 */
export const messengerFailed = (app: App, userId: string, service: Messenger): Promise<boolean> =>
  inTransaction(app.db, async (tx) => {
    const at = new Date(app.clock.now());
    const [row] = await tx
      .update(notifierService)
      .set(failedOnce(notifierService.brokenAt, notifierService.failures, at))
      .where(and(eq(notifierService.userId, userId), eq(notifierService.service, service)))
      .returning({ failures: notifierService.failures, brokenAt: notifierService.brokenAt });
    if (!row || row.brokenAt === null) return false;
    if (row.failures === channelTerms.brokenAfter) {
      await notify(tx, [userId], { kind: 'NOTIFIER_BROKEN', facts: { service: messengerNames[service] }, at });
      await updateReached(tx, userId, at.getTime());
    }
    return true;
  });

/** A messenger that had failed has accepted a message: it calls the person again. */
export const messengerWorks = (app: App, userId: string, service: Messenger): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    await tx
      .update(notifierService)
      .set(works)
      .where(and(eq(notifierService.userId, userId), eq(notifierService.service, service)));
    await updateReached(tx, userId, app.clock.now());
  });

/** The same of one browser. */
export const browserFailed = (app: App, userId: string, subscriptionId: string): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const at = new Date(app.clock.now());
    const [row] = await tx
      .update(pushSubscription)
      .set(failedOnce(pushSubscription.brokenAt, pushSubscription.failures, at))
      .where(eq(pushSubscription.id, subscriptionId))
      .returning({ failures: pushSubscription.failures });
    if (row?.failures === channelTerms.brokenAfter) await updateReached(tx, userId, at.getTime());
  });

export const browserWorks = (app: App, userId: string, subscriptionId: string): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    await tx.update(pushSubscription).set(works).where(eq(pushSubscription.id, subscriptionId));
    await updateReached(tx, userId, app.clock.now());
  });
