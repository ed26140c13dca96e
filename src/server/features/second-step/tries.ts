import { deskCodeTerms } from '#domain/people/auth-limits.ts';
import { secondStepTerms } from '#domain/people/second-step.ts';
import type { App } from '#server/platform/app.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';

// Everything is counted before it is checked. Whoever tries is counted first, so that a stolen session or a mailbox does
// not use up what its owner has.

/** Who tries: a session, or a link to a new password, which has none. */
export interface Tries {
  readonly userId: string;
  /** `session:…` or `link:…` */
  readonly holder: string;
}

export const triesOf = ({ id, sessionId }: Pick<Actor, 'id' | 'sessionId'>): Tries => ({
  userId: id,
  holder: `session:${sessionId}`,
});

/**
 * Codes can be guessed: those of the desk and all others count together. Links have a total of their own: a mailbox
 * makes as many of them as it likes, and sessions lose nothing by it.
 * @throws Refusal RATE_LIMITED
 */
export const countCodeTry = async (app: App, { userId, holder }: Tries): Promise<void> => {
  const { tries, triesOfPerson, window } = deskCodeTerms;
  await limitRate(app, `admin-code:${holder}`, tries, window);
  const all = holder.startsWith('link:') ? 'links' : 'sessions';
  await limitRate(app, `admin-code:${all}-of:${userId}`, triesOfPerson, window);
};

/** Answers of keys cannot be guessed, but cost work. @throws Refusal RATE_LIMITED */
export const countKeyTry = (app: App, { holder }: Tries): Promise<void> =>
  limitRate(app, `passkey-try:${holder}`, secondStepTerms.keyTries, secondStepTerms.window);

/** `whose`: a session, a link, or a network without one. @throws Refusal RATE_LIMITED */
export const countChallenge = (app: App, whose: string): Promise<void> =>
  limitRate(app, `passkey-challenge:${whose}`, secondStepTerms.challenges, secondStepTerms.window);
