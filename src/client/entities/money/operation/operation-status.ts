import type { Transaction } from '#contract/schemas/transaction.ts';
import { operationState, type OperationState, operationStateTexts } from '#domain/money/operation-text.ts';
import type { BadgeTone } from '#client/kit/display/badge.tsx';

const tones: Readonly<Record<OperationState, BadgeTone>> = {
  HELD: 'neutral',
  REFUNDED: 'neutral',
  CANCELED: 'neutral',
  WAITING_FOR_CONFIRMATION: 'warn',
  CONFIRMED: 'info',
  PAID: 'ok',
  REJECTED: 'danger',
};

/** The badge of an operation; null if it has no state to show. */
export const operationStatus = (line: Transaction): { readonly text: string; readonly tone: BadgeTone } | null => {
  const state = operationState(line);
  return state === null ? null : { text: operationStateTexts[state], tone: tones[state] };
};
