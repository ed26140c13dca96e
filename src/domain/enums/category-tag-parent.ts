export const categoryTagParents = ['CATEGORY', 'CATEGORY_TAG'] as const;

export type CategoryTagParent = (typeof categoryTagParents)[number];
