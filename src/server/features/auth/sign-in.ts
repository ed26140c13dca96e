import { and, eq, or } from 'drizzle-orm';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { authContract } from '#contract/people/auth.ts';
import { authLimits } from '#domain/people/auth-limits.ts';
import { canonicalEmail } from '#domain/people/email.ts';
import { usernameKey } from '#domain/people/username.ts';
import { appUser, knownDevice } from '../../platform/db/schema/people';
import type { Call, Handler } from '../../platform/http/call';
import { countHit, limitRate } from '../../platform/http/rate-limit';
import { networkOf } from '../../platform/http/network-of';
import { Refusal } from '../../platform/http/refusal';
import type { App } from '../../platform/app';
import { clearSessionCookies, deviceOf, setCsrfCookie } from '../../platform/sessions/cookies';
import { newCsrfToken, tokenHash } from '../../platform/sessions/tokens';
import { refusalOfBlocked } from '../users/public';
import { openSession } from './open-session';
import { isPassword } from './password';
import { sessionOf } from '../../platform/http/authorise';
import { endSessions } from '../../platform/sessions/end-sessions';

type Login = (typeof authContract)['POST /v1/auth/login'];

const findByLogin = async (app: App, login: string) => {
  const [found] = await app.db
    .select({
      id: appUser.id,
      passwordHash: appUser.passwordHash,
      status: appUser.status,
      blockedAt: appUser.blockedAt,
    })
    .from(appUser)
    .where(or(eq(appUser.emailKey, canonicalEmail(login)), eq(appUser.usernameKey, usernameKey(login))))
    .limit(1);
  return found ?? null;
};

/**
 * An unknown browser gets ten attempts in a quarter of an hour; a browser that the owner has signed in from is counted
 * separately.
 */
const requireTriesLeft = async (app: App, call: Call<Login>, userId: string | null): Promise<void> => {
  const { window, triesPerAccount, triesPerAddress } = authLimits.signIn;
  await limitRate(app, `sign-in:address:${networkOf(call.http.request.ip)}`, triesPerAddress, window);
  const device = tokenHash(deviceOf(app.config, call.http.request, call.http.reply));
  const isKnown =
    userId !== null &&
    (
      await app.db
        .select({ at: knownDevice.seenAt })
        .from(knownDevice)
        .where(and(eq(knownDevice.userId, userId), eq(knownDevice.deviceHash, device)))
    ).length > 0;
  const account = userId ?? canonicalEmail(call.body.login);
  const key = isKnown ? `sign-in:${account}:${device.toString('hex')}` : `sign-in:${account}`;
  if ((await countHit(app, key, window)) > triesPerAccount) throw new Refusal('RATE_LIMITED');
};

/**
 * An unknown name, a wrong password and a deleted account give the same response in the same time. Who has proven to own
 * a blocked account is told so, with the pass by which they read why and appeal.
 */
export const signIn: Handler<Login> = async (app, call) => {
  const found = await findByLogin(app, call.body.login);
  await requireTriesLeft(app, call, found?.id ?? null);
  const right = await isPassword(found?.passwordHash ?? null, call.body.password);
  if (!found || !right) throw new Refusal('AUTH_WRONG_CREDENTIALS');
  const blocked = refusalOfBlocked(app.secret, found);
  if (blocked !== null) throw blocked;
  if (found.status !== 'ACTIVE') throw new Refusal('AUTH_WRONG_CREDENTIALS');
  return openSession(app, found.id, call.http.request, call.http.reply, { passwordHash: found.passwordHash });
};

/** Ends the session and clears its cookies; the browser continues as a guest. */
export const signOut = async (app: App, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const found = await sessionOf(app, request);
  if (found) await endSessions(app, [found.sessionId]);
  clearSessionCookies(app.config, reply);
  setCsrfCookie(app.config, reply, newCsrfToken(app.secret, `device:${deviceOf(app.config, request, reply)}`));
};

/**
 * Whether the navigation came from our own page or the address bar: an image or a foreign page must not sign anyone
 * out.
 */
export const isOwnNavigation = (headers: IncomingHttpHeaders): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined)
    return (site === 'same-origin' || site === 'none') && headers['sec-fetch-mode'] === 'navigate';
  const { referer, host } = headers;
  return referer !== undefined && URL.canParse(referer) && new URL(referer).host === host;
};
