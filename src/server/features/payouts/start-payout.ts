import { eq } from 'drizzle-orm';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Tx } from '../../platform/db/open-database';
import { appUser } from '../../platform/db/schema/people';
import { lockWithdrawal } from '../balance/public';
import { lookAgainForTaxes, mayLeaveByTaxes } from '../taxes/public';
import { insertPayout, openPayoutOf, type PayoutRow, payoutsOf, type WithdrawalRow } from './payout-row';
import { payoutProviderFor } from './providers/all-providers';

/** No money is paid to a blocked person. The row stays as it is until the transaction ends. */
export const isBlocked = async (tx: Tx, userId: string): Promise<boolean> => {
  const [person] = await tx
    .select({ status: appUser.status })
    .from(appUser)
    .where(eq(appUser.id, userId))
    .for('key share');
  return person?.status === 'BLOCKED';
};

/** Whether payouts leave by themselves, and somebody carries out this one. */
export const leavesByItself = async (app: App, { method, bank }: WithdrawalRow): Promise<boolean> =>
  (await app.settings.get('payouts-automatic')) === 1 && payoutProviderFor(app, method, bank) !== null;

/**
 * The open payout of a confirmed withdrawal; the first one is laid in the queue. Null where an operator pays it. Any further try is an
 * operator's act.
 */
export const startPayout = (app: App, withdrawalId: string): Promise<PayoutRow | null> =>
  inTransaction(app.db, async (tx) => {
    const of = await lockWithdrawal(tx, withdrawalId);
    if (of?.status !== 'CONFIRMED') return null;
    const [latest] = await payoutsOf(tx, withdrawalId);
    // Another run of the same job may just have laid it in the queue.
    if (latest !== undefined) return openPayoutOf(tx, withdrawalId);
    if (!(await leavesByItself(app, of)) || (await isBlocked(tx, of.userId))) {
      await lookAgainForTaxes(app, tx, of);
      return null;
    }
    const provider = payoutProviderFor(app, of.method, of.bank);
    if (provider === null || !(await mayLeaveByTaxes(app, tx, of))) return null;
    return insertPayout(app, tx, of, provider);
  });
