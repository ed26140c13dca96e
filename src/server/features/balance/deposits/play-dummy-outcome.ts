import { and, eq } from 'drizzle-orm';
import type { DepositStatus } from '#domain/money/deposit.ts';
import type { App } from '#server/platform/app.ts';
import type { DeadlineHandler } from '#server/platform/deadlines/deadline-sweeper.ts';
import { scheduleDeadline } from '#server/platform/deadlines/schedule-deadline.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { deposit } from '#server/platform/db/schema/money/deposits.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { findProvider } from '../providers/all-providers';
import { dummyCallback, type DummyOutcome } from '../providers/dummy';
import { settleDeposit } from './settle-deposit';

/** How long a delayed payment of the DUMMY page takes, ms of product time. */
const delayMs = 15_000;
const outcomes = { PAY: 'PAID', DECLINE: 'DECLINED', DELAY: 'DELAYED' } as const;

/** Takes the same path as any provider's callback: signed bytes, verified, then settled. */
const sendCallback = async (app: App, tx: Tx, outcome: DummyOutcome): Promise<void> => {
  const provider = findProvider(app, 'DUMMY');
  if (!provider) throw new Refusal('NOT_FOUND');
  await settleDeposit(app, tx, provider.id, await provider.readCallback(dummyCallback(app.secret, outcome)));
};

/**
 * Carries out the person's choice on the DUMMY payment page. A deposit that is settled already stays as it is.
 * @throws Refusal NOT_FOUND for a deposit that is not theirs or not DUMMY's
 */
export const playDummyOutcome = (
  app: App,
  userId: string,
  depositId: string,
  choice: keyof typeof outcomes,
): Promise<{ status: DepositStatus }> =>
  inTransaction(app.db, async (tx) => {
    const mine = and(eq(deposit.id, depositId), eq(deposit.userId, userId), eq(deposit.provider, 'DUMMY'));
    const [row] = await tx.select().from(deposit).where(mine).for('update');
    if (!row) throw new Refusal('NOT_FOUND');
    if (row.status !== 'CREATED' || row.amount === null) return { status: row.status };
    await sendCallback(app, tx, { depositId, amount: row.amount, outcome: outcomes[choice] });
    if (choice === 'DELAY')
      await scheduleDeadline(
        tx,
        { aggregate: `deposit:${depositId}`, kind: 'delayed payment' },
        app.clock.now() + delayMs,
      );
    return { status: outcomes[choice] };
  });

/** Completes a delayed DUMMY payment. */
export const depositDeadline =
  (app: App): DeadlineHandler =>
  async (tx, { aggregateId }) => {
    const [row] = await tx.select({ amount: deposit.amount }).from(deposit).where(eq(deposit.id, aggregateId));
    if (row?.amount) await sendCallback(app, tx, { depositId: aggregateId, amount: row.amount, outcome: 'PAID' });
  };
