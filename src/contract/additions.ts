import type { Contract } from './contract';

/** Calls beyond the specification's list, each with its reason. */
export const additions = {
  'GET /v1/auth/csrf': 'Токен CSRF нужен странице до первого меняющего вызова',
  'GET /v1/mates/{gameId}/{mateId}': 'Страница напарника показывает цены и избранное, чего нет в профиле человека',
  'POST /v1/mates/favorites/{id}': 'Клиент возвращается к понравившимся напарникам',
  'GET /v1/squads/mate/hot': 'Напарник видит горящие сквады, на которые может ответить',
  'POST /v1/squads/{id}/dispute/answer': 'Другая сторона спора отвечает на него',
  'GET /v1/reviews/game/{gameId}': 'Отзывы на главной: обо всех напарниках игры',
  'GET /v1/balance/summary': 'Экран баланса различает доступное, хранимое, резерв и бонусы',
  'GET /v1/balance/deposits/{id}': 'После платёжной страницы говорим правду о том, чем кончилась оплата',
  'POST /v1/balance/withdrawals/{id}/cancel': 'Человек забирает назад неподтверждённую заявку на вывод',
  'POST /v1/dummy-provider/{depositId}': 'Учебная платёжная система: её страница стоит в продукте',
  'POST /provider/{provider}/callback': 'Ответы платёжных систем',
  'GET /dev/api/personas': 'Демо: люди, которыми можно войти',
  'POST /dev/api/sign-in': 'Демо: вход одним нажатием',
  'GET /dev/api/clock': 'Демо: часы сервера',
  'POST /dev/api/clock': 'Демо: перевод часов',
  'GET /dev/api/mailbox': 'Демо: письма без почтового сервера',
  'POST /v1/squads/invited-friend/{id}/decline': 'Друг может отказаться от приглашения по ссылке',
} as const satisfies { readonly [R in keyof Contract]?: string };
