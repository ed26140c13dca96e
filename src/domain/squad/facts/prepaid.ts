import { minutes } from '../../time/durations';

/**
 * WAITING for its money; MADE, then PAID as its mates agree, or UNPAID: its price is not the one agreed to, or the money
 * has gone elsewhere, and it waits for its owner's press; FAILED: refused; LATE: the money took too long.
 */
export const prepaidStatuses = ['WAITING', 'MADE', 'PAID', 'UNPAID', 'FAILED', 'LATE'] as const;

/** How long a squad waits for its money, in milliseconds: as long as the price that was shown holds. */
export const prepaidTerms = { waits: minutes(15) } as const;
