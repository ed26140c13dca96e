export const balanceReserveStatuses = ['CREATED', 'RESERVED', 'UNRESERVED', 'CANCELED'] as const;

export type BalanceReserveStatus = (typeof balanceReserveStatuses)[number];
