import type { ArticleStatus } from './article-enums';

/** Why an article refuses a step: codes of the family BLOG_ (specification, section 8). */
export type ArticleErrorCode =
  | 'BLOG_NOT_FOUND'
  | 'BLOG_CANNOT_UPDATE'
  | 'BLOG_CANNOT_DELETE'
  | 'BLOG_CANNOT_UNPUBLISH'
  | 'BLOG_NO_DRAFT'
  | 'BLOG_NO_PUBLISHED_VERSION'
  | 'ARTICLE_NOT_UNDER_MODERATION';

/** What the rules need besides the status: facts about the published version. */
export interface ArticleFacts {
  /** Some version has been approved. */
  readonly hasVersion: boolean;
  /** That version is in the feed now. */
  readonly live: boolean;
  /** Number of people who paid for it and were not refunded. */
  readonly buyers: number;
}

export const articleEventTypes = [
  'article.edited',
  'article.sent',
  'article.unpublished',
  'article.deleted',
  'article.approved',
  'article.returned',
  'article.rejected',
  'article.reassigned',
  'article.removed',
] as const;
export type ArticleEventType = (typeof articleEventTypes)[number];

export interface ArticleEvent {
  readonly type: ArticleEventType;
}

const decision = (status: ArticleStatus): ArticleErrorCode | null =>
  status === 'UNDER_MODERATION' ? null : 'ARTICLE_NOT_UNDER_MODERATION';

/**
 * Why an article in this status refuses an event, null when it accepts it (specification, sections 4 and 8). A deleted
 * article is BLOG_NOT_FOUND for everybody.
 */
export const articleRefusal = (
  status: ArticleStatus,
  { hasVersion, live, buyers }: ArticleFacts,
  { type }: ArticleEvent,
): ArticleErrorCode | null => {
  if (status === 'DELETED') return 'BLOG_NOT_FOUND';
  switch (type) {
    case 'article.edited':
      // A version under moderation must not change while it is read; the author may withdraw it first.
      return status === 'UNDER_MODERATION' ? 'BLOG_CANNOT_UPDATE' : null;
    case 'article.sent':
      if (status === 'UNDER_MODERATION') return 'BLOG_NO_DRAFT';
      return status === 'APPROVED' && live ? 'BLOG_NO_DRAFT' : null;
    case 'article.unpublished':
      if (status === 'UNDER_MODERATION' || live) return null;
      return hasVersion ? 'BLOG_CANNOT_UNPUBLISH' : 'BLOG_NO_PUBLISHED_VERSION';
    case 'article.deleted':
      // Buyers keep access to what they paid for: a sold article can be unpublished, not deleted.
      return status === 'UNDER_MODERATION' || buyers > 0 ? 'BLOG_CANNOT_DELETE' : null;
    case 'article.approved':
    case 'article.returned':
    case 'article.rejected':
      return decision(status);
    case 'article.reassigned':
    case 'article.removed':
      return null;
  }
};
