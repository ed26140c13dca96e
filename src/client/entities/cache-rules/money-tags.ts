/** Tags of a person's money. */
export const moneyTags = ['Me', 'Balance', 'Transactions'] as const;

/** A started payment is listed among the open ones: a person who returns with the browser's Back sees it there. */
export const startedPaymentTags = ['Balance'] as const;
