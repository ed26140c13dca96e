import type { KnownPromo } from '#domain/squad/facts/squad-bill.ts';
import { promoCode } from '#server/platform/db/schema/money/promo-codes.ts';
import type { TestServer } from '../server/start-test-server';

export type PromoLimits = Partial<Omit<typeof promoCode.$inferInsert, 'code' | 'percent' | 'amount'>>;

/** Stores a promo code with this benefit and these limits. */
export const storePromo = async (
  { product }: Pick<TestServer, 'product'>,
  promo: KnownPromo,
  limits: PromoLimits = {},
): Promise<KnownPromo> => {
  const code = promo.code.length < 3 ? `${promo.code}-${promo.percent ?? promo.amount}-OFF` : promo.code;
  await product.app.db
    .insert(promoCode)
    .values({ ...promo, code, createdAt: new Date(0), ...limits })
    .onConflictDoNothing();
  return { ...promo, code };
};
