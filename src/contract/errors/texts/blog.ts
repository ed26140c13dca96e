import type { ErrorCode } from '../error-code';
import type { ErrorEntry } from '../error-entry';

export const blogErrors = {
  BLOG_ACCESS_DENIED: { status: 403, message: 'Этот материал тебе недоступен' },
  BLOG_ARTICLE_ACCESS_REQUIRED: { status: 403, message: 'Материал закрыт. Купи его или попроси автора поделиться' },
  BLOG_ALREADY_SHARED: { status: 409, message: 'У этого человека уже есть доступ к материалу' },
  BLOG_CAN_BE_BOUGHT_ONLY_BY_CLIENT: { status: 403, message: 'Материалы могут покупать только клиенты' },
  BLOG_ID_REQUIRED: { status: 400, message: 'Укажи, о каком материале речь' },
  BLOG_LIKE_ACCESS_DENIED: { status: 403, message: 'Отметить можно только материал, который тебе открыт' },
  BLOG_MUST_BE_PAID_TO_BUY: { status: 409, message: 'Этот материал бесплатный, покупать его не нужно' },
  BLOG_MUST_BE_PUBLISHED_TO_BUY: { status: 409, message: 'Материал ещё не опубликован, купить его нельзя' },
  BLOG_NOT_BELONGS_TO_USER: { status: 403, message: 'Это чужой материал' },
  BLOG_NOT_FOUND: { status: 404, message: 'Материал не найден. Возможно, его удалили' },
  BLOG_SHARE_USER_NOT_FOUND: { status: 404, message: 'Некому открыть доступ: такого пользователя нет' },
  BLOG_AUTHOR_OR_ADMIN_NEEDED_FOR_SHARES: { status: 403, message: 'Кому открыт материал, видит только автор' },
  BLOG_CANNOT_DELETE: { status: 409, message: 'Этот материал сейчас нельзя удалить' },
  BLOG_CANNOT_UNPUBLISH: { status: 409, message: 'Этот материал сейчас нельзя снять с публикации' },
  BLOG_CANNOT_UPDATE: { status: 409, message: 'Этот материал сейчас нельзя изменить' },
  BLOG_CONTENT_TOO_LARGE: { status: 413, message: 'Материал слишком большой. Сократи его или раздели на части' },
  BLOG_NO_DRAFT: { status: 409, message: 'У материала нет черновика' },
  BLOG_NO_PUBLISHED_VERSION: { status: 409, message: 'У материала ещё нет опубликованной версии' },
} as const satisfies Record<Extract<ErrorCode, `BLOG_${string}`>, ErrorEntry>;
