export const blogArticleSorts = ['NEWEST_FIRST', 'OLDEST_FIRST'] as const;

export type BlogArticleSort = (typeof blogArticleSorts)[number];
