import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { authLimits } from '#domain/people/auth-limits.ts';
import { type SignInProvider, signInTerms } from '#domain/people/sign-in-provider.ts';
import type { App } from '#server/platform/app.ts';
import { socialTrip } from '#server/platform/db/schema/sign-in-elsewhere.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { networkOf } from '#server/platform/http/network-of.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { deviceOf } from '#server/platform/sessions/cookies.ts';
import { newToken, tokenHash } from '#server/platform/sessions/tokens.ts';
import { adapterOf, isEntrance } from './adapters';

export type AuthorizationRequestRow = typeof socialTrip.$inferSelect;

interface NewRequest {
  readonly provider: SignInProvider;
  readonly returnTo: string;
  /** The person to link the identity to; null: to sign in. */
  readonly userId: string | null;
}

interface Http {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The callback URL that the provider redirects to; it has to be registered there. */
export const redirectUriOf = ({ config }: Pick<App, 'config'>, provider: SignInProvider): string =>
  `${config.publicUrl}/v1/auth/social/${provider}/callback`;

/** The hash of this browser's device cookie, which lives for a year. */
export const deviceHashOf = ({ config }: Pick<App, 'config'>, { request, reply }: Http): Buffer =>
  tokenHash(deviceOf(config, request, reply));

/**
 * Stores an authorization request and returns the provider's URL to redirect to.
 * @throws Refusal NOT_FOUND for a provider that is not set up, SIGN_IN_CLOSED for one that is no entrance, RATE_LIMITED
 */
export const startAuthorization = async (
  app: App,
  http: Http,
  journey: NewRequest,
): Promise<{ readonly redirectUrl: string }> => {
  const { provider, returnTo, userId } = journey;
  const adapter = adapterOf(app, provider);
  if (adapter === null) throw new Refusal('NOT_FOUND');
  if (userId === null && !(await isEntrance(app, provider))) throw new Refusal('SIGN_IN_CLOSED');
  const { window, triesPerAddress } = authLimits.signIn;
  await limitRate(app, `social:${networkOf(http.request.ip)}`, triesPerAddress, window);
  const [state, verifier] = [newToken(), newToken()];
  const deviceHash = deviceHashOf(app, http);
  const now = Date.now();
  await app.db.delete(socialTrip).where(lt(socialTrip.expiresAt, new Date(now)));
  await app.db
    .insert(socialTrip)
    .values({
      stateHash: tokenHash(state),
      deviceHash,
      provider,
      verifier,
      returnTo,
      userId,
      expiresAt: new Date(now + signInTerms.roundTrip),
    });
  const redirectUri = redirectUriOf(app, provider);
  return { redirectUrl: await adapter.authorizationUrl({ state, verifier, redirectUri }) };
};

/** Consumes the authorization request of this browser; null when its state is used, expired or of another browser. */
export const consumeAuthorizationRequest = async (
  app: App,
  http: Http,
  provider: SignInProvider,
  state: string,
): Promise<AuthorizationRequestRow | null> => {
  const now = new Date();
  const own = and(
    eq(socialTrip.stateHash, tokenHash(state)),
    eq(socialTrip.deviceHash, deviceHashOf(app, http)),
    eq(socialTrip.provider, provider),
    isNull(socialTrip.usedAt),
    gt(socialTrip.expiresAt, now),
  );
  const [row] = await app.db.update(socialTrip).set({ usedAt: now }).where(own).returning();
  return row ?? null;
};
