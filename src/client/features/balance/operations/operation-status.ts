import type { Transaction } from '../../../../contract/schemas/transaction';
import type { BadgeTone } from '../../../ui/data/badge';
import { texts } from './texts';

export interface OperationStatus {
  readonly text: string;
  readonly tone: BadgeTone;
}

const withdrawalTones = { WAITING_FOR_CONFIRMATION: 'warn', CONFIRMED: 'info', PAID: 'ok', REJECTED: 'danger' } as const;

/** The badge of a line; null where there is nothing to tell. */
export const operationStatus = ({ status, withdrawal }: Transaction): OperationStatus | null => {
  if (withdrawal !== null) {
    if (withdrawal.canceled) return { text: texts.status.canceled, tone: 'neutral' };
    return { text: texts.status[withdrawal.status], tone: withdrawalTones[withdrawal.status] };
  }
  return status === null ? null : { text: texts.status[status], tone: 'neutral' };
};
