import { hours, minutes, seconds } from './durations';

/** Sign-in, codes and letters: tries, and milliseconds; codes, links and changes live by product time, windows of tries by real time. */
export const authLimits = {
  password: { min: 8, max: 128 },
  emailCode: { digits: 6, lifetime: minutes(15), tries: 5, resendAfter: seconds(60) },
  resetLink: { lifetime: hours(1) },
  loginToken: { lifetime: minutes(15) },
  emailChangeEvery: hours(24),
  usernameChange: { window: hours(24), tries: 10 },
  signIn: { window: minutes(15), triesPerAccount: 10, triesPerAddress: 100 },
  register: { window: hours(1), perAddress: 20 },
  letters: { window: hours(1), perAddress: 10 },
} as const;
