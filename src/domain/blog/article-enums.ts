/** The moderation of an article's newest version (specification, section 3, both versions of the list). */
export const articleStatuses = [
  'CREATED',
  'UNDER_MODERATION',
  'NEED_FIX',
  'APPROVED',
  'REJECTED',
  'DELETED',
  'REASSIGNED',
] as const;
export type ArticleStatus = (typeof articleStatuses)[number];

export const articleTypes = ['TEXT', 'VIDEO'] as const;
export type ArticleType = (typeof articleTypes)[number];

export const articleSorts = ['NEWEST_FIRST', 'OLDEST_FIRST'] as const;

/** How a person who is not the author may read a paid article. */
export const articleAccesses = ['SHARED', 'BOUGHT'] as const;
export type ArticleAccess = (typeof articleAccesses)[number];

export const authorModerationFilters = [
  'NO_REQUEST',
  'APPROVED',
  'CREATED_OR_UNDER_MODERATION',
  'NEED_FIX_OR_REJECTED',
] as const;
export type AuthorModerationFilter = (typeof authorModerationFilters)[number];

/**
 * Statuses selected by each filter of an author's own list. A draft counts as waiting even when an earlier version is
 * published.
 */
export const statusesOfFilter: Readonly<Record<AuthorModerationFilter, readonly ArticleStatus[]>> = {
  // Drafts that have not been sent to moderation.
  NO_REQUEST: ['CREATED', 'REASSIGNED'],
  APPROVED: ['APPROVED'],
  CREATED_OR_UNDER_MODERATION: ['CREATED', 'UNDER_MODERATION', 'REASSIGNED'],
  NEED_FIX_OR_REJECTED: ['NEED_FIX', 'REJECTED'],
};
