import { eq } from 'drizzle-orm';
import type { socialContract } from '../../../../contract/people/social';
import { authLimits } from '../../../../domain/people/auth-limits';
import { type SignInOutcome, type SignInProvider, signInTerms } from '../../../../domain/people/sign-in-provider';
import type { App } from '../../../platform/app';
import { appUser } from '../../../platform/db/schema/people';
import { socialNewcomer } from '../../../platform/db/schema/sign-in-elsewhere';
import { sessionOf } from '../../../platform/http/authorise';
import type { Call, Handler } from '../../../platform/http/call';
import { limitRate } from '../../../platform/http/count-hit';
import { networkOf } from '../../../platform/http/network-of';
import { openSession } from '../open-session';
import { AnswerRefused, type ProviderAnswer, ProviderSilent, type Vouched } from './adapter';
import { adapterOf } from './adapters';
import { linkTo, ownerOf } from './identities';
import { comeBack, deviceHashOf, redirectUriOf, type TripRow } from './trips';

type Contract = (typeof socialContract)['GET /v1/auth/social/{provider}/callback'];
type Http = Call<Contract>['http'];

const withOutcome = (path: string, outcome: SignInOutcome): string => {
  const url = new URL(path, 'http://own');
  url.searchParams.set('social', outcome);
  return url.pathname + url.search + url.hash;
};

const loginPage = (returnTo: string): string => `/login?returnTo=${encodeURIComponent(returnTo)}`;

/** What came once; a name that came twice counts for none. */
const answerOf = (query: unknown): ProviderAnswer =>
  Object.fromEntries(
    Object.entries(Object(query)).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** Signs in whom it knows; whom it does not, this browser may open an account for. */
const enter = async (
  app: App,
  http: Http,
  { provider, returnTo }: Pick<TripRow, 'provider' | 'returnTo'>,
  vouched: Vouched,
): Promise<string> => {
  const userId = await ownerOf(app.db, provider, vouched.subject);
  if (userId !== null) {
    const [user] = await app.db.select({ status: appUser.status }).from(appUser).where(eq(appUser.id, userId));
    if (user?.status !== 'ACTIVE') return withOutcome(loginPage(returnTo), 'blocked');
    await openSession(app, userId, http.request, http.reply);
    return returnTo;
  }
  const { subject, title, email } = vouched;
  const row = { provider, subject, title, email, expiresAt: new Date(Date.now() + signInTerms.joining) };
  await app.db
    .insert(socialNewcomer)
    .values({ deviceHash: deviceHashOf(app, http), ...row })
    .onConflictDoUpdate({ target: socialNewcomer.deviceHash, set: row });
  return `${loginPage(returnTo)}&mode=join`;
};

/** Links it to whoever set out, if they are still the one who is signed in here. */
const add = async (app: App, http: Http, trip: TripRow, vouched: Vouched): Promise<SignInOutcome> => {
  const found = await sessionOf(app, http.request);
  if (trip.userId === null || found?.actor?.id !== trip.userId) return 'stale';
  return (await linkTo(app, trip.userId, trip.provider, vouched)) ? 'linked' : 'taken';
};

const vouchedBy = async (app: App, trip: TripRow, answer: ProviderAnswer): Promise<Vouched | SignInOutcome> => {
  if (answer['error'] !== undefined || answer['openid.mode'] === 'cancel') return 'declined';
  const { provider, verifier } = trip;
  try {
    const way = { state: answer['state'] ?? '', verifier, redirectUri: redirectUriOf(app, provider) };
    return (await adapterOf(app, provider)?.vouch(answer, way)) ?? 'down';
  } catch (problem) {
    if (problem instanceof AnswerRefused) return 'stale';
    if (!(problem instanceof ProviderSilent)) throw problem;
    app.log.error({ err: problem, provider }, 'sign-in provider is silent');
    return 'down';
  }
};

const goOn = async (app: App, http: Http, provider: SignInProvider): Promise<string> => {
  const answer = answerOf(http.request.query);
  const trip = await comeBack(app, http, provider, answer['state'] ?? '');
  if (trip === null) return withOutcome('/login', 'stale');
  const back = trip.userId === null ? loginPage(trip.returnTo) : trip.returnTo;
  const vouched = await vouchedBy(app, trip, answer);
  if (typeof vouched === 'string') return withOutcome(back, vouched);
  return trip.userId === null
    ? enter(app, http, trip, vouched)
    : withOutcome(back, await add(app, http, trip, vouched));
};

/** Wherever it leads, the address that it came to, with its code, is left behind. @throws Refusal RATE_LIMITED */
export const comeFromProvider: Handler<Contract> = async (app, { params, http }) => {
  const { window, triesPerAddress } = authLimits.signIn;
  await limitRate(app, `social:${networkOf(http.request.ip)}`, triesPerAddress, window);
  const to = await goOn(app, http, params.provider);
  app.outbox.kick();
  return http.reply.header('referrer-policy', 'no-referrer').redirect(to, 302);
};
