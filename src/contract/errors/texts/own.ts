import type { ownErrorCodes } from '../error-code';
import type { ErrorEntry } from '../error-entry';

/** Codes that any call may answer; the idempotency ones belong to money calls, so their texts speak of an operation. */
export const ownErrors = {
  UNAUTHENTICATED: { status: 401, message: 'Войди, чтобы продолжить' },
  CSRF_TOKEN_INVALID: { status: 403, message: 'Страница устарела. Обнови её и попробуй ещё раз' },
  FORBIDDEN: { status: 403, message: 'Тебе это недоступно' },
  NOT_FOUND: { status: 404, message: 'Ничего не нашлось' },
  RATE_LIMITED: { status: 429, message: 'Слишком часто. Подожди немного и попробуй ещё раз' },
  IDEMPOTENCY_KEY_REUSED: { status: 409, message: 'Эта операция уже проходила с другими данными. Обнови страницу и начни заново' },
  IDEMPOTENCY_KEY_REQUIRED: { status: 400, message: 'Операция не началась. Обнови страницу и попробуй ещё раз' },
  INTERNAL_ERROR: { status: 500, message: 'У нас что-то сломалось. Попробуй ещё раз чуть позже' },
  WITHDRAWAL_ALREADY_OPEN: { status: 409, message: 'У тебя уже есть заявка на вывод. Дождись её или отмени' },
  WITHDRAWAL_NOT_CANCELABLE: { status: 409, message: 'Эту заявку уже не отменить' },
  ORDERS_OFF: { status: 409, message: 'Приём заказов пока закрыт из-за нарушений. Включи его позже' },
  CHAT_CLOSED: { status: 409, message: 'Этот чат закрыт: писать в него больше нельзя' },
  CHAT_BLOCKED: { status: 409, message: 'Личная переписка с этим человеком закрыта' },
  CHAT_EDIT_TOO_LATE: { status: 409, message: 'Изменить сообщение можно только в первые 24 часа' },
  CHAT_FILE_TOO_LARGE: { status: 413, message: 'Файл слишком большой: можно до 10 МБ' },
  CHAT_FILE_INVALID: { status: 400, message: 'Этот файл не получилось прочитать. Попробуй другой' },
  VALIDATION_ERROR: { status: 400, message: 'Проверь, всё ли заполнено верно' },
} as const satisfies Record<(typeof ownErrorCodes)[number] | 'VALIDATION_ERROR', ErrorEntry>;
