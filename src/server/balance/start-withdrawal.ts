import { and, eq, gt, ne, sum } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { withdrawalsContract } from '../../contract/withdrawals';
import { kopecksToRubles } from '../../domain/money/kopecks-to-rubles';
import type { Kopecks } from '../../domain/money/kopecks';
import { rublesToKopecks } from '../../domain/money/rubles-to-kopecks';
import { withdrawalFee } from '../../domain/money/withdrawal-fee';
import { days } from '../../domain/settings/durations';
import { withdrawalLimits, withdrawalMethodTerms } from '../../domain/settings/withdrawal-limits';
import type { Tx } from '../db/open-database';
import { withdrawal } from '../db/schema/withdrawals';
import { sqlState, violatedConstraint } from '../db/sql-state';
import type { Handler } from '../http/call';
import { Refusal } from '../http/refusal';
import { userAccount, withdrawalHold } from '../ledger/account-ref';
import { balanceOf } from '../ledger/balance-of';
import { postTransfers } from '../ledger/post-transfers';
import { recordTransactions } from '../ledger/record-transaction';
import { runOperation } from '../operation/run-operation';
import { announce, userRoom } from '../outbox/put-outbox';
import { describeWithdrawal } from './describe-withdrawal';
import { withdrawalTarget } from './withdrawal-target';
import type { WithdrawalTarget } from './withdrawal-target';

/** A day is the last 24 hours: nobody's midnight doubles the limit. Requests that came back do not count. */
const demandDayLimit = async (tx: Tx, userId: string, amount: Kopecks, now: number): Promise<void> => {
  const [taken] = await tx
    .select({ sum: sum(withdrawal.amount).mapWith(Number) })
    .from(withdrawal)
    .where(and(eq(withdrawal.userId, userId), ne(withdrawal.status, 'REJECTED'), gt(withdrawal.createdAt, new Date(now - days(1)))));
  const left = withdrawalLimits.maxDay - (taken?.sum ?? 0);
  if (amount > left) throw new Refusal('BALANCE_MAX_WITHDRAW_AMOUNT', { max: kopecksToRubles(Math.max(left, 0)) });
};

const insertOpen = async (tx: Tx, row: typeof withdrawal.$inferInsert): Promise<typeof withdrawal.$inferSelect> => {
  try {
    const [inserted] = await tx.insert(withdrawal).values(row).returning();
    if (!inserted) throw new Error('the withdrawal was not written');
    return inserted;
  } catch (problem) {
    if (sqlState(problem) === '23505' && violatedConstraint(problem) === 'withdrawal_one_open') throw new Refusal('WITHDRAWAL_ALREADY_OPEN');
    throw problem;
  }
};

const demandSum = ({ method }: WithdrawalTarget, amount: Kopecks): void => {
  const { min } = withdrawalMethodTerms[method];
  if (amount < min) throw new Refusal('BALANCE_MIN_WITHDRAW_AMOUNT', { min: kopecksToRubles(min) });
  if (amount > withdrawalLimits.maxRequest) throw new Refusal('BALANCE_MAX_WITHDRAW_AMOUNT', { max: kopecksToRubles(withdrawalLimits.maxRequest) });
};

/** Bonus money stays: only the person's own account is debited. The money waits in the request's own hold. */
export const startWithdrawal: Handler<(typeof withdrawalsContract)['POST /v1/balance/withdraw']> = async (app, { actor, body, idempotencyKey }) => {
  const amount = rublesToKopecks(body.amount);
  const userId = actor.id;
  return runOperation(app, { kind: 'POST /v1/balance/withdraw', actor: userId, idempotencyKey, request: body }, async (tx, operationId) => {
    const now = app.clock.now();
    const at = new Date(now);
    // The account's lock makes the person's requests queue up, so that the day's sum counts all of them.
    await balanceOf(tx, userAccount(userId), true);
    const target = await withdrawalTarget(tx, userId, body.to, at);
    demandSum(target, amount);
    await demandDayLimit(tx, userId, amount, now);
    const id = uuidv7();
    await postTransfers(tx, operationId, [{ from: userAccount(userId), to: withdrawalHold(id), amount }], at);
    const [transactionId] = await recordTransactions(tx, [{ userId, operationId, type: 'WITHDRAWAL', amount: -amount }], at);
    if (transactionId === undefined) throw new Error('a withdrawal has a line');
    const row = await insertOpen(tx, {
      id,
      userId,
      ...target,
      amount,
      fee: withdrawalFee(target.method, amount),
      status: 'WAITING_FOR_CONFIRMATION',
      transactionId,
      createdAt: at,
      changedAt: at,
    });
    await announce(tx, [userRoom(userId)], 'me changed', {});
    return describeWithdrawal(row);
  });
};
