import { eq } from 'drizzle-orm';
import type { deskSupportContract } from '#contract/desk/people/support.ts';
import { readSupportPast, supportPastLimits } from '#domain/people/support-past.ts';
import type { Tx } from '../../platform/db/open-database';
import { supportPast } from '../../platform/db/schema/referrals-and-support';
import type { Handler } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';

interface Sent {
  readonly chatId: string;
  readonly userId: string;
  readonly past: string;
  readonly at: Date;
}

/** Keeps what a tab had done, with its question. @throws Refusal SUPPORT_PAST_INVALID */
export const keepPast = async (tx: Tx, { chatId, userId, past, at }: Sent): Promise<void> => {
  const read = past.length > supportPastLimits.characters ? null : readSupportPast(past);
  if (read === null) throw new Refusal('SUPPORT_PAST_INVALID');
  await tx
    .insert(supportPast)
    .values({ chatId, userId, withTexts: read.withTexts, past: JSON.stringify(read), createdAt: at });
};

/** Nothing of what a deleted person's tabs had done stays. */
export const forgetPasts = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(supportPast).where(eq(supportPast.userId, userId));
};

/** @throws Refusal ADMIN_SUPPORT_NOT_FOUND also where nothing was sent along, or it is kept no more */
export const readPast: Handler<(typeof deskSupportContract)['GET /v1/admin/support/threads/{chatId}/past']> = async (
  { db },
  { params: { chatId } },
) => {
  const [found] = await db.select().from(supportPast).where(eq(supportPast.chatId, chatId));
  if (!found) throw new Refusal('ADMIN_SUPPORT_NOT_FOUND');
  return { at: found.createdAt, withTexts: found.withTexts, past: found.past };
};
