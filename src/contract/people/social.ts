import * as z from 'zod/mini';
import { signInProviders } from '#domain/people/sign-in-provider.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { email, username } from '../schemas/account-fields';
import { isoTime, ownPath } from '../schemas/fields';
import { me } from '../schemas/me';
import { country, givenTimeZone } from '../schemas/profile-fields';

const provider = z.enum(signInProviders);
const params = z.object({ provider });
const redirectBody = z.object({ returnTo: z._default(ownPath, '/') });
const toProvider = z.object({ redirectUrl: z.string() });

/**
 * Sign-in with an external account (OAuth and similar). Only the callback creates a session, in the browser that
 * started the sign-in.
 */
export const socialContract = endpoints({
  'GET /v1/auth/social': endpoint({
    access: 'public',
    summary: 'Чем можно войти, кроме пароля',
    response: z.array(provider),
    errors: [],
  }),
  'POST /v1/auth/social/{provider}': endpoint({
    access: 'public',
    summary: 'Начинает вход: куда отправить человека',
    params,
    body: redirectBody,
    response: toProvider,
    errors: ['NOT_FOUND'],
  }),
  'GET /v1/auth/social/{provider}/callback': endpoint({
    access: 'public',
    summary: 'Возвращение от службы входа: проверяет её ответ и ведёт дальше',
    params,
    raw: true,
    errors: [],
  }),
  'GET /v1/auth/social/newcomer': endpoint({
    access: 'public',
    summary: 'За кого поручились в этом браузере, если аккаунта ещё нет',
    response: z.object({ provider, name: z.string(), email: z.nullable(z.string()) }),
    errors: ['SIGN_IN_STALE'],
  }),
  'POST /v1/auth/social/newcomer': endpoint({
    access: 'public',
    summary: 'Открывает аккаунт без пароля тому, за кого поручились; подтверждённая там почта не спрашивает кода',
    body: z.object({
      email,
      username,
      country: z.optional(country),
      allowMarketing: z._default(z.boolean(), false),
      timeZone: z.optional(givenTimeZone),
    }),
    response: me,
    errors: ['SIGN_IN_STALE', 'AUTH_EMAIL_ALREADY_TAKEN', 'AUTH_USERNAME_ALREADY_TAKEN', 'UNAUTHENTICATED'],
  }),
  'GET /v1/users/me/identities': endpoint({
    access: 'user',
    summary: 'Чем человек входит, кроме пароля',
    response: z.array(z.object({ provider, title: z.string(), linkedAt: isoTime })),
    errors: [],
  }),
  'POST /v1/users/me/identities/{provider}': endpoint({
    access: 'user',
    summary: 'Начинает привязку входа: куда отправить человека',
    params,
    body: redirectBody,
    response: toProvider,
    errors: ['NOT_FOUND'],
  }),
  'DELETE /v1/users/me/identities/{provider}': endpoint({
    access: 'user',
    summary: 'Отвязывает вход, если он не последний',
    params,
    errors: ['NOT_FOUND', 'SIGN_IN_LAST_WAY'],
  }),
});
