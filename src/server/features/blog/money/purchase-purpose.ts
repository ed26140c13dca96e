/** How the grants of bonus money name an article's purchase that they paid for. */
export const purchasePurpose = (purchaseId: string): string => `article:${purchaseId}`;
