import { eq } from 'drizzle-orm';
import { payoutLife } from '#domain/payouts/payout-states.ts';
import type { App } from '../../platform/app';
import { withdrawal } from '../../platform/db/schema/money/ledger';
import { Refusal } from '../../platform/http/refusal';
import { askerOf } from '../balance/public';
import { payoutsOf } from './payout-row';
import { payoutProviderFor } from './providers/all-providers';

/** Payouts of one withdrawal, for the desk. @throws Refusal NOT_FOUND */
export const readPayouts = async (app: App, withdrawalId: string) => {
  const [of] = await app.db.select().from(withdrawal).where(eq(withdrawal.id, withdrawalId));
  if (!of) throw new Refusal('NOT_FOUND');
  const rows = await payoutsOf(app.db, withdrawalId);
  const open = rows.find(({ state }) => payoutLife.open.some((one) => one === state));
  const mayBeSent = of.status === 'CONFIRMED' && open === undefined;
  return {
    items: rows.map(({ id, provider, amount, state, externalId, reference, failure, createdAt, changedAt }) => ({
      id,
      provider,
      amount: amount,
      state,
      externalId,
      reference,
      failure,
      createdAt: createdAt,
      changedAt: changedAt,
    })),
    next: mayBeSent ? (payoutProviderFor(app, of.method, of.bank)?.id ?? null) : null,
    askedBy: open === undefined ? null : await askerOf(app.db, `payout:${open.id}`),
  };
};
