import { hours, minutes, seconds } from './durations';

export const authLimits = {
  codeDigits: 6,
  codeLifetime: minutes(15),
  codeTries: 5,
  codeResendPause: seconds(60),
  emailChangePause: hours(24),
  resetLinkLifetime: hours(1),
  passwordMin: 8,
  passwordMax: 128,
} as const;
