import { eq } from 'drizzle-orm';
import type { socialContract } from '../../../../contract/people/social';
import { authLimits } from '../../../../domain/people/auth-limits';
import { type SignInOutcome, type SignInProvider, signInTerms } from '../../../../domain/people/sign-in-provider';
import type { App } from '../../../platform/app';
import { appUser } from '../../../platform/db/schema/people';
import { socialNewcomer } from '../../../platform/db/schema/sign-in-elsewhere';
import { sessionOf } from '../../../platform/http/authorise';
import type { Call, Handler } from '../../../platform/http/call';
import { limitRate } from '../../../platform/http/rate-limit';
import { networkOf } from '../../../platform/http/network-of';
import { openSession } from '../open-session';
import { CallbackRejected, type CallbackParams, ProviderUnavailable, type ProviderIdentity } from './adapter';
import { adapterOf } from './adapters';
import { linkIdentity, ownerOf } from './identities';
import {
  consumeAuthorizationRequest,
  deviceHashOf,
  redirectUriOf,
  type AuthorizationRequestRow,
} from './authorization-requests';

type Contract = (typeof socialContract)['GET /v1/auth/social/{provider}/callback'];
type Http = Call<Contract>['http'];

const withOutcome = (path: string, outcome: SignInOutcome): string => {
  const url = new URL(path, 'http://own');
  url.searchParams.set('social', outcome);
  return url.pathname + url.search + url.hash;
};

const loginPage = (returnTo: string): string => `/login?returnTo=${encodeURIComponent(returnTo)}`;

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
  vouched: ProviderIdentity,
): Promise<string> => {
  const userId = await ownerOf(app.db, provider, vouched.subject);
  if (userId !== null) {
    const [user] = await app.db.select({ status: appUser.status }).from(appUser).where(eq(appUser.id, userId));
    if (user?.status !== 'ACTIVE') return withOutcome(loginPage(returnTo), 'blocked');
    await openSession(app, userId, http.request, http.reply);
    return returnTo;
  }
  const { subject, title, email } = vouched;
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
  trip: AuthorizationRequestRow,
  vouched: ProviderIdentity,
): Promise<SignInOutcome> => {
  const found = await sessionOf(app, http.request);
  if (trip.userId === null || found?.actor?.id !== trip.userId) return 'stale';
  return (await linkIdentity(app, trip.userId, trip.provider, vouched)) ? 'linked' : 'taken';
};

const identifyVia = async (
  app: App,
  trip: AuthorizationRequestRow,
  answer: CallbackParams,
): Promise<ProviderIdentity | SignInOutcome> => {
  if (answer['error'] !== undefined || answer['openid.mode'] === 'cancel') return 'declined';
  const { provider, verifier } = trip;
  try {
    const way = { state: answer['state'] ?? '', verifier, redirectUri: redirectUriOf(app, provider) };
    return (await adapterOf(app, provider)?.identify(answer, way)) ?? 'down';
  } catch (problem) {
    if (problem instanceof CallbackRejected) return 'stale';
    if (!(problem instanceof ProviderUnavailable)) throw problem;
    app.log.error({ err: problem, provider }, 'sign-in provider is silent');
    return 'down';
  }
};

const redirectTarget = async (app: App, http: Http, provider: SignInProvider): Promise<string> => {
  const answer = callbackParamsOf(http.request.query);
  const trip = await consumeAuthorizationRequest(app, http, provider, answer['state'] ?? '');
  if (trip === null) return withOutcome('/login', 'stale');
  const back = trip.userId === null ? loginPage(trip.returnTo) : trip.returnTo;
  const vouched = await identifyVia(app, trip, answer);
  if (typeof vouched === 'string') return withOutcome(back, vouched);
  return trip.userId === null
    ? signInOrOfferAccount(app, http, trip, vouched)
    : withOutcome(back, await linkToSignedIn(app, http, trip, vouched));
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
