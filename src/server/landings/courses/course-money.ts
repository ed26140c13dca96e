import { eq, inArray, sql } from 'drizzle-orm';
import type { Kopecks } from '../../../domain/money/kopecks';
import type { Executor } from '../../db/open-database';
import { courseVoucher } from '../../db/schema/landings';
import { promoCodeUse } from '../../db/schema/promo-codes';
import { squad, squadPayment } from '../../db/schema/squads';

interface VoucherUse {
  readonly code: string;
  readonly lesson: number;
  /** The squad that holds it; null while it is free. */
  readonly squadId: number | null;
  /** What it has taken off there, as far as the money is settled or held. */
  readonly spent: Kopecks;
  /** The squad's money may still move. */
  readonly goesOn: boolean;
}

/** The vouchers of purchases by their purchase, each with what its squad says. */
export const readVouchers = async (db: Executor, purchaseIds: readonly string[]): Promise<ReadonlyMap<string, readonly VoucherUse[]>> => {
  if (purchaseIds.length === 0) return new Map();
  const rows = await db
    .select({
      purchaseId: courseVoucher.purchaseId,
      code: courseVoucher.code,
      lesson: courseVoucher.lesson,
      squadId: promoCodeUse.squadId,
      status: squad.status,
      settledAt: squad.settledAt,
      spent: sql<number>`coalesce((SELECT sum(${squadPayment.subsidy} - ${squadPayment.subsidyReturned}) FROM ${squadPayment} WHERE ${squadPayment.squadId} = ${squad.id}), 0)::float8`,
    })
    .from(courseVoucher)
    .leftJoin(promoCodeUse, eq(promoCodeUse.code, courseVoucher.code))
    .leftJoin(squad, eq(squad.id, promoCodeUse.squadId))
    .where(inArray(courseVoucher.purchaseId, [...purchaseIds]))
    .orderBy(courseVoucher.lesson);
  const found = new Map<string, VoucherUse[]>();
  for (const { purchaseId, code, lesson, squadId, status, settledAt, spent } of rows) {
    const goesOn = status !== null && status !== 'DISBANDED' && !(status === 'FINISHED' && settledAt !== null);
    found.set(purchaseId, [...(found.get(purchaseId) ?? []), { code, lesson, squadId, spent, goesOn }]);
  }
  return found;
};

/** What all of them have taken off so far. */
export const spentOf = (vouchers: readonly VoucherUse[]): Kopecks => vouchers.reduce((sum, { spent }) => sum + spent, 0);
