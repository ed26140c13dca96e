import { appealErrorCodes } from './appeal-codes';
import { consentErrorCodes } from './consent-codes';
import { payoutErrorCodes } from './payout-codes';
import { stepErrorCodes } from './second-step-codes';

/** Codes that are listed beside their subject. */
export const codesOfSubjects = [
  ...stepErrorCodes,
  ...appealErrorCodes,
  ...payoutErrorCodes,
  ...consentErrorCodes,
] as const;
