import { and, asc, eq, inArray } from 'drizzle-orm';
import { reserveTerms } from '#domain/money/reserve.ts';
import type { Tx } from '../../platform/db/open-database';
import { balanceReserve, unreserveTransaction } from '../../platform/db/schema/money/reserves';
import { announceReserve, startAnswerTerm } from './reserve-steps';

/** A client who could not see their reserves can again: open requests get three full days from now on. */
export const restartAnswerTerms = async (tx: Tx, clientId: string, at: Date): Promise<void> => {
  const own = and(eq(balanceReserve.clientId, clientId), eq(balanceReserve.status, 'RESERVED'));
  const reserves = await tx.select().from(balanceReserve).where(own).orderBy(asc(balanceReserve.id)).for('update');
  if (reserves.length === 0) return;
  const waiting = await tx
    .update(unreserveTransaction)
    .set({ confirmsAt: new Date(at.getTime() + reserveTerms.silence) })
    .where(
      and(
        inArray(
          unreserveTransaction.reserveId,
          reserves.map(({ id }) => id),
        ),
        eq(unreserveTransaction.status, 'PENDING'),
      ),
    )
    .returning({ id: unreserveTransaction.id, reserveId: unreserveTransaction.reserveId });
  for (const row of waiting) await startAnswerTerm({ tx, at }, row.reserveId, row.id);
  if (waiting.length > 0) await announceReserve(tx, [...new Set([clientId, ...reserves.map(({ mateId }) => mateId)])]);
};
