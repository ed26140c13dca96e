/**
 * The result of a payment provider's callback. REFUND_TO_DECIDE: a refund without a sum that can be read, or larger than
 * what is left of the deposit.
 */
export const callbackVerdicts = [
  'CREDITED',
  'DECLINED',
  'WAITING',
  'REFUNDED',
  'CHECKED',
  'NOTHING_NEW',
  'FORGED',
  'UNREADABLE',
  'UNKNOWN_DEPOSIT',
  'WRONG_SUM',
  'EARLY_REFUND',
  'REFUND_TO_DECIDE',
] as const;

export type CallbackVerdict = (typeof callbackVerdicts)[number];

/** Results that moved no money and need an operator. */
export const unmatchedVerdicts = [
  'FORGED',
  'UNREADABLE',
  'UNKNOWN_DEPOSIT',
  'WRONG_SUM',
  'EARLY_REFUND',
  'REFUND_TO_DECIDE',
] as const satisfies readonly CallbackVerdict[];

/** Whether an operator has to look at a callback; null: the process ended before it was judged. */
export const isUnmatched = (verdict: CallbackVerdict | null): boolean =>
  verdict === null || unmatchedVerdicts.some((one) => one === verdict);

/** Callbacks that an operator's refund of their deposit settles too. */
export const refundVerdicts = ['EARLY_REFUND', 'REFUND_TO_DECIDE'] as const satisfies readonly CallbackVerdict[];

/** Whether an operator may tie a callback to a deposit, which credits it: a refund is no payment. */
export const isTieable = (verdict: CallbackVerdict | null): boolean =>
  isUnmatched(verdict) && !refundVerdicts.some((one) => one === verdict);
