import type { Contract } from './contract';

/** Calls beyond the specification's list, each with its reason. */
export const additions = {
  'GET /v1/auth/csrf': 'Токен CSRF нужен странице до первого меняющего вызова',
  'GET /v1/payment-methods': 'Путь списка значков оплаты в спецификации не назван',
  'GET /api/cf-ipcountry': 'Страна посетителя для регистрации: местный вызов без /v1',
  'GET /v1/mates/{gameId}/{mateId}': 'Страница напарника показывает цены и избранное, чего нет в профиле человека',
  'POST /v1/mates/favorites/{id}': 'Клиент возвращается к понравившимся напарникам',
  'GET /v1/reviews/game/{gameId}': 'Отзывы на главной: обо всех напарниках игры',
  'GET /dev/api/personas': 'Демо: люди, которыми можно войти',
  'POST /dev/api/sign-in': 'Демо: вход одним нажатием',
  'GET /dev/api/clock': 'Демо: часы сервера',
  'POST /dev/api/clock': 'Демо: перевод часов',
  'GET /dev/api/mailbox': 'Демо: письма без почтового сервера',
} as const satisfies { readonly [R in keyof Contract]?: string };
