import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { promoCode, promoCodeUse } from '../../platform/db/schema/money/promo-codes';
import { Refusal } from '../../platform/http/refusal';

/** Who takes a code, in which squad. */
interface PromoUse {
  readonly squadId: number;
  readonly code: string;
  readonly userId: string;
  readonly at: Date;
}

/** Writes lessons of a course down as codes: `amount` in kopecks, no use taken yet. */
export const issuePromoCodes = async (tx: Tx, codes: readonly (typeof promoCode.$inferInsert)[]): Promise<void> => {
  await tx.insert(promoCode).values(codes.map((code) => ({ ...code, lesson: true })));
};

/** Nobody takes a use of these codes until the transaction ends; locked in one order. */
export const lockPromoCodes = async (tx: Tx, codes: readonly string[]): Promise<void> => {
  if (codes.length === 0) return;
  await tx
    .select({ code: promoCode.code })
    .from(promoCode)
    .where(inArray(promoCode.code, [...codes]))
    .orderBy(promoCode.code)
    .for('update');
};

/** These codes serve nobody any more; one that is off already keeps its moment. */
export const deactivatePromoCodes = async (tx: Tx, codes: readonly string[], at: Date): Promise<void> => {
  if (codes.length === 0) return;
  await tx
    .update(promoCode)
    .set({ deactivatedAt: at })
    .where(and(inArray(promoCode.code, [...codes]), isNull(promoCode.deactivatedAt)));
};

/** @throws Refusal SQUADS_PROMO_CODE_EXCEEDS_USES when somebody else took the last one */
export const takePromoUse = async (tx: Tx, { squadId, code, userId, at }: PromoUse): Promise<void> => {
  const taken = await tx
    .update(promoCode)
    .set({ uses: sql`${promoCode.uses} + 1` })
    .where(and(eq(promoCode.code, code), or(isNull(promoCode.maxUses), lt(promoCode.uses, promoCode.maxUses))))
    .returning({ code: promoCode.code });
  if (taken.length === 0) throw new Refusal('SQUADS_PROMO_CODE_EXCEEDS_USES');
  await tx.insert(promoCodeUse).values({ squadId, code, userId, createdAt: at });
};

/** Gives a squad's use back once, however often it is asked. */
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

/** The squad that takes another's place takes its promo code along. */
export const movePromoUses = async (tx: Tx, fromSquadId: number, toSquadId: number): Promise<void> => {
  await tx.update(promoCodeUse).set({ squadId: toSquadId }).where(eq(promoCodeUse.squadId, fromSquadId));
};
