import type { ErrorCode } from '../error-code';
import type { ErrorEntry } from '../error-entry';

/** A POV request asks a squad member for a recording of the game as they saw it. */
export const povRequestsErrors = {
  POV_REQUESTS_FILE_TOO_LARGE: { status: 413, message: 'Запись слишком большая. Сожми её или пришли ссылку' },
  POV_REQUESTS_FILES_LIMIT: { status: 409, message: 'Больше файлов добавить нельзя. Удали лишний или пришли ссылку' },
  POV_REQUESTS_INVALID_RESPONSE: { status: 400, message: 'Добавь запись или ссылку, а если их нет, напиши почему' },
  POV_REQUESTS_LINK_NOT_FOUND: { status: 404, message: 'Этой ссылки уже нет' },
  POV_REQUESTS_NOT_FOUND: { status: 404, message: 'Такого запроса записи нет' },
} as const satisfies Record<Extract<ErrorCode, `POV_REQUESTS_${string}`>, ErrorEntry>;
