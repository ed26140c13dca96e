import { eq } from 'drizzle-orm';
import type { socialContract } from '#contract/people/social.ts';
import { authLimits } from '#domain/people/auth-limits.ts';
import { type SignInOutcome, type SignInProvider, signInTerms } from '#domain/people/sign-in-provider.ts';
import type { App } from '#server/platform/app.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { socialNewcomer } from '#server/platform/db/schema/sign-in-elsewhere.ts';
import { sessionOf } from '#server/platform/http/authorise.ts';
import type { Call, Handler } from '#server/platform/http/call.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { networkOf } from '#server/platform/http/network-of.ts';
import { openSession } from '../open-session';
import { CallbackRejected, type CallbackParams, ProviderUnavailable, type ProviderIdentity } from './adapter';
import { adapterOf, isEntrance } from './adapters';
import { linkIdentity, ownerOf } from './identities';
import {
  consumeAuthorizationRequest,
  deviceHashOf,
  redirectUriOf,
  type AuthorizationRequestRow,
} from './authorization-requests';
import { passIfBlocked } from '../../users/public';
import { blockedPath, signInPath } from '#contract/routes/product-pages.ts';

type Contract = (typeof socialContract)['GET /v1/auth/social/{provider}/callback'];
type Http = Call<Contract>['http'];

const withOutcome = (path: string, outcome: SignInOutcome): string => {
  const url = new URL(path, 'http://own');
  url.searchParams.set('social', outcome);
  // A path that begins with two slashes would be another host.
  return url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash;
};

const loginPage = (returnTo: string): string => `${signInPath}?returnTo=${encodeURIComponent(returnTo)}`;

/** Repeated parameters are dropped. */
const callbackParamsOf = (query: unknown): CallbackParams =>
  Object.fromEntries(
    Object.entries(Object(query)).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/**
 * Signs in the owner of a known identity; for an unknown one this browser may create an account. Returns the path to
 * redirect to.
 */
const signInOrOfferAccount = async (
  app: App,
  http: Http,
  { provider, returnTo }: Pick<AuthorizationRequestRow, 'provider' | 'returnTo'>,
  identity: ProviderIdentity,
): Promise<string> => {
  const userId = await ownerOf(app.db, provider, identity.subject);
  if (userId !== null) {
    const [user] = await app.db
      .select({ id: appUser.id, status: appUser.status, blockedAt: appUser.blockedAt })
      .from(appUser)
      .where(eq(appUser.id, userId));
    const pass = user ? passIfBlocked(app.secret, user) : null;
    if (pass !== null) return blockedPath(pass);
    if (user?.status !== 'ACTIVE') return withOutcome(loginPage(returnTo), 'blocked');
    await openSession(app, userId, http.request, http.reply);
    return returnTo;
  }
  const { subject, title, email } = identity;
  const row = { provider, subject, title, email, expiresAt: new Date(Date.now() + signInTerms.registration) };
  await app.db
    .insert(socialNewcomer)
    .values({ deviceHash: deviceHashOf(app, http), ...row })
    .onConflictDoUpdate({ target: socialNewcomer.deviceHash, set: row });
  return `${loginPage(returnTo)}&mode=join`;
};

/** Links the identity to the person who started the request, if they are still signed in here. */
const linkToSignedIn = async (
  app: App,
  http: Http,
  request: AuthorizationRequestRow,
  identity: ProviderIdentity,
): Promise<SignInOutcome> => {
  const found = await sessionOf(app, http.request);
  if (request.userId === null || found?.actor?.id !== request.userId) return 'stale';
  return (await linkIdentity(app, request.userId, request.provider, identity)) ? 'linked' : 'taken';
};

const identifyVia = async (
  app: App,
  request: AuthorizationRequestRow,
  params: CallbackParams,
): Promise<ProviderIdentity | SignInOutcome> => {
  if (params['error'] !== undefined || params['openid.mode'] === 'cancel') return 'declined';
  const { provider, verifier } = request;
  try {
    const authorizationRequest = { state: params['state'] ?? '', verifier, redirectUri: redirectUriOf(app, provider) };
    return (await adapterOf(app, provider)?.identify(params, authorizationRequest)) ?? 'down';
  } catch (problem) {
    if (problem instanceof CallbackRejected) return 'stale';
    if (!(problem instanceof ProviderUnavailable)) throw problem;
    app.log.error({ err: problem, provider }, 'a sign-in provider is unreachable');
    return 'down';
  }
};

const redirectTarget = async (app: App, http: Http, provider: SignInProvider): Promise<string> => {
  const params = callbackParamsOf(http.request.query);
  const request = await consumeAuthorizationRequest(app, http, provider, params['state'] ?? '');
  if (request === null) return withOutcome(signInPath, 'stale');
  const back = request.userId === null ? loginPage(request.returnTo) : request.returnTo;
  // Operators may have closed the entrance meanwhile.
  if (request.userId === null && !(await isEntrance(app, provider))) return withOutcome(back, 'closed');
  const identity = await identifyVia(app, request, params);
  if (typeof identity === 'string') return withOutcome(back, identity);
  return request.userId === null
    ? signInOrOfferAccount(app, http, request, identity)
    : withOutcome(back, await linkToSignedIn(app, http, request, identity));
};

/**
 * The response is always a redirect without a referrer, so that the callback URL with its code does not leak.
 * @throws Refusal RATE_LIMITED
 */
export const handleProviderCallback: Handler<Contract> = async (app, { params, http }) => {
  const { window, triesPerAddress } = authLimits.signIn;
  await limitRate(app, `social:${networkOf(http.request.ip)}`, triesPerAddress, window);
  const to = await redirectTarget(app, http, params.provider);
  app.outbox.kick();
  return http.reply.header('referrer-policy', 'no-referrer').redirect(to, 302);
};
