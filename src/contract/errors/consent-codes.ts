/** Of a person's age and of what they have agreed to. */
export const consentErrorCodes = [
  'AGE_UNKNOWN',
  'AGE_ALREADY_GIVEN',
  'AGE_ADULTS_ONLY',
  'AGE_TOO_YOUNG',
  'AGE_PARENT_NEEDED',
  'AGE_DEPOSIT_LIMIT',
  'CONSENT_TEXT_CHANGED',
  'CONSENT_ORDERS_ON',
  'CONSENT_MATE_TERMS',
] as const;
