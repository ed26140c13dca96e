import { eq } from 'drizzle-orm';
import { povAfter } from '../../domain/pov-request/pov-after';
import type { PovEvent } from '../../domain/pov-request/pov-event';
import type { Tx } from '../db/open-database';
import { povRequest } from '../db/schema/pov-requests';
import { cancelDeadline } from '../deadlines/schedule-deadline';
import { Refusal } from '../http/refusal';
import { announce, userRoom } from '../outbox/put-outbox';
import { povFactsOf } from './pov-facts-of';
import { povExpired } from './pov-deadline-kinds';

type Row = typeof povRequest.$inferSelect;

/** The request under its lock: everything about it changes under it. Null when there is none. */
export const lockPov = async (tx: Tx, id: string): Promise<Row | null> => {
  const [row] = await tx.select().from(povRequest).where(eq(povRequest.id, id)).for('update');
  return row ?? null;
};

/** Tells the one who is asked, in all his tabs. */
export const tellPov = (tx: Tx, { userId, squadId }: Pick<Row, 'userId' | 'squadId'>): Promise<void> => announce(tx, [userRoom(userId)], 'pov request changed', { squadId });

/**
 * Asks the rules, writes the new status and tells the person; files and links are the caller's, in the same transaction.
 * @throws Refusal the machine's refusal
 */
export const povStep = async (tx: Tx, row: Row, event: PovEvent): Promise<void> => {
  const next = povAfter(row.status, await povFactsOf(tx, row), event);
  if ('refused' in next) throw new Refusal(next.refused);
  if (next.status !== row.status) {
    const answered = next.status === 'SUBMITTED' || next.status === 'DECLINED';
    await tx.update(povRequest).set({ status: next.status, answeredAt: answered ? new Date(event.at) : null }).where(eq(povRequest.id, row.id));
    if (answered) await cancelDeadline(tx, { aggregate: `pov:${row.id}`, kind: povExpired });
  }
  await tellPov(tx, row);
};
