/**
 * Work of the outbox that an operator may have done again when it was given up: letters, and what other parts of the
 * product wait for. Calls of messengers and browsers are not among them: an hour later they help nobody.
 */
export const undeliveredKinds = [
  'mail',
  'notifier',
  'passwordReset',
  'loginLink',
  'paidOrder',
  'personGone',
  'gameAsks',
  'voiceGone',
  'receipts',
  'receipt',
  'refund',
  'payout',
  'npdCheck',
] as const;

export type UndeliveredKind = (typeof undeliveredKinds)[number];
