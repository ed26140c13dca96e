import { and, eq } from 'drizzle-orm';
import { partsOfPrice } from '../../../../domain/money/purse';
import type { Tx } from '../../../platform/db/open-database';
import { appUser } from '../../../platform/db/schema/people';
import { squadFunding } from '../../../platform/db/schema/squads';
import {
  bonusAccount,
  giftAccount,
  platformAccount,
  squadHold,
  userAccount,
} from '../../../platform/ledger/account-ref';
import { returnGrants, spendGrants } from '../../../platform/ledger/bonus-grants';
import { postTransfers } from '../../../platform/ledger/post-transfers';
import { recordTransactions } from '../../../platform/ledger/record-transaction';
import type { EffectHandlers } from './effect-handler';
import { heldParts, lockFunding, lockPurse, refundParts, sharePurpose } from './share-funding';

/** What a payer's line keeps of a share: whose it is, by name when they paid for another. */
const shareDetails = async (tx: Tx, memberId: string, payerId: string): Promise<Readonly<Record<string, string>>> => {
  if (memberId === payerId) return { memberId };
  const [member] = await tx.select({ username: appUser.username }).from(appUser).where(eq(appUser.id, memberId));
  return { memberId, ...member };
};

/**
 * Debits the payer, bonus money first as far as it may go, then gift money, and holds the share with what the service
 * adds; `requireFunds` has asked for the money.
 */
export const holdPayment: EffectHandlers['holdPayment'] = async (
  { tx, squadId, operationId, at },
  { memberId, payerId, amount, subsidy },
) => {
  const { own, bonus, gift } = partsOfPrice(amount, await lockPurse(tx, payerId));
  const hold = squadHold(squadId);
  await postTransfers(
    tx,
    operationId,
    [
      { from: userAccount(payerId), to: hold, amount: own },
      { from: bonusAccount(payerId), to: hold, amount: bonus },
      { from: giftAccount(payerId), to: hold, amount: gift },
      { from: platformAccount('subsidy'), to: hold, amount: subsidy },
    ],
    at,
  );
  const purpose = sharePurpose(squadId, memberId);
  await spendGrants(tx, { userId: payerId, kind: 'BONUS', amount: bonus, purpose });
  await spendGrants(tx, { userId: payerId, kind: 'GIFT', amount: gift, purpose });
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

/** Returns money of a held share to its payer, each kind as what it was, and its subsidy to the service. */
export const refundPayment: EffectHandlers['refundPayment'] = async (
  { tx, squadId, operationId, at },
  { memberId, payerId, amount, subsidy, as },
) => {
  const funding = await lockFunding(tx, squadId, memberId);
  const { own, bonus, gift } = refundParts(heldParts(funding), amount);
  const hold = squadHold(squadId);
  await postTransfers(
    tx,
    operationId,
    [
      { from: hold, to: userAccount(payerId), amount: own },
      { from: hold, to: bonusAccount(payerId), amount: bonus },
      { from: hold, to: giftAccount(payerId), amount: gift },
      { from: hold, to: platformAccount('subsidy'), amount: subsidy },
    ],
    at,
  );
  const purpose = sharePurpose(squadId, memberId);
  await returnGrants(tx, { purpose, kind: 'BONUS', amount: bonus });
  await returnGrants(tx, { purpose, kind: 'GIFT', amount: gift });
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
