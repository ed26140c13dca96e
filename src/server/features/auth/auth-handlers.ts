import type { authContract } from '#contract/people/auth.ts';
import { csrfBinding, sessionOf } from '../../platform/http/authorise';
import type { Handlers } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { readCookie, setCsrfCookie, setSessionCookies } from '../../platform/sessions/cookies';
import { newCsrfToken } from '../../platform/sessions/tokens';
import { refreshSession } from '../../platform/sessions/refresh-session';
import { changeEmail, changePassword } from './change-account';
import { decideAddress } from './changed-address';
import { confirmEmail, resendEmailCode } from './confirm-email';
import { requestLoginLink, signInByToken } from './login-link';
import { register } from './register';
import { requestPasswordReset, confirmPasswordReset } from './reset-password';
import { isOwnNavigation, signIn, signOut } from './sign-in';

export const authHandlers: Handlers<typeof authContract> = {
  'GET /v1/auth/csrf': async (app, { http: { request, reply } }) => {
    const found = await sessionOf(app, request);
    setCsrfCookie(app.config, reply, newCsrfToken(app.secret, await csrfBinding(app, found, request, reply)));
  },
  'POST /v1/auth/login': signIn,
  'POST /v1/auth/logout': (app, { http: { request, reply } }) => signOut(app, request, reply),
  'GET /api/auth/logout': async (app, { http: { request, reply } }) => {
    if (isOwnNavigation(request.headers)) await signOut(app, request, reply);
    return reply.redirect('/', 302);
  },
  'POST /v1/auth/register': register,
  'POST /v1/auth/refresh': async (app, { http: { request, reply } }) => {
    const refresh = readCookie(app.config, request.cookies, 'refresh');
    if (!refresh) throw new Refusal('AUTH_SESSION_NOT_FOUND');
    const tokens = await refreshSession(app, refresh);
    setSessionCookies(app.config, reply, tokens);
    setCsrfCookie(app.config, reply, newCsrfToken(app.secret, `session:${tokens.sessionId}`));
  },
  'POST /v1/auth/login-link': requestLoginLink,
  'POST /v1/auth/login-token': signInByToken,
  'POST /v1/auth/email/confirm': confirmEmail,
  'POST /v1/auth/email/confirm/resend': resendEmailCode,
  'POST /v1/auth/email/changed': decideAddress,
  'POST /v1/auth/reset-password': requestPasswordReset,
  'POST /v1/auth/reset-password/confirm': confirmPasswordReset,
  'PUT /v1/auth/email': changeEmail,
  'PUT /v1/auth/password': changePassword,
};
