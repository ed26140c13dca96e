export const userAudiences = ['ALL', 'CLIENT', 'MATE'] as const;

export type UserAudience = (typeof userAudiences)[number];
