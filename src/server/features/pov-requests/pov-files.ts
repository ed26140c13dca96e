import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { povFile } from '../../platform/db/schema/pov-requests';
import { scheduleDeadline } from '../../platform/deadlines/schedule-deadline';

/** Deadline kind: the day for an answer is over. */
export const povExpired = 'pov.expired';
/**
 * Deadline kind: removes a deleted recording from the store, after the transaction that deleted its row has been
 * committed.
 */
export const povErase = 'pov.eraseFile';

/**
 * Deletes file rows and schedules a deadline, due at once, that removes their bytes from the store after the commit,
 * even after a crash.
 */
export const erasePovFiles = async (
  tx: Tx,
  requestId: string,
  fileIds: readonly string[],
  at: number,
): Promise<void> => {
  if (fileIds.length === 0) return;
  await tx.delete(povFile).where(inArray(povFile.id, [...fileIds]));
  for (const subject of fileIds)
    await scheduleDeadline(tx, { aggregate: `pov:${requestId}`, kind: povErase, subject }, at);
};

/** The same for all files of a request that will never be submitted. */
export const eraseAllPovFiles = async (tx: Tx, requestId: string, at: number): Promise<void> => {
  const files = await tx.select({ id: povFile.id }).from(povFile).where(eq(povFile.requestId, requestId));
  await erasePovFiles(
    tx,
    requestId,
    files.map(({ id }) => id),
    at,
  );
};
