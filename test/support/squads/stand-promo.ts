import type { SquadPromo } from '../../../src/domain/squad/squad-promo';
import { promoCode } from '../../../src/server/db/schema/promo-codes';
import type { TestServer } from '../start-test-server';

export type PromoLimits = Partial<Omit<typeof promoCode.$inferInsert, 'code' | 'percent' | 'amount'>>;

/** A promo code in the store that gives just this; limits as told. */
export const standPromo = async (
  { product }: Pick<TestServer, 'product'>,
  promo: SquadPromo,
  limits: PromoLimits = {},
): Promise<SquadPromo> => {
  const code = promo.code.length < 3 ? `${promo.code}-${promo.percent ?? promo.amount}-OFF` : promo.code;
  await product.app.db.insert(promoCode).values({ ...promo, code, createdAt: new Date(0), ...limits }).onConflictDoNothing();
  return { ...promo, code };
};
