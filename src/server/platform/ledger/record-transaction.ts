import type { BonusReason } from '#domain/money/bonus.ts';
import type { TransactionType } from '#domain/money/transaction-type.ts';
import type { Tx } from '../db/open-database';
import { balanceTransaction } from '../db/schema/money/ledger';

export interface TransactionLine {
  readonly userId: string;
  readonly operationId: string;
  readonly type: TransactionType;
  /** Kopecks, signed from the person's point of view. */
  readonly amount: number;
  /** The part of `amount` that is bonus money, with the same sign. */
  readonly bonusAmount?: number;
  /** The part of `amount` that is money of gift certificates, with the same sign. */
  readonly giftAmount?: number;
  readonly bonusReason?: BonusReason;
  readonly squadId?: number;
  readonly reversalOf?: number;
  readonly details?: Record<string, unknown>;
}

/** Writes lines of people's history (/balance); returns their ids in order. Lines of zero are skipped. */
export const recordTransactions = async (
  tx: Tx,
  lines: readonly TransactionLine[],
  at: Date,
): Promise<readonly number[]> => {
  const real = lines.filter((line) => line.amount !== 0);
  if (real.length === 0) return [];
  const rows = await tx
    .insert(balanceTransaction)
    .values(real.map((line) => ({ ...line, createdAt: at })))
    .returning({ id: balanceTransaction.id });
  return rows.map((row) => row.id);
};
