import type { ArticleCard, ArticleView } from '../../../contract/blog/article-views';
import { textOfDocument } from '../../../domain/blog/article-document';
import { formatRubles } from '../../../domain/text/format';
import { rublesToKopecks } from '../../../domain/money/kopecks';
import type { App } from '../../platform/app';
import type { Actor } from '../../platform/sessions/actor';
import { readFirstArticle, readFirstArticles } from '../../features/blog/public';
import { findVisibleSquads } from '../../features/squads/public';
import { blockHtml, type NamedInside } from './article-html';
import { escapeHtml } from './escape-html';

/** What a page has to show before, and without, any script. */
export interface FirstScreen {
  readonly title: string;
  readonly description: string;
  /** A whole address. */
  readonly image: string | null;
  /** Facts for search engines; null where there are none to tell. */
  readonly facts: object | null;
  /** HTML made of escaped words alone. */
  readonly main: string;
}

const back = '<p><a href="/blog">Блог</a></p>';

const price = ({ price: sum }: ArticleCard): string => (sum === 0 ? 'Бесплатно' : formatRubles(rublesToKopecks(sum)));

const short = (text: string): string => (text.length <= 160 ? text : `${text.slice(0, 157).replace(/\s+\S*$/, '')}…`);

const articleFacts = (article: ArticleView, publicUrl: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: article.title,
  description: article.lead,
  datePublished: article.publishedAt,
  dateModified: article.updatedAt ?? article.publishedAt,
  author: { '@type': 'Person', name: article.author.username },
  mainEntityOfPage: `${publicUrl}/blog/material-${article.id}`,
  inLanguage: 'ru',
  ...(article.cover === null ? {} : { image: `${publicUrl}${article.cover.src}` }),
  isAccessibleForFree: article.price === 0,
});

const wholeAddress = (path: string | null, publicUrl: string): string | null =>
  path === null ? null : publicUrl + path;

const articleScreen = (article: ArticleView, squads: NamedInside['squads'], publicUrl: string): FirstScreen => {
  const inside = { mates: article.mates, squads };
  const text = textOfDocument(article.document);
  const picture = article.cover
    ? `<img class="first-cover" src="${escapeHtml(article.cover.src)}" width="${article.cover.width}" height="${article.cover.height}" alt="">`
    : '';
  const behind =
    article.locked === null ? '' : `<p>Бесплатная часть закончилась. Вся статья: ${escapeHtml(price(article))}.</p>`;
  return {
    title: article.title,
    description: short(article.lead === '' ? text : article.lead),
    image: wholeAddress(article.cover?.src ?? null, publicUrl),
    // Of a paid article only what everybody may read is told, and nothing is promised to machines.
    facts: article.price === 0 ? articleFacts(article, publicUrl) : null,
    main: `<article class="container first-article">${back}${picture}<h1>${escapeHtml(article.title)}</h1><p class="first-by">${escapeHtml(article.author.username)}, ${article.minutes} мин</p>${article.document.blocks.map((block) => blockHtml(block, inside)).join('')}${behind}</article>`,
  };
};

const coverOf = (articles: readonly ArticleCard[]): string | null =>
  articles.find(({ cover }) => cover !== null)?.cover?.src ?? null;

const feedScreen = (articles: readonly ArticleCard[], publicUrl: string): FirstScreen => ({
  title: 'Блог',
  description: 'Раскидки, разборы и тренировки от напарников. Начало каждой статьи открыто всем.',
  image: wholeAddress(coverOf(articles), publicUrl),
  facts: {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    name: 'Блог',
    url: `${publicUrl}/blog`,
    inLanguage: 'ru',
    blogPost: articles.map(({ id, title, publishedAt, author }) => ({
      '@type': 'BlogPosting',
      headline: title,
      datePublished: publishedAt,
      url: `${publicUrl}/blog/material-${id}`,
      author: { '@type': 'Person', name: author.username },
    })),
  },
  main: `<section class="container first-article"><h1>Блог</h1><p class="first-by">Раскидки, разборы и тренировки от напарников. Начало каждой статьи открыто всем.</p><ul>${articles
    .map(
      (article) =>
        `<li><a href="/blog/material-${article.id}">${escapeHtml(article.title)}</a><br>${escapeHtml(article.author.username)} · ${article.minutes} мин · ${escapeHtml(price(article))}</li>`,
    )
    .join('')}</ul></section>`,
});

/** Pages that say something before their script runs; null for every other one. */
export const firstScreenOf = async (app: App, actor: Actor | null, pathname: string): Promise<FirstScreen | null> => {
  const { publicUrl } = app.config;
  if (/^\/blog\/?$/.test(pathname)) return feedScreen(await readFirstArticles(app, actor), publicUrl);
  const id = /^\/blog\/material-([1-9]\d{0,8})\/?$/.exec(pathname)?.[1];
  if (id === undefined) return null;
  const article = await readFirstArticle(app, actor, Number(id));
  if (article === null) return null;
  const named = article.document.blocks.flatMap((block) => (block.type === 'squad' ? [block.squadId] : []));
  return articleScreen(article, await findVisibleSquads(app, named), publicUrl);
};
