import type { CallResponse } from '#client/api/call.ts';
import { withdrawalLife } from '#domain/money/withdrawal-states.ts';

export type Withdrawal = CallResponse<'GET /v1/admin/withdrawals/{id}'>;

export type WithdrawalLine = CallResponse<'GET /v1/admin/withdrawals'>['items'][number];

/** Still to be decided or paid. */
export const isOpenWithdrawal = ({ status }: Pick<Withdrawal, 'status'>): boolean =>
  withdrawalLife.open.includes(status);
