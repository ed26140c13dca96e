export const blogArticleTypes = ['TEXT', 'VIDEO'] as const;

export type BlogArticleType = (typeof blogArticleTypes)[number];
