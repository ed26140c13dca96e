import { and, eq } from 'drizzle-orm';
import { heldShare, returnedShare } from '#domain/squad/books/movements.ts';
import { afterRefund, fundedWith, heldParts } from '#domain/squad/books/share-funding.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { squadFunding } from '#server/platform/db/schema/squads.ts';
import { holdMoney, returnMoney } from '#server/platform/ledger/held-money.ts';
import { recordTransactions } from '#server/platform/ledger/record-transaction.ts';
import type { EffectHandlers } from './effect-handler';
import { lockFunding, sharePurpose } from './share-funding';

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
export const holdPayment: EffectHandlers['holdPayment'] = async ({ tx, squadId, operationId, at }, share) => {
  const { memberId, payerId, amount } = share;
  const parts = await holdMoney(
    { tx, operationId, at },
    { ...heldShare(squadId, share), purpose: sharePurpose(squadId, memberId) },
  );
  const details = await shareDetails(tx, memberId, payerId);
  const line = { userId: payerId, operationId, type: 'PURCHASE', squadId, details } as const;
  const [transactionId] = await recordTransactions(
    tx,
    [{ ...line, amount: -amount, bonusAmount: -parts.bonus, giftAmount: -parts.gift }],
    at,
  );
  const fresh = { squadId, memberId, transactionId: transactionId ?? null, ...fundedWith(amount, parts) };
  await tx
    .insert(squadFunding)
    .values(fresh)
    .onConflictDoUpdate({ target: [squadFunding.squadId, squadFunding.memberId], set: fresh });
};

/** Returns money of a held share to its payer, each kind as it was, and its subsidy to the service. */
export const refundPayment: EffectHandlers['refundPayment'] = async ({ tx, squadId, operationId, at }, share) => {
  const { memberId, payerId, amount, as } = share;
  const funding = await lockFunding(tx, squadId, memberId);
  const parts = await returnMoney(
    { tx, operationId, at },
    { ...returnedShare(squadId, share), purpose: sharePurpose(squadId, memberId) },
    heldParts(funding),
  );
  const reversal = funding.transactionId === null ? {} : { reversalOf: funding.transactionId };
  const details = await shareDetails(tx, memberId, payerId);
  const line = { userId: payerId, operationId, type: as, squadId, details, ...reversal };
  await recordTransactions(tx, [{ ...line, amount, bonusAmount: parts.bonus, giftAmount: parts.gift }], at);
  const { refunded, bonusRefunded, giftRefunded } = afterRefund(funding, parts);
  await tx
    .update(squadFunding)
    .set({ refunded, bonusRefunded, giftRefunded })
    .where(and(eq(squadFunding.squadId, squadId), eq(squadFunding.memberId, memberId)));
};
