import { eq, sql } from 'drizzle-orm';
import { promoCode, promoCodeUse } from '#server/platform/db/schema/money/promo-codes.ts';
import type { TestServer } from '../server/start-test-server';

/** Stores that this person has used a promo code for a squad. */
export const storePromoUse = async (
  { product: { app } }: Pick<TestServer, 'product'>,
  code: string,
  { squadId, userId }: { readonly squadId: number; readonly userId: string },
): Promise<void> => {
  await app.db.insert(promoCodeUse).values({ code, squadId, userId, createdAt: new Date(app.clock.now()) });
  await app.db
    .update(promoCode)
    .set({ uses: sql`${promoCode.uses} + 1` })
    .where(eq(promoCode.code, code));
};
