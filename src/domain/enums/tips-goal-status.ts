export const tipsGoalStatuses = ['ACTIVE', 'ACHIEVED', 'DELETED'] as const;

export type TipsGoalStatus = (typeof tipsGoalStatuses)[number];
