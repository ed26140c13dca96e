import type { ReceiptState } from '#domain/receipts/receipt-states.ts';
import type { CallResponse } from '#client/api/call.ts';
import type { BadgeTone } from '#client/kit/display/badge.tsx';

export type ReceiptRow = CallResponse<'GET /v1/admin/receipts'>['items'][number];
export type WholeReceipt = CallResponse<'GET /v1/admin/receipts/{id}'>;

export const receiptTones: Readonly<Record<ReceiptState, BadgeTone>> = {
  OFF: 'neutral',
  QUEUED: 'warn',
  ACCEPTED: 'info',
  DONE: 'ok',
  REFUSED: 'danger',
};
