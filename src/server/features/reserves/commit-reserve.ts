import { and, eq } from 'drizzle-orm';
import type { StageEvent } from '#domain/lifecycle/stage-log.ts';
import { type LoggedReserve, type LoggedReserveEvent, reserveLog } from '#domain/money/reserve-log.ts';
import type { ReserveEvent } from '#domain/money/reserve-states.ts';
import type { Tx } from '../../platform/db/open-database';
import { balanceReserve, unreserveTransaction } from '../../platform/db/schema/money/reserves';
import { beginLog, makeStep } from '../../platform/steps/log-step';
import { type Reserve, rowsOf, type UnreserveRow } from './reserve-view';

/** Stores a new reserve of its mate, whose log begins. */
export const insertReserve = async (tx: Tx, row: Omit<typeof balanceReserve.$inferInsert, 'status'>): Promise<void> => {
  const { id, mateId: by, createdAt } = row;
  const status = 'CREATED';
  await tx.insert(balanceReserve).values({ ...row, status });
  await beginLog(tx, reserveLog, { id, operationId: null, state: { status, parts: {} }, at: createdAt.getTime(), by });
};

const stateOf = async (tx: Tx, { id, status }: Pick<Reserve, 'id' | 'status'>): Promise<LoggedReserve> => ({
  status,
  parts: Object.fromEntries((await rowsOf(tx, [id])).map((row) => [row.id, row.status])),
});

interface Change<Event, Row> {
  readonly event: Event;
  /** What its transfers belong to; null where none move. */
  readonly operationId: string | null;
  readonly values: Partial<Omit<Row, 'status'>>;
}

/**
 * The only way in which a reserve's status changes: the step is made by the rules and logged, the row is stored. The
 * caller has locked the row and made sure that the event fits.
 */
export const commitReserve = async (
  tx: Tx,
  { id, status: before }: Pick<Reserve, 'id' | 'status'>,
  { event, operationId, values }: Change<StageEvent<ReserveEvent['type']>, Reserve>,
): Promise<void> => {
  const found = await stateOf(tx, { id, status: before });
  const { status } = await makeStep(tx, reserveLog, { id, operationId, before: found, event });
  await tx
    .update(balanceReserve)
    .set({ ...values, status })
    .where(eq(balanceReserve.id, id));
};

type PartEvent = Extract<LoggedReserveEvent, { readonly part: string }>;

/** The same for a part, under the lock of its reserve. */
export const commitPart = async (
  tx: Tx,
  reserve: Pick<Reserve, 'id' | 'status'>,
  { event, operationId, values }: Change<PartEvent, UnreserveRow>,
): Promise<void> => {
  const before = await stateOf(tx, reserve);
  const { parts } = await makeStep(tx, reserveLog, { id: reserve.id, operationId, before, event });
  const own = and(eq(unreserveTransaction.reserveId, reserve.id), eq(unreserveTransaction.id, event.part));
  const status = parts[event.part];
  if (status === undefined) await tx.delete(unreserveTransaction).where(own);
  else
    await tx
      .update(unreserveTransaction)
      .set({ ...values, status })
      .where(own);
};

/** Stores a new part, which the mate requests. */
export const insertPart = async (
  tx: Tx,
  reserve: Pick<Reserve, 'id' | 'status'>,
  row: Omit<typeof unreserveTransaction.$inferInsert, 'status' | 'reserveId'>,
  { by, operationId }: { readonly by: string; readonly operationId: string },
): Promise<void> => {
  const before = await stateOf(tx, reserve);
  const event = { type: 'part.requested', part: row.id, by, at: row.createdAt.getTime() } as const;
  await makeStep(tx, reserveLog, { id: reserve.id, operationId, before, event });
  await tx.insert(unreserveTransaction).values({ ...row, reserveId: reserve.id, status: 'PENDING' });
};
