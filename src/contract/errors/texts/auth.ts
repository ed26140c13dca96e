import { authLimits } from '#domain/people/auth-limits.ts';
import { spanInWords } from '#domain/text/spans-in-words.ts';
import type { ErrorCode } from '../error-code';
import type { ErrorEntry } from '../error-entry';

/** AUTH_EMAIL_CONFIRMATION_TIMEOUT is used both for an expired code and for a code requested again too soon. */
export const authErrors = {
  AUTH_EMAIL_ALREADY_CONFIRMED: { status: 409, message: 'Почта уже подтверждена' },
  AUTH_EMAIL_ALREADY_TAKEN: { status: 409, message: 'Эта почта уже занята. Войди или укажи другую' },
  AUTH_EMAIL_CONFIRMATION_TIMEOUT: {
    status: 409,
    message: `Код устарел или запрошен слишком рано. Подожди ${spanInWords(authLimits.emailCode.resendAfter)} и запроси новый`,
  },
  AUTH_EMAIL_UPDATE_TIMEOUT: {
    status: 409,
    message: `Почту можно менять не чаще раза в ${spanInWords(authLimits.emailChangeEvery)}. Попробуй позже`,
  },
  AUTH_EMAIL_WRONG_CODE: { status: 400, message: 'Код не подходит. Проверь письмо или запроси новый' },
  AUTH_INVALID_LOGIN_TOKEN: { status: 400, message: 'Ссылка для входа устарела или уже использована' },
  AUTH_NOT_ADMIN: { status: 403, message: 'Это доступно только администратору' },
  AUTH_RESET_PASSWORD_BAD_TOKEN: {
    status: 400,
    message: 'Ссылка для смены пароля устарела или уже использована. Запроси новую',
  },
  AUTH_SESSION_NOT_FOUND: { status: 404, message: 'Этот вход уже завершён' },
  AUTH_USER_NOT_FOUND: { status: 404, message: 'Этого аккаунта больше нет' },
  AUTH_USERNAME_ALREADY_TAKEN: { status: 409, message: 'Это имя уже занято. Придумай другое' },
  AUTH_WRONG_CREDENTIALS: { status: 401, message: 'Неверный логин или пароль' },
} as const satisfies Record<Extract<ErrorCode, `AUTH_${string}`>, ErrorEntry>;
