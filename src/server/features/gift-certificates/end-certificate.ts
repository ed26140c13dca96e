import { and, eq, sql } from 'drizzle-orm';
import { giftCertificateLife } from '#domain/money/gift-certificate-states.ts';
import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import { giftCertificate } from '../../platform/db/schema/money/gift-certificates';
import { balanceTransaction } from '../../platform/db/schema/money/ledger';
import type { DeadlineHandler } from '../../platform/deadlines/deadline-sweeper';
import { certificateHold, userAccount } from '#domain/money/account-ref.ts';
import { grantBonus } from '../../platform/ledger/bonus-grants';
import { openOperation } from '../../platform/ledger/operations';
import { postTransfers } from '../../platform/ledger/post-transfers';
import { recordTransactions } from '../../platform/ledger/record-transaction';
import { announce, userRoom } from '../../platform/outbox/put-outbox';
import { isMate } from '../mate-access/public';
import { notify } from '../notifications/public';
import type { Certificate } from './certificate-view';

/** Returns the money to a client as bonus money. */
const returnAsBonus = async (tx: Tx, operationId: string, { id, buyerId, nominal }: Certificate, at: Date) => {
  const [userId, amount, reason] = [buyerId, nominal, 'GIFT_CERTIFICATE'] as const;
  await grantBonus(tx, { operationId, from: certificateHold(id), userId, kind: 'BONUS', reason, amount, at });
  const line = { userId, operationId, type: 'CORRECTION', amount, bonusAmount: amount, bonusReason: reason } as const;
  await recordTransactions(tx, [{ ...line, details: { certificateId: id } }], at);
};

/** Returns the money to a mate as own money: mates do not buy squads, so bonus money would be useless to them. */
const returnAsOwn = async (tx: Tx, operationId: string, { id, buyerId, nominal: amount }: Certificate, at: Date) => {
  await postTransfers(tx, operationId, [{ from: certificateHold(id), to: userAccount(buyerId), amount }], at);
  const [paid] = await tx
    .select({ id: balanceTransaction.id })
    .from(balanceTransaction)
    .where(
      and(
        eq(balanceTransaction.userId, buyerId),
        eq(balanceTransaction.type, 'PURCHASE_GIFT_CERTIFICATE'),
        sql`${balanceTransaction.details} ->> 'certificateId' = ${id}`,
      ),
    );
  const line = { userId: buyerId, operationId, type: 'PURCHASE_GIFT_CERTIFICATE', amount } as const;
  const reversal = paid ? { reversalOf: paid.id } : {};
  await recordTransactions(tx, [{ ...line, ...reversal, details: { certificateId: id } }], at);
};

/** The certificate was not activated within twelve months: the money goes back to the buyer. */
export const endCertificate = async (tx: Tx, id: string, at: Date): Promise<void> => {
  const [row] = await tx.select().from(giftCertificate).where(eq(giftCertificate.id, id)).for('update');
  if (!row) return;
  const status = giftCertificateLife.after(row.status, 'certificate.expired');
  if (status === null) return;
  const { buyerId: userId, nominal: amount } = row;
  const operationId = await openOperation(tx, 'certificate ended', 'system', at);
  const own = await isMate(tx, userId);
  await (own ? returnAsOwn : returnAsBonus)(tx, operationId, row, at);
  await tx.update(giftCertificate).set({ status }).where(eq(giftCertificate.id, id));
  await notify(tx, [userId], { kind: 'GIFT_ENDED', facts: { amount, own }, at });
  await announce(tx, [userRoom(userId)], 'me changed', {});
};

export const certificateDeadline =
  (app: App): DeadlineHandler =>
  (tx, { aggregateId: id }) =>
    endCertificate(tx, id, new Date(app.clock.now()));
