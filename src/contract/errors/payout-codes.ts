/** Of what leaves to people: payouts, their taxes, gifts that wait for a check. */
export const payoutErrorCodes = [
  'PAYOUT_UNDER_WAY',
  'PAYOUT_NOT_SERVED',
  'TAX_STATUS_NOT_TOLD',
  'NPD_RECEIPT_CLOSED',
  'NPD_RECEIPT_USED',
  'RISK_RING_DECIDED',
  'RISK_NOTHING_TO_UNDO',
  'RISK_MONEY_GONE',
] as const;
