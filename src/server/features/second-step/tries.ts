import { adminCodeTerms } from '#domain/people/auth-limits.ts';
import { secondStepTerms } from '#domain/people/second-step.ts';
import type { App } from '#server/platform/app.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';

// Everything is counted before it is checked, over all sessions of the person.

/** Codes can be guessed: those of the desk and all others count together. @throws Refusal RATE_LIMITED */
export const countCodeTry = (app: App, userId: string): Promise<void> =>
  limitRate(app, `admin-code:${userId}`, adminCodeTerms.tries, adminCodeTerms.window);

/** Answers of keys cannot be guessed, but cost work. @throws Refusal RATE_LIMITED */
export const countKeyTry = (app: App, userId: string): Promise<void> =>
  limitRate(app, `passkey-try:${userId}`, secondStepTerms.keyTries, secondStepTerms.window);

/** `whose`: a person, or a network without one. @throws Refusal RATE_LIMITED */
export const countChallenge = (app: App, whose: string): Promise<void> =>
  limitRate(app, `passkey-challenge:${whose}`, secondStepTerms.challenges, secondStepTerms.window);
