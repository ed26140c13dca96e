import { and, eq, inArray } from 'drizzle-orm';
import { pauseBeforePaymentQuestion, paymentQuestions } from '#domain/money/deposit.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { deposit } from '#server/platform/db/schema/money/deposits.ts';
import { finishJob } from '#server/platform/outbox/finish-job.ts';
import type { Jobs } from '#server/platform/outbox/job-runner.ts';
import { putAllLater } from '#server/platform/outbox/put-outbox.ts';
import { findProvider } from '../providers/all-providers';
import { ProviderDown } from '../providers/call-provider';
import type { ProviderCallback } from '../providers/provider';
import type { DepositRow } from './lock-deposit-row';
import { settleDeposit } from './settle-deposit';

/** Asks about a payment later, should no callback have told its end by then. */
export const askPaymentLater = (tx: Executor, depositId: string, asked = 0): Promise<void> =>
  putAllLater(tx, 'payment', [{ depositId, asked }], pauseBeforePaymentQuestion(asked));

const unsettled = async (db: Executor, depositId: string): Promise<DepositRow | null> => {
  const open = inArray(deposit.status, ['CREATED', 'DELAYED']);
  const [row] = await db
    .select()
    .from(deposit)
    .where(and(eq(deposit.id, depositId), open));
  return row ?? null;
};

/** What the provider says of a payment; null: it does not answer, or this one is not asked. */
const heard = async (app: App, row: DepositRow): Promise<ProviderCallback | null> => {
  const provider = findProvider(app, row.provider);
  if (!provider?.ask || row.externalId === null) return null;
  try {
    return await provider.ask(row.externalId);
  } catch (problem) {
    if (!(problem instanceof ProviderDown)) throw problem;
    app.log.warn({ err: problem, provider: row.provider, deposit: row.id }, 'a payment could not be asked about');
    return null;
  }
};

/** Asks the provider what became of a payment: a callback may be lost for longer than the provider repeats it. */
export const askPaymentJob =
  (app: App): Jobs['payment'] =>
  async ({ depositId, asked }, jobId) => {
    const row = await unsettled(app.db, depositId);
    if (row === null) return;
    const said = await heard(app, row);
    await inTransaction(app.db, async (tx) => {
      const mine = await finishJob(tx, jobId);
      if (said !== null) await settleDeposit(app, tx, row.provider, said);
      if (mine && asked + 1 < paymentQuestions && (await unsettled(tx, depositId)) !== null)
        await askPaymentLater(tx, depositId, asked + 1);
    });
    app.outbox.kick();
  };
