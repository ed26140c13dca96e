import type { Transaction } from '#contract/schemas/transaction.ts';

/** A line of somebody's history: by default a deposit of 3,000 ₽. */
export const aTransaction = (given: Partial<Transaction> = {}): Transaction => ({
  id: '1',
  type: 'DEPOSIT',
  amount: 3000,
  bonusAmount: 0,
  giftAmount: 0,
  balance: 3000,
  bonusReason: null,
  status: null,
  reversal: false,
  squadId: null,
  squad: null,
  withdrawal: null,
  details: {},
  createdAt: '2026-11-20T11:20:00.000Z',
  ...given,
});
