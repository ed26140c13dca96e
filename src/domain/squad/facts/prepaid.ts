import { minutes } from '../../time/durations';

/**
 * Status of a squad that is created when its deposit arrives. WAITING: for the money. MADE: created. PAID: paid as its
 * mates accepted. UNPAID: the price changed or the money was spent elsewhere, so the owner has to pay by hand. FAILED:
 * creation was refused. LATE: the money came too late. REPLACED: its owner has another squad, or another order, since.
 */
export const prepaidStatuses = ['WAITING', 'MADE', 'PAID', 'UNPAID', 'FAILED', 'LATE', 'REPLACED'] as const;

export type PrepaidStatus = (typeof prepaidStatuses)[number];

/** After these nothing else happens to the squad. */
export const prepaidEnds: ReadonlySet<PrepaidStatus> = new Set(['UNPAID', 'FAILED', 'LATE', 'REPLACED']);

/** How long a squad waits for its deposit, in milliseconds: as long as the shown price holds. */
export const prepaidTerms = { waits: minutes(15) } as const;
