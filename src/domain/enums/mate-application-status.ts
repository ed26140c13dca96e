export const mateApplicationStatuses = ['SENT', 'APPROVED', 'REFUSED'] as const;

export type MateApplicationStatus = (typeof mateApplicationStatuses)[number];
