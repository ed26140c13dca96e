import { asc, eq, inArray } from 'drizzle-orm';
import { isCheckDue, nextBrowserCheck } from '#domain/notifications/push-terms.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { pushSubscription } from '#server/platform/db/schema/notifications.ts';
import { scheduleDeadline } from '#server/platform/deadlines/schedule-deadline.ts';
import { putAllOutbox } from '#server/platform/outbox/put-outbox.ts';
import { isMate } from '../../mate-access/public';

interface Answers {
  readonly id: string;
  /** Epoch ms. */
  readonly answeredAt: number | null;
  readonly checkedAt: number | null;
  readonly broken: boolean;
}

/** When a person's browsers last said that they had shown a push, and were last sent a check. */
export const readAnswers = async (tx: Tx, userId: string): Promise<readonly Answers[]> => {
  const { id, answeredAt, checkedAt, brokenAt } = pushSubscription;
  const rows = await tx
    .select({ id, answeredAt, checkedAt, brokenAt })
    .from(pushSubscription)
    .where(eq(pushSubscription.userId, userId))
    .orderBy(asc(id));
  return rows.map((row) => ({
    id: row.id,
    answeredAt: row.answeredAt?.getTime() ?? null,
    checkedAt: row.checkedAt?.getTime() ?? null,
    broken: row.brokenAt !== null,
  }));
};

/** Sends checks to a mate's browsers that are due for one, and comes back when the next is. `now` in epoch ms. */
export const checkBrowsers = async (tx: Tx, userId: string, now: number): Promise<void> => {
  if (!(await isMate(tx, userId))) return;
  const browsers = await readAnswers(tx, userId);
  const due = browsers.filter((browser) => isCheckDue(browser, now)).map(({ id }) => id);
  if (due.length > 0) {
    await tx
      .update(pushSubscription)
      .set({ checkedAt: new Date(now) })
      .where(inArray(pushSubscription.id, due));
    await putAllOutbox(
      tx,
      'pushCheck',
      due.map((subscriptionId) => ({ subscriptionId })),
    );
  }
  const next = browsers.flatMap(({ answeredAt }) => nextBrowserCheck(answeredAt, now) ?? []);
  if (next.length > 0)
    await scheduleDeadline(tx, { aggregate: `push:${userId}`, kind: 'push.checked' }, Math.min(...next));
};
