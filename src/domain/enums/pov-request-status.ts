export const povRequestStatuses = ['REQUESTED', 'SUBMITTED', 'DECLINED', 'EXPIRED'] as const;

export type PovRequestStatus = (typeof povRequestStatuses)[number];
