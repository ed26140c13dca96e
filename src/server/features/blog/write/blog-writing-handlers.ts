import type { blogWritingContract } from '#contract/blog/blog-writing.ts';
import type { Handlers } from '../../../platform/http/call';
import { listClientsToShare, listShares, revokeShare, shareArticle } from '../shares/shares';
import { deleteArticle, markRemark, publishArticle, unpublishArticle } from './author-steps';
import { listOwn, readDraft, readVersion } from './own-articles';
import { createDraft, saveDraft } from './save-draft';
import { readStatistics } from './statistics';
import { uploadImage } from './upload-image';

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
