import { hours, minutes, seconds } from '../time/durations';

/**
 * Limits of sign-in, codes and letters; times in ms. Codes, links and pauses between changes use product time,
 * rate-limit windows real time.
 */
export const authLimits = {
  password: { min: 8, max: 128 },
  emailCode: { digits: 6, lifetime: minutes(15), tries: 5, resendAfter: seconds(60) },
  resetLink: { lifetime: hours(1) },
  loginToken: { lifetime: minutes(15) },
  emailChangeEvery: hours(24),
  /**
   * How long a changed address opens nothing unless its owner confirms it: long enough to notice the letter at the old
   * one after a weekend, short enough for somebody who has lost that mailbox.
   */
  changedAddressRests: hours(72),
  usernameChange: { window: hours(24), tries: 10 },
  signIn: { window: minutes(15), triesPerAccount: 10, triesPerAddress: 100 },
  register: { window: hours(1), perAddress: 20 },
  letters: { window: hours(1), perAddress: 10, perAccount: 10 },
} as const;

/**
 * The second factor of operators (TOTP, RFC 6238): a code is valid for `period` ms, plus or minus one period; a
 * session at the desk ends after `idle` ms (real time) without an act of its operator.
 */
export const deskCodeTerms = {
  digits: 6,
  period: seconds(30),
  window: minutes(15),
  /** In one session, or for one link to a new password. */
  tries: 5,
  /** In all sessions of a person, and as many by all their links: guesses have an end, and a thief cannot spend it alone. */
  triesOfPerson: 30,
  idle: minutes(30),
  recoveryCodes: 10,
  recoveryLetters: 16,
} as const;

/** Length of an administrator's reason, in characters. */
export const reasonLimits = { min: 10, max: 500 } as const;

/** Minimum length of a question to the support, in characters; its maximum is that of a chat message. */
export const supportLimits = { textMin: 10 } as const;

/** Length of the title of an answer template, in characters. */
export const supportTemplateLimits = { title: 80 } as const;
