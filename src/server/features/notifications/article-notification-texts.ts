import { formatRubles } from '#domain/text/format.ts';
import type { OtherNotificationFacts, OtherNotificationKind } from './notification-facts';
import type { NotificationText } from './squad-notification-texts';

type ArticleKind = Extract<OtherNotificationKind, `ARTICLE_${string}`>;

const article = (id: number): string => `/blog/material-${id}`;
const editor = (id: number): string => `/materials/${id}`;

/** A draft may have no title yet. */
const named = (title: string): string => (title === '' ? 'Материал без названия' : `«${title}»`);

/** Texts about articles; sums in kopecks. */
export const articleTexts: { readonly [K in ArticleKind]: (facts: OtherNotificationFacts[K]) => NotificationText } = {
  ARTICLE_TO_MODERATE: ({ title, who }) => ({
    title: 'Материал ждёт проверки',
    text: `${who}: ${named(title)}.`,
    link: '/admin/blog',
  }),
  ARTICLE_APPROVED: ({ articleId, title }) => ({
    title: 'Материал опубликован',
    text: `${named(title)} уже в ленте.`,
    link: article(articleId),
  }),
  ARTICLE_NEED_FIX: ({ articleId, title, comment }) => ({
    title: 'Нужно поправить',
    text: `${named(title)}. ${comment}`,
    link: editor(articleId),
  }),
  ARTICLE_REJECTED: ({ articleId, title, comment }) => ({
    title: 'Материал отклонён',
    text: `${named(title)}. ${comment}`,
    link: editor(articleId),
  }),
  ARTICLE_REASSIGNED: ({ title, comment }) => ({
    title: 'У материала новый автор',
    text: `${named(title)}. ${comment}`,
    link: '/materials',
  }),
  ARTICLE_REMOVED: ({ title, comment }) => ({
    title: 'Материал убран из ленты',
    text: `${named(title)}. ${comment}`,
    link: '/materials',
  }),
  ARTICLE_SHARED: ({ articleId, title, who }) => ({
    title: 'Тебе открыли материал',
    text: `${who} делится: ${named(title)}.`,
    link: article(articleId),
  }),
  ARTICLE_SOLD: ({ articleId, title, who, amount }) => ({
    title: 'Материал купили',
    text: `${who} читает ${named(title)}. Тебе ${formatRubles(amount)}.`,
    link: article(articleId),
  }),
  ARTICLE_REFUNDED: ({ title, amount }) => ({
    title: 'Деньги за материал вернулись',
    text: `${named(title)}: ${formatRubles(amount)} снова твои.`,
    link: '/balance',
  }),
};
