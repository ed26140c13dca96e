import type { CallResponse } from '#client/api/call.ts';

type Withdrawal = CallResponse<'GET /v1/admin/withdrawals/{id}'>;

const id = '0190f000-0000-7000-8000-000000000001';
const at = '2026-11-20T10:00:00.000Z';
const nothing = { orders: 0, squads: 0, tips: 0, articles: 0, reserves: 0 };

/** Somebody's request for 1,000 ₽ that waits for a decision, as an operator opens it. */
export const aWithdrawal = (given: Partial<Withdrawal> = {}): Withdrawal => ({
  id,
  person: { id: '0190f000-0000-7000-8000-000000000002', username: 'Енот', avatarUrl: null, level: null },
  amount: 1000,
  fee: 0,
  payout: 1000,
  method: 'SBP',
  bank: 'TBANK',
  walletShown: '2200 •••• 4567',
  status: 'WAITING_FOR_CONFIRMATION',
  canceled: false,
  risks: [],
  halfConfirmed: false,
  underWay: null,
  paused: false,
  createdAt: at,
  changedAt: at,
  comment: null,
  reference: null,
  confirmedAt: null,
  heldUntil: null,
  halfConfirmedBy: null,
  twoOperators: false,
  taxHold: null,
  methodSince: null,
  money: {
    earned: 0,
    withdrawn: 0,
    withdrawals: 0,
    averageWithdrawal: null,
    available: 0,
    held: 0,
    deposited: 0,
    corrected: 0,
    spent: 0,
    withdrawnToday: 0,
    month: nothing,
    adds: true,
  },
  about: { orders: null, squads: 0, rating: null, since: at, lastOnlineAt: null },
  earlier: [],
  ...given,
});
