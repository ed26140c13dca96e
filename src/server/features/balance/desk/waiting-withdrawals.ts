import { type SQL, sql } from 'drizzle-orm';
import type { App } from '#server/platform/app.ts';
import { type QueueViewer, readQueue, type QueueState } from '#server/platform/db/read-queue.ts';
import { withdrawal } from '#server/platform/db/schema/money/ledger.ts';
import { isPaidByProvider } from '../payouts-under-way';
import { appUser } from '#server/platform/db/schema/people.ts';

/** Whether this operator may decide a request now; mirrors the refusals of `decide-withdrawal`. */
const takeable = ({ actorId, may, now }: QueueViewer): SQL => {
  const isFree = sql`${appUser.status} <> 'BLOCKED'`;
  const confirms = sql`${withdrawal.status} = 'WAITING_FOR_CONFIRMATION' AND ${isFree}
    AND ${withdrawal.halfConfirmedBy} IS DISTINCT FROM ${actorId}::uuid
    AND (${withdrawal.heldUntil} IS NULL OR ${withdrawal.heldUntil} <= ${new Date(now)}::timestamptz)`;
  const pays = sql`${withdrawal.status} = 'CONFIRMED' AND ${isFree}`;
  const [mayConfirm, mayPay] = [may('CONFIRM_WITHDRAWAL'), may('MARK_WITHDRAWAL_PAID')];
  // An operator who may only reject can do so at any time; for the others a request on hold is not worth opening.
  const rejects = !mayConfirm && !mayPay && may('REJECT_WITHDRAWAL');
  const acts = [...(mayConfirm ? [confirms] : []), ...(mayPay ? [pays] : []), ...(rejects ? [sql`true`] : [])];
  return sql`${withdrawal.userId} <> ${actorId} AND (${acts.length === 0 ? sql`false` : sql.join(acts, sql` OR `)})`;
};

/** The queue of withdrawals that wait for an operator; confirmed ones are waiting for their payout. */
export const waitingWithdrawals = ({ db }: Pick<App, 'db'>, viewer: QueueViewer): Promise<QueueState> =>
  readQueue(db, viewer, {
    from: sql`${withdrawal}`,
    firstJoin: sql`JOIN ${appUser} ON ${appUser.id} = ${withdrawal.userId}`,
    // What a provider is paying waits for nobody.
    where: sql`${withdrawal.status} IN ('WAITING_FOR_CONFIRMATION', 'CONFIRMED') AND NOT ${isPaidByProvider(db, ['QUEUED', 'SENT'])}`,
    since: sql`${withdrawal.createdAt}`,
    id: sql`${withdrawal.id}`,
    sum: sql`${withdrawal.amount}`,
    underWay: sql`${withdrawal.status} = 'CONFIRMED'`,
    takeable: takeable(viewer),
    facts: { person: sql`${appUser.username}`, amount: sql`${withdrawal.amount}`, what: sql`${withdrawal.method}` },
  });
