import * as z from 'zod/mini';
import { authLimits } from '#domain/people/auth-limits.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { consentsGiven } from '../schemas/consents';
import { me } from '../schemas/me';
import { country, givenTimeZone } from '../schemas/profile-fields';
import { credentials, email, emailCode, givenPassword, password, token, username } from '../schemas/account-fields';
import { spanInEnglish } from '../kit/limits-in-english';

export const authContract = endpoints({
  'GET /v1/auth/csrf': endpoint({
    access: 'public',
    summary: 'Issues a fresh CSRF token in the cookie csrf',
    errors: [],
  }),
  'POST /v1/auth/login': endpoint({
    access: 'public',
    summary: 'Signs in by email or name and password',
    body: credentials,
    response: me,
    errors: ['AUTH_WRONG_CREDENTIALS', 'ACCOUNT_BLOCKED', 'UNAUTHENTICATED'],
  }),
  'POST /v1/auth/logout': endpoint({ access: 'public', summary: 'Signs out: ends the session', errors: [] }),
  'GET /api/auth/logout': endpoint({
    access: 'public',
    summary: 'Signs out by a plain link: works only from our own pages, returns to the home page',
    raw: true,
    errors: [],
  }),
  'POST /v1/auth/register': endpoint({
    access: 'public',
    summary: 'Registers; a confirmation code is sent by mail',
    body: z.object({
      email,
      username,
      password,
      country: z.optional(country),
      allowMarketing: z._default(z.boolean(), false),
      /** Without them the account is asked at its first visit. */
      consents: z.optional(consentsGiven),
      /** The browser's time zone; an unknown one is ignored. */
      timeZone: z.optional(givenTimeZone),
    }),
    response: me,
    errors: ['AUTH_EMAIL_ALREADY_TAKEN', 'AUTH_USERNAME_ALREADY_TAKEN', 'CONSENT_TEXT_CHANGED', 'UNAUTHENTICATED'],
  }),
  'POST /v1/auth/refresh': endpoint({
    access: 'public',
    summary: 'Renews the session by the refresh cookie',
    errors: ['AUTH_SESSION_NOT_FOUND'],
  }),
  'POST /v1/auth/login-link': endpoint({
    access: 'public',
    summary: 'Asks for a letter with a sign-in link; the response is always the same',
    body: z.object({ email }),
    errors: [],
  }),
  'POST /v1/auth/login-token': endpoint({
    access: 'public',
    summary: 'Signs in by a one-time token',
    body: z.object({ token }),
    response: me,
    errors: ['AUTH_INVALID_LOGIN_TOKEN', 'AUTH_USER_NOT_FOUND', 'ACCOUNT_BLOCKED', 'UNAUTHENTICATED'],
  }),
  'POST /v1/auth/email/confirm': endpoint({
    access: 'user',
    summary: 'Confirms the email by a six-digit code',
    body: z.object({ code: emailCode }),
    response: me,
    errors: ['AUTH_EMAIL_ALREADY_CONFIRMED', 'AUTH_EMAIL_WRONG_CODE', 'AUTH_EMAIL_CONFIRMATION_TIMEOUT'],
  }),
  'POST /v1/auth/email/confirm/resend': endpoint({
    access: 'user',
    summary: `Sends the code again, at most once in ${spanInEnglish(authLimits.emailCode.resendAfter)}`,
    errors: ['AUTH_EMAIL_ALREADY_CONFIRMED', 'AUTH_EMAIL_CONFIRMATION_TIMEOUT'],
  }),
  'POST /v1/auth/email/changed': endpoint({
    access: 'public',
    summary: 'Confirms a changed address or takes the one before back, by the link in the letter to the latter',
    body: z.object({ token, verdict: z.enum(['KEEP', 'UNDO']) }),
    errors: ['CHANGED_ADDRESS_LINK_INVALID'],
  }),
  'POST /v1/auth/reset-password': endpoint({
    access: 'public',
    summary: 'Asks for a link to set a new password; the response is always the same',
    body: z.object({ email }),
    errors: [],
  }),
  'POST /v1/auth/reset-password/confirm': endpoint({
    access: 'public',
    summary: 'Sets a new password by the token from the letter',
    body: z.object({ token, password }),
    response: me,
    errors: ['AUTH_RESET_PASSWORD_BAD_TOKEN', 'AUTH_USER_NOT_FOUND', 'UNAUTHENTICATED', 'SECOND_STEP_REQUIRED'],
  }),
  'PUT /v1/auth/email': endpoint({
    access: 'user',
    summary: `Changes the email, at most once in ${spanInEnglish(authLimits.emailChangeEvery)}`,
    confirmed: true,
    body: z.object({ email, password: givenPassword }),
    response: me,
    errors: ['AUTH_EMAIL_ALREADY_TAKEN', 'AUTH_EMAIL_UPDATE_TIMEOUT', 'AUTH_WRONG_CREDENTIALS'],
  }),
  'PUT /v1/auth/password': endpoint({
    access: 'user',
    summary: 'Changes the password; other sessions end',
    confirmed: true,
    body: z.object({ oldPassword: givenPassword, password }),
    errors: ['AUTH_WRONG_CREDENTIALS'],
  }),
});
