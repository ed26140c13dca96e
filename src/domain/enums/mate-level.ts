export const mateLevels = ['BEGINNER_I', 'BEGINNER_II', 'BEGINNER_III', 'EXPERT', 'PRO', 'STAR'] as const;

export type MateLevel = (typeof mateLevels)[number];
