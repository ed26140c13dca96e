import type { CallResponse } from '../../../../api/call';

export type Deposit = CallResponse<'GET /v1/admin/deposits/{id}'>;

/** The provider took back more than was there, and nobody has looked after it. */
export const isOwed = ({ refund }: Deposit): boolean =>
  refund !== null && refund.closedAt === null && refund.taken < refund.amount;
