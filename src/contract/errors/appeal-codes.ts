/** Codes of blocks and appeals. */
export const appealErrorCodes = [
  'ACCOUNT_BLOCKED',
  'APPEAL_NOT_FOUND',
  'APPEAL_MADE',
  'APPEAL_TOO_LATE',
  'APPEAL_OWN_DECISION',
  'APPEAL_DECIDED',
] as const;
