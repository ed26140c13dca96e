import * as z from 'zod/mini';
import { authorModerationFilters } from '#domain/blog/article-enums.ts';
import { articleImage, articleTerms } from '#domain/blog/article-terms.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { cursor, integerInPath, limitUpTo, uuid } from '../schemas/fields';
import { money, time } from '../schemas/units';
import { ownArticle } from './article-views';
import { articleDocument, articleImageSchema } from './document';
import { draftSaved, draftView, newDraft, savedDraft } from './draft';
import { tidy } from '../schemas/tidy';
import { formatsInEnglish, sizeInEnglish } from '../kit/limits-in-english';

const id = z.object({ id: integerInPath });
/** The tournament's page is written by operators, who need their code. */
const asOperator = ['ADMIN_CODE_REQUIRED', 'ADMIN_CODE_NOT_SET_UP'] as const;
const notMine = ['BLOG_NOT_FOUND', 'BLOG_NOT_BELONGS_TO_USER'] as const;

/** Calls for authors, from the first draft to the statistics. */
export const blogWritingContract = endpoints({
  'GET /v1/blog/my-articles': endpoint({
    access: 'user',
    summary: 'One’s articles, recently changed first',
    query: z.object({
      moderation: z.optional(z.enum(authorModerationFilters)),
      cursor: z.optional(cursor),
      limit: limitUpTo(48, 24),
    }),
    response: z.object({ items: z.array(ownArticle), nextCursor: z.nullable(z.string()) }),
    errors: [],
  }),
  'GET /v1/blog/my-articles/{id}': endpoint({
    access: 'user',
    summary: 'The draft with remarks and versions',
    params: id,
    response: draftView,
    errors: notMine,
  }),
  'GET /v1/blog/my-articles/{id}/versions/{version}': endpoint({
    access: 'user',
    summary: 'One version of one’s article',
    params: z.object({ id: integerInPath, version: integerInPath }),
    response: z.object({ number: z.number(), title: z.string(), document: articleDocument }),
    errors: notMine,
  }),
  'PUT /v1/blog/my-articles/{id}/remarks/{remarkId}': endpoint({
    access: 'user',
    summary: 'Whether a moderator’s remark is done or not yet',
    params: z.object({ id: integerInPath, remarkId: integerInPath }),
    body: z.object({ fixed: z.boolean() }),
    errors: notMine,
  }),
  'POST /v1/blog/articles': endpoint({
    access: 'user',
    summary: 'A new draft',
    body: newDraft,
    response: draftSaved,
    errors: ['BLOG_CONTENT_TOO_LARGE', ...asOperator],
  }),
  'PUT /v1/blog/articles/{id}': endpoint({
    access: 'user',
    summary: 'Saves the draft; what was written over an old version does not overwrite a newer one',
    params: id,
    body: savedDraft,
    response: draftSaved,
    errors: [...notMine, 'BLOG_CANNOT_UPDATE', 'BLOG_CONTENT_TOO_LARGE', 'ARTICLE_DRAFT_CHANGED', ...asOperator],
  }),
  'POST /v1/blog/articles/{id}/publish': endpoint({
    access: 'user',
    summary: 'Submits the draft for moderation; what was unpublished and not changed returns at once',
    params: id,
    response: draftSaved,
    errors: [...notMine, 'BLOG_NO_DRAFT'],
  }),
  'POST /v1/blog/articles/{id}/unpublish': endpoint({
    access: 'user',
    summary: 'Takes it back from moderation or unpublishes it',
    params: id,
    response: draftSaved,
    errors: [...notMine, 'BLOG_CANNOT_UNPUBLISH', 'BLOG_NO_PUBLISHED_VERSION'],
  }),
  'DELETE /v1/blog/articles/{id}': endpoint({
    access: 'user',
    summary: 'Deletes an article that nobody has bought',
    params: id,
    errors: [...notMine, 'BLOG_CANNOT_DELETE'],
  }),
  'POST /v1/blog/upload': endpoint({
    access: 'user',
    summary: `A picture for an article: ${formatsInEnglish(articleImage.types)} up to ${sizeInEnglish(articleImage.maxBytes)}`,
    file: 'file',
    response: articleImageSchema,
    errors: ['ARTICLE_IMAGE_TOO_LARGE', 'ARTICLE_IMAGE_INVALID_TYPE'],
  }),
  'GET /v1/blog/stats/{id}': endpoint({
    access: 'user',
    summary: 'Statistics of one’s article',
    params: id,
    query: z.object({ days: z._default(z.enum(['7', '30', 'all']), 'all') }),
    response: z.object({
      /** Views: one for each person and day. */
      views: z.number(),
      /** Signed-in people who opened it. */
      readers: z.number(),
      likes: z.number(),
      purchases: z.number(),
      shares: z.number(),
      /** The author's income. */
      income: money,
      /** New people who came by its referral link. */
      newClients: z.number(),
      /** Days without activity are left out; days by Moscow time. */
      byDay: z.array(z.object({ day: z.string(), views: z.number(), purchases: z.number(), income: money })),
    }),
    errors: notMine,
  }),
  'GET /v1/blog/user-to-share': endpoint({
    access: 'mate',
    summary: 'One’s clients to whom an article can be opened',
    query: z.object({
      articleId: z.optional(integerInPath),
      search: z._default(z.string().check(tidy(), z.maxLength(40)), ''),
    }),
    response: z.object({
      items: z.array(
        z.object({
          id: uuid,
          username: z.string(),
          avatarUrl: z.nullable(z.string()),
          games: z.number(),
          /** Already has access, by purchase or share. */
          open: z.boolean(),
        }),
      ),
      shared: z.number(),
      max: z.number(),
    }),
    errors: ['BLOG_ID_REQUIRED', ...notMine],
  }),
  'GET /v1/blog/articles/{id}/shared-with': endpoint({
    access: 'user',
    summary: 'To whom an article is open and who has already looked; for its author and an administrator',
    params: id,
    response: z.object({
      items: z.array(
        z.object({
          id: uuid,
          username: z.string(),
          avatarUrl: z.nullable(z.string()),
          sharedAt: time,
          seenAt: z.nullable(time),
        }),
      ),
      max: z.number(),
    }),
    errors: ['BLOG_NOT_FOUND', 'BLOG_AUTHOR_OR_ADMIN_NEEDED_FOR_SHARES'],
  }),
  'PUT /v1/blog/articles/{id}/shared-with': endpoint({
    access: 'user',
    summary: `Opens an article to one’s clients, up to ${articleTerms.maxShares} of them`,
    params: id,
    body: z.object({ userIds: z.array(uuid).check(z.minLength(1), z.maxLength(articleTerms.maxShares)) }),
    response: z.object({ shared: z.number() }),
    errors: [
      ...notMine,
      'BLOG_NO_PUBLISHED_VERSION',
      'BLOG_SHARE_USER_NOT_FOUND',
      'BLOG_ALREADY_SHARED',
      'ARTICLE_SHARES_LIMIT',
    ],
  }),
  'DELETE /v1/blog/articles/{id}/shared-with/{userId}': endpoint({
    access: 'user',
    summary: 'Closes an article for somebody to whom it was opened',
    params: z.object({ id: integerInPath, userId: uuid }),
    errors: [...notMine, 'BLOG_SHARE_USER_NOT_FOUND'],
  }),
});
