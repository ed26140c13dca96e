import { videoKinds } from '#domain/files/file-kind.ts';
import { formatsText } from '#domain/files/formats-text.ts';
import { pictureLimits } from '#domain/files/picture-limits.ts';
import { povTerms } from '#domain/pov-request/pov-request.ts';
import { voiceTerms } from '#domain/mates/voice.ts';
import { sizeText } from '#domain/text/size-text.ts';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import { disputeTerms } from '#domain/squad/facts/squad-limits.ts';
import { numeral } from '#domain/text/numerals.ts';
import { plural } from '#domain/text/format.ts';
import { spanText } from '#domain/text/spans.ts';
import type { ownErrorCodes } from '../error-code';
import type { ErrorEntry } from '../error-entry';
import { articleErrors } from './articles';
import { squadRefusals } from './squad-refusals';

/**
 * Codes that any call may respond with. The idempotency codes belong to money calls, so their texts speak of an
 * operation.
 */
export const ownErrors = {
  ...articleErrors,
  UNAUTHENTICATED: { status: 401, message: 'Войди, чтобы продолжить' },
  CSRF_TOKEN_INVALID: { status: 403, message: 'Страница устарела. Обнови её и попробуй ещё раз' },
  FORBIDDEN: { status: 403, message: 'Тебе это недоступно' },
  NOT_FOUND: { status: 404, message: 'Ничего не нашлось' },
  RATE_LIMITED: squadRefusals.RATE_LIMITED,
  PAYLOAD_TOO_LARGE: { status: 413, message: 'Слишком много за один раз. Отправь меньше' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    message: 'Эта операция уже проходила с другими данными. Обнови страницу и начни заново',
  },
  IDEMPOTENCY_KEY_REQUIRED: { status: 400, message: 'Операция не началась. Обнови страницу и попробуй ещё раз' },
  INTERNAL_ERROR: { status: 500, message: 'У нас что-то сломалось. Попробуй ещё раз чуть позже' },
  SERVICE_UNAVAILABLE: { status: 503, message: 'Сервис ненадолго отошёл. Подожди немного и попробуй ещё раз' },
  CHANGED_ADDRESS_LINK_INVALID: { status: 400, message: 'Эта ссылка уже сработала или её срок вышел' },
  SIGN_IN_CLOSED: {
    status: 409,
    message: 'Войти этим способом нельзя. Войди по почте: можно без пароля, по ссылке из письма',
  },
  SIGN_IN_STALE: { status: 400, message: 'Вход начат слишком давно или в другом браузере. Начни заново' },
  SIGN_IN_LAST_WAY: {
    status: 409,
    message: 'Это твой последний способ войти. Сначала подтверди почту или добавь другой',
  },
  REQUISITES_UNREADABLE: {
    status: 409,
    message: 'Номер не прочитать: секрет сервиса с тех пор сменили, реквизиты нужны заново',
  },
  WITHDRAWAL_ON_HOLD: { status: 409, message: 'Вывод придержан: реквизиты, пароль или почта сменились недавно' },
  MONEY_RESTS: {
    status: 409,
    message: 'Пароль или почта недавно сменились: деньги пока не уйдут другим людям',
    until: (when) => `Пароль или почта недавно сменились: деньги не уйдут другим людям до ${when} по Москве`,
  },
  DEPOSIT_NOT_PAID: { status: 409, message: 'Это пополнение ещё не оплачено: возвращать нечего' },
  REFUND_NOT_POSSIBLE: { status: 409, message: 'Это пополнение сейчас не вернуть. Обнови страницу' },
  WITHDRAWAL_METHOD_OFF: { status: 409, message: 'Этим способом сейчас не выводим. Выбери другой' },
  WITHDRAWAL_ALREADY_OPEN: { status: 409, message: 'У тебя уже есть заявка на вывод. Дождись её или отмени' },
  WITHDRAWAL_NOT_CANCELABLE: { status: 409, message: 'Эту заявку уже не отменить' },
  MATE_VOICE_INVALID_TYPE: {
    status: 415,
    message: 'Это не звук, который мы умеем играть. Подойдут WebM, Ogg, MP3 и M4A',
  },
  MATE_VOICE_TOO_LARGE: { status: 413, message: `Запись слишком большая: можно до ${sizeText(voiceTerms.maxBytes)}` },
  MATE_VOICE_TOO_LONG: {
    status: 400,
    message: `Запись длиннее ${voiceTerms.longest / 1000} секунд. Выбери покороче или запиши здесь`,
  },
  MATE_APPLICATION_OPEN: { status: 409, message: 'Твоя заявка уже на рассмотрении. Дождись ответа' },
  MATE_APPLICATION_DECIDED: { status: 409, message: 'По этой заявке уже есть решение' },
  RESERVE_PART_DECIDED: { status: 409, message: 'По этой части уже решено иначе. Посмотри, как' },
  RESERVE_LINK_USED: { status: 409, message: 'По этой ссылке деньги уже отложили' },
  COURSE_ALREADY_BOUGHT: { status: 409, message: 'Этот курс у тебя уже есть. Сначала пройди или закрой его' },
  COURSE_LESSON_GOES_ON: { status: 409, message: 'Одно из занятий ещё идёт. Закрой курс после него' },
  ORDERS_OFF: { status: 409, message: 'Приём заказов пока закрыт из-за нарушений. Включи его позже' },
  MATE_BLOCKED: { status: 409, message: 'Приём заказов закрыл администратор. Напиши в поддержку' },
  CHAT_CLOSED: { status: 409, message: 'Этот чат закрыт: писать в него больше нельзя' },
  CHAT_BLOCKED: { status: 409, message: 'Личная переписка с этим человеком закрыта' },
  CHAT_STRANGERS_LIMIT: {
    status: 429,
    message: 'Слишком много новых собеседников за час. Дождись ответов и напиши остальным позже',
  },
  CHAT_EDIT_TOO_LATE: {
    status: 409,
    message: `Изменить сообщение можно только в первые ${spanText(chatLimits.editableFor)}`,
  },
  CHAT_FILE_TOO_LARGE: {
    status: 413,
    message: `Файл слишком большой: можно до ${sizeText(chatLimits.maxFileBytes)}, картинку до ${pictureLimits.maxMegapixels} мегапикселей`,
  },
  CHAT_FILE_INVALID: { status: 400, message: 'Этот файл не получилось прочитать. Попробуй другой' },
  BOOKINGS_NOT_FOUND: { status: 404, message: 'Такой записи нет' },
  BOOKINGS_INVALID_STATE: { status: 409, message: 'С этой записью так уже нельзя: посмотри, что с ней сейчас' },
  BOOKINGS_TIME_NOT_FREE: { status: 409, message: 'Это время уже занято или больше не предлагается. Выбери другое' },
  BOOKINGS_LIMIT: { status: 409, message: 'Открытых записей уже слишком много. Сыграй или отмени одну из них' },
  BOOKINGS_PRICE_CHANGED: { status: 409, message: 'Цена изменилась. Посмотри новую и подтверди ещё раз' },
  BOOKINGS_TERMS_CHANGED: { status: 409, message: 'Вернётся уже другая сумма. Посмотри её и подтверди ещё раз' },
  SQUADS_MATE_BOOKED: squadRefusals.SQUADS_MATE_BOOKED,
  SQUADS_DISPUTE_TOO_LATE: squadRefusals.SQUADS_DISPUTE_TOO_LATE,
  SQUADS_DISPUTE_CONFIRMED: squadRefusals.SQUADS_DISPUTE_CONFIRMED,
  POV_CLOSED: { status: 409, message: 'На этот запрос записи уже ответили или его срок вышел' },
  POV_LINKS_LIMIT: { status: 409, message: 'Больше ссылок добавить нельзя. Удали лишнюю' },
  POV_UPLOAD_UNFINISHED: { status: 409, message: 'Запись ещё не загрузилась. Дождись её или убери' },
  POV_FILE_INVALID: { status: 400, message: `Это не запись игры. Подойдут ${formatsText(povTerms.fileTypes)}` },
  POV_OFFSET_MISMATCH: { status: 409, message: 'Часть файла пришла не по порядку. Продолжи загрузку' },
  DISPUTE_FILE_TOO_LARGE: {
    status: 413,
    message: `Файл слишком большой: можно до ${sizeText(disputeTerms.maxFileBytes)}, картинку до ${pictureLimits.maxMegapixels} мегапикселей`,
  },
  DISPUTE_FILE_INVALID: {
    status: 400,
    message: `Можно приложить картинку, звук, видео ${formatsText(videoKinds, 'или')}, запись ${formatsText(['dem'])} или ${formatsText(['pdf'])}`,
  },
  DISPUTE_FILES_FULL: {
    status: 409,
    message: `К спору можно приложить не больше ${numeral(disputeTerms.maxFiles, 'genitive')} ${plural(disputeTerms.maxFiles, 'файла', 'файлов', 'файлов')}`,
  },
  VALIDATION_ERROR: { status: 400, message: 'Проверь, всё ли заполнено верно' },
} as const satisfies Record<
  Exclude<(typeof ownErrorCodes)[number], `ADMIN_${string}`> | 'VALIDATION_ERROR',
  ErrorEntry
>;
