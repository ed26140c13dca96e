import type { ArticleCardAnswer, ArticleViewAnswer } from '#contract/blog/article-views.ts';
import { pageTexts } from '#domain/text/page-texts.ts';
import { textOfDocument } from '#domain/blog/article-document.ts';
import { articleHeadTexts } from '#domain/blog/article-head-texts.ts';
import { accessTexts } from '#domain/blog/access-texts.ts';
import { type CoverPlace, coverSizes } from '#domain/blog/picture-places.ts';
import { type PictureSource, sourceOf } from '#domain/files/picture-widths.ts';
import { formatDuration, formatRubles } from '#domain/text/format.ts';
import type { App } from '#server/platform/app.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { type FirstArticles, readFirstArticle, readFirstArticles } from '#server/features/blog/public.ts';
import { findVisibleSquads } from '#server/features/squads/public.ts';
import { escapeHtml } from '../escape-html';
import { sourceAttributes } from '../picture-html';
import { avatarHtml, iconRoom, levelHtml } from './person-html';
import { blockHtml, type NamedInside } from './article-html';
import { type FirstScreen, short } from './first-screen';
import { titledScreen } from './text-screen';
import { articlePath, blogPath } from '#contract/routes/product-pages.ts';

const price = ({ price: sum }: ArticleCardAnswer): string => (sum === 0 ? accessTexts.free : formatRubles(sum));

const articleFacts = (article: ArticleViewAnswer, publicUrl: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: article.title,
  description: article.lead,
  datePublished: article.publishedAt,
  dateModified: article.updatedAt ?? article.publishedAt,
  author: { '@type': 'Person', name: article.author.username },
  mainEntityOfPage: `${publicUrl}${articlePath(article.id)}`,
  inLanguage: 'ru',
  ...(article.cover === null ? {} : { image: `${publicUrl}${article.cover.src}` }),
  isAccessibleForFree: article.price === 0,
});

const wholeAddress = (path: string | null, publicUrl: string): string | null =>
  path === null ? null : publicUrl + path;

/** A cover, and where the rendered page shows it: both choose the same version of it. */
interface ShownCover {
  readonly cover: NonNullable<ArticleCardAnswer['cover']>;
  readonly place: CoverPlace;
}

const shownAs = (place: CoverPlace, article: Pick<ArticleCardAnswer, 'cover'> | null): ShownCover | null =>
  article === null || article.cover === null ? null : { cover: article.cover, place };

const coverOf = ({ lead, newest }: FirstArticles): ShownCover | null =>
  shownAs('lead', lead) ?? shownAs('tile', newest.find(({ cover }) => cover !== null) ?? null);

const sourceOfCover = ({ cover, place }: ShownCover): PictureSource => sourceOf(cover.src, coverSizes[place]);

/** As large as in the rendered page: a larger one there would count as the largest paint, seconds later. */
const coverHtml = (shown: ShownCover | null, look: string): string =>
  shown === null
    ? ''
    : `<img${look} width="${shown.cover.width}" height="${shown.cover.height}" alt="" fetchpriority="high" ${sourceAttributes(sourceOfCover(shown))}>`;

/** Room for what a reader does there: only a script can serve it. */
const acts = ({ likes }: ArticleViewAnswer): string =>
  [String(likes), articleHeadTexts.share]
    .map((text) => `<span class="button button-sm first-room">${iconRoom}${text}</span>`)
    .join('');

/** As `ArticleHead` of the page, without its day, which depends on the reader's clock. */
const headHtml = (article: ArticleViewAnswer): string => {
  const { title, minutes, author } = article;
  return (
    `<div class="article-head"><div class="article-facts"><span>${iconRoom}${formatDuration(minutes)}</span></div>` +
    `<h1 class="page-title">${escapeHtml(title)}</h1><div class="article-by"><div class="article-author">` +
    `${avatarHtml({ name: author.username, face: author.avatarUrl }, 44)}<div><div class="article-name"><b>${escapeHtml(author.username)}</b>` +
    `${author.level === null ? '' : levelHtml(author.level)}</div><p>${articleHeadTexts.author(author)}</p></div></div>` +
    `<div class="article-acts">${acts(article)}</div></div></div>`
  );
};

