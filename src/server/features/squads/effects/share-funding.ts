import { and, eq } from 'drizzle-orm';
import { purseAfter } from '#domain/money/purse.ts';
import type { SquadEffect } from '#domain/squad/apply-squad-event.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { squadFunding } from '#server/platform/db/schema/squads.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { lockPurse } from '#server/platform/ledger/held-money.ts';

/**
 * Checks the payer's balance for all shares of a step (a person may pay for friends too), so that the shortfall is
 * reported for all of them at once.
 * @throws Refusal BALANCE_INSUFFICIENT with the missing sum
 */
export const requireFunds = async (tx: Tx, effects: readonly SquadEffect[]): Promise<void> => {
  const shares = effects.flatMap((effect) => (effect.type === 'holdPayment' ? [effect.params] : []));
  for (const payerId of new Set(shares.map((share) => share.payerId))) {
    const prices = shares.filter((share) => share.payerId === payerId).map(({ amount }) => amount);
    const { own } = purseAfter(await lockPurse(tx, payerId), prices);
    if (own < 0) throw new Refusal('BALANCE_INSUFFICIENT', { shortfall: -own });
  }
};

/** The purpose under which grants of bonus and gift money record a share. */
export const sharePurpose = (squadId: number, memberId: string): string => `squad:${squadId}:${memberId}`;

type Funding = typeof squadFunding.$inferSelect;

/** A share's funding, locked. */
export const lockFunding = async (tx: Tx, squadId: number, memberId: string): Promise<Funding> => {
  const own = and(eq(squadFunding.squadId, squadId), eq(squadFunding.memberId, memberId));
  const [funding] = await tx.select().from(squadFunding).where(own).for('update');
  if (!funding) throw new Error(`squad ${squadId}: nothing was funded for ${memberId}`);
  return funding;
};
