import type { blogWritingContract } from '#contract/blog/blog-writing.ts';
import type { Handlers, Handler } from '../../../platform/http/call';
import { listClientsToShare, listShares, revokeShare, shareArticle } from '../shares/shares';
import { deleteArticle, markRemark, publishArticle, unpublishArticle } from './author-steps';
import { listOwn, readDraft, readVersion } from './own-articles';
import { createDraft, saveDraft } from './save-draft';
import { and, asc, eq, gte } from 'drizzle-orm';
import { statisticsDayOf } from '#domain/blog/statistics-day.ts';
import { days } from '#domain/time/durations.ts';
import { blogDay, blogImage } from '#server/platform/db/schema/blog.ts';
import { referral } from '#server/platform/db/schema/referrals-and-support.ts';
import { findOwn } from './find-own';
import { articleImage } from '#domain/blog/article-terms.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { storePicture } from '#server/platform/uploads/store-picture.ts';
import { discardFile, recordFile } from '#server/platform/uploads/stored-files.ts';

const refusals = { tooLarge: 'ARTICLE_IMAGE_TOO_LARGE', unreadable: 'ARTICLE_IMAGE_INVALID_TYPE' } as const;

/**
 * Stores an image for an article, re-encoded as WebP without metadata, under an unguessable URL.
 * @throws Refusal ARTICLE_IMAGE_TOO_LARGE, ARTICLE_IMAGE_INVALID_TYPE, VALIDATION_ERROR for one too small, RATE_LIMITED
 */
const uploadImage: Handler<(typeof blogWritingContract)['POST /v1/blog/upload']> = async (app, { actor, http }) => {
  const { uploads, maxBytes, types, maxWidth, maxHeight, minSidePixels } = articleImage;
  await limitRate(app, `blog upload:${actor.id}`, uploads.tries, uploads.window);
  const picture = await storePicture(app, http.request, 'blog', {
    maxBytes,
    kinds: types,
    width: maxWidth,
    height: maxHeight,
    fit: 'inside',
    minSide: minSidePixels,
    ...refusals,
  });
  await recordFile(
    () =>
      app.db.insert(blogImage).values({ src: picture.src, userId: actor.id, uploadedAt: new Date(app.clock.now()) }),
    () => discardFile(app, picture.src),
  );
  return { ...picture, alt: '' };
};

/** All numbers are for all time; `byDay` covers the requested days. */
const readStatistics: Handler<(typeof blogWritingContract)['GET /v1/blog/stats/{id}']> = async (
  app,
  { actor, params, query },
) => {
  const article = await findOwn(app.db, params.id, actor.id);
  const since = query.days === 'all' ? null : statisticsDayOf(app.clock.now() - days(Number(query.days) - 1));
  const [byDay, newClients] = await Promise.all([
    app.db
      .select()
      .from(blogDay)
      .where(and(eq(blogDay.articleId, article.id), since === null ? undefined : gte(blogDay.day, since)))
      .orderBy(asc(blogDay.day)),
    app.db.$count(referral, eq(referral.articleId, article.id)),
  ]);
  const { views, readers, likes, purchases, shares, income } = article;
  return {
    views,
    readers,
    likes,
    purchases,
    shares,
    income,
    newClients,
    byDay: byDay.map((row) => ({ day: row.day, views: row.views, purchases: row.purchases, income: row.income })),
  };
};

export const blogWritingHandlers: Handlers<typeof blogWritingContract> = {
  'GET /v1/blog/my-articles': listOwn,
  'GET /v1/blog/my-articles/{id}': readDraft,
  'GET /v1/blog/my-articles/{id}/versions/{version}': readVersion,
  'PUT /v1/blog/my-articles/{id}/remarks/{remarkId}': markRemark,
  'POST /v1/blog/articles': createDraft,
  'PUT /v1/blog/articles/{id}': saveDraft,
  'POST /v1/blog/articles/{id}/publish': publishArticle,
  'POST /v1/blog/articles/{id}/unpublish': unpublishArticle,
  'DELETE /v1/blog/articles/{id}': deleteArticle,
  'POST /v1/blog/upload': uploadImage,
  'GET /v1/blog/stats/{id}': readStatistics,
  'GET /v1/blog/user-to-share': listClientsToShare,
  'GET /v1/blog/articles/{id}/shared-with': listShares,
  'PUT /v1/blog/articles/{id}/shared-with': shareArticle,
  'DELETE /v1/blog/articles/{id}/shared-with/{userId}': revokeShare,
};
