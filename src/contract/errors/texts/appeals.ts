import type { appealErrorCodes } from '../appeal-codes';
import type { ErrorEntry } from '../error-entry';

export const appealErrors = {
  ACCOUNT_BLOCKED: { status: 403, message: 'Аккаунт заблокирован' },
  APPEAL_NOT_FOUND: { status: 404, message: 'Такого решения нет, или его уже отменили' },
  APPEAL_MADE: { status: 409, message: 'Обжаловать решение можно один раз, и это уже сделано' },
  APPEAL_TOO_LATE: { status: 409, message: 'Срок обжалования вышел' },
  APPEAL_OWN_DECISION: { status: 409, message: 'Обжалование решает не тот оператор, который принял решение' },
  SUPPORT_NOT_ANSWERED: { status: 409, message: 'Оценить можно, когда поддержка ответит' },
  SUPPORT_RATED: { status: 409, message: 'Оценка уже стоит, и срок, чтобы её менять, вышел' },
  SUPPORT_PAST_INVALID: {
    status: 400,
    message: 'Запись о том, что было, слишком большая или не читается. Отправь вопрос без неё',
  },
  APPEAL_DECIDED: { status: 409, message: 'По этому обжалованию уже есть решение' },
} as const satisfies Record<(typeof appealErrorCodes)[number], ErrorEntry>;
