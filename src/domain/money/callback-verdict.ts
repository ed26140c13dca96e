/** The result of a payment provider's callback. */
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
] as const;

export type CallbackVerdict = (typeof callbackVerdicts)[number];

/** Results that moved no money and need an operator. */
export const unmatchedVerdicts = [
  'FORGED',
  'UNREADABLE',
  'UNKNOWN_DEPOSIT',
  'WRONG_SUM',
  'EARLY_REFUND',
] as const satisfies readonly CallbackVerdict[];

/** Whether an operator has to look at a callback; null: the process ended before it was judged. */
export const isUnmatched = (verdict: CallbackVerdict | null): boolean =>
  verdict === null || unmatchedVerdicts.some((one) => one === verdict);

/** Whether an operator may tie a callback to a deposit, which credits it: a refund is no payment. */
export const isTieable = (verdict: CallbackVerdict | null): boolean =>
  isUnmatched(verdict) && verdict !== 'EARLY_REFUND';
