export const withdrawalStatuses = ['WAITING_FOR_CONFIRMATION', 'CONFIRMED', 'PAID', 'REJECTED'] as const;

export type WithdrawalStatus = (typeof withdrawalStatuses)[number];
