/** Of passkeys, the authenticator app, recovery codes and what asks for them. */
export const stepErrorCodes = [
  'SECOND_STEP_REQUIRED',
  'SECOND_STEP_WRONG_CODE',
  'SECOND_STEP_NOT_SET_UP',
  'SECOND_STEP_LOSS_OPEN',
  'SECOND_STEP_LOSS_EARLY',
  'PASSKEY_REFUSED',
  'PASSKEY_KNOWN',
  'PASSKEYS_LIMIT',
  'AUTHENTICATOR_SET_UP',
] as const;
