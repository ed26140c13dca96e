export const blogArticleStatuses = [
  'CREATED',
  'UNDER_MODERATION',
  'NEED_FIX',
  'APPROVED',
  'REJECTED',
  'DELETED',
  'REASSIGNED',
] as const;

export type BlogArticleStatus = (typeof blogArticleStatuses)[number];
