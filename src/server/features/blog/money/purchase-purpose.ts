/** The purpose under which grants of bonus and gift money record an article's purchase. */
export const purchasePurpose = (purchaseId: string): string => `article:${purchaseId}`;
