import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/open-database';
import { appUser } from '../../../platform/db/schema/people';
import { squadFunding } from '../../../platform/db/schema/squads';
import { platformAccount, squadHold } from '../../../platform/ledger/account-ref';
import { holdMoney, returnMoney } from '../../../platform/ledger/held-money';
import { recordTransactions } from '../../../platform/ledger/record-transaction';
import type { EffectHandlers } from './effect-handler';
import { heldParts, lockFunding, sharePurpose } from './share-funding';

/** Details of a payer's history line: whose share it is, with the name if they paid for another person. */
const shareDetails = async (tx: Tx, memberId: string, payerId: string): Promise<Readonly<Record<string, string>>> => {
  if (memberId === payerId) return { memberId };
  const [member] = await tx.select({ username: appUser.username }).from(appUser).where(eq(appUser.id, memberId));
  return { memberId, ...member };
};

/**
 * Debits the payer, bonus money first as far as it may go, then gift money, and holds the share with what the service
 * adds; `requireFunds` has checked the balance before.
 */
export const holdPayment: EffectHandlers['holdPayment'] = async (
  { tx, squadId, operationId, at },
  { memberId, payerId, amount, subsidy },
) => {
  const hold = squadHold(squadId);
  const { bonus, gift } = await holdMoney(
    { tx, operationId, at },
    {
      payerId,
      hold,
      purpose: sharePurpose(squadId, memberId),
      amount,
      alongside: [{ from: platformAccount('subsidy'), to: hold, amount: subsidy }],
    },
  );
  const details = await shareDetails(tx, memberId, payerId);
  const line = { userId: payerId, operationId, type: 'PURCHASE', squadId, details } as const;
  const [transactionId] = await recordTransactions(
    tx,
    [{ ...line, amount: -amount, bonusAmount: -bonus, giftAmount: -gift }],
    at,
  );
  const funding = { squadId, memberId, transactionId: transactionId ?? null, amount, bonus, gift };
  const fresh = { ...funding, refunded: 0, bonusRefunded: 0, giftRefunded: 0 };
  await tx
    .insert(squadFunding)
    .values(fresh)
    .onConflictDoUpdate({ target: [squadFunding.squadId, squadFunding.memberId], set: fresh });
};

/** Returns money of a held share to its payer, each kind as it was, and its subsidy to the service. */
export const refundPayment: EffectHandlers['refundPayment'] = async (
  { tx, squadId, operationId, at },
  { memberId, payerId, amount, subsidy, as },
) => {
  const funding = await lockFunding(tx, squadId, memberId);
  const hold = squadHold(squadId);
  const { bonus, gift } = await returnMoney(
    { tx, operationId, at },
    {
      payerId,
      hold,
      purpose: sharePurpose(squadId, memberId),
      amount,
      alongside: [{ from: hold, to: platformAccount('subsidy'), amount: subsidy }],
    },
    heldParts(funding),
  );
  const reversal = funding.transactionId === null ? {} : { reversalOf: funding.transactionId };
  const details = await shareDetails(tx, memberId, payerId);
  const line = { userId: payerId, operationId, type: as, squadId, details, ...reversal };
  await recordTransactions(tx, [{ ...line, amount, bonusAmount: bonus, giftAmount: gift }], at);
  await tx
    .update(squadFunding)
    .set({
      refunded: funding.refunded + amount,
      bonusRefunded: funding.bonusRefunded + bonus,
      giftRefunded: funding.giftRefunded + gift,
    })
    .where(and(eq(squadFunding.squadId, squadId), eq(squadFunding.memberId, memberId)));
};
