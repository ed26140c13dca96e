export const disputeStatuses = ['NEW', 'IN_PROGRESS', 'CLOSED'] as const;

export type DisputeStatus = (typeof disputeStatuses)[number];
