import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import type { promoCodesContract } from '#contract/money/promo-codes.ts';
import { promoCode, promoCodeUse } from '../../platform/db/schema/money/promo-codes';
import type { Handlers } from '../../platform/http/call';

const shown = 20;

const leastOf = (...lefts: readonly (number | null)[]): number | null => {
  const known = lefts.filter((left) => left !== null);
  return known.length === 0 ? null : Math.max(0, Math.min(...known));
};

/** Course vouchers are not listed here: their course shows them. */
export const promoCodesHandlers: Handlers<typeof promoCodesContract> = {
  'GET /v1/promo-codes/my': async (app, { actor }) => {
    const used = app.db.$count(
      promoCodeUse,
      and(eq(promoCodeUse.code, promoCode.code), eq(promoCodeUse.userId, actor.id)),
    );
    const rows = await app.db
      .select({ promo: promoCode, used })
      .from(promoCode)
      .where(
        and(
          eq(promoCode.userId, actor.id),
          eq(promoCode.lesson, false),
          isNull(promoCode.deactivatedAt),
          isNull(promoCode.askedBy),
          or(isNull(promoCode.expiresAt), gt(promoCode.expiresAt, new Date(app.clock.now()))),
        ),
      )
      .orderBy(asc(promoCode.expiresAt), asc(promoCode.code))
      .limit(shown);
    return rows
      .map(({ promo, used }) => ({
        code: promo.code,
        percent: promo.percent,
        amount: promo.amount,
        gameId: promo.gameId,
        expiresAt: promo.expiresAt,
        usesLeft: leastOf(
          promo.maxUses === null ? null : promo.maxUses - promo.uses,
          promo.maxUsesPerUser === null ? null : promo.maxUsesPerUser - used,
        ),
      }))
      .filter(({ usesLeft }) => usesLeft !== 0);
  },
};
