export const platforms = ['PC', 'PS', 'XBOX', 'CROSS'] as const;

export type Platform = (typeof platforms)[number];