const articleScreen = (article: ArticleViewAnswer, squads: NamedInside['squads'], publicUrl: string): FirstScreen => {
  const inside = { mates: article.mates, squads };
  const shown = shownAs('banner', article);
  const text = textOfDocument(article.document);
  const whole = article.onSale ? `Вся статья: ${escapeHtml(price(article))}.` : accessTexts.notOnSale;
  const behind = article.locked === null ? '' : `<p>${accessTexts.freeOver}. ${whole}</p>`;
  return {
    title: article.title,
    description: short(article.lead === '' ? text : article.lead),
    image: wholeAddress(article.cover?.src ?? null, publicUrl),
    picture: shown && sourceOfCover(shown),
    kind: 'article',
    sheet: 'article',
    // A paid article has only its free part here, and no structured data.
    facts: article.price === 0 ? articleFacts(article, publicUrl) : null,
    start:
      `<article class="container page"><a class="article-back" href="${blogPath}">${iconRoom}${pageTexts.blog.title}</a>` +
      `<div class="article-banner"><div>${coverHtml(shown, '')}</div></div>` +
      `<div class="article-columns"><div class="article-main">${headHtml(article)}` +
      `<div class="article-text">${article.document.blocks.map((block) => blockHtml(block, inside)).join('')}</div>${behind}</div></div></article>`,
    main: null,
    end: '',
  };
};

const lineHtml = (article: ArticleCardAnswer): string =>
  `<li><a href="${articlePath(article.id)}">${escapeHtml(article.title)}</a><br><span>${escapeHtml(article.author.username)}</span> · <span>${formatDuration(article.minutes)}</span> · <span>${escapeHtml(price(article))}</span></li>`;

const feedScreen = (articles: FirstArticles, publicUrl: string): FirstScreen => {
  const { newest } = articles;
  const shown = coverOf(articles);
  return {
    title: pageTexts.blog.title,
    description: pageTexts.blog.lead,
    kind: 'website',
    sheet: null,
    image: wholeAddress(shown?.cover.src ?? null, publicUrl),
    picture: shown && sourceOfCover(shown),
    facts: {
      '@context': 'https://schema.org',
      '@type': 'Blog',
      name: pageTexts.blog.title,
      url: `${publicUrl}${blogPath}`,
      inLanguage: 'ru',
      blogPost: newest.map(({ id, title, publishedAt, author }) => ({
        '@type': 'BlogPosting',
        headline: title,
        datePublished: publishedAt,
        url: `${publicUrl}${articlePath(id)}`,
        author: { '@type': 'Person', name: author.username },
      })),
    },
    start: `<section class="container page"><h1 class="page-title">${pageTexts.blog.title}</h1><p class="first-lead">${pageTexts.blog.lead}</p>${coverHtml(shown, ' class="first-tile"')}<ul class="first-lines">${newest.map(lineHtml).join('')}</ul></section>`,
    main: null,
    end: '',
  };
};

/**
 * The screen of the feed or of an article; null for every other page and for a missing article. A feed that the address
 * narrows (not `isWhole`) is left to the page's script.
 */
export const blogScreen = async (
  app: App,
  actor: Actor | null,
  pathname: string,
  isWhole: boolean,
): Promise<FirstScreen | null> => {
  const { publicUrl } = app.config;
  if (/^\/blog\/?$/.test(pathname))
    return !isWhole ? titledScreen(pageTexts.blog) : feedScreen(await readFirstArticles(app, actor), publicUrl);
  const id = /^\/blog\/material-([1-9]\d{0,8})\/?$/.exec(pathname)?.[1];
  if (id === undefined) return null;
  const article = await readFirstArticle(app, actor, Number(id));
  if (article === null) return null;
  const named = article.document.blocks.flatMap((block) => (block.type === 'squad' ? [block.squadId] : []));
  return articleScreen(article, await findVisibleSquads(app, named), publicUrl);
};
