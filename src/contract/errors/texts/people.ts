import { formatsText } from '#domain/files/formats-text.ts';
import { pictureLimits } from '#domain/files/picture-limits.ts';
import { avatarLimits } from '#domain/people/avatar.ts';
import { sizeText } from '#domain/text/size-text.ts';
import type { ErrorCode } from '../error-code';
import type { ErrorEntry } from '../error-entry';

type PeopleErrorCode = Extract<
  ErrorCode,
  | `CLIENTS_${string}`
  | `MATES_${string}`
  | `NOTIFIER_${string}`
  | `USERS_${string}`
  | 'ONLY_USERS_WITH_MATE_ACCESS_CAN_CREATE_SIGNED_LINKS'
>;

/** Profiles, clients, onboarding, notification services. */
export const peopleErrors = {
  CLIENTS_NOT_CLIENT: { status: 403, message: 'Этот человек пока не твой клиент' },
  MATES_ONBOARDING: { status: 409, message: 'Сначала заполни анкету напарника' },
  NOTIFIER_ALREADY_CONNECTED: { status: 409, message: 'Эти уведомления уже подключены' },
  NOTIFIER_BAD_PUSH: { status: 400, message: 'Этот браузер дал адрес, на который мы не можем писать' },
  NOTIFIER_BAD_WEBHOOK: { status: 400, message: 'Адрес для уведомлений не работает. Скопируй его ещё раз' },
  NOTIFIER_NOT_FOUND: { status: 404, message: 'Эти уведомления не подключены' },
  NOTIFIER_TELEGRAM_IN_USE: { status: 409, message: 'Этот Telegram привязан к другому аккаунту' },
  ONLY_USERS_WITH_MATE_ACCESS_CAN_CREATE_SIGNED_LINKS: {
    status: 403,
    message: 'Ссылки на оплату могут создавать только напарники',
  },
  USERS_AVATAR_INVALID_TYPE: {
    status: 415,
    message: `Такое фото не подойдёт. Загрузи ${formatsText(avatarLimits.types, 'или')}`,
  },
  USERS_AVATAR_TOO_LARGE: {
    status: 413,
    message: `Фото слишком большое: можно до ${sizeText(avatarLimits.maxBytes)} и ${pictureLimits.maxMegapixels} мегапикселей`,
  },
  USERS_LEAVING_NOT_NOW: { status: 409, message: 'Сначала заверши то, что ещё открыто: сквад, вывод или резерв' },
  USERS_LEAVING_WITH_MONEY: { status: 409, message: 'На балансе другая сумма. Выведи её или откажись от неё' },
  USERS_NOT_FOUND: { status: 404, message: 'Такого пользователя нет' },
  USERS_PLATFORM_NOT_ALLOWED: { status: 400, message: 'Этой платформы нет среди доступных. Выбери другую' },
  USERS_USERNAME_TAKEN: { status: 409, message: 'Это имя уже занято. Придумай другое' },
} as const satisfies Record<PeopleErrorCode, ErrorEntry>;
