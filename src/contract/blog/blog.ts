import * as z from 'zod/mini';
import { articleAccesses, articleSorts, articleTypes } from '#domain/blog/article-enums.ts';
import { articleTerms } from '#domain/blog/article-terms.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { cursor, flag, gameId, integerInPath, limitUpTo, uuid } from '../schemas/fields';
import { articleAuthor, articleCard, articlePage, articleView } from './article-views';
import { tidy } from '../schemas/tidy';

const id = z.object({ id: integerInPath });

const feedQuery = z.object({
  gameId: z.optional(gameId),
  authorId: z.optional(uuid),
  type: z.optional(z.enum(articleTypes)),
  free: z._default(flag, false),
  recommended: z._default(flag, false),
  /** Only articles that the viewer has this kind of access to. */
  access: z.optional(z.enum(articleAccesses)),
  /** DELETED: for administrators only. */
  status: z._default(z.enum(['PUBLISHED', 'DELETED']), 'PUBLISHED'),
  /** Words of the title, the lead and the free text, in any inflection. */
  search: z._default(z.string().check(tidy(), z.maxLength(articleTerms.searchMax)), ''),
  sort: z._default(z.enum(articleSorts), 'NEWEST_FIRST'),
  cursor: z.optional(cursor),
  limit: limitUpTo(48, 12),
});

export const blogContract = endpoints({
  'GET /v1/blog/articles': endpoint({
    access: 'public',
    summary: 'The feed of articles',
    query: feedQuery,
    response: z.object({
      ...articlePage.shape,
      /** Total of matches on the first page; null on others and beyond a thousand. */
      total: z.nullable(z.number()),
    }),
    errors: ['UNAUTHENTICATED', 'AUTH_NOT_ADMIN', 'FORBIDDEN'],
  }),
  'GET /v1/blog/overview': endpoint({
    access: 'public',
    summary: 'Around the feed: articles by game, authors of the week, what is open to me, the tournament',
    response: z.object({
      total: z.number(),
      games: z.array(z.object({ gameId, count: z.number() })),
      authors: z.array(z.object({ ...articleAuthor.shape, articles: z.number(), likes: z.number() })),
      opened: z.nullable(z.object({ bought: z.number(), shared: z.number() })),
      tournament: z.nullable(articleCard),
    }),
    errors: [],
  }),
  'GET /v1/blog/authors': endpoint({
    access: 'public',
    sameForAll: true,
    summary: 'Authors of the feed by the beginning of their name',
    query: z.object({ search: z.string().check(tidy(), z.minLength(1), z.maxLength(articleTerms.searchMax)) }),
    response: z.object({ items: z.array(z.object({ ...articleAuthor.shape, articles: z.number() })) }),
    errors: [],
  }),
  'GET /v1/blog/articles/shared-with-me': endpoint({
    access: 'user',
    summary: 'Articles open to me: bought and shared ones',
    query: z.object({
      access: z.optional(z.enum(articleAccesses)),
      cursor: z.optional(cursor),
      limit: limitUpTo(48, 24),
    }),
    response: articlePage,
    errors: [],
  }),
  'GET /v1/blog/articles/{id}': endpoint({
    access: 'public',
    summary: 'A whole article or its preview',
    params: id,
    query: z.object({
      /** True: refuse instead of returning only the preview. */
      full: z._default(flag, false),
    }),
    response: articleView,
    errors: ['BLOG_NOT_FOUND', 'BLOG_ACCESS_DENIED', 'BLOG_ARTICLE_ACCESS_REQUIRED'],
  }),
  'GET /v1/blog/articles/{id}/related': endpoint({
    access: 'public',
    summary: 'More by the author and similar ones of the game',
    params: id,
    response: z.object({ author: z.array(articleCard), similar: z.array(articleCard) }),
    errors: ['BLOG_NOT_FOUND', 'BLOG_ACCESS_DENIED'],
  }),
  'PUT /v1/blog/articles/{id}/like': endpoint({
    access: 'user',
    summary: 'Likes it or no longer',
    params: id,
    body: z.object({ liked: z._default(z.boolean(), true) }),
    response: z.object({ liked: z.boolean(), likes: z.number() }),
    errors: ['BLOG_NOT_FOUND', 'BLOG_ACCESS_DENIED', 'BLOG_LIKE_ACCESS_DENIED'],
  }),
  'PUT /v1/blog/articles/{id}/registration': endpoint({
    access: 'user',
    summary: 'Registers for what the article is about, or no longer',
    params: id,
    body: z.object({ registered: z.boolean() }),
    response: z.object({ people: z.number(), registered: z.boolean() }),
    errors: ['BLOG_NOT_FOUND', 'BLOG_ACCESS_DENIED', 'BLOG_ARTICLE_ACCESS_REQUIRED', 'ARTICLE_REGISTRATION_CLOSED'],
  }),
  'POST /v1/blog/articles/{id}/recommendation': endpoint({
    access: { permission: 'MANAGE_BLOG' },
    summary: 'Recommends an article in the feed, or no longer',
    params: id,
    body: z.object({ recommended: z._default(z.boolean(), true) }),
    response: z.object({ recommended: z.boolean() }),
    errors: ['BLOG_NOT_FOUND', 'BLOG_NO_PUBLISHED_VERSION', 'ARTICLE_OWN'],
  }),
});
