import * as z from 'zod/mini';
import { authLimits } from '#domain/people/auth-limits.ts';
import { spanInWords } from '#domain/text/spans-in-words.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { me } from '../schemas/me';
import { country, givenTimeZone } from '../schemas/profile-fields';
import { credentials, email, emailCode, givenPassword, password, token, username } from '../schemas/account-fields';

export const authContract = endpoints({
  'GET /v1/auth/csrf': endpoint({ access: 'public', summary: 'Выдаёт свежий CSRF-токен в cookie csrf', errors: [] }),
  'POST /v1/auth/login': endpoint({
    access: 'public',
    summary: 'Вход по почте или имени и паролю',
    body: credentials,
    response: me,
    errors: ['AUTH_WRONG_CREDENTIALS', 'UNAUTHENTICATED'],
  }),
  'POST /v1/auth/logout': endpoint({ access: 'public', summary: 'Выход: завершает сессию', errors: [] }),
  'GET /api/auth/logout': endpoint({
    access: 'public',
    summary: 'Выход простой ссылкой: действует только со своей страницы, возвращает на главную',
    raw: true,
    errors: [],
  }),
  'POST /v1/auth/register': endpoint({
    access: 'public',
    summary: 'Регистрация; код подтверждения уходит на почту',
    body: z.object({
      email,
      username,
      password,
      country: z.optional(country),
      allowMarketing: z._default(z.boolean(), false),
      /** The browser's time zone; an unknown one is ignored. */
      timeZone: z.optional(givenTimeZone),
    }),
    response: me,
    errors: ['AUTH_EMAIL_ALREADY_TAKEN', 'AUTH_USERNAME_ALREADY_TAKEN', 'UNAUTHENTICATED'],
  }),
  'POST /v1/auth/refresh': endpoint({
    access: 'public',
    summary: 'Обновляет сессию по refresh-cookie',
    errors: ['AUTH_SESSION_NOT_FOUND'],
  }),
  'POST /v1/auth/login-link': endpoint({
    access: 'public',
    summary: 'Просит письмо со ссылкой для входа; ответ всегда одинаков',
    body: z.object({ email }),
    errors: [],
  }),
  'POST /v1/auth/login-token': endpoint({
    access: 'public',
    summary: 'Вход по одноразовому токену',
    body: z.object({ token }),
    response: me,
    errors: ['AUTH_INVALID_LOGIN_TOKEN', 'AUTH_USER_NOT_FOUND', 'UNAUTHENTICATED'],
  }),
  'POST /v1/auth/email/confirm': endpoint({
    access: 'user',
    summary: 'Подтверждает почту шестизначным кодом',
    body: z.object({ code: emailCode }),
    response: me,
    errors: ['AUTH_EMAIL_ALREADY_CONFIRMED', 'AUTH_EMAIL_WRONG_CODE', 'AUTH_EMAIL_CONFIRMATION_TIMEOUT'],
  }),
  'POST /v1/auth/email/confirm/resend': endpoint({
    access: 'user',
    summary: `Отправляет код ещё раз, не чаще раза в ${spanInWords(authLimits.emailCode.resendAfter)}`,
    errors: ['AUTH_EMAIL_ALREADY_CONFIRMED', 'AUTH_EMAIL_CONFIRMATION_TIMEOUT'],
  }),
  'POST /v1/auth/reset-password': endpoint({
    access: 'public',
    summary: 'Просит ссылку для нового пароля; ответ всегда одинаков',
    body: z.object({ email }),
    errors: [],
  }),
  'POST /v1/auth/reset-password/confirm': endpoint({
    access: 'public',
    summary: 'Задаёт новый пароль по токену из письма',
    body: z.object({ token, password }),
    response: me,
    errors: ['AUTH_RESET_PASSWORD_BAD_TOKEN', 'AUTH_USER_NOT_FOUND', 'UNAUTHENTICATED'],
  }),
  'PUT /v1/auth/email': endpoint({
    access: 'user',
    summary: `Меняет почту, не чаще раза в ${spanInWords(authLimits.emailChangeEvery)}`,
    body: z.object({ email, password: givenPassword }),
    response: me,
    errors: ['AUTH_EMAIL_ALREADY_TAKEN', 'AUTH_EMAIL_UPDATE_TIMEOUT', 'AUTH_WRONG_CREDENTIALS'],
  }),
  'PUT /v1/auth/password': endpoint({
    access: 'user',
    summary: 'Меняет пароль; остальные сессии завершаются',
    body: z.object({ oldPassword: givenPassword, password }),
    errors: ['AUTH_WRONG_CREDENTIALS'],
  }),
});
