export const balanceReserveKinds = ['BLOG_ARTICLE', 'OTHER'] as const;

export type BalanceReserveKind = (typeof balanceReserveKinds)[number];
