export { waitingReceipts } from './desk/list-receipts';
export { seedPastReceipts } from './past-receipts';
