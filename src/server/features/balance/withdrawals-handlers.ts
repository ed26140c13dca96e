import { and, desc, eq, isNull } from 'drizzle-orm';
import type { withdrawalsContract } from '#contract/money/withdrawals.ts';
import { type WithdrawalMethod, withdrawalMethodTerms } from '#domain/money/withdrawal.ts';
import type { Kopecks } from '#domain/money/kopecks.ts';
import { withdrawalLife } from '#domain/money/withdrawal-states.ts';
import { withdrawalMethod } from '../../platform/db/schema/money/ledger';
import type { Handlers } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { runOperation } from '../../platform/ledger/operations';
import { enabledMethods } from './methods/method-switches';
import { describeWithdrawal } from './withdrawal-target';
import { startWithdrawal } from './start-withdrawal';
import { lockWithdrawal, returnWithdrawal } from './withdrawal-steps';

const shownMethods = 10;

/** Current limits of each method; a later request is validated again. */
const termsOf = (methods: readonly WithdrawalMethod[], most: Kopecks) =>
  methods.map((method) => {
    const { min, feePercent, feeMin } = withdrawalMethodTerms[method];
    return { method, feePercent, min: min, max: most, feeMin: feeMin };
  });

export const withdrawalsHandlers: Handlers<typeof withdrawalsContract> = {
  'GET /v1/balance/user-withdrawal-methods': async (app, { actor }) => {
    const saved = await app.db
      .select()
      .from(withdrawalMethod)
      .where(and(eq(withdrawalMethod.userId, actor.id), isNull(withdrawalMethod.deletedAt)))
      .orderBy(desc(withdrawalMethod.usedAt))
      .limit(shownMethods);
    const on = await enabledMethods(app.db, 'WITHDRAWAL');
    return {
      saved: saved
        .filter(({ method }) => on.includes(method))
        .map(({ id, method, walletShown, bank }) => ({ id, method, walletShown, bank })),
      terms: termsOf(on, await app.settings.get('withdrawal-request-limit')),
    };
  },
  'DELETE /v1/balance/user-withdrawal-methods/{id}': async (app, { actor, params }) => {
    const gone = await app.db
      .update(withdrawalMethod)
      .set({ deletedAt: new Date(app.clock.now()) })
      .where(
        and(
          eq(withdrawalMethod.id, params.id),
          eq(withdrawalMethod.userId, actor.id),
          isNull(withdrawalMethod.deletedAt),
        ),
      )
      .returning({ id: withdrawalMethod.id });
    if (gone.length === 0) throw new Refusal('NOT_FOUND');
  },
  'POST /v1/balance/withdraw': startWithdrawal,
  'POST /v1/balance/withdrawals/{id}/cancel': (app, { actor, params, idempotencyKey }) =>
    runOperation(
      app,
      { kind: 'cancel withdrawal', actor: actor.id, idempotencyKey, request: params },
      async (tx, operationId) => {
        const row = await lockWithdrawal(tx, params.id);
        if (row?.userId !== actor.id) throw new Refusal('NOT_FOUND');
        if (row.canceled) return describeWithdrawal(row);
        if (!withdrawalLife.fits(row.status, 'withdrawal.canceled')) throw new Refusal('WITHDRAWAL_NOT_CANCELABLE');
        const why = { by: actor.id, canceled: true, comment: null };
        return describeWithdrawal(await returnWithdrawal(tx, app, operationId, row, why));
      },
    ),
};
