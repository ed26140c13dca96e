/** What became of a provider's callback. */
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
] as const;

export type CallbackVerdict = (typeof callbackVerdicts)[number];

/** Those that moved nothing and that an operator has to look at. */
export const unmatchedVerdicts = [
  'FORGED',
  'UNREADABLE',
  'UNKNOWN_DEPOSIT',
  'WRONG_SUM',
] as const satisfies readonly CallbackVerdict[];

export const isUnmatched = (verdict: CallbackVerdict | null): boolean =>
  verdict === null || unmatchedVerdicts.some((one) => one === verdict);
