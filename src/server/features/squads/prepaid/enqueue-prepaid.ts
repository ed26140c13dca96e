import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { prepaidSquad } from '#server/platform/db/schema/squads.ts';
import { putOutbox } from '#server/platform/outbox/put-outbox.ts';

/** The squad has a quote now: if it was prepaid, enqueues the payment of its owner's part after the commit. */
export const enqueuePrepaid = async (tx: Tx, squadId: number): Promise<void> => {
  const [row] = await tx
    .select({ depositId: prepaidSquad.depositId })
    .from(prepaidSquad)
    .where(and(eq(prepaidSquad.squadId, squadId), eq(prepaidSquad.status, 'MADE')));
  if (row) await putOutbox(tx, 'paidOrder', row);
};
