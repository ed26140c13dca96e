import type { output } from 'zod/v4/core';
import type { transactionWithdrawal } from '../../contract/schemas/transaction';
import { kopecksToRubles } from '../../domain/money/kopecks-to-rubles';
import type { withdrawal } from '../db/schema/withdrawals';

/** Whole requisites never leave: enough stays to tell one card from another. */
export const walletEnd = (wallet: string): string => wallet.slice(-4);

/** A withdrawal as its owner sees it. */
export const describeWithdrawal = (row: typeof withdrawal.$inferSelect): output<typeof transactionWithdrawal> => ({
  id: row.id,
  status: row.status,
  method: row.method,
  walletEnd: walletEnd(row.wallet),
  bank: row.bank,
  fee: kopecksToRubles(row.fee),
  canceled: row.canceled,
  comment: row.comment,
});
