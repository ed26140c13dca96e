import type { blogContract } from '#contract/blog/blog.ts';
import type { blogPurchaseContract } from '#contract/blog/blog-purchase.ts';
import type { blogWritingContract } from '#contract/blog/blog-writing.ts';
import type { Handlers } from '../../platform/http/call';
import { recommendArticle } from './moderation/desk-blog-handlers';
import { depositForArticle, payForArticle } from './money/purchase';
import { findAuthors, readOverview, readRelated } from './read/around-feed';
import { listArticles, listOpened } from './read/feed';
import { handleReadArticle } from './read/read-article';
import { setLike, setRegistration } from './shares/likes';
import { listClientsToShare, listShares, revokeShare, shareArticle } from './shares/shares';
import { deleteArticle, markRemark, publishArticle, unpublishArticle } from './write/author-steps';
import { listOwn, readDraft, readVersion } from './write/own-articles';
import { createDraft, saveDraft } from './write/save-draft';
import { readStatistics } from './write/statistics';
import { uploadImage } from './write/upload-image';

export const blogHandlers: Handlers<typeof blogContract> = {
  'GET /v1/blog/articles': listArticles,
  'GET /v1/blog/overview': readOverview,
  'GET /v1/blog/authors': findAuthors,
  'GET /v1/blog/articles/shared-with-me': listOpened,
  'GET /v1/blog/articles/{id}': handleReadArticle,
  'GET /v1/blog/articles/{id}/related': readRelated,
  'PUT /v1/blog/articles/{id}/like': setLike,
  'PUT /v1/blog/articles/{id}/registration': setRegistration,
  'POST /v1/blog/articles/{id}/recommendation': recommendArticle,
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

export const blogPurchaseHandlers: Handlers<typeof blogPurchaseContract> = {
  'POST /v1/balance/articles/{articleId}/deposit': depositForArticle,
  'POST /v1/balance/articles/{articleId}/pay': payForArticle,
};
