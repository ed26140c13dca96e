import { hours, minutes, seconds } from '../time/durations';

/**
 * Sign-in, codes and letters: tries, and milliseconds; codes, links and changes live by product time, windows of tries
 * by real time.
 */
export const authLimits = {
  password: { min: 8, max: 128 },
  emailCode: { digits: 6, lifetime: minutes(15), tries: 5, resendAfter: seconds(60) },
  resetLink: { lifetime: hours(1) },
  loginToken: { lifetime: minutes(15) },
  emailChangeEvery: hours(24),
  usernameChange: { window: hours(24), tries: 10 },
  signIn: { window: minutes(15), triesPerAccount: 10, triesPerAddress: 100 },
  register: { window: hours(1), perAddress: 20 },
  letters: { window: hours(1), perAddress: 10, perAccount: 10 },
} as const;

/**
 * The second factor of operators (RFC 6238): a code of the app lives `period` ms and may be late or early by one; a
 * session of the back office ends after `idle` ms of real time in which its operator did nothing.
 */
export const adminCodeTerms = {
  digits: 6,
  period: seconds(30),
  window: minutes(15),
  tries: 5,
  idle: minutes(30),
  recoveryCodes: 10,
  recoveryLetters: 16,
} as const;

/** Why an administrator did it, in characters. */
export const adminLimits = { reasonMin: 10, reasonMax: 500 } as const;

/** A question to the support, in characters; it may be as long as any message of a chat. */
export const supportLimits = { textMin: 10 } as const;

/** A prepared answer of the support, in characters. */
export const supportTemplateLimits = { title: 80 } as const;
