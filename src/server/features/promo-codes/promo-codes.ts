import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { promoCode, promoCodeUse } from '../../platform/db/schema/money/promo-codes';
import { Refusal } from '../../platform/http/refusal';

/** One use of a code: by whom and in which squad. */
interface PromoUse {
  readonly squadId: number;
  readonly code: string;
  readonly userId: string;
  readonly at: Date;
}

/** Stores course vouchers as promo codes: `amount` in kopecks, unused. */
export const issuePromoCodes = async (tx: Tx, codes: readonly (typeof promoCode.$inferInsert)[]): Promise<void> => {
  await tx.insert(promoCode).values(codes.map((code) => ({ ...code, lesson: true })));
};

/** Locks these codes in one order, so that nobody takes a use until the transaction ends. */
export const lockPromoCodes = async (tx: Tx, codes: readonly string[]): Promise<void> => {
  if (codes.length === 0) return;
  await tx
    .select({ code: promoCode.code })
    .from(promoCode)
    .where(inArray(promoCode.code, [...codes]))
    .orderBy(promoCode.code)
    .for('update');
};

/** Deactivates these codes; one that is inactive already keeps its moment. */
export const deactivatePromoCodes = async (tx: Tx, codes: readonly string[], at: Date): Promise<void> => {
  if (codes.length === 0) return;
  await tx
    .update(promoCode)
    .set({ deactivatedAt: at })
    .where(and(inArray(promoCode.code, [...codes]), isNull(promoCode.deactivatedAt)));
};

/** @throws Refusal SQUADS_PROMO_CODE_EXCEEDS_USES when the last use has just been taken */
export const takePromoUse = async (tx: Tx, { squadId, code, userId, at }: PromoUse): Promise<void> => {
  const taken = await tx
    .update(promoCode)
    .set({ uses: sql`${promoCode.uses} + 1` })
    .where(and(eq(promoCode.code, code), or(isNull(promoCode.maxUses), lt(promoCode.uses, promoCode.maxUses))))
    .returning({ code: promoCode.code });
  if (taken.length === 0) throw new Refusal('SQUADS_PROMO_CODE_EXCEEDS_USES');
  await tx.insert(promoCodeUse).values({ squadId, code, userId, createdAt: at });
};

/** Returns a squad's use; idempotent. */
export const releasePromoUse = async (tx: Tx, squadId: number, code: string): Promise<void> => {
  const gone = await tx
    .delete(promoCodeUse)
    .where(and(eq(promoCodeUse.code, code), eq(promoCodeUse.squadId, squadId)))
    .returning({ code: promoCodeUse.code });
  if (gone.length === 0) return;
  await tx
    .update(promoCode)
    .set({ uses: sql`${promoCode.uses} - 1` })
    .where(eq(promoCode.code, code));
};

/** Moves the promo code use to the squad that replaces another. */
export const movePromoUses = async (tx: Tx, fromSquadId: number, toSquadId: number): Promise<void> => {
  await tx.update(promoCodeUse).set({ squadId: toSquadId }).where(eq(promoCodeUse.squadId, fromSquadId));
};
