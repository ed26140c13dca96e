import { and, exists, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { payoutLife, type PayoutState } from '#domain/payouts/payout-states.ts';
import type { Executor, Tx } from '../../platform/db/open-database';
import { withdrawal } from '../../platform/db/schema/money/ledger';
import { payout } from '../../platform/db/schema/money/payouts';
import { Refusal } from '../../platform/http/refusal';

/** The condition for withdrawals that a provider is paying, or may have paid. */
export const isPaidByProvider = (db: Executor, states: readonly PayoutState[] = payoutLife.open): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(payout)
      .where(and(eq(payout.withdrawalId, withdrawal.id), inArray(payout.state, [...states]))),
  );

/** State of the one payout of a withdrawal that is not over. */
export const openPayout = sql<PayoutState | null>`(SELECT payout.state FROM payout WHERE payout.withdrawal_id = withdrawal.id AND payout.state IN ('QUEUED', 'SENT', 'UNCLEAR'))`;

/** Since when a provider has the money of a withdrawal: what was sent is at most once under way. */
export const atProviderSince = sql<
  string | null
>`(SELECT payout.sent_at FROM payout WHERE payout.withdrawal_id = withdrawal.id AND payout.state IN ('SENT', 'UNCLEAR'))`;

/**
 * Nobody else pays, or takes back, what a provider may be paying. The withdrawal is locked, so that none begins meanwhile.
 * @throws Refusal PAYOUT_UNDER_WAY
 */
export const requireNoPayout = async (tx: Tx, withdrawalId: string): Promise<void> => {
  const [open] = await tx
    .select({ id: payout.id })
    .from(payout)
    .where(and(eq(payout.withdrawalId, withdrawalId), inArray(payout.state, [...payoutLife.open])));
  if (open) throw new Refusal('PAYOUT_UNDER_WAY');
};
