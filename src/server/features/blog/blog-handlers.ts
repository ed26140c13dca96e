import type { blogContract } from '#contract/blog/blog.ts';
import type { Handlers } from '../../platform/http/call';
import { recommendArticle } from './moderation/desk-blog-handlers';
import { findAuthors, readOverview, readRelated } from './read/around-feed';
import { listArticles, listOpened } from './read/feed';
import { handleReadArticle } from './read/read-article';
import { setLike, setRegistration } from './shares/likes';

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
