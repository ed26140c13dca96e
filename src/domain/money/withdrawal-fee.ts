import type { WithdrawalMethod } from '../enums/withdrawal-method';
import { withdrawalMethodTerms } from '../settings/withdrawal-limits';
import type { Kopecks } from './kopecks';
import { percentOf } from './percent-of';

/** What the service keeps of a withdrawal; the person receives the rest. In kopecks. */
export const withdrawalFee = (method: WithdrawalMethod, amount: Kopecks): Kopecks => {
  const { feePercent, feeMin } = withdrawalMethodTerms[method];
  return Math.max(percentOf(amount, feePercent), feeMin);
};
