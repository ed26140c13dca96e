export { waitingReceipts } from './admin/list-receipts';
export { seedPastReceipts } from './past-receipts';
