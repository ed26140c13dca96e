import { and, eq } from 'drizzle-orm';
import { mulDiv } from '../../../domain/money/mul-div';
import { squadFunding } from '../../db/schema/squads';
import { bonusAccount, platformAccount, squadHold, userAccount } from '../../ledger/account-ref';
import { postTransfers } from '../../ledger/post-transfers';
import { recordTransactions } from '../../ledger/record-transaction';
import type { EffectHandlers } from './effect-handler';
import { shareDetails } from './share-details';

type Funding = typeof squadFunding.$inferSelect;

/** The bonus part of a refund: pro rata, and exactly the rest with the last kopeck. */
const bonusPart = (funding: Funding, amount: number): number =>
  funding.refunded + amount === funding.amount ? funding.bonus - funding.bonusRefunded : funding.amount === 0 ? 0 : mulDiv(amount, funding.bonus, funding.amount);

/** Returns money of a held share to its payer, bonus money as bonus money, and its subsidy to the service. */
export const refundPayment: EffectHandlers['refundPayment'] = async ({ tx, squadId, operationId, at }, { memberId, payerId, amount, subsidy, as }) => {
  const where = and(eq(squadFunding.squadId, squadId), eq(squadFunding.memberId, memberId));
  const [funding] = await tx.select().from(squadFunding).where(where).for('update');
  if (!funding) throw new Error(`squad ${squadId}: nothing was funded for ${memberId}`);
  const bonus = bonusPart(funding, amount);
  const hold = squadHold(squadId);
  await postTransfers(
    tx,
    operationId,
    [
      { from: hold, to: userAccount(payerId), amount: amount - bonus },
      { from: hold, to: bonusAccount(payerId), amount: bonus },
      { from: hold, to: platformAccount('subsidy'), amount: subsidy },
    ],
    at,
  );
  const reversal = funding.transactionId === null ? {} : { reversalOf: funding.transactionId };
  await recordTransactions(tx, [{ userId: payerId, operationId, type: as, amount, bonusAmount: bonus, squadId, ...reversal, details: await shareDetails(tx, memberId, payerId) }], at);
  await tx
    .update(squadFunding)
    .set({ refunded: funding.refunded + amount, bonusRefunded: funding.bonusRefunded + bonus })
    .where(where);
};
