import { eq } from 'drizzle-orm';
import type { ReceiptKind } from '#domain/receipts/receipt-terms.ts';
import { formatRubles } from '#domain/text/format.ts';
import type { Tx } from '../../../platform/db/open-database';
import { appUser } from '../../../platform/db/schema/people';
import { putOutbox } from '../../../platform/outbox/put-outbox';
import type { ReceiptRow } from './receipt-row';

const what: Readonly<Record<ReceiptKind, string>> = {
  ADVANCE: 'за пополнение баланса',
  SET_OFF: 'за услуги',
  RETURN: 'о возврате денег',
  SET_OFF_RETURN: 'о возврате за услуги',
};

/** Sends the link of a printed receipt to the address for receipts. Without a link there is nothing to send. */
export const mailReceipt = async (tx: Tx, { userId, kind, total, url }: ReceiptRow): Promise<void> => {
  if (url === null) return;
  const [person] = await tx
    .select({ email: appUser.email, status: appUser.status })
    .from(appUser)
    .where(eq(appUser.id, userId));
  if (!person || person.status === 'DELETED') return;
  await putOutbox(tx, 'mail', {
    to: person.email,
    subject: `Чек ${what[kind]} на ${formatRubles(total)}`,
    text: `Кассовый чек ${what[kind]} на ${formatRubles(total)}: ${url}`,
  });
};
