import { and, desc, eq, isNull } from 'drizzle-orm';
import type { withdrawalsContract } from '../../contract/withdrawals';
import { withdrawalMethods } from '../../domain/enums/withdrawal-method';
import { kopecksToRubles } from '../../domain/money/kopecks-to-rubles';
import { withdrawalLimits, withdrawalMethodTerms } from '../../domain/settings/withdrawal-limits';
import { withdrawalMethod } from '../db/schema/withdrawals';
import type { Handlers } from '../http/call';
import { Refusal } from '../http/refusal';
import { runOperation } from '../operation/run-operation';
import { describeWithdrawal, walletEnd } from './describe-withdrawal';
import { startWithdrawal } from './start-withdrawal';
import { lockWithdrawal, returnWithdrawal } from './withdrawal-steps';

const shownMethods = 10;

const terms = withdrawalMethods.map((method) => {
  const { min, feePercent, feeMin } = withdrawalMethodTerms[method];
  return { method, feePercent, min: kopecksToRubles(min), max: kopecksToRubles(withdrawalLimits.maxRequest), feeMin: kopecksToRubles(feeMin) };
});

export const withdrawalsHandlers: Handlers<typeof withdrawalsContract> = {
  'GET /v1/balance/user-withdrawal-methods': async (app, { actor }) => {
    const saved = await app.db
      .select()
      .from(withdrawalMethod)
      .where(and(eq(withdrawalMethod.userId, actor.id), isNull(withdrawalMethod.deletedAt)))
      .orderBy(desc(withdrawalMethod.usedAt))
      .limit(shownMethods);
    return { saved: saved.map(({ id, method, wallet, bank }) => ({ id, method, walletEnd: walletEnd(wallet), bank })), terms };
  },
  'DELETE /v1/balance/user-withdrawal-methods/{id}': async (app, { actor, params }) => {
    const gone = await app.db
      .update(withdrawalMethod)
      .set({ deletedAt: new Date(app.clock.now()) })
      .where(and(eq(withdrawalMethod.id, params.id), eq(withdrawalMethod.userId, actor.id), isNull(withdrawalMethod.deletedAt)))
      .returning({ id: withdrawalMethod.id });
    if (gone.length === 0) throw new Refusal('NOT_FOUND');
  },
  'POST /v1/balance/withdraw': startWithdrawal,
  'POST /v1/balance/withdrawals/{id}/cancel': (app, { actor, params }) =>
    runOperation(app, { kind: 'cancel withdrawal', actor: actor.id, idempotencyKey: null, request: params }, async (tx, operationId) => {
      const row = await lockWithdrawal(tx, params.id);
      if (row?.userId !== actor.id) throw new Refusal('NOT_FOUND');
      if (row.canceled) return describeWithdrawal(row);
      if (row.status !== 'WAITING_FOR_CONFIRMATION') throw new Refusal('WITHDRAWAL_NOT_CANCELABLE');
      return describeWithdrawal(await returnWithdrawal(tx, app, operationId, row, { canceled: true, comment: null }));
    }),
};
