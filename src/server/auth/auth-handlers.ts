import { eq } from 'drizzle-orm';
import type { authContract } from '../../contract/auth';
import { authLimits } from '../../domain/settings/auth-limits';
import { inTransaction } from '../db/in-transaction';
import { appUser } from '../db/schema/people';
import { csrfBinding, sessionOf } from '../http/authorise';
import type { Handlers } from '../http/call';
import { limitRate } from '../http/count-hit';
import { Refusal } from '../http/refusal';
import { cookieNames, setCsrfCookie, setSessionCookies } from '../sessions/cookies';
import { newCsrfToken } from '../sessions/csrf-token';
import { refreshSession } from '../sessions/refresh-session';
import { changeEmail, changePassword } from './change-account';
import { confirmEmail, resendEmailCode } from './confirm-email';
import { openSession } from './open-session';
import { register } from './register';
import { askPasswordReset, confirmPasswordReset, spendToken } from './reset-password';
import { signIn } from './sign-in';
import { isOwnNavigation, signOut } from './sign-out';

export const authHandlers: Handlers<typeof authContract> = {
  'GET /v1/auth/csrf': async (app, { http: { request, reply } }) => {
    const found = await sessionOf(app, request);
    setCsrfCookie(app.config, reply, newCsrfToken(app.secret, csrfBinding(app, found, request, reply)));
  },
  'POST /v1/auth/login': signIn,
  'POST /v1/auth/logout': (app, { http: { request, reply } }) => signOut(app, request, reply),
  'GET /api/auth/logout': async (app, { http: { request, reply } }) => {
    if (isOwnNavigation(request.headers)) await signOut(app, request, reply);
    return reply.redirect('/', 302);
  },
  'POST /v1/auth/register': register,
  'POST /v1/auth/refresh': async (app, { http: { request, reply } }) => {
    const refresh = request.cookies[cookieNames.refresh];
    if (!refresh) throw new Refusal('AUTH_SESSION_NOT_FOUND');
    const tokens = await refreshSession(app, refresh);
    setSessionCookies(app.config, reply, tokens);
    setCsrfCookie(app.config, reply, newCsrfToken(app.secret, `session:${tokens.sessionId}`));
  },
  'POST /v1/auth/login-token': async (app, { body, http }) => {
    await limitRate(app, `login-token:${http.request.ip}`, authLimits.signIn.triesPerAddress, authLimits.signIn.window);
    const userId = await inTransaction(app.db, (tx) => spendToken(tx, body.token, 'LOGIN', new Date(app.clock.now())));
    if (userId === null) throw new Refusal('AUTH_INVALID_LOGIN_TOKEN');
    const [user] = await app.db.select({ status: appUser.status }).from(appUser).where(eq(appUser.id, userId));
    if (user?.status !== 'ACTIVE') throw new Refusal('AUTH_USER_NOT_FOUND');
    return openSession(app, userId, http.request, http.reply);
  },
  'POST /v1/auth/email/confirm': confirmEmail,
  'POST /v1/auth/email/confirm/resend': resendEmailCode,
  'POST /v1/auth/reset-password': askPasswordReset,
  'POST /v1/auth/reset-password/confirm': confirmPasswordReset,
  'PUT /v1/auth/email': changeEmail,
  'PUT /v1/auth/password': changePassword,
};
