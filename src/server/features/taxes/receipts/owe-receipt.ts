import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { owedReceiptStates } from '#domain/taxes/npd-receipt-states.ts';
import type { App } from '../../../platform/app';
import { lockRow } from '../../../platform/db/lock-row';
import type { Tx } from '../../../platform/db/open-database';
import type { withdrawal } from '../../../platform/db/schema/money/ledger';
import { npdReceipt, taxProfile } from '../../../platform/db/schema/money/taxes';
import { appUser } from '../../../platform/db/schema/people';
import type { DeadlineAggregate } from '../../../platform/deadlines/deadline-sweeper';
import { notify } from '../../notifications/public';
import { incomeOf } from '../income';
import { endHold } from '../payout-hold';
import { noteWarned } from '../tax-profile';
import { announceNpdReceipt, lockNpdReceipt, remindLater } from './npd-receipt-row';

/** Tells once a year that the limit of the self-employed is near. */
const warnOfLimit = async (app: App, tx: Tx, userId: string, at: Date): Promise<void> => {
  const { standing, year, own, limit } = await incomeOf(app, tx, userId);
  if (standing !== 'FINE' && (await noteWarned(tx, userId, year)))
    await notify(tx, [userId], { kind: 'NPD_LIMIT_NEAR', facts: { earned: own, limit }, at });
};

/**
 * What follows for taxes when a withdrawal was paid: a self-employed person owes a receipt of «Мой налог» for it, whoever
 * paid it. In the transaction of the payment; once for each withdrawal.
 */
export const noteTaxesOfPaid = async (
  app: App,
  tx: Tx,
  { id: withdrawalId, userId, amount }: Pick<typeof withdrawal.$inferSelect, 'id' | 'userId' | 'amount'>,
): Promise<void> => {
  await endHold(tx, withdrawalId);
  const [profile] = await tx
    .select({ status: taxProfile.status })
    .from(taxProfile)
    .where(eq(taxProfile.userId, userId));
  if (profile?.status !== 'SELF_EMPLOYED') return;
  const now = app.clock.now();
  const at = new Date(now);
  const [owed] = await tx
    .insert(npdReceipt)
    .values({ id: uuidv7({ msecs: now }), userId, withdrawalId, amount, state: 'OWED', owedAt: at, changedAt: at })
    .onConflictDoNothing()
    .returning({ id: npdReceipt.id });
  if (!owed) return;
  await remindLater(tx, owed.id, now, 0);
  await notify(tx, [userId], { kind: 'NPD_RECEIPT_OWED', facts: { amount, again: false }, at });
  await announceNpdReceipt(tx, userId);
  await warnOfLimit(app, tx, userId, at);
};

/** Reminds of a receipt that is still owed; nobody whose account is closed. */
export const npdReceiptDeadlines = (app: App): DeadlineAggregate => ({
  lock: lockRow(npdReceipt),
  handle: async (tx, { aggregateId }) => {
    const row = await lockNpdReceipt(tx, aggregateId);
    if (row === null || !owedReceiptStates.some((state) => state === row.state)) return;
    const [person] = await tx.select({ status: appUser.status }).from(appUser).where(eq(appUser.id, row.userId));
    if (person?.status === 'DELETED') return;
    const reminded = row.reminded + 1;
    await tx.update(npdReceipt).set({ reminded }).where(eq(npdReceipt.id, row.id));
    await notify(tx, [row.userId], {
      kind: 'NPD_RECEIPT_OWED',
      facts: { amount: row.amount, again: true },
      at: new Date(app.clock.now()),
    });
    await remindLater(tx, row.id, row.changedAt.getTime(), reminded);
  },
});
