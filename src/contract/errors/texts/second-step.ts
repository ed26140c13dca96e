import { secondStepTerms } from '#domain/people/second-step.ts';
import type { ErrorEntry } from '../error-entry';
import type { stepErrorCodes } from '../second-step-codes';

/** Passkeys, the authenticator app and recovery codes. Why a passkey was refused is nobody's business but the log's. */
export const secondStepErrors = {
  SECOND_STEP_REQUIRED: { status: 403, message: 'Подтверди, что это ты: ключом доступа или кодом' },
  SECOND_STEP_WRONG_CODE: { status: 400, message: 'Код не подошёл. Дождись следующего и введи его' },
  SECOND_STEP_NOT_SET_UP: { status: 409, message: 'У тебя нет ни ключа доступа, ни приложения с кодами' },
  SECOND_STEP_LOSS_OPEN: { status: 409, message: 'Ты уже сообщил, что всё потерял. Дождись решения' },
  SECOND_STEP_LOSS_EARLY: { status: 409, message: 'Срок ещё не вышел, или человек уже забрал свою просьбу' },
  PASSKEY_REFUSED: { status: 400, message: 'Этот ключ доступа не подошёл. Попробуй ещё раз или другим способом' },
  PASSKEY_KNOWN: { status: 409, message: 'Этот ключ доступа уже добавлен' },
  PASSKEYS_LIMIT: { status: 409, message: `Ключей доступа может быть не больше ${secondStepTerms.keys}. Удали лишний` },
  AUTHENTICATOR_SET_UP: {
    status: 409,
    message: 'Приложение с кодами уже подключено. Удали его, чтобы подключить другое',
  },
} as const satisfies Record<(typeof stepErrorCodes)[number], ErrorEntry>;
