import { eq } from 'drizzle-orm';
import type { App } from '#server/platform/app.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import type { AdvanceReceipt } from '../providers/advance-receipt';
import type { DepositRow } from './lock-deposit-row';

/** What this payment, or its refund, carries for a receipt; null where its provider does not print it. */
export const receiptWithPayment = async (
  { db, config }: Pick<App, 'db' | 'config'>,
  { provider, userId }: Pick<DepositRow, 'provider' | 'userId'>,
): Promise<AdvanceReceipt | null> => {
  const till = config.receipts.provider;
  if (till === null || !till.withPayment || till.by !== provider) return null;
  const [person] = await db.select({ email: appUser.email }).from(appUser).where(eq(appUser.id, userId));
  return { email: person?.email ?? '', vat: till.vat, taxSystem: till.taxSystem };
};
