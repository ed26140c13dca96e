/** What shows somebody's money. */
export const money = ['Me', 'Balance', 'Transactions'] as const;
