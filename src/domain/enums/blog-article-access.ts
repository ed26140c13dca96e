export const blogArticleAccesses = ['SHARED', 'BOUGHT'] as const;

export type BlogArticleAccess = (typeof blogArticleAccesses)[number];
