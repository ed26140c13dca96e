import { formatRubles } from '#domain/text/format.ts';
import type { OtherNotificationFacts, OtherNotificationKind } from './notification-facts';
import type { NotificationText } from './squad-notification-texts';
import { articlePath, balancePath, editorPath, materialsPath } from '#contract/routes/product-pages.ts';
import { deskPage } from '#contract/routes/desk-pages.ts';

type ArticleKind = Extract<OtherNotificationKind, `ARTICLE_${string}`>;

const article = (id: number): string => articlePath(id);
const editor = (id: number): string => editorPath({ articleId: id });

/** A draft may have no title yet. */
const named = (title: string): string => (title === '' ? 'Материал без названия' : `«${title}»`);

/** Texts about articles; sums in kopecks. */
export const articleTexts: { readonly [K in ArticleKind]: (facts: OtherNotificationFacts[K]) => NotificationText } = {
  ARTICLE_TO_MODERATE: ({ articleId, title, who }) => ({
    title: 'Материал ждёт проверки',
    text: `${who}: ${named(title)}.`,
    link: deskPage('articles', articleId),
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
    link: materialsPath,
  }),
  ARTICLE_REMOVED: ({ title, comment }) => ({
    title: 'Материал убран из ленты',
    text: `${named(title)}. ${comment}`,
    link: materialsPath,
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
    link: balancePath,
  }),
};
