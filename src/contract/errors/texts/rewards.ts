import type { ErrorCode } from '../error-code';
import type { ErrorEntry } from '../error-entry';

type RewardsErrorCode = Extract<
  ErrorCode,
  | `DRAWS_${string}`
  | `GIFT_CERTIFICATE_${string}`
  | `TIPS_${string}`
  | 'ACTIVE_TIPS_GOALS_LIMIT_REACHED'
  | 'ONLY_ACTIVE_GOALS_CAN_BE_UPDATED'
  | 'ONLY_MATES_ALLOWED_TO_CREATE_TIPS_GOAL'
>;

/** Draws, gift certificates, tips and their goals. */
export const rewardsErrors = {
  DRAWS_CANNOT_PARTICIPATE: {
    status: 409,
    message: 'Участвовать сейчас нельзя. Нужны подтверждённая почта и недавняя завершённая игра',
  },
  DRAWS_NOT_FOUND: { status: 404, message: 'Такого розыгрыша нет' },
  GIFT_CERTIFICATE_ALREADY_ACTIVATED: { status: 409, message: 'Этот сертификат уже использован' },
  GIFT_CERTIFICATE_CANNOT_BE_ACTIVATED_BY_ISSUER: {
    status: 403,
    message: 'Свой сертификат использовать нельзя. Подари его другу',
  },
  GIFT_CERTIFICATE_CANNOT_BE_ACTIVATED_BY_MATE: {
    status: 403,
    message: 'Сертификаты могут использовать только клиенты',
  },
  GIFT_CERTIFICATE_NOT_PAID: { status: 409, message: 'Этот сертификат ещё не оплачен' },
  GIFT_CERTIFICATE_NOT_FOUND: { status: 404, message: 'Такого сертификата нет. Проверь код' },
  GIFT_CERTIFICATE_WRONG_DESIGN: { status: 400, message: 'Это оформление сейчас недоступно. Выбери другое' },
  GIFT_CERTIFICATE_WRONG_NOMINAL: { status: 400, message: 'Сертификата на такую сумму нет. Выбери сумму из списка' },
  TIPS_GOAL_NOT_ALLOWED: { status: 403, message: 'Изменить или удалить можно только свою цель' },
  TIPS_GOAL_NOT_FOUND: { status: 404, message: 'Такой цели нет' },
  TIPS_RECEIVER_USER_NOT_FOUND: { status: 404, message: 'Чаевые отправить некому: такого напарника нет' },
  ACTIVE_TIPS_GOALS_LIMIT_REACHED: { status: 409, message: 'У тебя уже достаточно целей. Сначала заверши одну из них' },
  ONLY_ACTIVE_GOALS_CAN_BE_UPDATED: { status: 409, message: 'Эта цель уже завершена' },
  ONLY_MATES_ALLOWED_TO_CREATE_TIPS_GOAL: { status: 403, message: 'Цели могут создавать только напарники' },
} as const satisfies Record<RewardsErrorCode, ErrorEntry>;
