export { waitingReceipts } from './admin/list-receipts';
export { seedPastReceipts, storePrincipals } from './past-receipts';
