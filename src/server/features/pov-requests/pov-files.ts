import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { povFile } from '../../platform/db/schema/pov-requests';
import { scheduleDeadline } from '../../platform/deadlines/schedule-deadline';

/** The day for an answer is over. */
export const povExpired = 'pov.expired';
/** A forgotten recording leaves the store once the transaction that forgot it has been committed. */
export const povErase = 'pov.eraseFile';

/**
 * Forgets files, and leaves a due deadline that takes their bytes out of the store after the commit, also after a crash.
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

/** All files of a request that will never be handed in. */
export const eraseAllPovFiles = async (tx: Tx, requestId: string, at: number): Promise<void> => {
  const files = await tx.select({ id: povFile.id }).from(povFile).where(eq(povFile.requestId, requestId));
  await erasePovFiles(
    tx,
    requestId,
    files.map(({ id }) => id),
    at,
  );
};
