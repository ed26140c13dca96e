import { eq } from 'drizzle-orm';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Tx } from '../../platform/db/open-database';
import { appUser } from '../../platform/db/schema/people';
import { cancelDeadline, type DeadlineKey, scheduleDeadline } from '../../platform/deadlines/schedule-deadline';
import { announce, putOutbox, userRoom } from '../../platform/outbox/put-outbox';
import { lockAccount } from './accounts';
import { knownPersonPath } from '#contract/routes/product-pages.ts';

const deadlineOf = (userId: string): DeadlineKey => ({ aggregate: `account:${userId}`, kind: 'leave' });

/** Schedules the deletion of the account at that moment (product time), unless its person comes back. */
export const setLeaving = async (tx: Tx, userId: string, at: Date): Promise<void> => {
  await tx.update(appUser).set({ leavingAt: at }).where(eq(appUser.id, userId));
  await scheduleDeadline(tx, deadlineOf(userId), at.getTime());
};

/** Clears the scheduled deletion: the person came back, or the account is deleted. */
export const clearLeaving = async (tx: Tx, userId: string): Promise<void> => {
  await tx.update(appUser).set({ leavingAt: null }).where(eq(appUser.id, userId));
  await cancelDeadline(tx, deadlineOf(userId));
};

/** Cancels the deletion because the person signed in; a letter says so, in case it was somebody else. */
export const cancelLeaving = (app: App, userId: string): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const [known] = await tx.select({ at: appUser.leavingAt }).from(appUser).where(eq(appUser.id, userId));
    if (!known?.at) return;
    const user = await lockAccount(tx, userId);
    if (!user || user.leavingAt === null || user.status !== 'ACTIVE') return;
    await clearLeaving(tx, userId);
    await putOutbox(tx, 'mail', {
      to: user.email,
      subject: 'Аккаунт остаётся',
      text: `В твой аккаунт вошли, поэтому он не будет удалён. Если это не ты, смени пароль: ${app.config.publicUrl}${knownPersonPath}`,
    });
    await announce(tx, [userRoom(userId)], 'me changed', {});
  });
