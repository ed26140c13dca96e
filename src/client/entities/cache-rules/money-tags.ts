/** What shows somebody's money. */
export const moneyTags = ['Me', 'Balance', 'Transactions'] as const;

/** A payment that was begun waits among the open ones for whoever comes back by the browser's Back. */
export const startedPaymentTags = ['Balance'] as const;
