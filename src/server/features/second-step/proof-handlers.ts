import type { secondStepContract } from '#contract/people/second-step.ts';
import { authLimits } from '#domain/people/auth-limits.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call, Handler, Handlers } from '#server/platform/http/call.ts';
import { networkOf } from '#server/platform/http/network-of.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { deviceOf } from '#server/platform/sessions/cookies.ts';
import { newProof } from '#server/platform/sessions/second-step.ts';
import { tokenHash } from '#server/platform/sessions/tokens.ts';
import { confirmResetLink, openSessionAs, ownerOfResetLink } from '../auth/public';
import type { ChallengeOf } from './challenges';
import { checkPasskey, requestOptionsFor } from './check-passkey';
import { consumeAnyCode } from './codes';
import { takeLossBack } from './loss';
import { countChallenge, countCodeTry, countKeyTry } from './tries';

type Contract = typeof secondStepContract;
type Proof = Handlers<Pick<Contract, Extract<keyof Contract, `${string} /v1/auth/${string}`>>>;

const hex = (text: string): string => tokenHash(text).toString('hex');

const ofBrowser = (app: App, { request, reply }: Call['http']): ChallengeOf => ({
  purpose: 'SIGN_IN',
  holder: `device:${hex(deviceOf(app.config, request, reply))}`,
});

/**
 * Whose second step it is, and what it is taken for: the session, or the link to a new password, which has none.
 * @throws Refusal UNAUTHENTICATED, AUTH_RESET_PASSWORD_BAD_TOKEN, RATE_LIMITED
 */
const subjectOf = async (
  app: App,
  {
    actor,
    http,
    body: { resetToken },
  }: { actor: Actor | null; http: Call['http']; body: { resetToken?: string | undefined } },
): Promise<ChallengeOf & { readonly userId: string }> => {
  if (resetToken === undefined) {
    if (actor === null) throw new Refusal('UNAUTHENTICATED');
    return { userId: actor.id, purpose: 'CONFIRM', holder: `session:${actor.sessionId}` };
  }
  const { triesPerAddress, window } = authLimits.signIn;
  await limitRate(app, `reset:${networkOf(http.request.ip)}`, triesPerAddress, window);
  const userId = await ownerOfResetLink(app, resetToken);
  return { userId, purpose: 'CONFIRM', holder: `link:${hex(resetToken)}` };
};

/** A code, consumed; since when what made it is set up. @throws Refusal SECOND_STEP_WRONG_CODE */
const checkCode = (app: App, userId: string, code: string): Promise<Date> =>
  inTransaction(app.db, async (tx) => {
    const taken = await consumeAnyCode(app, tx, userId, code);
    if (taken === null) throw new Refusal('SECOND_STEP_WRONG_CODE');
    // A recovery code is as young as can be: who reaches for it has lost the rest, or found it.
    return taken.way === 'APP' ? taken.since : new Date(app.clock.now());
  });

const takeStep: Handler<Contract['POST /v1/auth/second-step']> = async (app, { actor, body, http }) => {
  const { userId, ...challengeOf } = await subjectOf(app, { actor, body, http });
  if (body.answer === undefined && body.code === undefined) throw new Refusal('SECOND_STEP_WRONG_CODE');
  await (body.answer === undefined ? countCodeTry : countKeyTry)(app, { userId, holder: challengeOf.holder });
  const since =
    body.answer === undefined
      ? await checkCode(app, userId, body.code ?? '')
      : (await checkPasskey(app, body.answer, challengeOf, userId)).since;
  await inTransaction(app.db, async (tx) => {
    await takeLossBack(app, tx, userId);
    if (body.resetToken !== undefined) await confirmResetLink(app, tx, body.resetToken);
  });
  return newProof(
    app.secret,
    body.resetToken === undefined ? (actor?.sessionId ?? '') : challengeOf.holder,
    since.getTime(),
  );
};

const signInByKey: Handler<Contract['POST /v1/auth/passkey']> = async (app, { body, http }) => {
  const { triesPerAddress, window } = authLimits.signIn;
  await limitRate(app, `passkey:${networkOf(http.request.ip)}`, triesPerAddress, window);
  const { userId, since } = await checkPasskey(app, body.answer, ofBrowser(app, http), null);
  const { me, sessionId } = await openSessionAs(app, userId, http.request, http.reply);
  await inTransaction(app.db, (tx) => takeLossBack(app, tx, userId));
  return { me, ...newProof(app.secret, sessionId, since.getTime()) };
};

/** How a person proves themselves: to come in, or where money moves. */
export const proofHandlers: Proof = {
  'POST /v1/auth/passkey/options': async (app, { http }) => {
    await countChallenge(app, networkOf(http.request.ip));
    return requestOptionsFor(app, ofBrowser(app, http), null);
  },
  'POST /v1/auth/passkey': signInByKey,
  'POST /v1/auth/second-step/options': async (app, call) => {
    const { userId, ...challengeOf } = await subjectOf(app, call);
    await countChallenge(app, challengeOf.holder);
    return requestOptionsFor(app, challengeOf, userId);
  },
  'POST /v1/auth/second-step': takeStep,
};
