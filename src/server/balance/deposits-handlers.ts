import { and, eq } from 'drizzle-orm';
import type { depositsContract } from '../../contract/deposits';
import { kopecksToRubles } from '../../domain/money/kopecks-to-rubles';
import { deposit } from '../db/schema/ledger';
import type { Handlers } from '../http/call';
import { Refusal } from '../http/refusal';
import { findProvider } from '../providers/deposit-providers';
import { playDummyOutcome } from './play-dummy-outcome';

export const depositsHandlers: Handlers<typeof depositsContract> = {
  'GET /v1/balance/deposits/{id}': async (app, { actor, params }) => {
    const [row] = await app.db
      .select()
      .from(deposit)
      .where(and(eq(deposit.id, params.id), eq(deposit.userId, actor.id)));
    if (!row) throw new Refusal('NOT_FOUND');
    const { id, method, status, returnTo, createdAt } = row;
    const provider = status === 'CREATED' ? findProvider(app, row.provider) : null;
    return {
      id,
      method,
      status,
      returnTo: returnTo ?? '/balance',
      paymentUrl: provider?.buildPaymentUrl({ depositId: id, amount: row.amount, method }) ?? null,
      amount: kopecksToRubles(row.amount),
      bonus: kopecksToRubles(row.bonus),
      createdAt: createdAt.toISOString(),
    };
  },
  'POST /v1/dummy-provider/{depositId}': (app, { actor, params, body }) => playDummyOutcome(app, actor.id, params.depositId, body.outcome),
};
