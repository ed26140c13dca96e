import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/open-database';
import { prepaidSquad } from '../../../platform/db/schema/squads';
import { putOutbox } from '../../../platform/outbox/put-outbox';

/** A squad has a price now: if it was paid for in advance, its owner's part is paid after the commit. */
export const enqueuePrepaid = async (tx: Tx, squadId: number): Promise<void> => {
  const [row] = await tx
    .select({ depositId: prepaidSquad.depositId })
    .from(prepaidSquad)
    .where(and(eq(prepaidSquad.squadId, squadId), eq(prepaidSquad.status, 'MADE')));
  if (row) await putOutbox(tx, 'paidOrder', row);
};
