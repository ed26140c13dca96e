import { kopecksToRubles, rublesToKopecks } from '#domain/money/kopecks.ts';
import type { CallResponse } from '#client/api/call.ts';

export type Deposit = CallResponse<'GET /v1/admin/deposits/{id}'>;

/** The provider took back more than the balance held, and no operator has handled the debt yet. */
export const isOwed = ({ refund }: Deposit): boolean =>
  refund !== null && refund.closedAt === null && refund.taken < refund.amount;

/** What can still be refunded of it, in rubles. */
export const leftOf = ({ amount, refunded }: Pick<Deposit, 'amount' | 'refunded'>): number =>
  kopecksToRubles(rublesToKopecks(amount ?? 0) - rublesToKopecks(refunded));
