import { eq } from 'drizzle-orm';
import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import { giftCertificate } from '../../platform/db/schema/money/gift-certificates';
import type { DeadlineHandler } from '../../platform/deadlines/deadline-sweeper';
import { certificateHold } from '../../platform/ledger/account-ref';
import { grantBonus } from '../../platform/ledger/bonus-grants';
import { openOperation } from '../../platform/ledger/operations';
import { recordTransactions } from '../../platform/ledger/record-transaction';
import { announce, userRoom } from '../../platform/outbox/put-outbox';
import { notify } from '../notifications/public';

/** Nobody came for it in twelve months: the money goes back to the buyer, as bonus money. */
export const endCertificate = async (tx: Tx, id: string, at: Date): Promise<void> => {
  const [row] = await tx.select().from(giftCertificate).where(eq(giftCertificate.id, id));
  if (row?.status !== 'PAID') return;
  const { buyerId: userId, nominal: amount } = row;
  const operationId = await openOperation(tx, 'certificate ended', 'system', at);
  const reason = 'GIFT_CERTIFICATE';
  await grantBonus(tx, { operationId, from: certificateHold(id), userId, kind: 'BONUS', reason, amount, at });
  const line = { userId, operationId, type: 'CORRECTION', amount, bonusAmount: amount, bonusReason: reason } as const;
  await recordTransactions(tx, [{ ...line, details: { certificateId: id } }], at);
  await tx.update(giftCertificate).set({ status: 'EXPIRED' }).where(eq(giftCertificate.id, id));
  await notify(tx, [userId], { kind: 'GIFT_ENDED', facts: { amount }, at });
  await announce(tx, [userRoom(userId)], 'me changed', {});
};

export const certificateDeadline =
  (app: App): DeadlineHandler =>
  (tx, { aggregateId: id }) =>
    endCertificate(tx, id, new Date(app.clock.now()));
