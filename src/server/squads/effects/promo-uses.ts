import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { promoCode, promoCodeUse } from '../../db/schema/promo-codes';
import { Refusal } from '../../http/refusal';
import type { EffectHandlers } from './effect-handler';

/** @throws Refusal SQUADS_PROMO_CODE_EXCEEDS_USES when somebody else took the last one */
export const takePromoUse: EffectHandlers['takePromoUse'] = async ({ tx, squadId, at }, { code, userId }) => {
  const taken = await tx
    .update(promoCode)
    .set({ uses: sql`${promoCode.uses} + 1` })
    .where(and(eq(promoCode.code, code), or(isNull(promoCode.maxUses), lt(promoCode.uses, promoCode.maxUses))))
    .returning({ code: promoCode.code });
  if (taken.length === 0) throw new Refusal('SQUADS_PROMO_CODE_EXCEEDS_USES');
  await tx.insert(promoCodeUse).values({ squadId, code, userId, createdAt: at });
};

/** Gives a use back once, however often it is asked. */
export const releasePromoUse: EffectHandlers['releasePromoUse'] = async ({ tx, squadId }, { code }) => {
  const gone = await tx.delete(promoCodeUse).where(and(eq(promoCodeUse.code, code), eq(promoCodeUse.squadId, squadId))).returning({ code: promoCodeUse.code });
  if (gone.length > 0) await tx.update(promoCode).set({ uses: sql`${promoCode.uses} - 1` }).where(eq(promoCode.code, code));
};
