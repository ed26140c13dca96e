export const unreserveTransactionStatuses = ['PENDING', 'REJECTED', 'CONFIRMED'] as const;

export type UnreserveTransactionStatus = (typeof unreserveTransactionStatuses)[number];
