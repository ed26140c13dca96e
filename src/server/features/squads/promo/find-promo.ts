import { and, count, eq } from 'drizzle-orm';
import type { PromoCodeFacts } from '#domain/squad/selectors/promo-refusal.ts';
import type { KnownPromo } from '#domain/squad/facts/squad-bill.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { courseVoucher } from '#server/platform/db/schema/mates/landings.ts';
import { promoCode, promoCodeUse } from '#server/platform/db/schema/money/promo-codes.ts';

interface FoundPromo {
  readonly promo: KnownPromo;
  readonly facts: PromoCodeFacts;
}

/** A promo code with the facts that the rules need. `lock`: nobody else can take a use until the transaction ends. */
export const findPromo = async (
  db: Executor,
  code: string,
  userId: string,
  lock: boolean,
): Promise<FoundPromo | null> => {
  const query = db.select().from(promoCode).where(eq(promoCode.code, code));
  const [row] = lock ? await query.for('update') : await query;
  if (!row) return null;
  const [voucher] = await db
    .select({ code: courseVoucher.code })
    .from(courseVoucher)
    .where(eq(courseVoucher.code, code));
  const [used] = await db
    .select({ byUser: count() })
    .from(promoCodeUse)
    .where(and(eq(promoCodeUse.code, code), eq(promoCodeUse.userId, userId)));
  const { percent, amount, categoryIds, categoryKinds, gameId, maxUses, maxUsesPerUser } = row;
  return {
    promo: { code, percent, amount, ...(voucher ? { prepaid: true } : {}) },
    facts: {
      userId: row.userId,
      gameId,
      categoryIds,
      categoryKinds,
      expiresAt: row.expiresAt?.getTime() ?? null,
      deactivated: row.deactivatedAt !== null || row.askedBy !== null,
      maxUses,
      uses: row.uses,
      maxUsesPerUser,
      usesByUser: used?.byUser ?? 0,
    },
  };
};
