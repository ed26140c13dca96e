import type { ErrorCode } from '../error-code';
import type { ErrorEntry } from '../error-entry';

/** SQUAD_ID_REQUIRED belongs here: a referral through a squad names that squad. */
export const referralsErrors = {
  REFERRALS_AUTH_USER_REQUIRED: { status: 401, message: 'Войди, чтобы принять приглашение' },
  REFERRALS_EMPTY_SQUAD_MEMBERS: { status: 409, message: 'В этом скваде никого нет, приглашение не засчитать' },
  REFERRALS_MATERIAL_ID_REQUIRED: { status: 400, message: 'В приглашении не указан материал' },
  REFERRALS_NOT_FOUND: { status: 404, message: 'Такого приглашения друга нет' },
  REFERRALS_ONLY_CLIENT_CAN_BE_REFERRAL: { status: 403, message: 'Приглашение друга могут принять только клиенты' },
  REFERRALS_REF_TAG_OWNER_NOT_FOUND: { status: 404, message: 'Того, кто тебя пригласил, у нас нет' },
  REFERRALS_REF_TAG_REQUIRED: { status: 400, message: 'В ссылке-приглашении не указано, кто тебя позвал' },
  REFERRALS_REFERRER_NOT_CORRECT_SQUAD_USER: { status: 409, message: 'Тот, кто тебя пригласил, не был в этом скваде' },
  REFERRALS_TYPE_NOT_IMPLEMENTED: { status: 400, message: 'Такие приглашения мы пока не принимаем' },
  SQUAD_ID_REQUIRED: { status: 400, message: 'В приглашении не указан сквад' },
} as const satisfies Record<Extract<ErrorCode, `REFERRALS_${string}` | 'SQUAD_ID_REQUIRED'>, ErrorEntry>;
