import type { ErrorCode } from '../error-code';
import { formatsText } from '#domain/files/formats-text.ts';
import { gameIcon } from '#domain/games/game-icon.ts';
import { pictureLimits } from '#domain/files/picture-limits.ts';
import { sizeText } from '#domain/text/size-text.ts';
import type { ErrorEntry } from '../error-entry';

/** Refusals of the desk. */
export const deskErrors = {
  ADMIN_BALANCE_TRANSACTION_NOT_FOUND: { status: 404, message: 'Такой операции по балансу нет' },
  ADMIN_BLOG_ARTICLE_NOT_FOUND: { status: 404, message: 'Такого материала в блоге нет' },
  ADMIN_CATEGORIES_NOT_FOUND: { status: 404, message: 'Такой категории нет в списке' },
  ADMIN_CATEGORY_TAGS_NOT_FOUND: { status: 404, message: 'Такой метки категории нет' },
  ADMIN_LANDINGS_NOT_FOUND: { status: 404, message: 'Такой посадочной страницы нет' },
  ADMIN_DEPOSIT_NOT_FOUND: { status: 404, message: 'Такого пополнения нет' },
  ADMIN_DISPUTES_NOT_FOUND: { status: 404, message: 'Такого спора нет' },
  ADMIN_DRAWS_NOT_FOUND: { status: 404, message: 'Такого розыгрыша нет в списке' },
  ADMIN_GAME_PARAMS_NOT_FOUND: { status: 404, message: 'Такого параметра игры нет в списке' },
  ADMIN_GAMES_NOT_FOUND: { status: 404, message: 'Такой игры нет в списке' },
  ADMIN_MATE_LANDINGS_NOT_FOUND: { status: 404, message: 'Такой страницы напарника нет' },
  ADMIN_NOTIFICATIONS_NOT_FOUND: { status: 404, message: 'Такого уведомления нет' },
  ADMIN_PROMO_CODES_NOT_FOUND: { status: 404, message: 'Такого промокода нет в списке' },
  ADMIN_REVIEW_CRITERIA_NOT_FOUND: { status: 404, message: 'Такого пункта оценки нет' },
  ADMIN_REVIEWS_NOT_FOUND: { status: 404, message: 'Такого отзыва нет' },
  ADMIN_SUPPORT_NOT_FOUND: { status: 404, message: 'Такого обращения в поддержку нет' },
  ADMIN_USERS_NOT_FOUND: { status: 404, message: 'Такого пользователя нет в списке' },
  ADMIN_CATEGORIES_CANNOT_BE_DELETED: { status: 409, message: 'Категорию нельзя удалить: ей уже пользуются' },
  ADMIN_GAMES_CANNOT_BE_DELETED: { status: 409, message: 'Игру нельзя удалить: по ней уже есть заказы или напарники' },
  ADMIN_PROMO_CODES_CANNOT_BE_DELETED: {
    status: 409,
    message: 'Промокод нельзя удалить: его уже применяли. Можно отключить',
  },
  ADMIN_GAMES_ALREADY_EXISTS: { status: 409, message: 'Такая игра уже есть' },
  ADMIN_PROMO_CODES_ALREADY_EXISTS: { status: 409, message: 'Такой промокод уже есть. Нужен другой' },
  ADMIN_GAME_MISMATCH: { status: 400, message: 'Это относится к другой игре. Выбор нужно проверить' },
  ADMIN_PROMO_CODE_MISSING_USER_ID: { status: 400, message: 'Нужно указать, кому предназначен личный промокод' },
  ADMIN_NOT_ALLOWED_TO_UPDATE_REVIEW: { status: 403, message: 'Этот отзыв нельзя изменять' },
  ADMIN_NOT_ALLOWED_TO_DELETE_REVIEW: { status: 403, message: 'Этот отзыв нельзя удалять' },
  ADMIN_SQUADS_POV_REQUEST_TIMEOUT_EXCEEDED: {
    status: 409,
    message: 'Запись игры уже не запросить: с конца игры прошло слишком много времени',
  },
  ADMIN_USER_ALREADY_BLOCKED: { status: 409, message: 'Пользователь уже заблокирован' },
  ADMIN_USER_ALREADY_DELETED: { status: 409, message: 'Пользователь уже удалён' },
  ADMIN_USER_HAS_SQUAD: { status: 409, message: 'У пользователя есть активный сквад. Сначала его нужно распустить' },
  ADMIN_USER_EMAIL_TAKEN: { status: 409, message: 'На эту почту записан другой пользователь' },
  ADMIN_USER_USERNAME_TAKEN: { status: 409, message: 'Это имя носит другой пользователь' },
  ADMIN_USER_NOT_BLOCKED: { status: 409, message: 'Пользователь не заблокирован' },
  ADMIN_GAME_ICON_TOO_LARGE: {
    status: 413,
    message: `Значок слишком большой: можно до ${sizeText(gameIcon.maxBytes)} и ${pictureLimits.maxMegapixels} мегапикселей`,
  },
  ADMIN_GAME_ICON_INVALID_TYPE: {
    status: 400,
    message: `Такой файл не станет значком. Подойдут ${formatsText(gameIcon.types)}`,
  },
  ADMIN_GAME_ICON_NOT_FOUND: { status: 404, message: 'Такого значка на сайте нет. Нужна картинка или другой путь' },
  ADMIN_OWN_OBJECT: { status: 403, message: 'Своё решает другой оператор' },
  ADMIN_CHANGED_MEANWHILE: {
    status: 409,
    message: 'Пока запись была открыта, её изменили. Решать нужно по тому, что в ней теперь',
  },
  ADMIN_SECOND_OPERATOR: {
    status: 409,
    message: 'Такую сумму подтверждают двое: первое подтверждение уже есть, второе за другим оператором',
  },
  ADMIN_NO_REGISTER: { status: 409, message: 'Касса не подключена: пробить чек негде' },
  ADMIN_CORRECTION_WRONG_PERSON: {
    status: 409,
    message: 'Напарникам и клиентам начисляют за разное. Вид поправки нужно выбрать снова',
  },
  ADMIN_CORRECTION_REPEATED: { status: 409, message: 'За это уже начислено: один раз на аккаунт' },
  ADMIN_DRAW_NOT_READY: { status: 409, message: 'Розыгрыш ещё идёт: победителей пока нет' },
  ADMIN_REGISTER_SUM_DIFFERS: {
    status: 409,
    message: 'У пополнения другая сумма: его зачисляют в карточке или поправляют баланс',
  },
  ADMIN_VIEWS_LIMIT: { status: 409, message: 'Сохранённых видов слишком много. Ненужные можно удалить' },
  ADMIN_MATE_EXISTS: { status: 409, message: 'Этот человек уже напарник этой игры' },
  ADMIN_WITHDRAWAL_PAUSED: { status: 409, message: 'Человек заблокирован: вывод ждёт конца блокировки' },
  ADMIN_LAST_ALL: {
    status: 409,
    message: 'Это последний администратор со всеми правами. Сначала права получает другой',
  },
  ADMIN_CODE_REQUIRED: { status: 403, message: 'Для входа в админку нужен код из приложения' },
  ADMIN_CODE_NOT_SET_UP: { status: 403, message: 'Для админки нужен код из приложения, он ещё не настроен' },
  ADMIN_CODE_ALREADY_SET_UP: { status: 409, message: 'Код уже настроен. Сбросить его может другой администратор' },
  ADMIN_CODE_WRONG: { status: 400, message: 'Код не подошёл. Подойдёт следующий' },
  ADMIN_COURSES_NOT_FOUND: { status: 404, message: 'Такого курса нет в списке' },
  ADMIN_REPORTS_NOT_FOUND: { status: 404, message: 'Такой жалобы нет' },
  ADMIN_REPORT_DECIDED: { status: 409, message: 'По этой жалобе уже есть решение' },
  ADMIN_SETTING_OUT_OF_BOUNDS: { status: 400, message: 'Значение вне допустимых границ' },
  ADMIN_USER_NOT_DELETED: { status: 409, message: 'Пользователь не удалён' },
} as const satisfies Record<Extract<ErrorCode, `ADMIN_${string}`>, ErrorEntry>;
