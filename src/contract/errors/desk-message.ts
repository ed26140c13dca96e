import type { ErrorCode } from './error-code';
import { errorTable } from './error-table';

/** Refusals that address a client or a mate, as they are said to an operator. */
const messages: Readonly<Partial<Record<ErrorCode, string>>> = {
  ARTICLE_DRAFT_CHANGED: 'Этот материал успели изменить в другом месте. Версии нужно сравнить',
  ARTICLE_NOT_UNDER_MODERATION: 'Этот материал уже не ждёт проверки. Нужно обновить страницу',
  BALANCE_INSUFFICIENT: 'На балансе не хватает денег',
  BOOKINGS_INVALID_STATE: 'С этой записью так уже нельзя: она на другом шаге',
  CATEGORIES_MATE_NOT_VERIFIED: 'Эту категорию включают после проверки',
  CSRF_TOKEN_INVALID: 'Страница устарела. Нужно обновить её и повторить',
  FORBIDDEN: 'Для этого нет прав',
  GAMES_NOT_FOUND: 'Такой игры нет',
  IDEMPOTENCY_KEY_REQUIRED: 'Операция не началась. Нужно обновить страницу и повторить',
  IDEMPOTENCY_KEY_REUSED: 'Эта операция уже проходила с другими данными. Нужно обновить страницу и начать заново',
  INTERNAL_ERROR: 'У нас что-то сломалось. Можно повторить чуть позже',
  PASSKEY_REFUSED: 'Этот ключ доступа не подошёл. Можно повторить или ввести код',
  PAYLOAD_TOO_LARGE: 'Слишком много за один раз',
  RATE_LIMITED: 'Слишком часто. Можно повторить немного позже',
  SECOND_STEP_REQUIRED: 'Нужно подтверждение: ключом доступа или кодом',
  SERVICE_UNAVAILABLE: 'Сервис ненадолго отошёл. Можно повторить немного позже',
  SQUADS_INVALID_REVIEW_CRITERIA: 'Нужна оценка по каждому пункту',
  UNAUTHENTICATED: 'Нужно войти снова',
  VALIDATION_ERROR: 'Не всё заполнено верно',
};

/** The text of a refusal at the operators' desk, which speaks neutrally. */
export const deskMessage = (code: ErrorCode): string => messages[code] ?? errorTable[code].message;
