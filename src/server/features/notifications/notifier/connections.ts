import { and, eq, ne, sql } from 'drizzle-orm';
import { type Messenger, messengerNames } from '#domain/notifications/notifier.ts';
import { isAnswering } from '#domain/notifications/push-terms.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { notifierService } from '#server/platform/db/schema/notifications.ts';
import { beginUnreached, endUnreached, enforceReadiness, setNotificationsConnected } from '../../mate-access/public';
import { announce, userRoom } from '#server/platform/outbox/put-outbox.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { violatedConstraint } from '#server/platform/db/database-errors.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { notify } from '../notify';
import { checkBrowsers, readAnswers } from '../push/check-browsers';

/** Since when each messenger that this person has connected and on counts as broken; null: it works. */
const readMessengers = (tx: Tx, userId: string) =>
  tx
    .select({ brokenAt: notifierService.brokenAt })
    .from(notifierService)
    .where(
      and(eq(notifierService.userId, userId), ne(notifierService.service, 'email'), eq(notifierService.enabled, true)),
    );

/**
 * Updates a mate's readiness, which requires something that calls them (a messenger that is connected, on and works, or
 * a browser that answers pushes), and announces it to their pages. A mate whose channels have all failed is set away and
 * told why. `now` in epoch ms.
 */
export const updateReached = async (tx: Tx, userId: string, now: number): Promise<void> => {
  // A browser may answer while a messenger is disconnected: the later of the two sees what the other has written.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`reached:${userId}`}))`);
  const [answers, messengers] = [await readAnswers(tx, userId), await readMessengers(tx, userId)];
  const calls =
    messengers.some(({ brokenAt }) => brokenAt === null) ||
    answers.some(({ broken, answeredAt }) => !broken && isAnswering(answeredAt, now));
  await setNotificationsConnected(tx, userId, calls);
  const at = new Date(now);
  if (calls) await endUnreached(tx, userId, at);
  // Without channels there is nothing that could have failed: the person has taken them away.
  const failed = !calls && (messengers.length > 0 || answers.some(({ broken }) => broken));
  if (failed) await beginUnreached(tx, userId, at);
  if ((await enforceReadiness(tx, userId)) && failed)
    await notify(tx, [userId], { kind: 'ORDERS_UNREACHED', facts: {}, at });
  await announce(tx, [userRoom(userId)], 'notifiers changed', {});
};

/** Called after a change of a person's messengers, and when they become a mate. `now` in epoch ms. */
export const syncConnections = async (tx: Tx, userId: string, now: number): Promise<void> => {
  await updateReached(tx, userId, now);
  await checkBrowsers(tx, userId, now);
};

/**
 * @throws Refusal NOTIFIER_ALREADY_CONNECTED, NOTIFIER_TELEGRAM_IN_USE (this account of Telegram, MAX or VK belongs to another account)
 */
export const connect = async (
  app: App,
  userId: string,
  service: Messenger,
  address: string,
  title: string,
): Promise<void> => {
  try {
    await inTransaction(app.db, async (tx) => {
      const [fresh] = await tx
        .insert(notifierService)
        .values({ userId, service, address, title: title.slice(0, 80), connectedAt: new Date(app.clock.now()) })
        .onConflictDoNothing({ target: [notifierService.userId, notifierService.service] })
        .returning({ service: notifierService.service });
      if (!fresh) throw new Refusal('NOTIFIER_ALREADY_CONNECTED');
      await syncConnections(tx, userId, app.clock.now());
    });
  } catch (problem) {
    throw violatedConstraint(problem) === 'notifier_service_address'
      ? new Refusal('NOTIFIER_TELEGRAM_IN_USE')
      : problem;
  }
};

/** Deletes a connection that the messenger has closed, unless a new one has replaced it, and notifies the person. */
export const removeClosedConnection = (app: App, userId: string, service: Messenger, address: string): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const gone = await tx
      .delete(notifierService)
      .where(
        and(
          eq(notifierService.userId, userId),
          eq(notifierService.service, service),
          eq(notifierService.address, address),
        ),
      )
      .returning({ service: notifierService.service });
    if (gone.length === 0) return;
    await syncConnections(tx, userId, app.clock.now());
    await notify(tx, [userId], {
      kind: 'NOTIFIER_BROKEN',
      facts: { service: messengerNames[service] },
      at: new Date(app.clock.now()),
    });
  });
