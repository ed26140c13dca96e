import type { Tx } from '#server/platform/db/open-database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type DepositRow, lockDeposit } from '../deposits/lock-deposit-row';

/** Locks a deposit for an operator's decision. @throws Refusal ADMIN_DEPOSIT_NOT_FOUND, ADMIN_OWN_OBJECT */
export const lockForOperator = async (tx: Tx, operatorId: string, id: string): Promise<DepositRow> => {
  const row = await lockDeposit(tx, id);
  if (!row) throw new Refusal('ADMIN_DEPOSIT_NOT_FOUND');
  if (row.userId === operatorId) throw new Refusal('ADMIN_OWN_OBJECT');
  return row;
};
