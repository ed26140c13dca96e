/** Codes of blocks, appeals and ratings of the support. */
export const appealErrorCodes = [
  'ACCOUNT_BLOCKED',
  'APPEAL_NOT_FOUND',
  'APPEAL_MADE',
  'APPEAL_TOO_LATE',
  'APPEAL_OWN_DECISION',
  'APPEAL_DECIDED',
  'SUPPORT_NOT_ANSWERED',
  'SUPPORT_RATED',
  'SUPPORT_PAST_INVALID',
] as const;
