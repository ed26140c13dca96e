import { and, eq, isNull } from 'drizzle-orm';
import { squadFunding, squadMember } from '../../db/schema/squads';
import { bonusAccount, platformAccount, squadHold, userAccount } from '../../ledger/account-ref';
import { lockBalances } from '../../ledger/lock-balances';
import { postTransfers } from '../../ledger/post-transfers';
import { recordTransactions } from '../../ledger/record-transaction';
import type { Tx } from '../../db/open-database';
import { bonusPart } from './bonus-part';
import { tellOfSquad } from './notify';
import type { EffectHandlers } from './effect-handler';
import { shareDetails } from './share-details';

const membersOf = async (tx: Tx, squadId: number): Promise<readonly string[]> =>
  (await tx.select({ id: squadMember.userId }).from(squadMember).where(and(eq(squadMember.squadId, squadId), isNull(squadMember.leftAt)))).map(({ id }) => id);

/** Debits the payer, bonus money first as far as it may go, and holds the share with what the service adds; `requireFunds` has asked for the money. */
export const holdPayment: EffectHandlers['holdPayment'] = async (step, { memberId, payerId, amount, subsidy }) => {
  const { tx, squadId, operationId, at } = step;
  const [, bonusHeld = 0] = await lockBalances(tx, [userAccount(payerId), bonusAccount(payerId)]);
  const bonus = bonusPart(amount, bonusHeld);
  const hold = squadHold(squadId);
  await postTransfers(
    tx,
    operationId,
    [
      { from: userAccount(payerId), to: hold, amount: amount - bonus },
      { from: bonusAccount(payerId), to: hold, amount: bonus },
      { from: platformAccount('subsidy'), to: hold, amount: subsidy },
    ],
    at,
  );
  const [transactionId] = await recordTransactions(
    tx,
    [{ userId: payerId, operationId, type: 'PURCHASE', amount: -amount, bonusAmount: -bonus, squadId, details: await shareDetails(tx, memberId, payerId) }],
    at,
  );
  const funding = { squadId, memberId, transactionId: transactionId ?? null, amount, bonus, refunded: 0, bonusRefunded: 0 };
  await tx.insert(squadFunding).values(funding).onConflictDoUpdate({ target: [squadFunding.squadId, squadFunding.memberId], set: funding });
  // Who pays for friends too is told of once.
  if (memberId === payerId) await tellOfSquad(step, 'PAID', (await membersOf(tx, squadId)).filter((id) => id !== payerId), payerId);
};
