import * as z from 'zod/mini';
import { articleStatuses } from '#domain/blog/article-enums.ts';
import { articleTerms } from '#domain/blog/article-terms.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { cursor, flag, gameId, integerInPath, limitUpTo, uuid } from '../schemas/fields';
import { money, time } from '../schemas/units';
import { articleAuthor, ownArticle, remark } from '../blog/article-views';
import { articleDocument, printableText } from '../blog/document';
import { tidy } from '../schemas/tidy';

const access = { permission: 'MANAGE_BLOG' } as const;
const id = z.object({ id: integerInPath });
const reason = z.string().check(tidy(), z.minLength(articleTerms.reasonMin), z.maxLength(articleTerms.reasonMax));

const queued = z.object({
  ...ownArticle.shape,
  author: articleAuthor,
  /** Since when it waits for moderation; null when it does not. */
  sentAt: z.nullable(time),
  /** Shown in the feed's first row. */
  recommended: z.boolean(),
});

const content = z.object({ number: z.number(), title: z.string(), lead: z.string(), document: articleDocument });

const decided = z.object({ id: z.number(), status: z.enum(articleStatuses), live: z.boolean() });

/** The version that the moderator looked at: a newer one is not decided on. */
const seenVersion = { version: z.int().check(z.gte(1)) };

const decisionErrors = ['ADMIN_BLOG_ARTICLE_NOT_FOUND', 'ARTICLE_OWN', 'ARTICLE_NOT_UNDER_MODERATION'] as const;

export const deskBlogContract = endpoints({
  'GET /v1/admin/blog/articles': endpoint({
    access,
    summary: 'Articles for moderators; those that wait, oldest first',
    query: z.object({
      status: z.optional(z.enum(articleStatuses)),
      gameId: z.optional(gameId),
      authorId: z.optional(uuid),
      recommended: z.optional(flag),
      search: z._default(z.string().check(tidy(), z.maxLength(articleTerms.searchMax)), ''),
      cursor: z.optional(cursor),
      limit: limitUpTo(100, 50),
    }),
    response: z.object({
      items: z.array(queued),
      nextCursor: z.nullable(z.string()),
      /** Size of the whole filtered list, on its first page; null beyond a thousand. */
      total: z.nullable(z.number()),
      waiting: z.number(),
    }),
    errors: [],
  }),
  'GET /v1/admin/blog/articles/{id}': endpoint({
    access,
    summary: 'The newest version beside the published one, remarks and former decisions',
    params: id,
    response: z.object({
      article: queued,
      newest: content,
      published: z.nullable(content),
      remarks: z.array(remark),
      decisions: z.array(
        z.object({ action: z.string(), comment: z.string(), by: z.string(), version: z.number(), at: time }),
      ),
    }),
    errors: ['ADMIN_BLOG_ARTICLE_NOT_FOUND'],
  }),
  'POST /v1/admin/blog/articles/{id}/approve': endpoint({
    access,
    summary: 'Approves: the version appears in the feed',
    params: id,
    body: z.object(seenVersion),
    response: decided,
    errors: [...decisionErrors, 'ARTICLE_DRAFT_CHANGED'],
  }),
  'POST /v1/admin/blog/articles/{id}/need-fix': endpoint({
    access,
    summary: 'Returns it to the author with remarks at its blocks',
    params: id,
    body: z.object({
      ...seenVersion,
      comment: reason,
      remarks: z._default(
        z
          .array(
            z.object({
              blockId: z.nullable(z.string().check(z.maxLength(40))),
              text: printableText(articleTerms.remarkMax).check(tidy(), z.minLength(1)),
            }),
          )
          .check(z.maxLength(articleTerms.maxRemarks)),
        [],
      ),
    }),
    response: decided,
    errors: [...decisionErrors, 'ARTICLE_DRAFT_CHANGED'],
  }),
  'POST /v1/admin/blog/articles/{id}/reject': endpoint({
    access,
    summary: 'Declines with words',
    params: id,
    body: z.object({ ...seenVersion, comment: reason }),
    response: decided,
    errors: [...decisionErrors, 'ARTICLE_DRAFT_CHANGED'],
  }),
  'POST /v1/admin/blog/articles/{id}/reassign': endpoint({
    access,
    summary: 'Gives an article to another author',
    params: id,
    body: z.object({ authorId: uuid, comment: reason }),
    response: decided,
    errors: ['ADMIN_BLOG_ARTICLE_NOT_FOUND', 'ARTICLE_OWN', 'ADMIN_USERS_NOT_FOUND'],
  }),
  'POST /v1/admin/blog/articles/{id}/unpublish': endpoint({
    access,
    summary: 'Unpublishes with words to the author',
    params: id,
    body: z.object({ comment: reason }),
    response: decided,
    errors: ['ADMIN_BLOG_ARTICLE_NOT_FOUND', 'ARTICLE_OWN', 'BLOG_CANNOT_UNPUBLISH', 'BLOG_NO_PUBLISHED_VERSION'],
  }),
  'DELETE /v1/admin/blog/articles/{id}': endpoint({
    access,
    summary: 'Deletes an article; all who bought it get their money back',
    params: id,
    body: z.object({ comment: reason }),
    /** `waits`: the sum is large, so nothing has happened before a second operator asks for the same. */
    response: z.object({ ...decided.shape, refunded: z.number(), waits: z.boolean() }),
    errors: ['ADMIN_BLOG_ARTICLE_NOT_FOUND', 'ARTICLE_OWN', 'ADMIN_SECOND_OPERATOR'],
  }),
  'GET /v1/admin/blog/articles/{id}/purchases': endpoint({
    access,
    summary: 'Who has bought an article',
    params: id,
    query: z.object({ cursor: z.optional(cursor), limit: limitUpTo(100, 50) }),
    response: z.object({
      items: z.array(
        z.object({
          id: uuid,
          userId: uuid,
          username: z.string(),
          price: money,
          bonus: money,
          boughtAt: time,
          refundedAt: z.nullable(time),
        }),
      ),
      nextCursor: z.nullable(z.string()),
    }),
    errors: ['ADMIN_BLOG_ARTICLE_NOT_FOUND'],
  }),
  'POST /v1/admin/blog/purchases/{id}/refund': endpoint({
    access,
    summary: 'Returns the money for an article and closes it; for large sums to one buyer a second operator is awaited',
    idempotent: true,
    params: z.object({ id: uuid }),
    body: z.object({ comment: reason }),
    /** `waits`: nothing has moved, another operator has to do the same. */
    response: z.object({ refunded: money, waits: z.boolean() }),
    errors: ['ADMIN_BLOG_ARTICLE_NOT_FOUND', 'ARTICLE_OWN', 'ARTICLE_ALREADY_REFUNDED', 'ADMIN_SECOND_OPERATOR'],
  }),
});
