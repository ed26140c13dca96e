import { formatsText } from '#domain/files/formats-text.ts';
import { pictureLimits } from '#domain/files/picture-limits.ts';
import { articleImage, articleTerms } from '#domain/blog/article-terms.ts';
import { sizeText } from '#domain/text/size-text.ts';
import type { ownErrorCodes } from '../error-code';
import type { ErrorEntry } from '../error-entry';

/** Codes of articles that the specification's family BLOG_ does not contain. */
export const articleErrors = {
  ARTICLE_DRAFT_CHANGED: { status: 409, message: 'Этот материал успели изменить в другом месте. Сравни версии' },
  ARTICLE_NOT_UNDER_MODERATION: { status: 409, message: 'Этот материал уже не ждёт проверки. Обнови страницу' },
  ARTICLE_ALREADY_BOUGHT: { status: 409, message: 'Этот материал тебе уже открыт' },
  ARTICLE_ALREADY_REFUNDED: { status: 409, message: 'Деньги за этот материал уже вернулись' },
  ARTICLE_PRICE_CHANGED: { status: 409, message: 'Цена изменилась. Посмотри новую и реши' },
  ARTICLE_NOT_ON_SALE: {
    status: 409,
    message: 'Автор больше не продаёт этот материал. У тех, кто купил раньше, он остаётся',
  },
  ARTICLE_SHARES_LIMIT: {
    status: 409,
    message: `Открыть материал можно не больше чем ${articleTerms.maxShares} клиентам`,
  },
  ARTICLE_OWN: { status: 403, message: 'О своём материале решает другой модератор' },
  ARTICLE_IMAGE_TOO_LARGE: {
    status: 413,
    message: `Картинка слишком большая: можно до ${sizeText(articleImage.maxBytes)} и ${pictureLimits.maxMegapixels} мегапикселей`,
  },
  ARTICLE_IMAGE_INVALID_TYPE: {
    status: 400,
    message: `Эта картинка не подходит. Подойдут ${formatsText(articleImage.types)}`,
  },
  ARTICLE_REGISTRATION_CLOSED: { status: 409, message: 'Запись уже закрыта' },
} as const satisfies Record<Extract<(typeof ownErrorCodes)[number], `ARTICLE_${string}`>, ErrorEntry>;
