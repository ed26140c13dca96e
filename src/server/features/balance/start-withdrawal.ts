import { and, eq, gt, ne, sum, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { BodyOf } from '#contract/kit/endpoint.ts';
import type { withdrawalsContract } from '#contract/money/withdrawals.ts';
import type { Kopecks } from '#domain/money/kopecks.ts';
import { withdrawalFee, withdrawalMethodTerms, withdrawalLimits } from '#domain/money/withdrawal.ts';
import { payoutTerms } from '#domain/payouts/payout-terms.ts';
import { days } from '#domain/time/durations.ts';
import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import { scheduleDeadline } from '../../platform/deadlines/schedule-deadline';
import { withdrawal, withdrawalMethod } from '../../platform/db/schema/money/ledger';
import type { Handler } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { userAccount, withdrawalHold } from '#domain/money/account-ref.ts';
import { balanceOf } from '../../platform/ledger/balances';
import { postTransfers } from '../../platform/ledger/post-transfers';
import { recordTransactions } from '../../platform/ledger/record-transaction';
import { runOperation } from '../../platform/ledger/operations';
import { announce, userRoom } from '../../platform/outbox/put-outbox';
import { announceToStaff } from '../audit/public';
import { notify } from '../notifications/public';
import { insertWithdrawal } from './commit-withdrawal';
import { enabledMethods } from './methods/method-switches';
import { keyedHash } from '../../platform/secrets/seal';
import { withdrawalRisksOf } from './withdrawal-risks';
import { describeWithdrawal, withdrawalTarget, type WithdrawalTarget, sameRequisites } from './withdrawal-target';
import { moneyRestsUntil } from '../../platform/ledger/resting-money';

/**
 * Until when a withdrawal to this target is on hold: a day after its requisites were first used, or for as long as
 * all own money rests (`moneyRestsUntil`), whichever is later. The former does not
 * count for who has taken a second step that was set up long before (`confirmedSince`). Null: no hold. Epoch ms.
 */
const holdUntil = async (
  tx: Tx,
  userId: string,
  target: WithdrawalTarget,
  now: number,
  confirmedSince: number | null = null,
): Promise<Date | null> => {
  const rests = (await moneyRestsUntil(tx, userId, now))?.getTime() ?? 0;
  // A second step that is itself no younger than the hold: somebody who has just come to the account cannot have it.
  if (confirmedSince !== null && confirmedSince + withdrawalLimits.holdAfterChange <= now)
    return rests > now ? new Date(rests) : null;
  const [known] = await tx
    .select({ at: withdrawalMethod.createdAt })
    .from(withdrawalMethod)
    .where(and(sameRequisites(userId, target), isNull(withdrawalMethod.deletedAt)));
  const requisites = (known?.at.getTime() ?? now) + withdrawalLimits.holdAfterChange;
  const until = Math.max(requisites, rests);
  return until > now ? new Date(until) : null;
};

/** A day is the last 24 hours, so that no midnight doubles the limit. Returned requests do not count. */
const requireDayLimit = async (tx: Tx, userId: string, amount: Kopecks, now: number, most: Kopecks): Promise<void> => {
  const [taken] = await tx
    .select({ sum: sum(withdrawal.amount).mapWith(Number) })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.userId, userId),
        ne(withdrawal.status, 'REJECTED'),
        gt(withdrawal.createdAt, new Date(now - days(1))),
      ),
    );
  const left = most - (taken?.sum ?? 0);
  if (amount > left) throw new Refusal('BALANCE_MAX_WITHDRAW_AMOUNT', { max: Math.max(left, 0) });
};

const requireSum = ({ method }: WithdrawalTarget, amount: Kopecks, most: Kopecks): void => {
  const { min } = withdrawalMethodTerms[method];
  if (amount < min) throw new Refusal('BALANCE_MIN_WITHDRAW_AMOUNT', { min });
  if (amount > most) throw new Refusal('BALANCE_MAX_WITHDRAW_AMOUNT', { max: most });
};

type WithdrawalBody = BodyOf<(typeof withdrawalsContract)['POST /v1/balance/withdraw']>;

/**
 * Opens a withdrawal: only own money is debited, never bonus money; it waits in the hold of the request. `amount` in
 * kopecks.
 * @throws Refusal BALANCE_…, WITHDRAWAL_METHOD_OFF, WITHDRAWAL_ALREADY_OPEN
 */
export const requestWithdrawal = async (
  app: App,
  tx: Tx,
  operationId: string,
  userId: string,
  {
    amount,
    to,
    confirmedSince = null,
  }: { readonly amount: Kopecks; readonly to: WithdrawalBody['to']; readonly confirmedSince?: number | null },
): Promise<typeof withdrawal.$inferSelect> => {
  const now = app.clock.now();
  const at = new Date(now);
  // The account's lock serialises the person's requests, so that the day's sum includes all of them.
  await balanceOf(tx, userAccount(userId), true);
  const target = await withdrawalTarget(app, tx, userId, to, at);
  if (!(await enabledMethods(tx, 'WITHDRAWAL')).includes(target.method)) throw new Refusal('WITHDRAWAL_METHOD_OFF');
  requireSum(target, amount, await app.settings.get('withdrawal-request-limit'));
  await requireDayLimit(tx, userId, amount, now, await app.settings.get('withdrawal-day-limit'));
  const heldUntil = await holdUntil(tx, userId, target, now, confirmedSince);
  const id = uuidv7({ msecs: now });
  const risks = await withdrawalRisksOf(tx, userId, target, amount, now);
  await postTransfers(tx, operationId, [{ from: userAccount(userId), to: withdrawalHold(id), amount }], at);
  const [transactionId] = await recordTransactions(
    tx,
    [{ userId, operationId, type: 'WITHDRAWAL', amount: -amount }],
    at,
  );
  if (transactionId === undefined) throw new Error('a withdrawal has a line');
  const row = await insertWithdrawal(tx, operationId, {
    id,
    userId,
    ...target,
    amount,
    fee: withdrawalFee(target.method, amount),
    heldUntil,
    risks,
    transactionId,
    createdAt: at,
    changedAt: at,
  });
  if (risks.length === 0 && (await app.settings.get('payouts-automatic')) === 1)
    await scheduleDeadline(
      tx,
      { aggregate: `withdrawal:${id}`, kind: 'confirm' },
      Math.max(heldUntil?.getTime() ?? 0, now + payoutTerms.changeOfMind),
    );
  if (heldUntil)
    await notify(tx, [userId], { kind: 'WITHDRAWAL_HELD', facts: { amount, until: heldUntil.getTime() }, at });
  await announce(tx, [userRoom(userId)], 'me changed', {});
  await announceToStaff(tx, 'withdrawal');
  return row;
};

/** The request as it may be remembered by its hash: of so few numbers as there are cards a plain hash hides none. */
const withoutNumber = ({ secret }: App, { amount, to }: WithdrawalBody) => ({
  amount,
  to: 'wallet' in to ? { ...to, wallet: keyedHash(secret, 'requisites hash', to.wallet).toString('hex') } : to,
});

export const startWithdrawal: Handler<(typeof withdrawalsContract)['POST /v1/balance/withdraw']> = (
  app,
  { actor, body, idempotencyKey },
) =>
  runOperation(
    app,
    { kind: 'POST /v1/balance/withdraw', actor: actor.id, idempotencyKey, request: withoutNumber(app, body) },
    async (tx, operationId) =>
      describeWithdrawal(
        await requestWithdrawal(app, tx, operationId, actor.id, {
          amount: body.amount,
          to: body.to,
          confirmedSince: actor.confirmedSince,
        }),
      ),
  );
